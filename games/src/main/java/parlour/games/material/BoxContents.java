package parlour.games.material;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import parlour.engine.Piece;

/// The contents of one box as it is printed and cut.
///
/// @param id by which it is ordered, such as `letters-300`
/// @param pieces its letters or cards
/// @param supplies what lies beside them
public record BoxContents(String id, String title, List<PieceCount> pieces, Supplies supplies) {
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

  /// The faces of a pack, each with how often it is there.
  public static List<PieceCount> kinds(int size, IntFunction<Piece.Face> faceAt) {
    Map<String, PieceCount> kinds = new LinkedHashMap<>();
    for (int card = 0; card < size; card++) {
      Piece.Face face = faceAt.apply(card);
      kinds.merge(
          face.name(),
          new PieceCount(face, 1, List.of()),
          (known, one) -> new PieceCount(face, known.copies() + one.copies(), List.of()));
    }
    return List.copyOf(kinds.values());
  }
}
