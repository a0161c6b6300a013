package parlour.games.yankeeloto;

import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.engine.Seat;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.JudgingMode;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;

/// The legal moves a seat can know of.
record Choices(Options options, Words words, View view) {
  void all(Consumer<? super Move> out) {
    if (view.isMaking()) {
      out.accept(new Move.NoWord());
      Lexicon lexicon = words.judge().lexicon();
      lexicon
          .index()
          .within(
              view.own().hand(), words.layable(), id -> out.accept(new Move.Lay(lexicon.word(id))));
    }
    if (view.isReading()) {
      out.accept(new Move.Content());
      for (Seat seat : view.match().lead().allSeats())
        if (view.mayChallenge(seat)) out.accept(new Move.Challenge(seat));
    }
    Phase.Called call = view.round().called();
    if (view.mayCall()) out.accept(new Move.Call(call.number() + 1));
    if (options.auto()) return;
    if (view.mayCover()) out.accept(new Move.Cover(call.number(), call.letter()));
    if (view.isPlaying()) out.accept(new Move.Loto());
  }

  /// Any legal move of a seat that is to move.
  Move any(Dice dice) {
    if (view.isMaking()) return anyWord(view.own().hand(), dice);
    if (view.isReading()) return anyDoubt(dice);
    Phase.Called call = view.round().called();
    if (view.mayCall()) return new Move.Call(call.number() + 1);
    return view.mayCover() && !dice.once(8)
        ? new Move.Cover(call.number(), call.letter())
        : new Move.Loto();
  }

  /// A word of the hand if there is one; where players judge, now and then letters that are not a
  /// word.
  private Move anyWord(Letters hand, Dice dice) {
    if (dice.once(16)) return new Move.NoWord();
    if (options.judging() != JudgingMode.UMPIRE && dice.once(8)) {
      char[] letters = new char[options.length()];
      Letters left = hand;
      for (int i = 0; i < letters.length; i++) {
        letters[i] = Box.any(left, dice);
        left = left.minus(letters[i]);
      }
      return new Move.Lay(new String(letters));
    }
    String word = words.any(hand, dice);
    return word.isEmpty() ? new Move.NoWord() : new Move.Lay(word);
  }

  private Move anyDoubt(Dice dice) {
    if (dice.once(2)) return new Move.Content();
    Seat whose = Seat.NOBODY;
    int seen = 0;
    for (Seat seat : view.match().lead().allSeats())
      if (view.mayChallenge(seat) && dice.once(++seen)) whose = seat;
    return new Move.Challenge(whose);
  }
}
