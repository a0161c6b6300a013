package parlour.games.travelling;

/// What words count: letters first, then syllables, then how early they were made.
///
/// @param letters of the best word, or of the partners' best words together
/// @param syllables likewise
/// @param early the rounds that were still to come when they were made
public record Score(int letters, int syllables, int early) implements Comparable<Score> {
  static final Score NOTHING = new Score(0, 0, 0);

  Score plus(Score other) {
    return new Score(letters + other.letters, syllables + other.syllables, early + other.early);
  }

  // A word has at most 63 letters, so two have fewer than a thousand syllables.
  int standing() {
    return (letters * 1_000 + syllables) * 10 + early;
  }

  @Override
  public int compareTo(Score other) {
    return Integer.compare(standing(), other.standing());
  }
}
