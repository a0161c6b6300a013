package parlour.games.foil.words;

import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;

/// Guesses words, or what a player might take for one.
///
/// @param judge knows the words
public record Guess(Judge judge) {
  /// Some of these letters as a word, more often a good one than not.
  public String word(Letters loose, Dice dice) {
    int id =
        dice.once(4) ? -1 : judge.lexicon().index().anyWithin(loose, judge.admitted(), dice::below);
    if (id >= 0) return judge.lexicon().word(id);
    int size = loose.size();
    int count = size < 8 ? size : 4 + dice.below(size - 7);
    return Scramble.shuffled(Deck.row(loose), dice).substring(0, count);
  }

  /// All words within these letters.
  public void words(Letters loose, Consumer<String> out) {
    judge
        .lexicon()
        .index()
        .within(loose, judge.admitted(), id -> out.accept(judge.lexicon().word(id)));
  }

  /// What a scramble might spell, more often a word than not.
  public String anagram(String scramble, Dice dice) {
    int[] found = {-1, 0};
    if (!dice.once(4)) {
      judge
          .lexicon()
          .index()
          .anagrams(
              Letters.of(scramble),
              judge.admitted(),
              id -> {
                if (dice.once(++found[1])) found[0] = id;
              });
    }
    return found[0] >= 0 ? judge.lexicon().word(found[0]) : Scramble.shuffled(scramble, dice);
  }

  /// All words a scramble spells.
  public void anagrams(String scramble, Consumer<String> out) {
    judge
        .lexicon()
        .index()
        .anagrams(
            Letters.of(scramble), judge.admitted(), id -> out.accept(judge.lexicon().word(id)));
  }
}
