package parlour.games.letterpool;

import java.util.List;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.letterpool.Move.Declare;
import parlour.games.letterpool.Position.Phase;
import parlour.games.material.Box;
import parlour.games.material.LetterBox;
import parlour.lexicon.Letters;
import parlour.trial.Course;
import parlour.trial.Table;

/// A table at which a test plays: Anna deals; so Clara, on her right, declares first, then Bert,
/// then Anna.
record Play(LetterPool game, Course<Position, Move, View> course)
    implements Table<Position, Move, View, Play> {
  Play(LetterPool game, Position position) {
    this(game, new Course<>(game, position));
  }

  /// A table of so many.
  static Play table(LetterPool game, int seats) {
    return new Play(
        game, Course.dealt(game, seats, position -> position.match().lead().leader().equals(ANNA)));
  }

  /// The game with these settings, names and values in turn.
  static LetterPool open(String... chosen) {
    return (LetterPool) LetterPool.KIND.open(Table.settings(chosen), ShippedLexicon.load());
  }

  /// The declaring is about to begin with these letters in the pool and in the hands.
  static Play declaring(LetterPool game, String pool, String... hands) {
    Play play = table(game, hands.length);
    Letters left = LetterBox.THREE_HUNDRED.box().letters().minus(Letters.of(pool));
    for (String hand : hands) left = left.minus(Letters.of(hand));
    Position.Turn turn = new Position.Turn(CLARA, LetterPool.MINUTE, List.of());
    PerSeat<Letters> none = PerSeat.all(hands.length, Letters.EMPTY);
    return play.becomes(
        new Position(
            play.position().match(),
            Box.shuffled(left, new Dice(1)),
            PerSeat.of(hands.length, seat -> Letters.of(hands[seat.index()])),
            new Position.Round(Phase.DECLARE, Letters.of(pool), none, Seats.NONE, turn),
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
