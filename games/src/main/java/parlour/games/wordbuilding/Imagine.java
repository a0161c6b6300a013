package parlour.games.wordbuilding;

import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.letters.Box;
import parlour.games.wordbuilding.Position.Phase;
import parlour.lexicon.Letters;

/// Samples a full position consistent with a view: hands that could be held, and words that could
/// be in mind.
final class Imagine {
  private static final int TRIES = 24;
  private static final int LOOSE = 5;

  private final Options options;
  private final Words words;
  private final View view;
  private final Dice dice;
  private final Letters[] hands;
  private final String[] minds;
  private Letters unseen;

  Imagine(Options options, Words words, View view, Dice dice) {
    this.options = options;
    this.words = words;
    this.view = view;
    this.dice = dice;
    this.hands = new Letters[view.players()];
    this.minds = new String[view.players()];
    this.unseen =
        this.options
            .box()
            .box()
            .letters()
            .minus(view.round().crib())
            .minus(Letters.of(view.laid()))
            .minus(view.hand());
  }

  Position position() {
    for (Seat seat : view.match().lead().allSeats()) {
      minds[seat.index()] = view.minds().at(seat);
      hands[seat.index()] = seat.equals(view.eye()) ? view.hand() : Letters.EMPTY;
    }
    for (Seat seat : view.match().lead().allSeats())
      if (minds[seat.index()].equals(View.SEALED)) think(seat);
    for (Seat seat : view.match().lead().allSeats()) {
      if (seat.equals(view.eye())) continue;
      Letters given = Box.any(unseen, view.held().at(seat) - hands[seat.index()].size(), dice);
      hands[seat.index()] = hands[seat.index()].plus(given);
      unseen = unseen.minus(given);
    }
    return new Position(
        view.match(),
        view.round(),
        PerSeat.of(view.players(), seat -> hands[seat.index()]),
        PerSeat.of(view.players(), seat -> minds[seat.index()]),
        dice.next());
  }

  /// A word that begins with the letters laid, or holds them all, and that could be completed.
  private void think(Seat seat) {
    minds[seat.index()] = view.laid();
    if (view.phase() != Phase.UP) {
      int id =
          words.graph().anyBeginning(view.laid(), view.round().crib(), words.good(), dice::below);
      if (id >= 0) minds[seat.index()] = words.graph().word(id);
      return;
    }
    // If the letters laid are a word by now, they may be all there was to it.
    if (words.isWord(view.laid()) && dice.once(2)) return;
    Letters laid = Letters.of(view.laid());
    for (int attempt = 0; attempt < TRIES; attempt++) {
      Letters loose = Box.any(unseen.plus(view.round().crib()), LOOSE, dice);
      int id = words.graph().anyTaking(laid, loose, words.good(), dice::below);
      if (id < 0) continue;
      Letters wanting = words.graph().letters(id).minus(laid);
      Letters held = beyond(wanting, view.round().crib());
      if (held.size() > view.held().at(seat) || !unseen.covers(held)) continue;
      minds[seat.index()] = words.graph().word(id);
      hands[seat.index()] = held;
      unseen = unseen.minus(held);
      return;
    }
  }

  /// The letters that the crib does not have.
  private static Letters beyond(Letters wanting, Letters crib) {
    Letters held = Letters.EMPTY;
    for (int left = wanting.kinds(); left != 0; left &= left - 1) {
      char letter = (char) ('a' + Integer.numberOfTrailingZeros(left));
      for (int more = wanting.count(letter) - crib.count(letter); more > 0; more--)
        held = held.plus(letter);
    }
    return held;
  }
}
