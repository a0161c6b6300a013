package parlour.app;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.app.CommandOutput.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.app.config.Refusal;
import parlour.engine.Ruling;
import parlour.engine.play.Seed;
import parlour.games.progressive.Evening;
import parlour.games.progressive.EveningLogCodec;
import parlour.games.progressive.Guest;
import parlour.games.progressive.Plan;
import parlour.games.progressive.Progressive;
import parlour.games.progressive.Score;
import parlour.games.progressive.Step;

/// Evenings as they are typed.
class EveningCommandTest {
  /// One word in each envelope makes the quickest games.
  private static CommandOutput simulate(String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of("evening", "--game", "anagrams", "--option", "envelopes=1", "--simulate", "6"));
    arguments.addAll(List.of(more));
    return run(arguments.toArray(new String[0]));
  }

  @Test
  void it_tells_who_met_whom_and_who_got_the_stars() {
    CommandOutput said = simulate("--guests", "8", "--rounds", "4", "--json");
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out())
        .contains(
            "\"guests\":8",
            "\"evenings\":6",
            "\"movement\":\"custom\"",
            "\"movement\":\"balanced\"",
            "\"partnersAgain\":",
            "\"level\":5,\"gold\":");
  }

  @Test
  void since_people_come_first_no_table_of_bots_rings_the_bell() {
    assertThat(ofTwo("2")).contains("\"rungByBots\":0.0,").doesNotContainPattern(SOME_BOTS);
    assertThat(ofTwo("1")).containsPattern(SOME_BOTS);
  }

  private static final String SOME_BOTS = "\"rungByBots\":0\\.0*[1-9]";

  private static String ofTwo(String edition) {
    return simulate("--guests", "2", "--rounds", "12", "--edition", edition, "--json").out();
  }

  @Test
  void a_game_takes_the_longer_the_fewer_devices_its_people_share() {
    assertThat(minutes("1")).isGreaterThan(minutes("2"));
    assertThat(minutes("2")).isGreaterThan(minutes("4"));
  }

  private static double minutes(String devices) {
    String said = simulate("--guests", "8", "--rounds", "3", "--devices", devices, "--json").out();
    Matcher half = Pattern.compile("\"minutesHalf\":([0-9.]+)").matcher(said);
    assertThat(half.find()).as(said).isTrue();
    return Double.parseDouble(half.group(1));
  }

  @Test
  void the_same_seed_finds_the_same_on_any_number_of_cores() {
    CommandOutput one = simulate("--guests", "9", "--rounds", "3", "--threads", "1");
    CommandOutput two = simulate("--guests", "9", "--rounds", "3", "--threads", "2");
    assertThat(one.code()).as(one.err()).isZero();
    assertThat(two.out()).isEqualTo(one.out());
  }

  @Test
  void a_report_has_its_plots_and_a_print_its_cards(@TempDir Path folder) throws IOException {
    Path report = folder.resolve("report.html");
    Path print = folder.resolve("cards.html");
    CommandOutput said =
        simulate(
            "--guests",
            "10",
            "--fill",
            "byes",
            "--rounds",
            "2",
            "--report",
            report.toString(),
            "--print",
            print.toString());
    assertThat(said.code()).as(said.err()).isZero();
    String page = Files.readString(report);
    assertThat(page.split("<svg", -1)).hasSize(6);
    assertThat(page).contains("The movements compared", "Gold stars by skill");
    String cards = Files.readString(print);
    assertThat(cards.split("class=\"card\"", -1)).hasSize(11);
    assertThat(cards.split("class=\"number\"", -1)).hasSize(4);
  }

  @Test
  void what_makes_no_evening_is_refused_in_one_sentence() {
    for (String[] wrong :
        new String[][] {
          {"--guests", "0", "--simulate", "1"},
          {"--guests", "3", "--fill", "byes", "--simulate", "1"},
          {"--edition", "3", "--simulate", "1"},
          {"--guests", "65", "--simulate", "1"},
          {"--rounds", "0", "--simulate", "1"},
          {"--devices", "5", "--simulate", "1"},
          {"--simulate", "-1"},
          {"--game", "skat", "--simulate", "1"},
          {"--fill", "air", "--simulate", "1"},
          {"--option", "partners=no", "--simulate", "1"},
          {"--report", "nowhere.html"},
          {}
        }) {
      List<String> arguments = new ArrayList<>(List.of("evening"));
      arguments.addAll(List.of(wrong));
      CommandOutput said = run(arguments.toArray(new String[0]));
      assertThat(said.code()).as(arguments.toString()).isEqualTo(Refusal.USAGE);
      assertThat(said.err()).as(arguments.toString()).startsWith("parlour: ").hasLineCount(1);
    }
  }

  @Test
  void the_log_of_an_evening_is_verified_and_an_altered_one_is_not(@TempDir Path folder)
      throws IOException {
    Path log = folder.resolve("evening.jsonl");
    String text = evening();
    Files.writeString(log, text);
    CommandOutput good = run("verify", log.toString());
    assertThat(good.code()).as(good.err()).isZero();
    assertThat(good.out()).startsWith("Verified: an evening of The Travelling Letters, 2 games");
    Files.writeString(log, text.replace("Guest 3", "Guest 9"));
    CommandOutput bad = run("verify", log.toString());
    assertThat(bad.code()).isEqualTo(Refusal.NO);
    assertThat(bad.err()).contains("line 5").hasLineCount(1);
  }

  private static String evening() {
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < 8; i++) steps.add(new Step.Arrive("Guest " + i, Guest.Part.ANY));
    for (int game = 0; game < 2; game++) {
      steps.add(new Step.Begin());
      steps.add(new Step.Finish(2, Score.of(3, 1)));
      steps.add(new Step.Finish(1, Score.of(2, 5)));
    }
    Plan plan = Plan.of("travelling", Map.of(), Map.of("end", "games-2"));
    Seed seed = new Seed(3, "a".repeat(64));
    Evening evening = Evening.opened(plan, seed.value());
    List<EveningLogCodec.Entry> entries = new ArrayList<>();
    for (Step step : steps) {
      Ruling<Evening> ruling = Progressive.play(evening, step, entries.size());
      assertThat(ruling).as(step.toString()).isInstanceOf(Ruling.Legal.class);
      evening = ((Ruling.Legal<Evening>) ruling).next();
      entries.add(new EveningLogCodec.Entry(entries.size(), step));
    }
    return new EveningLogCodec(plan, seed, entries).write();
  }
}
