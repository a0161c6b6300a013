package parlour.games.outinthecold;

import java.util.Locale;
import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.engine.Seat;
import parlour.games.material.letters.Box;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;

/// The legal moves a seat can know of.
record Choices(Options options, Judge judge, View view) {
  /// The most letters looked at together when any word at all will do.
  private static final int LOOK = 8;

  private WordIndex graph() {
    return judge.lexicon().index();
  }

  void all(Consumer<? super Move> out) {
    if (view.mayComeIn()) {
      graph()
          .within(
              view.hand(), judge.admitted(), id -> out.accept(new Move.ComeIn(graph().word(id))));
      out.accept(view.mayWait() ? new Move.Wait() : new Move.Stay());
    }
    if (view.mayBuild()) {
      Letters before = Letters.of(view.declared().word());
      graph()
          .takings(
              before,
              view.hand(),
              judge.admitted(),
              id -> out.accept(new Move.Build(graph().word(id))));
      out.accept(new Move.Pass());
    }
    if (!view.mayDoubt()) return;
    for (Seat maker : view.allSeats())
      if (view.isDoubtful(maker))
        out.accept(new Move.Challenge(view.round().of(maker).laid().word()));
    out.accept(new Move.Content());
  }

  Move any(Dice dice) {
    return switch (view.phase()) {
      case Phase.Turn _, Phase.Race _, Phase.Over _ -> dice.once(3) ? anyWord(dice) : notIn();
      case Phase.Building _ -> anyBuild(dice);
      case Phase.Shown _ -> dice.once(3) ? anyDoubt(dice) : new Move.Content();
    };
  }

  private Move notIn() {
    return view.mayWait() ? new Move.Wait() : new Move.Stay();
  }

  private Move anyWord(Dice dice) {
    Letters hand = view.hand();
    if (hand.size() < Circuit.SHORTEST) return notIn();
    if (options.vigilant() && dice.once(4)) {
      int count = Circuit.SHORTEST + dice.below(hand.size() - Circuit.SHORTEST + 1);
      return new Move.ComeIn(anyOrder(Box.any(hand, count, dice), dice));
    }
    Letters some = hand.size() > LOOK ? Box.any(hand, LOOK, dice) : hand;
    int id = graph().anyWithin(some, judge.admitted(), dice::below);
    return id < 0 ? notIn() : new Move.ComeIn(graph().word(id));
  }

  private static String anyOrder(Letters letters, Dice dice) {
    return Box.mixed("", letters.toString().toLowerCase(Locale.ROOT), dice);
  }

  private Move anyBuild(Dice dice) {
    Letters before = Letters.of(view.declared().word());
    if (options.vigilant() && dice.once(8))
      return new Move.Build(anyOrder(before.plus(Box.any(view.hand(), dice)), dice));
    Letters some = view.hand().size() > LOOK ? Box.any(view.hand(), LOOK, dice) : view.hand();
    int id = graph().anyTaking(before, some, judge.admitted(), dice::below);
    return id < 0 || dice.once(3) ? new Move.Pass() : new Move.Build(graph().word(id));
  }

  private Move anyDoubt(Dice dice) {
    String word = "";
    int seen = 0;
    for (Seat maker : view.allSeats())
      if (view.isDoubtful(maker) && dice.once(++seen)) word = view.round().of(maker).laid().word();
    return new Move.Challenge(word);
  }
}
