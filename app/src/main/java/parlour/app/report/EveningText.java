package parlour.app.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parlour.app.run.EveningSimulation;
import parlour.bots.Bots;
import parlour.engine.wire.Json;

/// The results of simulated evenings as text and JSON.
///
/// @param games how many games were really played
/// @param counts one for each movement
public record EveningText(
    String title, int rounds, int games, List<EveningSimulation.Count> counts) {
  /// The name of a movement.
  static String name(EveningSimulation.Count count) {
    return count.movement.equals("custom") ? "the custom" : "balanced";
  }

  EveningSimulation.Count first() {
    return counts.getFirst();
  }

  public String text() {
    StringBuilder out = new StringBuilder();
    line(
        out,
        "%s, %d guests, %d games an evening, %d evenings in each movement.",
        title,
        first().guests,
        rounds,
        first().evenings);
    line(out, "The tables were drawn from %d games that bots have played.", games);
    for (EveningSimulation.Count count : counts) {
      line(out, "");
      line(out, "Movement: %s", name(count));
      StringBuilder met = new StringBuilder();
      for (int times = 0; times <= count.mostMeetings(); times++)
        met.append(
            String.format(Locale.ROOT, "  %d: %.1f %%", times, 100 * count.shareOfPairs(times)));
      line(out, "  pairs that met so often:%s", met);
      line(
          out,
          "  pairs that were partners more than once: %.2f an evening",
          count.meanRepeatedPartners());
      line(out, "  level  gold stars  spread  takes the prize");
      for (int level = 1; level <= Bots.LEVELS; level++)
        line(
            out,
            "  %5d  %10.2f  %6.2f  %13.1f %%",
            level,
            count.meanGold(level),
            count.goldDeviation(level),
            100 * count.prizeShare(level));
      line(
          out,
          "  a game lasts %.1f minutes (half of them), %.1f (nineteen in twenty)",
          count.minutesAtQuantile(0.5),
          count.minutesAtQuantile(0.95));
      line(
          out,
          "  rung by a table of bots: %.1f %%; of a game a table with people has played: %.1f %%",
          100 * count.rungByBots(),
          100 * count.playedShare());
      line(
          out,
          "  a guest waits %.1f minutes in a game; bots take %.1f %% of the gold stars",
          count.idleMinutes(),
          100 * count.botGold());
    }
    return out.toString().stripTrailing();
  }

  private static void line(StringBuilder out, String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values)).append(System.lineSeparator());
  }

  public Json json() {
    List<Json> movements = new ArrayList<>();
    for (EveningSimulation.Count count : counts) {
      List<Json> met = new ArrayList<>();
      for (int times = 0; times <= count.mostMeetings(); times++)
        met.add(Json.fields().put("times", times).put("share", count.shareOfPairs(times)).done());
      List<Json> levels = new ArrayList<>();
      for (int level = 1; level <= Bots.LEVELS; level++)
        levels.add(
            Json.fields()
                .put("level", level)
                .put("gold", count.meanGold(level))
                .put("spread", count.goldDeviation(level))
                .put("prize", count.prizeShare(level))
                .done());
      movements.add(
          Json.fields()
              .put("movement", count.movement)
              .put("met", Json.items(met))
              .put("partnersAgain", count.meanRepeatedPartners())
              .put("levels", Json.items(levels))
              .put("minutesHalf", count.minutesAtQuantile(0.5))
              .put("minutesMost", count.minutesAtQuantile(0.95))
              .put("rungByBots", count.rungByBots())
              .put("playedShare", count.playedShare())
              .put("idleMinutes", count.idleMinutes())
              .put("botGold", count.botGold())
              .done());
    }
    return Json.fields()
        .put("game", title)
        .put("guests", first().guests)
        .put("rounds", rounds)
        .put("evenings", first().evenings)
        .put("gamesPlayed", games)
        .put("movements", Json.items(movements))
        .done();
  }
}
