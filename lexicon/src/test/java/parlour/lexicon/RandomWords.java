package parlour.lexicon;

import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;

/// Made-up words for testing searches: letters as frequent as in English, and some very long words.
public final class RandomWords {
  private static final String LETTERS = "eeeeeeiiiiisssssaaaaarrrrnnnntttooollccdduupmghbyfvkwzxqj";

  private RandomWords() {}

  static Collection<String> some(int count, Random random) {
    TreeSet<String> words = new TreeSet<>();
    words.addAll(
        List.of(
            "a",
            "zzzz",
            "sssss",
            "zzzzzs",
            "eeeeeee",
            "pneumonoultramicroscopicsilicovolcanoconiosis"));
    words.addAll(
        List.of(
            "abcdefghijklmnopqrstuvwxyz",
            "qqq",
            "jjjj",
            "aabbccddeeffgghhiijjkkll",
            "ttttttttttttttttttttt"));
    while (words.size() < count)
      words.add(letters(2 + random.nextInt(3) + random.nextInt(4) + random.nextInt(4), random));
    return words;
  }

  public static String letters(int length, Random random) {
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < length; i++) word.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    return word.toString();
  }
}
