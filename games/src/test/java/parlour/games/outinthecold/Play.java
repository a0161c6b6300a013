package parlour.games.outinthecold;

import java.util.List;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.Box;
import parlour.games.material.LetterBox;
import parlour.games.outinthecold.Player.Stage;
import parlour.lexicon.Letters;
import parlour.trial.Course;
import parlour.trial.Table;

/// A table at which a test plays: Anna deals; so Clara, on her right, plays first, then Bert, then
/// Anna.
record Play(OutInTheCold game, Course<Position, Move, View> course)
    implements Table<Position, Move, View, Play> {
  Play(OutInTheCold game, Position position) {
    this(game, new Course<>(game, position));
  }

  /// A table of so many.
  static Play table(OutInTheCold game, int seats) {
    return new Play(
        game, Course.dealt(game, seats, position -> position.match().lead().leader().equals(ANNA)));
  }

  /// The game with these settings, names and values in turn.
  static OutInTheCold open(String... chosen) {
    return (OutInTheCold) OutInTheCold.KIND.open(Table.settings(chosen), ShippedLexicon.load());
  }

  /// A first round with these hands, Anna's first.
  static Play hands(OutInTheCold game, String... hands) {
    Play play = table(game, hands.length);
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
  Play playOut() {
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

  Stage stage(Seat seat) {
    return position().round().of(seat).stage();
  }
}
