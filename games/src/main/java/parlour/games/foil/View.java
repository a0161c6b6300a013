package parlour.games.foil;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.foil.words.Holder;
import parlour.games.material.Pile;
import parlour.lexicon.Letters;

/// What one seat may know: the tray, its own cards, how many the others have, and of the phase what
/// is not hidden.
///
/// @param deck how many cards are left in the deck
/// @param discards the discards, top first; they lie face up
/// @param counts how many cards each holds
/// @param hand the seat's own cards, those in its holder included
/// @param phase the phase without what the seat may not know
public record View(
    Seat eye,
    Position.Match match,
    int deck,
    Pile discards,
    PerSeat<Integer> counts,
    Letters hand,
    Phase phase) {
  static View of(Position position, Seat eye) {
    PerSeat<Letters> hands = position.hands();
    Letters own = eye.isNobody() ? Letters.EMPTY : hands.at(eye);
    Position.Tray tray = position.tray();
    return new View(
        eye,
        position.match(),
        tray.deck().size(),
        tray.discards(),
        PerSeat.of(hands.seats(), seat -> hands.at(seat).size()),
        own,
        position.phase().seenBy(eye));
  }

  /// The seat's own holder; empty once the holders are turned.
  public Holder holder() {
    if (eye.isNobody()) return Holder.EMPTY;
    return switch (phase) {
      case Phase.Forming forming -> forming.holders().at(eye);
      case Phase.Scrambling scrambling -> scrambling.holders().at(eye);
      case Phase.Naming _, Phase.Unscrambling _, Phase.Voting _, Phase.Checking _, Phase.Over _ ->
          Holder.EMPTY;
    };
  }

  /// The seat's own cards that are in no word yet.
  public Letters loose() {
    return hand.minus(holder().letters());
  }

  /// Whether it is this seat's turn to draw and discard.
  public boolean isTurn() {
    return phase instanceof Phase.Forming forming && forming.turn().seat().equals(eye);
  }

  /// Whether this seat may have its holder turned: whoever knocked must keep a word long enough.
  boolean mayBeReady(Form form) {
    return phase instanceof Phase.Scrambling scrambling
        && (!eye.equals(scrambling.knocker()) || holder().hasWordOf(match.size(form)));
  }

  public boolean hasDrawn() {
    return phase instanceof Phase.Forming forming && forming.turn().hasDrawn();
  }

  /// Whether the deck can give a card, if need be by shuffling the discards.
  public boolean canDraw() {
    return deck > 0 || discards.size() > 1;
  }

  /// Whether this seat still has something to do where all play at once.
  public boolean isAwaited() {
    if (!match.in().has(eye)) return false;
    return switch (phase) {
      case Phase.Naming _ -> match.dealer().equals(eye);
      case Phase.Forming _ -> true;
      case Phase.Scrambling scrambling -> !scrambling.ready().has(eye);
      case Phase.Unscrambling unscrambling -> !unscrambling.down().has(eye);
      case Phase.Voting voting -> !voting.voted().has(eye);
      case Phase.Checking checking -> !checking.done().has(eye);
      case Phase.Over _ -> false;
    };
  }
}
