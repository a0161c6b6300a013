package parlour.games.wordbuilding;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.wordbuilding.Position.Phase;
import parlour.lexicon.Letters;

/// What one seat may know: its own hand and word in mind, how many letters the others hold, and all
/// that lies open.
///
/// @param hand the letters of this seat; none for an onlooker
/// @param held how many letters each holds
/// @param minds the words in mind, [#SEALED] for those this seat may not read
public record View(
    Seat eye,
    Position.Match match,
    Position.Round round,
    Letters hand,
    PerSeat<Integer> held,
    PerSeat<String> minds) {
  /// A word that is written down and sealed.
  public static final String SEALED = "?";

  static View of(Position position, Seat eye) {
    int players = position.match().players();
    return new View(
        eye,
        position.match(),
        position.round(),
        eye.isNobody() ? Letters.EMPTY : position.hand(eye),
        PerSeat.of(players, seat -> position.hand(seat).size()),
        PerSeat.of(players, seat -> mind(position, seat, eye)));
  }

  private static String mind(Position position, Seat seat, Seat eye) {
    String word = position.minds().at(seat);
    boolean read = seat.equals(eye) || position.round().open().has(seat);
    return read || word.isEmpty() ? word : SEALED;
  }

  public int players() {
    return held.seats();
  }

  public Phase phase() {
    return round.phase();
  }

  /// The letters of the word that is building.
  public String laid() {
    return round.word().laid();
  }

  /// Whether it is this seat's turn.
  public boolean isTurn() {
    return !eye.isNobody() && round.phase() != Phase.OVER && round.turn().seat().equals(eye);
  }

  /// Whether this seat may doubt the word behind the last letter.
  public boolean mayChallenge() {
    return !eye.isNobody() && Position.doubters(match, round.turn()).has(eye);
  }

  /// The letters this seat may go on with: of the crib, in the second part of its hand too.
  public Letters reach() {
    return round.phase() == Phase.UP ? round.crib().plus(hand) : round.crib();
  }

  /// Whether the first letter of a word is to be set apart.
  public boolean isFirst() {
    return round.word().laid().isEmpty();
  }
}
