package parlour.app;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.app.CommandOutput.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.app.config.Refusal;
import parlour.engine.wire.Json;

/// The arena, the analysis and the puzzles as they are typed.
class ArenaTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void levels_play_each_other_and_the_better_one_wins() throws IOException {
    Path page = folder.resolve("arena.html");
    Path document = folder.resolve("bots.md");
    Files.writeString(document, "Before.\n<!-- arena -->\nOld.\n<!-- arena -->\nAfter.\n");
    CommandOutput said =
        run(
            "arena",
            "slap-jack",
            "--bots",
            "1,3,5",
            "--games",
            "20",
            "--report",
            page.toString(),
            "--docs",
            document.toString());
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out())
        .contains("Slap Jack, 2 players, 20 games a pair")
        .contains("Every level beats the one below it");
    assertThat(Files.readString(page)).contains("<svg", "against 5", "</html>");
    assertThat(Files.readString(document))
        .contains("| **1** |", "## Slap Jack", "reflexes", "./parlour arena slap-jack")
        .startsWith("Before.\n<!-- arena -->\n\nWritten by")
        .endsWith("\n<!-- arena -->\nAfter.\n")
        .doesNotContain("Old.");
  }

  @Test
  void a_ladder_leads_from_level_1_to_level_5() {
    assertThat(run("ladder", "bull-frog", "--games", "2").out())
        .matches("(?s)\\| Bull-Frog \\| \\d+ \\| 1, .*5 \\(\\d+\\) \\|\\s*");
  }

  @Test
  void simulated_people_race_against_every_level() {
    assertThat(run("reactions", "--games", "2").out())
        .contains("### Slap Jack", "### Bull-Frog", "### Wild Animal", "| 1.2 s |");
  }

  @Test
  void a_document_without_a_place_for_it_is_refused_before_anybody_plays() throws IOException {
    Path document = Files.writeString(folder.resolve("other.md"), "Nothing.\n");
    CommandOutput said = run("arena", "all", "--games", "1000000", "--docs", document.toString());
    assertThat(said.code()).isEqualTo(1);
    assertThat(said.err()).contains("has no place for it: two lines <!-- arena -->");
    assertThat(Files.readString(document)).isEqualTo("Nothing.\n");
  }

  @Test
  void however_many_cores_there_are_the_outcome_is_the_same() {
    String one = shares(run("arena", "skat", "--bots", "1,2", "--games", "12", "--threads", "1"));
    String two = shares(run("arena", "skat", "--bots", "1,2", "--games", "12", "--threads", "2"));
    assertThat(one).isEqualTo(two).contains("against 2");
  }

  private static String shares(CommandOutput said) {
    StringBuilder out = new StringBuilder();
    for (String line : said.out().lines().skip(1).limit(3).toList())
      out.append(line, 0, Math.min(41, line.length())).append('\n');
    return out.toString();
  }

  @Test
  void neighbours_can_be_made_to_meet_more_often_than_others() {
    String sheet =
        run("arena", "bull-frog", "--bots", "1,2,3", "--games", "2", "--neighbours", "3", "--json")
            .out();
    assertThat(sheet)
        .contains("\"level\":2,\"against\":1,\"games\":6")
        .contains("\"level\":3,\"against\":1,\"games\":2")
        .contains("\"level\":3,\"against\":2,\"games\":6");
    assertThat(run("arena", "bull-frog", "--neighbours", "0").err()).contains("1 to 100 times");
  }

  @Test
  void a_person_may_sit_beside_them_while_they_keep_a_pace() {
    CommandOutput said =
        run(
            "arena",
            "skat",
            "--bots",
            "1,5",
            "--games",
            "10",
            "--beside",
            "3",
            "--option",
            "pace=brisk",
            "--json");
    assertThat(said.out())
        .contains("\"seats\":3", "\"pace\":\"brisk\"", "\"level\":5,\"against\":1,\"games\":10");
    assertThat(run("arena", "skat", "--beside", "7").code()).isEqualTo(Refusal.USAGE);
  }

  @Test
  void the_sheet_can_be_had_as_json() {
    assertThat(run("arena", "bull-frog", "--bots", "2,4", "--games", "4", "--json").out())
        .contains(
            "\"game\":\"bull-frog\"",
            "\"level\":4,\"against\":2,\"games\":4",
            "\"rating\":",
            "\"meanMillis\":",
            "\"refused\":0");
  }

  @Test
  void bad_questions_are_refused_in_one_sentence() {
    assertThat(run("arena", "skat", "--bots", "1,7").err())
        .isEqualTo(
            "parlour: There is no bot \"7\"; there are the levels 1 to 5, and strengths between"
                + " them such as 2.5.\n");
    assertThat(run("arena", "skat", "--bots", "2").code()).isEqualTo(Refusal.USAGE);
    assertThat(run("arena", "skat", "--bots", "2,2").code()).isEqualTo(Refusal.USAGE);
    assertThat(run("arena", "skat", "--games", "3").code()).isEqualTo(Refusal.USAGE);
    assertThat(run("arena", "whist").code()).isEqualTo(Refusal.USAGE);
    assertThat(run("arena", "all", "--seats", "3").code()).isEqualTo(Refusal.USAGE);
    assertThat(run("arena", "skat", "--seats", "9").code()).isEqualTo(Refusal.USAGE);
    assertThat(
            run("arena", "skat", "--bots", "1,2", "--games", "2", "--report", "no/such/place.html")
                .code())
        .isEqualTo(Refusal.SYSTEM);
  }

  @Test
  void a_log_is_gone_through_as_text_as_json_and_as_a_page() throws IOException {
    Path log = folder.resolve("game.jsonl");
    Path page = folder.resolve("game.html");
    run(
        "simulate",
        "logomachy",
        "--games",
        "1",
        "--players",
        "1,4",
        "--log",
        log.toString(),
        "--option",
        "goal=11");
    CommandOutput said = run("analyse", log.toString(), "--html", page.toString());
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out()).contains("There was ", "finest word: ", "The end: ");
    assertThat(Files.readString(page)).contains("<polyline", "The finest words", "There was ");
    Json json = Json.parse(run("analyse", log.toString(), "--json").out());
    assertThat(json.at("turns").asItems()).isNotEmpty();
    assertThat(run("analyse", folder.resolve("none").toString()).code()).isEqualTo(Refusal.SYSTEM);
  }

  @Test
  void the_puzzle_of_a_day_is_shown_helped_with_and_judged() {
    CommandOutput said = run("puzzle", "logomachy", "--date", "2026-03-14", "--hint", "1");
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out()).contains("the puzzle of 2026-03-14", "There is a word to be had.");
    assertThat(run("puzzle", "logomachy", "--date", "2026-03-14", "--try", "dance").code())
        .isEqualTo(Refusal.USAGE);
    assertThat(run("puzzle", "skat").err()).contains("has no puzzles").contains("logomachy");
    assertThat(run("puzzle", "logomachy", "--date", "soon").code()).isEqualTo(Refusal.USAGE);
    assertThat(run("puzzle", "logomachy", "--hint", "4").code()).isEqualTo(Refusal.USAGE);
  }
}
