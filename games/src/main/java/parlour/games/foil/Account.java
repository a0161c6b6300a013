package parlour.games.foil;

import java.util.List;
import parlour.games.material.Phrases;

/// What one hand scores for a player, item by item.
public record Account(List<Item> items, int points) {
  static final Account EMPTY = new Account(List.of(), 0);

  /// One item.
  ///
  /// @param about what it is about: a word in capitals, a scramble, or in words
  /// @param written what the player wrote for it, or nothing
  /// @param rule the line of the scoring table
  /// @param why the word rule behind it, or the same again
  record Item(String about, String written, int points, Rule rule, Rule why) {
    static Item of(String about, String written, int points, Rule rule) {
      return new Item(about, written, points, rule, rule);
    }

    /// As it is told: the word, what was written for it, and what that scored.
    String told() {
      String answer = written.isEmpty() || written.equals(about) ? "" : " read as " + written;
      return about + answer + " " + note();
    }

    /// What it scored, and why if that is less than it might have been.
    String note() {
      return Phrases.gain(points) + (why.remark().isEmpty() ? "" : " (" + why.remark() + ")");
    }
  }

  /// Where the points come from, in a few words: words formed, words read, the knock, and what was
  /// fined.
  String summary(int fine) {
    int formed = 0;
    int read = 0;
    int knock = 0;
    int costs = fine;
    for (Item item : items) {
      if (item.points() < 0) costs += item.points();
      else if (item.rule().equals(Rule.UNSCRAMBLED)
          || item.rule().equals(Rule.DIFFERENT)
          || item.rule().equals(Rule.BAD_WORD_SOLVERS)) read += item.points();
      else if (item.rule().equals(Rule.KNOCK_BONUS)) knock += item.points();
      else formed += item.points();
    }
    StringBuilder out = new StringBuilder("words formed " + Phrases.gain(formed));
    if (read != 0) out.append(", words read ").append(Phrases.gain(read));
    if (knock != 0) out.append(", the knock ").append(Phrases.gain(knock));
    if (costs != 0) out.append(", fines ").append(Phrases.gain(costs));
    return out.toString();
  }

  static Account of(List<Item> items) {
    int points = 0;
    for (Item item : items) points += item.points();
    return new Account(List.copyOf(items), points);
  }
}
