package parlour.games.yankeeloto;

import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.engine.Seat;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.JudgingMode;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;

/// What a chair could do, from what it sees.
final class Choices {
  private Choices() {}

  static void all(YankeeLoto game, View view, Consumer<? super Move> out) {
    if (view.isMaking()) {
      out.accept(new Move.NoWord());
      Lexicon lexicon = game.words().judge().lexicon();
      lexicon
          .index()
          .within(
              view.own().hand(),
              game.words().rows(),
              id -> out.accept(new Move.Lay(lexicon.word(id))));
    }
    if (view.isReading()) {
      out.accept(new Move.Content());
      for (Seat seat : view.match().lead().others())
        if (view.mayChallenge(seat)) out.accept(new Move.Challenge(seat));
    }
    Position.Called call = view.round().call();
    if (view.mayCall()) out.accept(new Move.Call(call.number() + 1));
    if (game.options().auto()) return;
    if (view.mayCover()) out.accept(new Move.Cover(call.number(), call.letter()));
    if (view.isPlaying()) out.accept(new Move.Loto());
  }

  /// Any legal move of a chair that is asked for one.
  static Move any(YankeeLoto game, View view, Dice dice) {
    if (view.isMaking()) return anyWord(game, view.own().hand(), dice);
    if (view.isReading()) return anyDoubt(view, dice);
    Position.Called call = view.round().call();
    if (view.mayCall()) return new Move.Call(call.number() + 1);
    return view.mayCover() && !dice.once(8)
        ? new Move.Cover(call.number(), call.letter())
        : new Move.Loto();
  }

  /// A word of the hand if there is one; where players judge, now and then no word.
  private static Move anyWord(YankeeLoto game, Letters hand, Dice dice) {
    if (dice.once(16)) return new Move.NoWord();
    if (game.options().judging() == JudgingMode.VIGILANCE && dice.once(8)) {
      char[] letters = new char[game.options().length()];
      Letters left = hand;
      for (int i = 0; i < letters.length; i++) {
        letters[i] = Box.any(left, dice);
        left = left.minus(letters[i]);
      }
      return new Move.Lay(new String(letters));
    }
    String word = game.words().any(hand, dice);
    return word.isEmpty() ? new Move.NoWord() : new Move.Lay(word);
  }

  private static Move anyDoubt(View view, Dice dice) {
    if (dice.once(2)) return new Move.Content();
    Seat whose = Seat.NOBODY;
    int seen = 0;
    for (Seat seat : view.match().lead().others())
      if (view.mayChallenge(seat) && dice.once(++seen)) whose = seat;
    return new Move.Challenge(whose);
  }
}
