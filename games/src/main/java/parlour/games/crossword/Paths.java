package parlour.games.crossword;

import java.util.Arrays;
import java.util.List;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordSet;

/// Words as paths from letter to letter, so that a search turns back as soon as no word goes on as
/// it has begun.
///
/// A knot is a beginning that words have in common; knot 0 is the empty one. `letters` holds, for
/// each, the letters that may follow, one bit each; `words` the id of the word that ends there, or
/// -1. The knots that follow lie side by side in the order of their letters, from `next` on.
///
/// A lexicon never changes, so neither do its paths: they are laid once and serve every table.
final class Paths {
  static final int START = 0;

  /// No word goes that way.
  static final int ASTRAY = -1;

  private static volatile List<Paths> laid = List.of();

  private final Lexicon lexicon;
  private final int[] letters;
  private final int[] words;
  private final int[] next;

  private Paths(Lexicon lexicon, Laying laying) {
    this.lexicon = lexicon;
    this.letters = Arrays.copyOf(laying.letters, laying.knots);
    this.words = Arrays.copyOf(laying.words, laying.knots);
    this.next = Arrays.copyOf(laying.next, laying.knots);
  }

  static Paths of(Lexicon lexicon) {
    for (Paths paths : laid) if (paths.lexicon == lexicon) return paths;
    Laying laying = new Laying(lexicon);
    laying.run();
    Paths paths = new Paths(lexicon, laying);
    laid = List.of(paths);
    return paths;
  }

  /// The letters that may follow, one bit each.
  int letters(int knot) {
    return letters[knot];
  }

  /// Whether a word of the set ends there.
  boolean isWord(int knot, WordSet set) {
    return set.has(words[knot]);
  }

  /// Where a letter leads, or astray.
  int follow(int knot, int letter) {
    int open = letters[knot];
    if ((open >>> letter & 1) == 0) return ASTRAY;
    return next[knot] + Integer.bitCount(open & (1 << letter) - 1);
  }

  /// Lays the paths of a sorted list of words, one length of beginnings after the other.
  private static final class Laying {
    private static final int ROOM = 1 << 16;

    private final Lexicon lexicon;
    private final String[] sorted;
    private int[] letters = new int[ROOM];
    private int[] words = new int[ROOM];
    private int[] next = new int[ROOM];
    private int[] from = new int[ROOM];
    private int[] to = new int[ROOM];
    private int knots = 1;

    Laying(Lexicon lexicon) {
      this.lexicon = lexicon;
      this.sorted = new String[lexicon.size()];
      for (int id = 0; id < sorted.length; id++) sorted[id] = lexicon.word(id);
      Arrays.sort(sorted);
      to[0] = sorted.length;
    }

    void run() {
      int first = 0;
      for (int depth = 0; first < knots; depth++) {
        int last = knots;
        for (int knot = first; knot < last; knot++) branch(knot, depth);
        first = last;
      }
    }

    private void branch(int knot, int depth) {
      next[knot] = knots;
      words[knot] = -1;
      int at = from[knot];
      int end = to[knot];
      if (at < end && sorted[at].length() == depth) words[knot] = lexicon.id(sorted[at++]);
      while (at < end) {
        char letter = sorted[at].charAt(depth);
        int start = at;
        while (at < end && sorted[at].charAt(depth) == letter) at++;
        if (knots == letters.length) grow();
        letters[knot] |= 1 << letter - 'a';
        from[knots] = start;
        to[knots++] = at;
      }
    }

    private void grow() {
      int size = 2 * knots;
      letters = Arrays.copyOf(letters, size);
      words = Arrays.copyOf(words, size);
      next = Arrays.copyOf(next, size);
      from = Arrays.copyOf(from, size);
      to = Arrays.copyOf(to, size);
    }
  }
}
