package parlour.games.outinthecold;

import java.util.List;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LetterBox;
import parlour.games.outinthecold.Player.Progress;
import parlour.lexicon.Letters;
import parlour.testkit.GameRun;
import parlour.testkit.TestTable;

/// A table at which a test plays: Anna deals; so Clara, on her right, plays first, then Bert, then
/// Anna.
record OutInTheColdTable(OutInTheCold game, GameRun<Position, Move, View> gameRun)
    implements TestTable<Position, Move, View, OutInTheColdTable> {
  OutInTheColdTable(OutInTheCold game, Position position) {
    this(game, new GameRun<>(game, position));
  }

  /// A table of this size.
  static OutInTheColdTable table(OutInTheCold game, int seats) {
    return new OutInTheColdTable(
        game,
        GameRun.dealt(game, seats, position -> position.match().lead().leader().equals(ANNA)));
  }

  /// The game with these settings, names and values in turn.
  static OutInTheCold open(String... chosen) {
    return (OutInTheCold)
        OutInTheCold.ENTRY.open(TestTable.settings(chosen), ShippedLexicon.load());
  }

  /// A first round with these hands, Anna's first.
  static OutInTheColdTable hands(OutInTheCold game, String... hands) {
    OutInTheColdTable play = table(game, hands.length);
    Letters left = LetterBox.THREE_HUNDRED.box().letters();
    for (String hand : hands) left = left.minus(Letters.of(hand));
    PerSeat<Player> players =
        PerSeat.of(hands.length, seat -> Player.dealt(Letters.of(hands[seat.index()])));
    return play.becomes(
        new Position(
            play.position().match(),
            Box.shuffled(left, new Dice(1)),
            play.position().round().with(players),
            7));
  }

  /// The clock speaks until the game is over.
  OutInTheColdTable playOut() {
    while (!prompt().isOver()) clock();
    return this;
  }

  int won(Seat seat) {
    return position().match().won().at(seat).count();
  }

  List<String> words(Seat seat) {
    return position().match().won().at(seat).words();
  }

  int colds(Seat seat) {
    return position().match().colds().at(seat);
  }

  Progress progress(Seat seat) {
    return position().round().of(seat).progress();
  }
}
