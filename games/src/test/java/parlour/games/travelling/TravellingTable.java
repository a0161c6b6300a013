package parlour.games.travelling;

import parlour.dictionary.ShippedLexicon;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordLaw;
import parlour.testkit.GameRun;
import parlour.testkit.TestTable;

/// A table at which a test plays: Anna deals first; Clara sits on her right when there are three.
record TravellingTable(Travelling game, GameRun<Position, Move, View> gameRun)
    implements TestTable<Position, Move, View, TravellingTable> {
  private static final Judge JUDGE = new Judge(ShippedLexicon.load(), WordLaw.GENERAL);

  /// A table of this size with these settings, names and values in turn.
  static TravellingTable of(int seats, String... chosen) {
    Travelling game = open(chosen);
    return new TravellingTable(
        game,
        GameRun.dealt(game, seats, position -> position.match().lead().leader().equals(ANNA)));
  }

  static Travelling open(String... chosen) {
    return new Travelling(
        Options.of(Settings.of(Options.SETTINGS, TestTable.settings(chosen))), JUDGE);
  }

  /// The players have these letters, from Anna on, and the box the others.
  TravellingTable hands(String... letters) {
    Letters box = game.options().box().box().letters();
    Position next = position();
    for (LaidWord laid : next.match().laid()) box = box.minus(Letters.of(laid.word()));
    for (int i = 0; i < letters.length; i++) {
      Player old = next.of(Seat.of(i));
      Letters hand = Letters.of(letters[i]);
      box = box.minus(hand).minus(Letters.of(old.word()));
      next = next.with(Seat.of(i), Player.of(old.word(), old.since(), hand), next.nowMillis());
    }
    return becomes(
        new Position(
            next.match(), next.phase(), next.nowMillis(), next.players(), box, next.dice()));
  }

  TravellingTable form(Seat seat, String word) {
    return by(seat, new Move.Form(word));
  }

  TravellingTable pass(Seat seat) {
    return by(seat, new Move.Pass(step()));
  }

  int passes() {
    return game.view(position(), Seat.NOBODY).passes();
  }

  int step() {
    return game.view(position(), Seat.NOBODY).step();
  }

  /// All who have not yet done so are ready to pass.
  TravellingTable passAll() {
    int step = step();
    for (Seat seat : prompt().must()) by(seat, new Move.Pass(step));
    return this;
  }

  /// All pass until the words are shown, or carried on.
  TravellingTable toTheEndOfTheRound() {
    int round = position().match().round();
    while (position().phase() instanceof Phase.Forming && position().match().round() == round)
      passAll();
    return this;
  }

  TravellingTable content() {
    for (Seat seat : position().match().allSeats())
      if (prompt().asks(seat) && position().phase() instanceof Phase.Reading)
        by(seat, new Move.Content());
    return this;
  }

  String word(Seat seat) {
    return position().of(seat).word();
  }

  Letters letters(Seat seat) {
    return position().of(seat).letters();
  }

  Letters loose(Seat seat) {
    return position().of(seat).loose();
  }
}
