package parlour.bench;

import java.util.List;
import java.util.Random;

/// Random queries for the benchmarks, the same in every run.
final class Queries {
  private static final String FOIL_LETTERS =
      "a9b2c3d4e12f2g5h2i9j1k1l4m3n6o8p3q1r6s5t6u6v2w3x1y3z1";
  private static final String LEXICON_LETTERS =
      "a4b1c1d1e4f1g1h3i4j1k1l3m1n1o3p1q1r3s3t3u3v1w3x1y1z1";

  private final Random random = new Random(1908);
  private final List<String> words;

  Queries(List<String> words) {
    this.words = words;
  }

  /// Racks dealt from the 108 letters of Foil.
  String[] racks(int count, int size) {
    return fill(count, () -> deal(FOIL_LETTERS, size));
  }

  /// A hand dealt from the cards of the Crossword Letter Game without the Free Letter.
  String hand(int size) {
    return deal(LEXICON_LETTERS, size);
  }

  /// Words with their letters shuffled.
  String[] shuffled(int count) {
    return fill(count, () -> shuffle(word(2, 64).toCharArray()));
  }

  /// Words of three to seven letters, such as lie on a table.
  String[] laid(int count) {
    return fill(count, () -> word(3, 7));
  }

  /// Words, about half of them with one letter replaced.
  String[] lookups(int count) {
    return fill(
        count,
        () -> {
          char[] word = word(2, 64).toCharArray();
          if (random.nextBoolean())
            word[random.nextInt(word.length)] = (char) ('a' + random.nextInt(26));
          return new String(word);
        });
  }

  int below(int n) {
    return random.nextInt(n);
  }

  private interface Source {
    String next();
  }

  private static String[] fill(int count, Source source) {
    String[] queries = new String[count];
    for (int i = 0; i < count; i++) queries[i] = source.next();
    return queries;
  }

  private String word(int shortest, int longest) {
    while (true) {
      String word = words.get(random.nextInt(words.size()));
      if (word.length() >= shortest && word.length() <= longest) return word;
    }
  }

  private String deal(String pack, int size) {
    StringBuilder cards = new StringBuilder();
    for (int at = 0; at < pack.length(); ) {
      char letter = pack.charAt(at++);
      int number = 0;
      while (at < pack.length() && Character.isDigit(pack.charAt(at)))
        number = 10 * number + pack.charAt(at++) - '0';
      cards.repeat(letter, number);
    }
    return shuffle(cards.toString().toCharArray()).substring(0, size);
  }

  private String shuffle(char[] letters) {
    for (int i = letters.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      char other = letters[i];
      letters[i] = letters[j];
      letters[j] = other;
    }
    return new String(letters);
  }
}
