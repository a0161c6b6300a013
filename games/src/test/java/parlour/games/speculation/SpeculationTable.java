package parlour.games.speculation;

import parlour.dictionary.ShippedLexicon;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordLaw;
import parlour.testkit.GameRun;
import parlour.testkit.TestTable;

/// A table at which a test plays: Anna deals first; Clara sits on her right when there are three.
record SpeculationTable(Speculation game, GameRun<Position, Move, View> gameRun)
    implements TestTable<Position, Move, View, SpeculationTable> {
  /// Six letters each keeps, two they give, and five they discard.
  private static final String[][] THREE = {
    {"garden", "ai", "uuwyk"}, {"planet", "nt", "oocdg"}, {"bridge", "es", "oolfh"}
  };

  private static final Judge JUDGE = new Judge(ShippedLexicon.load(), WordLaw.LISTS);

  /// A table of this size with these settings, names and values in turn.
  static SpeculationTable of(int seats, String... chosen) {
    Speculation game =
        new Speculation(
            Options.of(Settings.of(Options.SETTINGS, TestTable.settings(chosen))), JUDGE);
    return new SpeculationTable(
        game, GameRun.dealt(game, seats, position -> position.dealer().equals(ANNA)));
  }

  /// The players have these letters, from Anna on, and the box the others.
  SpeculationTable hands(String... letters) {
    Letters box = game.options().box().box().letters();
    PerSeat<Player> hands = position().hands();
    for (int i = 0; i < letters.length; i++) {
      Letters hand = Letters.of(letters[i]);
      box = box.minus(hand);
      hands = hands.with(Seat.of(i), Player.of(hand));
    }
    return becomes(
        new Position(
            position().match(),
            position().phase(),
            position().nowMillis(),
            position().plum(),
            hands,
            new Position.Rest(box, Letters.EMPTY),
            position().dice()));
  }

  /// Three players of whom Anna has GARDEN, Bert PLANET and Clara BRIDGE, with A I N T E S to make
  /// the Plum of.
  static SpeculationTable three(String... chosen) {
    SpeculationTable gamble = of(3, chosen);
    String[] hands = new String[3];
    for (int i = 0; i < 3; i++) hands[i] = String.join("", THREE[i]);
    return gamble.hands(hands);
  }

  /// The same when everybody has discarded and given.
  static SpeculationTable sorted(String... chosen) {
    SpeculationTable gamble = three(chosen);
    for (int i = 0; i < 3; i++)
      gamble.discard(Seat.of(i), THREE[i][2]).give(Seat.of(i), THREE[i][1]);
    return gamble;
  }

  /// The same when Anna has turned up her E, at ten seconds.
  static SpeculationTable exposed(String... chosen) {
    return sorted(chosen).at(10_000).by(ANNA, new Move.Expose('e'));
  }

  /// The same when Anna has turned up her Plum, and nobody has made a word of a hand.
  static SpeculationTable turnedUp(String... chosen) {
    return exposed(chosen).clock().by(ANNA, new Move.TurnUp());
  }

  SpeculationTable discard(Seat seat, String letters) {
    return by(seat, new Move.Discard(Letters.of(letters)));
  }

  SpeculationTable give(Seat seat, String letters) {
    return by(seat, new Move.Give(Letters.of(letters)));
  }

  SpeculationTable write(Seat seat, String... words) {
    for (String word : words) by(seat, new Move.Write(word));
    return this;
  }

  /// The clock speaks until the next deal or the end.
  SpeculationTable toTheNextDeal() {
    Seat dealer = position().dealer();
    while (position().dealer().equals(dealer) && !prompt().isOver()) clock();
    return this;
  }

  Phase phase() {
    return position().phase();
  }

  int counters(Seat seat) {
    return position().match().counters().of(seat);
  }

  Letters letters(Seat seat) {
    return position().of(seat).letters();
  }

  Letters plum() {
    return position().plum().letters();
  }
}
