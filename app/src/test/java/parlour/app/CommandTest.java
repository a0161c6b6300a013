package parlour.app;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.app.CommandOutput.run;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.app.config.Refusal;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// The command as it is typed.
class CommandTest {
  @Test
  void options_without_a_command_are_those_of_the_server() {
    CommandOutput said = run("--port", "70000");
    assertThat(said.code()).isEqualTo(run("serve", "--port", "70000").code()).isNotZero();
    assertThat(said.err()).contains("port").doesNotContain("Unknown");
    assertThat(run("--prot", "8080").err())
        .contains("'--prot'")
        .contains("Try: parlour serve --help");
    assertThat(run("--help").out()).contains("With no command");
    assertThat(run("--version").out()).startsWith("parlour ");
  }

  @Nested
  class Print {
    @Test
    void a_box_is_written_as_a_pdf(@TempDir Path folder) throws IOException {
      Path file = folder.resolve("jacks.pdf");
      CommandOutput said = run("print", "skat", "--paper", "letter", "--into", file.toString());
      assertThat(said.code()).isZero();
      assertThat(said.out()).contains("both sides");
      assertThat(Files.readAllBytes(file)).startsWith('%', 'P', 'D', 'F');
    }

    @Test
    void what_cannot_be_printed_is_refused(@TempDir Path folder) {
      Path file = folder.resolve("no.pdf");
      CommandOutput said = run("print", "chess", "--into", file.toString());
      assertThat(said.code()).isEqualTo(Refusal.USAGE);
      assertThat(said.err()).contains("letters-300");
      assertThat(file).doesNotExist();
      assertThat(run("print", "foil", "--paper", "a3").code()).isEqualTo(Refusal.USAGE);
    }
  }

  @Nested
  class Games {
    @Test
    void every_game_is_listed_with_what_a_program_wants_to_know() {
      List<Json> games = Json.parse(run("games", "--json").out()).asItems();
      assertThat(games).hasSameSizeAs(Catalog.entries());
      for (Json game : games) {
        assertThat(game.asFields())
            .containsKeys("id", "title", "leaflet", "fewest", "most", "options");
        assertThat(game.at("fewest").asInt()).isBetween(1, game.at("most").asInt());
      }
    }

    @Test
    void a_reconstructed_game_is_marked_in_the_list_and_where_it_is_told_about() {
      List<String> list = run("games").out().lines().toList();
      for (CatalogEntry entry : Catalog.entries()) {
        String line =
            list.stream().filter(l -> l.startsWith(entry.id() + " ")).findFirst().orElseThrow();
        assertThat(line.endsWith(", reconstructed")).isEqualTo(entry.about().reconstructed());
      }
      assertThat(run("games", "letter-pool").out()).contains("these are our reconstruction");
    }

    @Test
    void one_game_is_told_about_with_its_options() {
      assertThat(run("games", "slap-jack").out())
          .contains("Slap Jack")
          .contains("slap-jack.amb.exhaust")
          .contains("(usual)");
    }

    @Test
    void an_unknown_game_is_refused_in_one_sentence() {
      CommandOutput said = run("games", "whist");
      assertThat(said.code()).isEqualTo(Refusal.USAGE);
      assertThat(said.err()).startsWith("parlour: There is no game \"whist\"").hasLineCount(1);
    }
  }

  @Nested
  class Simulating {
    @Test
    void it_counts_moves_and_says_how_many_a_second() {
      CommandOutput said =
          run("simulate", "slap-jack", "--games", "40", "--players", "random", "--json");
      assertThat(said.code()).isZero();
      assertThat(said.out())
          .contains(
              "\"game\":\"slap-jack\"",
              "\"games\":40",
              "\"moves\":",
              "\"seconds\":",
              "\"movesPerSecond\":",
              "\"unfinished\":0");
    }

    @Test
    void the_same_seed_plays_the_same_games() {
      String first =
          run("simulate", "skat", "--games", "10", "--players", "3", "--seed", "7", "--json").out();
      String again =
          run(
                  "simulate",
                  "skat",
                  "--games",
                  "10",
                  "--players",
                  "3",
                  "--seed",
                  "7",
                  "--json",
                  "--threads",
                  "1")
              .out();
      assertThat(moves(first)).isEqualTo(moves(again)).isPositive();
    }

