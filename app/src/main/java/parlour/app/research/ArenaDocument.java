package parlour.app.research;

import java.util.List;
import java.util.Locale;
import parlour.bots.skill.LevelInfo;
import parlour.bots.skill.Levels;
import parlour.games.material.Skill;
import parlour.lab.arena.WilsonInterval;

/// The arena's results as Markdown for docs/BOTS.md.
public final class ArenaDocument {
  private final StringBuilder out = new StringBuilder();

  private ArenaDocument() {}

  public static String write(List<ArenaText> sheets, String command) {
    ArenaDocument document = new ArenaDocument();
    document.head(command);
    document.levels();
    document.overview(sheets);
    for (ArenaText sheet : sheets) document.game(sheet);
    return document.out.toString();
  }

  private void line(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  private void head(String command) {
    line("Written by `%s --docs docs/BOTS.md`; do not edit.%n", command);
    line(
        "Two levels share a table, taking the chairs in turn; every deal is played twice, with"
            + " the");
    line("chairs exchanged. A figure is the percentage of games that the level of the row won");
    line(
        "against the level of the column (at larger tables: of every two chairs across, the"
            + " better");
    line(
        "placed one), with its 95 %% Wilson score interval. Ratings come from the Bradley–Terry"
            + " model on");
    line(
        "the Elo scale, with mean 0. Times are CPU times, including the first moves of a cold"
            + " program.");
    line("");
  }

  private void levels() {
    line("### The levels%n");
    line("| level | vocabulary | attention | memory | reflexes | judgement |");
    line("|---|---|---|---|---|---|");
    for (LevelInfo level : Levels.list()) {
      StringBuilder row = new StringBuilder();
      for (Skill skill : Skill.values()) row.append(" | ").append(level.of(skill));
      line("| **%d** %s%s |", level.number(), level.name(), row);
    }
    line("");
  }

  private void overview(List<ArenaText> sheets) {
    line("### All games%n");
    line(
        "| game | asks for | games of neighbours | neighbours: the higher level's share | level 5:"
            + " ms a move, longest |");
    line("|---|---|---|---|---|");
    for (ArenaText sheet : sheets) {
      StringBuilder shares = new StringBuilder();
      for (int i = 1; i < sheet.names().size(); i++) {
        WilsonInterval won = sheet.contest().winShare(i, i - 1);
        shares
            .append(i > 1 ? ", " : "")
            .append(percent(won.share()))
            .append(won.isAboveHalf() ? "" : "?");
      }
      Arena.Pace pace = sheet.outcome().pace().getLast();
      line(
          "| [%s](#%s) | %s | %d | %s | %.1f, %.0f |",
          sheet.entry().title(),
          anchor(sheet.entry().title()),
          String.join(
              ", ", sheet.entry().service().skills().list().stream().map(Skill::label).toList()),
          sheet.gamesOfNeighbours(),
          shares,
          pace.meanMillis(),
          pace.longestMillis());
    }
    line("%nA question mark stands where the order is not certain.%n");
  }

  private static String anchor(String title) {
    return title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9 -]", "").replace(' ', '-');
  }

  private void game(ArenaText sheet) {
    line("### %s%n", sheet.entry().title());
    line(
        "%d players, %d games a pair, %d of neighbours. %s%n",
        sheet.seats(), sheet.games(), sheet.gamesOfNeighbours(), sheet.verdict());
    StringBuilder head = new StringBuilder("| level |");
    StringBuilder rule = new StringBuilder("|---|");
    for (String name : sheet.names()) {
      head.append(" against ").append(name).append(" |");
      rule.append("---|");
    }
    line("%s rating | ms a move | longest, ms |", head);
    line("%s---|---|---|", rule);
    double[] ratings = sheet.contest().ratings();
    for (int i = 0; i < sheet.names().size(); i++) {
      StringBuilder row = new StringBuilder();
      for (int j = 0; j < sheet.names().size(); j++) {
        WilsonInterval won = sheet.contest().winShare(i, j);
        row.append(
            i == j
                ? " – |"
                : " "
                    + percent(won.share())
                    + " ("
                    + percent(won.low())
                    + "–"
                    + percent(won.high())
                    + ") |");
      }
      Arena.Pace pace = sheet.outcome().pace().get(i);
      line(
          "| **%s** |%s %.0f | %.3f | %.1f |",
          sheet.names().get(i), row, ratings[i], pace.meanMillis(), pace.longestMillis());
    }
    line("");
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f", 100 * share);
  }
}
