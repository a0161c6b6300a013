package parlour.lexicon.house;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// A house list: the words that the people who run a server have added to the dictionary and struck
/// out of it, all in lower case.
///
/// Its text has one word to a line; a word after `-` is struck out, `#` begins a comment. The log
/// of a game names the whole list in the version of its dictionary, so that the game verifies
/// wherever the log is read.
public record HouseList(List<String> added, List<String> struck) {
  /// A list that changes nothing.
  public static final HouseList NONE = new HouseList(List.of(), List.of());

  private static final int MOST_WORDS = 500;
  private static final int MOST_LETTERS = 20;
  private static final String STRUCK = "-";

  /// A line that cannot be read, in one sentence with its number.
  public static final class BadLine extends RuntimeException {
    private static final long serialVersionUID = 1;

    BadLine(int line, String why) {
      super("line " + line + ": " + why);
    }
  }

  /// Reads the text of a house's file, or throws [BadLine].
  public static HouseList read(String text) {
    List<String> added = new ArrayList<>();
    List<String> struck = new ArrayList<>();
    Set<String> seen = new LinkedHashSet<>();
    int number = 0;
    for (String line : text.split("\n", -1)) {
      number++;
      int comment = line.indexOf('#');
      String entry =
          (comment < 0 ? line : line.substring(0, comment)).strip().toLowerCase(Locale.ROOT);
      if (entry.isEmpty()) continue;
      boolean strikes = entry.startsWith(STRUCK);
      String word = strikes ? entry.substring(1).strip() : entry;
      if (word.length() < 2 || word.length() > MOST_LETTERS || !isLetters(word))
        throw new BadLine(
            number,
            "a word has 2 to " + MOST_LETTERS + " letters from A to Z, not \"" + word + "\"");
      if (!seen.add(word)) throw new BadLine(number, word + " stands there twice");
      if (seen.size() > MOST_WORDS)
        throw new BadLine(number, "a house has at most " + MOST_WORDS + " words of its own");
      (strikes ? struck : added).add(word);
    }
    return new HouseList(List.copyOf(added), List.copyOf(struck));
  }

  /// As `Letters.isLowercase`, which this package cannot use: the lexicon uses this package.
  private static boolean isLetters(String word) {
    return word.chars().allMatch(letter -> letter >= 'a' && letter <= 'z');
  }

  public boolean isEmpty() {
    return added.isEmpty() && struck.isEmpty();
  }

  /// The list as the version of a dictionary names it: `zorbing,-moist`.
  public String name() {
    List<String> entries = new ArrayList<>(added);
    for (String word : struck) entries.add(STRUCK + word);
    return String.join(",", entries);
  }

  /// The list of that name, if it is one.
  public static Optional<HouseList> named(String name) {
    try {
      HouseList list = read(name.replace(',', '\n'));
      return list.name().equals(name) ? Optional.of(list) : Optional.empty();
    } catch (BadLine _) {
      return Optional.empty();
    }
  }
}
