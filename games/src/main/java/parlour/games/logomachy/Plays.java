package parlour.games.logomachy;

import java.util.Optional;
import java.util.function.Consumer;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordSet;

/// The plays that a hand and a pool allow, as far as the dictionary goes.
public final class Plays {
  private final Judge words;
  private final Finder finder;

  public Plays(Judge words) {
    this.words = words;
    this.finder = new Finder(words);
  }

  /// Who judges the words.
  public Judge words() {
    return words;
  }

  Finder finder() {
    return finder;
  }

  /// Some trick with a word of at least so many letters.
  Optional<Move> trick(Pool pool, Letters hand, int least) {
    for (Reach reach : Reach.tricks(pool, hand)) {
      int id = finder.first(reach, least);
      if (id >= 0) return Optional.of(new Move.Take(words.lexicon().word(id), reach.card(), reach.builds()));
    }
    return Optional.empty();
  }

  /// Some play other than a card to the pool.
  Optional<Move> some(Pool pool, Letters hand) {
    Optional<Move> trick = trick(pool, hand, words.law().least());
    if (trick.isPresent()) return trick;
    for (Reach reach : Reach.builds(pool, hand)) {
      int id = finder.first(reach, words.law().least());
      if (id >= 0) return Optional.of(reach.build(words.lexicon().word(id), reach.card()));
    }
    return Optional.empty();
  }

  /// Every trick, build and extension with words that are known; of those to build, only such as take all they can from
  /// the pool.
  public void each(Pool pool, Letters hand, WordSet known, Consumer<? super Move> out) {
    for (Reach reach : Reach.tricks(pool, hand)) {
      finder.each(reach, known, id -> out.accept(new Move.Take(words.lexicon().word(id), reach.card(), reach.builds())));
    }
    for (Reach reach : Reach.builds(pool, hand)) {
      Letters lying = reach.builds() == 0 ? pool.loose() : pool.loose().plus(pool.build(reach.number()).laid());
      finder.each(reach, known, id -> {
        String word = words.lexicon().word(id);
        if (wanting(word, lying) != reach.held().size()) return;
        for (char card = 'a'; card <= 'z'; card++) if (reach.held().has(card)) out.accept(reach.build(word, card));
      });
    }
  }

  /// How many letters of the word do not lie there.
  private static int wanting(String word, Letters lying) {
    Letters left = lying;
    int wanting = 0;
    for (int i = 0; i < word.length(); i++) {
      char letter = word.charAt(i);
      if (left.has(letter)) left = left.minus(letter);
      else wanting++;
    }
    return wanting;
  }
}
