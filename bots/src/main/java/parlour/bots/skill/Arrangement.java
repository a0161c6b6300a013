package parlour.bots.skill;

import java.util.ArrayList;
import java.util.List;
import parlour.lexicon.Letters;

/// Letters arranged into words, and the letters left over.
///
/// @param words the words, longest first
/// @param loose the letters in none of them
public record Arrangement(List<String> words, Letters loose) {
  /// Scores an arrangement by its words and the number of letters left over.
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

  /// The best arrangement of a hand into some of the candidate words, by depth-first search within
  /// a budget of steps.
  ///
  /// Words are tried longest first, and each combination of words only once.
  public static Arrangement best(Letters hand, List<String> candidates, int steps, Scorer scorer) {
    List<String> words = new ArrayList<>(candidates);
    words.sort(
        (one, other) ->
            one.length() != other.length() ? other.length() - one.length() : one.compareTo(other));
    Search search = new Search(words, scorer, steps, hand);
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

    Search(List<String> words, Scorer scorer, int steps, Letters hand) {
      this.words = words.toArray(new String[0]);
      this.bags = new Letters[this.words.length];
      for (int i = 0; i < bags.length; i++) bags[i] = Letters.of(this.words[i]);
      this.scorer = scorer;
      this.steps = steps;
      this.left = hand;
      this.bestScore = scorer.score(best, hand.size());
    }

    void extend(int from, Letters loose, int count) {
      int score = scorer.score(chosen, count);
      if (score > bestScore) {
        bestScore = score;
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
