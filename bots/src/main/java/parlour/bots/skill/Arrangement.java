package parlour.bots.skill;

import java.util.ArrayList;
import java.util.List;
import parlour.lexicon.Letters;

/// Letters sorted into words, and how many are left over.
///
/// @param words the words, longest first
/// @param loose the letters in none of them
public record Arrangement(List<String> words, Letters loose) {
  /// What an arrangement is worth to the player.
  public interface Scorer {
    int score(List<String> words, int unused);
  }

  public int unused() {
    return loose.size();
  }

  public boolean hasWordOf(int size) {
    for (String word : words) if (word.length() >= size) return true;
    return false;
  }

  /// The best arrangement of these letters into those words, as far as so many looks reach.
  ///
  /// Words are tried longest first and each set of words only once; a branch ends when even using
  /// up all its letters would not beat the best so far, if the worth grows with every letter used.
  public static Arrangement best(Letters hand, List<String> candidates, int looks, Scorer worth) {
    List<String> words = new ArrayList<>(candidates);
    words.sort(
        (one, other) ->
            one.length() != other.length() ? other.length() - one.length() : one.compareTo(other));
    Search search = new Search(words, worth, looks, hand);
    search.extend(0, hand, hand.size());
    return new Arrangement(search.best, search.left);
  }

  private static final class Search {
    private final String[] words;
    private final Letters[] bags;
    private final Scorer scorer;
    private final List<String> chosen = new ArrayList<>();
    private int steps;
    private int bestScore;
    List<String> best = List.of();
    Letters left;

    Search(List<String> words, Scorer worth, int looks, Letters hand) {
      this.words = words.toArray(new String[0]);
      this.bags = new Letters[this.words.length];
      for (int i = 0; i < bags.length; i++) bags[i] = Letters.of(this.words[i]);
      this.scorer = worth;
      this.steps = looks;
      this.left = hand;
      this.bestScore = worth.score(best, hand.size());
    }

    void extend(int from, Letters loose, int count) {
      int now = scorer.score(chosen, count);
      if (now > bestScore) {
        bestScore = now;
        best = List.copyOf(chosen);
        left = loose;
      }
      for (int i = from; i < words.length && steps > 0; i++) {
        steps--;
        if (words[i].length() > count || !loose.covers(bags[i])) continue;
        chosen.add(words[i]);
        extend(i, loose.minus(bags[i]), count - words[i].length());
        chosen.removeLast();
      }
    }
  }
}
