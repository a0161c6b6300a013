package parlour.games.boxes;

import java.util.List;
import parlour.engine.Piece;

/// The contents of one box as it is printed and cut.
///
/// @param id by which it is ordered, such as `letters-300`
/// @param games the ids of the games that are played with it
/// @param pieces its letters or cards
/// @param supplies what lies beside them
public record BoxContents(
    String id, String title, List<String> games, List<PieceCount> pieces, Supplies supplies) {
  /// A piece and how often it is in the box.
  ///
  /// @param notes small print at the foot of the piece, line by line
  public record PieceCount(Piece.Face face, int copies, List<String> notes) {}

  /// What lies beside the pieces.
  ///
  /// @param counters how many counters there are
  /// @param markers how many markers, which stand for a counter owed
  /// @param holders how many holders to fold
  /// @param table what is printed beneath the slots of a holder, line by line
  /// @param names names for players, on cards that stand
  public record Supplies(
      int counters, int markers, int holders, List<String> table, List<String> names) {
    public static final Supplies NONE = new Supplies(0, 0, 0, List.of(), List.of());
  }

  /// How many pieces there are in all.
  public int size() {
    return pieces.stream().mapToInt(PieceCount::copies).sum();
  }

  /// Whether its pieces are letters, which suit a tile as well as a card.
  public boolean isLetters() {
    return pieces.stream().allMatch(piece -> piece.face().form() == Piece.Form.LETTER);
  }

  /// The same box for one of its games.
  public BoxContents only(String game) {
    return new BoxContents(id, title, List.of(game), pieces, supplies);
  }
}
