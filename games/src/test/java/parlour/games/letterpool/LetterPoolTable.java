package parlour.games.letterpool;

import parlour.dictionary.ShippedLexicon;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.letterpool.Move.Declare;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LetterBox;
import parlour.lexicon.Letters;
import parlour.testkit.GameRun;
import parlour.testkit.TestTable;

/// A table at which a test plays: Anna deals; so Clara, on her right, declares first, then Bert,
/// then Anna.
record LetterPoolTable(LetterPool game, GameRun<Position, Move, View> gameRun)
    implements TestTable<Position, Move, View, LetterPoolTable> {
  LetterPoolTable(LetterPool game, Position position) {
    this(game, new GameRun<>(game, position));
  }

  /// A table of this size.
  static LetterPoolTable table(LetterPool game, int seats) {
    return new LetterPoolTable(
        game,
        GameRun.dealt(game, seats, position -> position.match().lead().leader().equals(ANNA)));
  }

  /// The game with these settings, names and values in turn.
  static LetterPool open(String... chosen) {
    return (LetterPool) LetterPool.ENTRY.open(TestTable.settings(chosen), ShippedLexicon.load());
  }

  /// The declaring is about to begin with these letters in the pool and in the hands.
  static LetterPoolTable declaring(LetterPool game, String pool, String... hands) {
    LetterPoolTable play = table(game, hands.length);
    Letters left = LetterBox.THREE_HUNDRED.box().letters().minus(Letters.of(pool));
    for (String hand : hands) left = left.minus(Letters.of(hand));
    return play.becomes(
        new Position(
            play.position().match(),
            Box.shuffled(left, new Dice(1)),
            PerSeat.of(hands.length, seat -> Letters.of(hands[seat.index()])),
            Letters.of(pool),
            new Phase.Declaring(CLARA, Claims.NONE, LetterPool.MINUTE_MILLIS),
            7));
  }

  static Declare word(String word) {
    return word(word, "");
  }

  static Declare word(String word, String held) {
    return new Declare(word, Letters.of(held));
  }

  int won(Seat seat) {
    return position().match().won().at(seat).count();
  }
}
