package parlour.games.puzzleneighbor;

import java.util.Locale;
import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.engine.Seat;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.GivenWords;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;

/// The legal moves a seat can know of.
record Choices(Options options, GivenWords words, View view) {
  /// How many words to pick from are listed.
  private static final int FEW = 4;

  void all(Consumer<? super Move> out) {
    if (view.mayPick()) words(out);
    if (view.mayCall()) out.accept(new Move.Call());
    if (view.isTrying()) {
      Judge judge = words.judge();
      judge
          .lexicon()
          .index()
          .anagrams(
              Letters.of(view.own().letters()),
              judge.admitted(),
              id -> out.accept(new Move.Announce(judge.lexicon().word(id))));
      out.accept(new Move.Yield());
    }
    if (view.mayRequire()) {
      out.accept(new Move.Require());
      out.accept(new Move.Pay());
    }
    if (view.mustSpell()) out.accept(new Move.Concede());
    if (!view.mayDoubt()) return;
    for (Seat setter : view.allSeats())
      if (isDoubtful(setter))
        out.accept(new Move.Challenge(view.round().of(setter).claim().word()));
    if (view.phase() instanceof Phase.Prove) out.accept(new Move.Content());
  }

  private void words(Consumer<? super Move> out) {
    int length = options.length();
    int listed = 0;
    for (int i = 0; listed < FEW && i < words.count(length); i++) {
      String word = words.at(length, i);
      if (!view.open().covers(Letters.of(word))) continue;
      out.accept(new Move.Pick(word));
      listed++;
    }
  }

  private boolean isDoubtful(Seat setter) {
    return view.round().of(setter).isUntried() && !view.match().receiver(setter).equals(view.eye());
  }

  Move any(Dice dice) {
    if (view.mayPick()) return new Move.Pick(anyPick(dice));
    if (view.mayCall()) return new Move.Call();
    if (view.isTrying()) {
      if (view.mayDoubt() && dice.once(4)) return anyDoubt(dice);
      return anyAnnouncement(dice);
    }
    if (view.mayRequire()) return dice.once(4) ? new Move.Pay() : new Move.Require();
    if (view.mustSpell()) return anySpelling(dice);
    boolean content = view.phase() instanceof Phase.Prove && !dice.once(3);
    return content ? new Move.Content() : anyDoubt(dice);
  }

  private String anyPick(Dice dice) {
    if (!options.vigilant() || !dice.once(8)) return words.any(options.length(), view.open(), dice);
    return Box.any(view.open(), options.length(), dice).toString().toLowerCase(Locale.ROOT);
  }

  private Move anyAnnouncement(Dice dice) {
    String letters = view.own().letters();
    if (dice.once(3)) return new Move.Yield();
    if (options.vigilant() && dice.once(3)) return new Move.Announce(Box.mixed("", letters, dice));
    Judge judge = words.judge();
    Letters all = Letters.of(letters);
    int id = judge.lexicon().index().anyWithin(all, all, judge.admitted(), dice::below);
    return id < 0 ? new Move.Yield() : new Move.Announce(judge.lexicon().word(id));
  }

  private Move anyDoubt(Dice dice) {
    String word = "";
    int seen = 0;
    for (Seat setter : view.allSeats())
      if (isDoubtful(setter) && dice.once(++seen)) word = view.round().of(setter).claim().word();
    return new Move.Challenge(word);
  }

  /// Admits that it cannot, or says any word.
  private Move anySpelling(Dice dice) {
    Stack stack = view.passed();
    String word = words.any(options.length(), dice);
    boolean said =
        stack.plea().tries().contains(word) || stack.plea().tries().size() >= Solving.TRIES;
    return said || dice.once(2) ? new Move.Concede() : new Move.Spell(word);
  }
}
