package parlour.games.material;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;

/// Counts, names and winners in words, as the minute book has them.
public final class Phrases {
  private Phrases() {}

  /// Seven cards: a number of things whose plural ends in S, the number in words where it is small.
  public static String count(int count, String thing) {
    return Sentence.count(count, thing + "s");
  }

  /// What was won or lost, in figures with its sign.
  public static String gain(int gain) {
    return gain > 0 ? "+" + gain : Sentence.figures(gain);
  }

  /// The same text with a capital letter at its beginning.
  public static String sentence(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  /// The players in a row: one, two and three.
  public static String names(Seats seats) {
    List<String> names = new ArrayList<>();
    for (Seat seat : seats) names.add(seat.toString());
    return names(names);
  }

  /// Names in a row.
  public static String names(List<String> names) {
    int last = names.size() - 1;
    return last <= 0
        ? String.join("", names)
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }

  /// Who wins: one wins, or two and three win together.
  public static String win(Seats winners) {
    return names(winners) + (winners.size() == 1 ? wins(winners) : " win together");
  }

  /// The same where equals are content with less: two and three share the game.
  public static String winOrShare(Seats winners) {
    return names(winners) + (winners.size() == 1 ? wins(winners) : " share the game");
  }

  /// The same after the name of the first of them, as it is announced for them.
  public static String winsOrShare(Seats winners) {
    return wins(winners, "share the game");
  }

  /// Likewise: wins, or and two win.
  public static String winsTogether(Seats winners) {
    return wins(winners, "win");
  }

  private static String wins(Seats winners, String several) {
    Seat first = winners.lowest();
    return winners.size() == 1
        ? first.word("wins")
        : "and " + names(winners.without(first)) + " " + several;
  }

  /// Who wins by having most: one has most counters and wins, or two and three share the game.
  ///
  /// @param what what they have most of, in the plural
  public static String winWithMost(Seats winners, String what) {
    return winners.size() == 1
        ? Sentence.of("{0} {0:has} most {1} and {0:wins}", winners.lowest(), what)
        : winOrShare(winners);
  }

  /// Several remarks in a row, without those that are empty: dealer, played last.
  public static String remarks(String... all) {
    return Stream.of(all).filter(remark -> !remark.isEmpty()).collect(Collectors.joining(", "));
  }

  private static String wins(Seats winner) {
    return " " + winner.lowest().word("wins");
  }
}
