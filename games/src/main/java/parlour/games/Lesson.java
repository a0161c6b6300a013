package parlour.games;

import java.util.List;

/// A short hint for a player's first hand of a game, given when the table first offers what it
/// explains. It may say at which tables it is true ([HelpText]).
///
/// @param verb the offer that it explains, or nothing where it is told at the start
public record Lesson(String verb, HelpText text) {
  /// Where a game's lesson is found among this module's resources: one hint a line, the verb before
  /// a colon.
  public static String resource(String id) {
    return "/parlour/games/lesson/" + id + ".txt";
  }

  public static List<Lesson> read(String text) {
    return text.lines().filter(line -> !line.isBlank()).map(Lesson::hint).toList();
  }

  private static Lesson hint(String line) {
    HelpText help = HelpText.read(line);
    int colon = help.text().indexOf(':');
    if (colon < 0) throw new IllegalArgumentException("a hint without a verb: " + line);
    return new Lesson(
        help.text().substring(0, colon).strip(),
        help.with(help.text().substring(colon + 1).strip()));
  }
}
