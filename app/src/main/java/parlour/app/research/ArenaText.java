package parlour.app.research;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import parlour.engine.wire.Json;
import parlour.games.material.CatalogEntry;
import parlour.lab.arena.Contest;
import parlour.lab.arena.WilsonInterval;

/// The arena's results for one game as text and JSON.
///
/// @param options the options that differ from the usual ones
public record ArenaText(
    CatalogEntry entry, int seats, Map<String, String> options, Arena.Outcome outcome) {
  Contest contest() {
    return outcome.contest();
  }

  /// The players by their names, which are numbers where they are levels.
  List<String> names() {
    return contest().names();
  }

  /// A player as plots call it.
  String label(int player) {
    String name = names().get(player);
    return isLevel(name) ? "level " + name : name;
  }

  private static boolean isLevel(String name) {
    return name.matches("[0-9]+");
  }

  private static Json json(String name) {
    return isLevel(name) ? new Json.Whole(Long.parseLong(name)) : new Json.Text(name);
  }

  /// The fewest games that any pair played.
  int games() {
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < names().size(); i++)
      for (int j = 0; j < i; j++) fewest = Math.min(fewest, contest().games(i, j));
    return fewest;
  }

  /// The fewest games that any neighbouring levels played.
  int gamesOfNeighbours() {
    int fewest = Integer.MAX_VALUE;
    for (int i = 1; i < names().size(); i++) fewest = Math.min(fewest, contest().games(i, i - 1));
    return fewest;
  }

  /// The neighbours whose order is not certain, such as `3 over 2`.
  List<String> unordered() {
    List<String> pairs = new ArrayList<>();
    for (int i = 1; i < names().size(); i++)
      if (!contest().winShare(i, i - 1).isAboveHalf())
        pairs.add(names().get(i) + " over " + names().get(i - 1));
    return pairs;
  }

  /// A sentence on the order of the levels.
  String verdict() {
    List<String> unordered = unordered();
    String order =
        unordered.isEmpty()
            ? (names().stream().allMatch(ArenaText::isLevel)
                    ? "Every level beats the one below it"
                    : "Each beats the one named before it")
                + ", with 95 % confidence."
            : "Not certain: " + String.join(", ", unordered) + ".";
    CatalogEntry.Skills skills = entry.service().skills();
    return (order
            + " "
            + (skills.isPureRace()
                ? "A pure race: nothing but the published reflexes tells the levels apart."
                : skills.caveat()))
        .strip();
  }

  public String text() {
    StringBuilder out = new StringBuilder();
    out.append(
        String.format(
            Locale.ROOT,
            "%s, %d players, %d games a pair, %.1f s%n",
            entry.title(),
            seats,
            games(),
            outcome.seconds()));
    int width = names().stream().mapToInt(String::length).max().orElse(0);
    String first = "%" + Math.max(5, width) + "s";
    String column = "%" + Math.max(18, width + 10) + "s";
    out.append(String.format(Locale.ROOT, first, "level"));
    for (String name : names()) out.append(String.format(Locale.ROOT, column, "against " + name));
    out.append(String.format(Locale.ROOT, "%9s%14s%12s%n", "rating", "ms a move", "longest"));
    double[] ratings = contest().ratings();
    for (int i = 0; i < names().size(); i++) {
      out.append(String.format(Locale.ROOT, first, names().get(i)));
      for (int j = 0; j < names().size(); j++) {
        WilsonInterval won = contest().winShare(i, j);
        String cell =
            i == j
                ? "–"
                : String.format(
                    Locale.ROOT,
                    "%.1f (%.1f–%.1f)",
                    100 * won.share(),
                    100 * won.low(),
                    100 * won.high());
        out.append(String.format(Locale.ROOT, column, cell));
      }
      Arena.Pace pace = outcome.pace().get(i);
      out.append(
          String.format(
              Locale.ROOT,
              "%9.0f%14.3f%12.1f%n",
              ratings[i],
              pace.meanMillis(),
              pace.longestMillis()));
    }
    if (contest().unfinished() > 0)
      out.append(String.format(Locale.ROOT, "unfinished games: %d%n", contest().unfinished()));
    return out.append(verdict()).toString();
  }

  public Json json() {
    List<Json> pairs = new ArrayList<>();
    List<Json> players = new ArrayList<>();
    double[] ratings = contest().ratings();
    for (int i = 0; i < names().size(); i++) {
      Arena.Pace pace = outcome.pace().get(i);
      players.add(
          Json.fields()
              .put("level", json(names().get(i)))
              .put("rating", ratings[i])
              .put("moves", pace.moves())
              .put("meanMillis", pace.meanMillis())
              .put("longestMillis", pace.longestMillis())
              .done());
      for (int j = 0; j < i; j++) {
        WilsonInterval won = contest().winShare(i, j);
        pairs.add(
            Json.fields()
                .put("level", json(names().get(i)))
                .put("against", json(names().get(j)))
                .put("games", contest().games(i, j))
                .put("share", won.share())
                .put("low", won.low())
                .put("high", won.high())
                .done());
      }
    }
    Json.Writer settled = Json.fields();
    options.forEach(settled::put);
    return Json.fields()
        .put("game", entry.id())
        .put("seats", seats)
        .put("options", settled.done())
        .put("players", Json.items(players))
        .put("pairs", Json.items(pairs))
        .put("unfinished", contest().unfinished())
        .put("refused", outcome.refused())
        .put("seconds", outcome.seconds())
        .put("verdict", verdict())
        .done();
  }
}
