package parlour.games.travelling;

import java.util.Comparator;

/// What words count: letters first, then syllables, then how early they were made.
///
/// @param letters of the best word, or of the partners' best words together
/// @param syllables likewise
/// @param early the rounds that were still to come when they were made
public record Score(int letters, int syllables, int early) implements Comparable<Score> {
  static final Score NOTHING = new Score(0, 0, 0);

  private static final Comparator<Score> ORDER =
      Comparator.comparingInt(Score::letters)
          .thenComparingInt(Score::syllables)
          .thenComparingInt(Score::early);

  Score plus(Score other) {
    return new Score(letters + other.letters, syllables + other.syllables, early + other.early);
  }

  @Override
  public int compareTo(Score other) {
    return ORDER.compare(this, other);
  }
}
