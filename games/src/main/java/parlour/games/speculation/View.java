package parlour.games.speculation;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.letters.WordList;
import parlour.lexicon.Letters;

/// What one seat may know.
///
/// @param nowMillis when something last happened, in milliseconds since the deal
/// @param own what this seat has
/// @param seen what it sees of everybody
/// @param plum the Plum: without its letters until it is turned up, for the dealer as for all
/// @param heaps what it sees of the letters that nobody holds, and of the Plum while it is hidden
public record View(
    Seat eye,
    Position.Match match,
    Phase phase,
    long nowMillis,
    Player own,
    PerSeat<Seen> seen,
    Plum plum,
    Heaps heaps) {
  /// What others see of a player; lists that are not to be read yet are covered.
  public record Seen(int letters, WordList list, WordList plum) {}

  /// How many letters lie where nobody sees them.
  ///
  /// @param plum how many the Plum holds
  /// @param box how many are not in use
  /// @param aside how many the dealer has laid aside
  /// @param open what the dealer has laid aside, where this seat sees it
  public record Heaps(int plum, int box, int aside, Letters open) {}

  static View of(Options options, Position position, Seat eye) {
    boolean deals = eye.equals(position.dealer());
    Plum plum = position.plum();
    Letters aside = position.rest().aside();
    boolean chooses = deals && position.phase() instanceof Phase.Adding && options.plums().chosen();
    return new View(
        eye,
        position.match(),
        position.phase(),
        position.nowMillis(),
        eye.isNobody() ? Player.EMPTY : position.of(eye),
        position.hands().map((seat, hand) -> seen(position, seat, hand, eye)),
        plum.open() ? plum : plum.with(Letters.EMPTY),
        new Heaps(
            plum.letters().size(),
            position.rest().box().size(),
            aside.size(),
            chooses ? aside : Letters.EMPTY));
  }

  private static Seen seen(Position position, Seat seat, Player hand, Seat eye) {
    Phase phase = position.phase();
    boolean own = seat.equals(eye);
    boolean secret = seat.equals(position.dealer()) && phase instanceof Phase.WritingPlum;
    return new Seen(
        hand.letters().size(),
        own || phase.isRead() ? hand.list() : hand.list().covered(),
        own || !secret ? hand.plum() : hand.plum().covered());
  }

  public Seat dealer() {
    return match.dealer();
  }

  public boolean deals() {
    return !eye.isNobody() && eye.equals(dealer());
  }

  /// Whether something is wanted of this seat.
  public boolean isBusy() {
    return phase.busy().has(eye);
  }

  /// Whether the letters this seat has to pick are to be discarded.
  public boolean hasToDiscard(Options options) {
    return new Sorting(options).hasToDiscard(match.players(), own.letters().size());
  }

  /// How many letters this seat has to pick now: to discard, to give or to add; otherwise none.
  public int toPick(Options options) {
    if (!isBusy()) return 0;
    return switch (phase) {
      case Phase.Sorting _ ->
          hasToDiscard(options) ? Sorting.DISCARDS : options.plums().gifts(match.players());
      case Phase.Adding _ -> Options.FULL - heaps.plum();
      case Phase.Exposing _ -> 1;
      case Phase.Writing _,
          Phase.Turning _,
          Phase.WritingPlum _,
          Phase.Noticing _,
          Phase.Reading _,
          Phase.Over _ ->
          0;
    };
  }

  /// The letters this seat makes or notices words of now.
  public Letters rack() {
    return phase instanceof Phase.Writing ? plum.and(own.letters()) : plum.all();
  }

  /// The list this seat writes on now.
  public WordList paper() {
    return phase instanceof Phase.Writing ? own.list() : own.plum();
  }

  /// Whether this seat has lists of others to read.
  public boolean isReading() {
    if (!(phase instanceof Phase.Reading) || !isBusy()) return false;
    for (Seat seat : match.company()) {
      if (seat.equals(eye)) continue;
      if (seen.at(seat).list().hasUntried() || seen.at(seat).plum().hasUntried()) return true;
    }
    return false;
  }

  /// Whether a word of the Plum is on the dealer's list or has been noticed.
  public boolean isTaken(String word) {
    for (Seat seat : match.company()) if (seen.at(seat).plum().find(word) >= 0) return true;
    return false;
  }
}