    private static int moves(String json) {
      int at = json.indexOf("\"moves\":") + 8;
      return Integer.parseInt(json.substring(at, json.indexOf(',', at)));
    }

    @Test
    void bad_questions_are_refused() {
      assertThat(run("simulate", "slap-jack", "--games", "0").code()).isEqualTo(Refusal.USAGE);
      assertThat(run("simulate", "slap-jack", "--seats", "99").err()).contains("2 to 8 players");
      assertThat(run("simulate", "slap-jack", "--players", "9").err())
          .contains("There is no player \"9\"");
      assertThat(run("simulate", "slap-jack", "--option", "tempo=7").err())
          .contains("cannot be \"7\"");
      assertThat(run("simulate", "slap-jack", "--option", "colour=red").err())
          .contains("no option \"colour\"");
      assertThat(run("simulate", "crossword", "--length", "brief").err())
          .contains("Crossword Letter Game has no length \"brief\"; it has short, usual.");
      assertThat(run("simulate", "slap-jack", "--seats", "-1").err())
          .contains("The number of players cannot be -1");
      assertThat(run("simulate").code()).isEqualTo(Refusal.USAGE);
    }
  }

  @Nested
  class Logs {
    @TempDir private Path folder = Path.of("");

    private Path log() {
      Path file = folder.resolve("game.jsonl");
      assertThat(
              run(
                      "simulate",
                      "bid-jack",
                      "--games",
                      "1",
                      "--players",
                      "3",
                      "--log",
                      file.toString())
                  .code())
          .isZero();
      return file;
    }

    @Test
    void a_log_verifies_and_can_be_told_again() {
      Path file = log();
      assertThat(run("verify", file.toString()).out()).startsWith("Verified: bid-jack");
      assertThat(run("verify", "--json", file.toString()).out()).contains("\"verified\":true");
      assertThat(run("replay", file.toString()).out()).contains("takes the trick");
      assertThat(run("replay", "--seat", "9", file.toString()).code()).isEqualTo(Refusal.USAGE);
    }

    @Test
    void one_byte_changed_is_found_at_its_entry() throws IOException {
      Path file = log();
      List<String> lines = Files.readAllLines(file);
      lines.set(5, lines.get(5).replaceFirst("\"at\":", "\"at\":1"));
      Files.write(file, lines);
      CommandOutput said = run("verify", file.toString());
      assertThat(said.code()).isEqualTo(Refusal.NO);
      assertThat(said.err()).contains("at entry 5 (line 6)");
    }

    @Test
    void a_log_cut_short_or_no_log_at_all_is_refused() throws IOException {
      Path file = log();
      List<String> lines = Files.readAllLines(file);
      Files.write(file, lines.subList(0, lines.size() - 1));
      assertThat(run("verify", file.toString()).err()).contains("cut short");
      Files.write(file, new byte[] {(byte) 0xFF, (byte) 0xFE, 0});
      assertThat(run("verify", file.toString()).code()).isEqualTo(Refusal.NO);
      assertThat(run("verify", folder.resolve("none").toString()).code()).isEqualTo(Refusal.SYSTEM);
    }
  }

  @Nested
  class Gaps {
    @Test
    void both_repairs_of_animal_rummy_are_measured_and_put_into_the_register(@TempDir Path folder)
        throws IOException {
      Path register = folder.resolve("GAPS.md");
      Files.writeString(register, "before\n<!-- simulated -->\nold\n<!-- simulated -->\nafter\n");
      CommandOutput said =
          run("survey", "animal-rummy", "--games", "2", "--write", register.toString());
      assertThat(said.code()).isZero();
      assertThat(said.out()).contains("| Animal Rummy | as usual | 3 | 2 |");
      assertThat(Files.readString(register))
          .startsWith("before\n<!-- simulated -->")
          .endsWith("<!-- simulated -->\nafter\n")
          .contains(said.out())
          .doesNotContain("old");
      assertThat(run("survey", "animal-rummy", "--games", "2", "--json").out())
          .startsWith("[{\"game\":\"animal-rummy\",\"way\":\"as usual\"")
          .contains("\"unfinished\":0");
    }

    @Test
    void a_register_without_a_place_for_it_is_left_alone(@TempDir Path folder) throws IOException {
      Path register = folder.resolve("GAPS.md");
      Files.writeString(register, "nothing");
      CommandOutput said = run("survey", "skat", "--games", "1", "--write", register.toString());
      assertThat(said.code()).isEqualTo(Refusal.NO);
      assertThat(register).hasContent("nothing");
    }
  }

