package parlour.games.spellingmatch;

import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.engine.Seat;
import parlour.games.material.Lot;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;

/// The legal moves a seat can know of.
record Choices(Options options, Words words, View view) {
  /// How many words to choose from are listed.
  private static final int FEW = 4;

  void all(Consumer<? super Move> out) {
    if (offers().mayChoose()) choosing(out);
    if (offers().mayCall()) out.accept(new Move.Call());
    if (view.mayTake()) offers().takes(out);
    if (view.isSpelling()) {
      String letters = view.held().letters();
      words.anagrams(letters, id -> out.accept(new Move.Spell(spelt(id))));
      if (options.vigilant() && !words.isWord(letters)) out.accept(new Move.Spell(letters));
    }
    for (Seat seat : view.match().allSeats()) {
      if (!view.mustForm(seat)) continue;
      out.accept(new Move.Concede(seat));
      words.anagrams(view.called(seat), id -> out.accept(new Move.Form(seat, spelt(id))));
    }
    if (view.mayProve()) out.accept(new Move.Prove());
    if (view.mayCallGame()) out.accept(new Move.Game());
    if (options.vigilant() && view.mayChallenge()) offers().doubts(out);
    if (offers().mayBeContent()) out.accept(new Move.Content());
  }

  private Offers offers() {
    return new Offers(options, view);
  }

  private String spelt(int id) {
    return words.judge().lexicon().word(id);
  }

  private void choosing(Consumer<? super Move> out) {
    int listed = 0;
    for (int i = 0; listed < FEW; i++) {
      String word = words.common(options.length(), i);
      if (word.isEmpty()) return;
      if (!isFree(word)) continue;
      out.accept(new Move.Choose(word));
      listed++;
    }
  }

  private boolean isFree(String word) {
    if (!view.heap().covers(Letters.of(word))) return false;
    for (Stack stack : view.stacks().at(view.eye())) if (stack.word().equals(word)) return false;
    return true;
  }

  /// Any legal move of a seat that is to move.
  Move any(Dice dice) {
    if (view.phase() instanceof Phase.Choosing) return anyWord(dice);
    if (view.phase() instanceof Phase.Ready) return new Move.Call();
    Optional<Seat> caller = view.firstCaller();
    if (caller.isPresent()) return anyForm(caller.get(), dice);
    boolean doubtful = options.vigilant() && view.mayChallenge();
    if (doubtful && dice.once(6)) return anyDoubt(dice);
    if (view.isSpelling()) {
      if (dice.once(5)) return new Move.Prove();
      return new Move.Spell(anySpelling(view.held().letters(), dice));
    }
    if (view.mayTake()) return Lot.draw(dice, new Move.Content(), offers()::takes);
    if (view.mayCallGame()) return new Move.Game();
    if (view.mayProve() && dice.once(2)) return new Move.Prove();
    return doubtful && (view.phase() instanceof Phase.Spelling || dice.once(2))
        ? anyDoubt(dice)
        : new Move.Content();
  }

  private Move anyWord(Dice dice) {
    while (true) {
      String word = words.anyOf(view.heap(), options.length(), dice);
      if (isFree(word)) return new Move.Choose(word);
    }
  }

  private Move anyForm(Seat caller, Dice dice) {
    String word = dice.once(4) ? "" : words.anagram(view.called(caller), dice);
    return word.isEmpty() ? new Move.Concede(caller) : new Move.Form(caller, word);
  }

  /// A word of these letters; where nobody judges, any order will do as well.
  private String anySpelling(String letters, Dice dice) {
    if (options.vigilant() && dice.once(3)) return Box.mixed("", letters, dice);
    String word = words.anagram(letters, dice);
    return word.isEmpty() ? letters : word;
  }

  private Move anyDoubt(Dice dice) {
    return Lot.draw(dice, new Move.Content(), offers()::doubts);
  }
}