  @Nested
  class Words {
    @Test
    void tales_is_a_short_plural_in_foil_and_steal_is_good() {
      CommandOutput tales = run("words", "check", "tales", "--law", "foil");
      assertThat(tales.code()).isEqualTo(Refusal.NO);
      assertThat(tales.err()).contains("TALES is a plural in S of fewer than six letters");
      assertThat(run("words", "check", "steal", "--law", "foil").code()).isZero();
    }

    @Test
    void a_word_is_judged_by_the_game_as_it_is_settled() {
      assertThat(run("words", "check", "paris", "--game", "wmwt").code()).isEqualTo(Refusal.NO);
      assertThat(run("words", "check", "paris", "--game", "wmwt", "--set", "words=places").code())
          .isZero();
      assertThat(run("words", "check", "paris", "--game", "skat").err())
          .contains("Skat has no words to judge.");
    }

    @Test
    void lame_with_p_and_s_is_taken_by_ample_and_sample() {
      assertThat(run("words", "taking", "LAME", "--with", "PS").out().lines())
          .contains("ample", "sample")
          .doesNotContain("lame");
    }

    @Test
    void a_house_plays_with_words_of_its_own_and_the_log_names_them(@TempDir Path folder)
        throws IOException {
      Path words = Files.writeString(folder.resolve("house.txt"), "zorbing\n-quiz # too dear\n");
      Path log = folder.resolve("house.log");
      CommandOutput played =
          run(
              "simulate",
              "logomachy",
              "--games",
              "1",
              "--players",
              "1",
              "--house-words",
              words.toString(),
              "--log",
              log.toString());
      assertThat(played.code()).isZero();
      assertThat(Files.readString(log)).contains("+zorbing,-quiz\"");
      assertThat(run("verify", log.toString()).code()).isZero();
      Files.writeString(words, "zorbing\n4ever\n");
      CommandOutput refused =
          run("simulate", "logomachy", "--games", "1", "--house-words", words.toString());
      assertThat(refused.code()).isEqualTo(Refusal.NO);
      assertThat(refused.err())
          .contains("has a bad line 2: a word has 2 to 20 letters from A to Z, not \"4ever\".");
      Files.writeString(words, "-zorbing\n");
      assertThat(
              run("simulate", "logomachy", "--games", "1", "--house-words", words.toString()).err())
          .contains("strikes out zorbing, which the dictionary does not have.");
    }

    @Test
    void letters_spell_words_and_words_have_meanings() {
      assertThat(run("words", "within", "MAN").out().lines()).contains("man", "am", "an");
      assertThat(run("words", "define", "chapter").out()).startsWith("chap-ter: ");
      assertThat(run("words", "define", "xyzzyx").code()).isEqualTo(Refusal.NO);
      assertThat(run("words", "within", "M4N").code()).isEqualTo(Refusal.USAGE);
    }
  }

  @Test
  void a_busy_port_and_an_impossible_folder_are_said_in_one_sentence() throws IOException {
    try (ServerSocket busy = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      CommandOutput said =
          run("serve", "--port", String.valueOf(busy.getLocalPort()), "--data", "target/never");
      assertThat(said.code()).isEqualTo(Refusal.SYSTEM);
      assertThat(said.err()).contains("cannot be used").hasLineCount(1);
    }
    Path file = Files.createTempFile("parlour", "file");
    CommandOutput said = run("serve", "--port", "0", "--data", file.resolve("data").toString());
    assertThat(said.code()).isEqualTo(Refusal.SYSTEM);
    assertThat(said.err()).hasLineCount(1);
    assertThat(run("serve", "--port", "70000").code()).isEqualTo(Refusal.USAGE);
  }

  @Test
  void help_and_completion_are_there() {
    assertThat(run("--help").out())
        .contains("simulate", "verify", "words", "Exit codes", "3 system error");
    assertThat(run("simulate", "--help").out()).contains("How many games to play (1000)");
    assertThat(run("arena", "--help").out()).contains("How many games to play (200)");
    assertThat(run("generate-completion").out()).contains("complete");
    assertThat(run("dance").code()).isEqualTo(Refusal.USAGE);
  }
}
