package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.engine.wire.Json;

/// Hints, analysis, puzzles and labs over the wire, as docs/PROTOCOL.md and docs/BOTS.md describe
/// them.
@Order(5)
class HintsAndLabsTest {
  private static final Path PYTHON = Path.of("../clients/python").toAbsolutePath().normalize();

  @AutoClose private static final TestServer SERVER = TestServer.open(0);

  private final Client client = SERVER.client();

  private Client.Place dealt(String game, int seats) {
    Client.Place host = client.gather(game, seats, "{}", false);
    for (int i = 1; i < seats; i++)
      assertThat(client.post(host.path("/bots"), host.token(), "{\"level\":2}").status())
          .isEqualTo(201);
    client.start(host);
    return host;
  }

  private static Json awaited(Client.Connection connection) {
    return connection.next(
        "scene", frame -> frame.at("prompt").at("must").asItems().contains(Json.of(0)));
  }

  @Nested
  class Hints {
    @Test
    void a_hint_grows_with_its_degree_and_the_whole_table_hears_it() {
      Client.Place host = dealt("logomachy", 2);
      try (Client.Connection hostConnection = client.connect(host);
          Client.Connection onlooker = client.open(host.table())) {
        onlooker.hello("\"watchToken\":\"" + host.watch() + "\"");
        onlooker.next("table");
        awaited(hostConnection);
        hostConnection.send("{\"type\":\"hint\",\"degree\":1}");
        Json heard = onlooker.next("chat");
        assertThat(heard.at("seat").asInt()).isEqualTo(-1);
        assertThat(heard.at("text").asText()).startsWith("Edwin asked for a hint. There is ");
        hostConnection.next("chat");
        hostConnection.send("{\"type\":\"hint\",\"degree\":3}");
        assertThat(hostConnection.next("chat").at("text").asText())
            .isNotEqualTo(heard.at("text").asText())
            .hasSizeGreaterThan("Edwin asked for a hint. ".length());
      }
    }

    @Test
    void the_host_puts_hints_away_and_nobody_else_can() {
      Client.Place host = client.gather("logomachy", 2, "{}", false);
      Client.Place guest = client.join(host, "Rosalie");
      client.start(host);
      try (Client.Connection hostConnection = client.connect(host);
          Client.Connection friendConnection = client.connect(guest)) {
        assertThat(friendConnection.next("table").at("hints").asBoolean()).isTrue();
        friendConnection.send("{\"type\":\"hints\",\"on\":false}");
        assertThat(friendConnection.next("problem").at("detail").asText())
            .contains("Only the host");
        hostConnection.send("{\"type\":\"hints\",\"on\":false}");
        assertThat(friendConnection.next("table", frame -> !frame.at("hints").asBoolean()))
            .isNotNull();
        assertThat(friendConnection.next("chat").at("text").asText())
            .isEqualTo("The host has put hints away.");
        friendConnection.send("{\"type\":\"hint\",\"degree\":1}");
        assertThat(friendConnection.next("problem").at("detail").asText())
            .isEqualTo("The host has put hints away.");
      }
    }

    @Test
    void asking_wrongly_is_said_in_a_sentence() {
      Client.Place host = client.gather("logomachy", 2, "{}", false);
      try (Client.Connection hostConnection = client.connect(host)) {
        hostConnection.send("{\"type\":\"hint\",\"degree\":7}");
        assertThat(hostConnection.next("problem").at("detail").asText()).contains("not 7");
        hostConnection.send("{\"type\":\"hint\",\"degree\":1}");
        assertThat(hostConnection.next("problem").at("detail").asText())
            .isEqualTo("The cards are not dealt yet.");
      }
    }
  }

  @Test
  void a_game_that_is_over_is_gone_through_and_one_that_is_not_is_refused() {
    Client.Place host = client.gather("bid-jack", 2, "{}", false);
    assertThat(client.read(host, "/analysis").status()).isEqualTo(409);
    Client.Place guest = client.join(host, "Rosalie");
    client.start(host);
    ObedientPlayer.finish(client, host, guest);
    Client.Answered analysis = client.read(host, "/analysis");
    assertThat(analysis.status()).as(analysis.text()).isEqualTo(200);
    assertThat(analysis.json().at("game").asText()).isEqualTo("bid-jack");
    assertThat(analysis.json().at("turns").asItems()).isNotEmpty();
    assertThat(analysis.json().at("leads").asItems()).hasSizeGreaterThan(2);
    assertThat(client.read(host, "/analysis").text()).isEqualTo(analysis.text());
  }

  @Nested
  class Puzzles {
    private final String today = LocalDate.now(ZoneOffset.UTC).toString();

    @Test
    void the_puzzle_of_the_day_is_a_table_with_help_and_a_verdict() {
      String path = "/api/puzzles/" + today + "/logomachy";
      Json puzzle = client.get(path).json();
      assertThat(puzzle.at("table").at("eye")).isEqualTo(puzzle.at("scene").at("eye"));
      assertThat(puzzle.at("scene").at("scene").at("offers").asItems()).isNotEmpty();
      assertThat(client.get(path + "/help/1").json().at("help").asText())
          .isEqualTo("There is a word to be had.");
      assertThat(client.get(path + "/help/2").json().at("help").asText()).startsWith("Look here");
      Client.Answered wrong =
          client.post(path, "", "{\"answer\":{\"verb\":\"take\",\"fields\":{\"word\":\"XQZZT\"}}}");
      assertThat(wrong.json().at("legal").asBoolean()).isFalse();
      assertThat(client.get("/api/puzzles/" + today).json().at("puzzles").asItems()).isNotEmpty();
    }

    @Test
    void days_and_games_that_have_none_are_refused() {
      assertThat(client.get("/api/puzzles/2999-01-01/logomachy").status()).isEqualTo(404);
      assertThat(client.get("/api/puzzles/1999-01-01/logomachy").status()).isEqualTo(404);
      assertThat(client.get("/api/puzzles/today/logomachy").status()).isEqualTo(400);
      assertThat(client.get("/api/puzzles/" + today + "/skat").detail()).contains("not a game of");
      assertThat(client.get("/api/puzzles/" + today + "/whist").status()).isEqualTo(404);
      assertThat(client.get("/api/puzzles/" + today + "/logomachy/help/4").status()).isEqualTo(404);
    }
  }

  @Nested
  class Labs {
    private Json lab(String wish) {
      Client.Answered made = client.post("/api/lab", "", wish);
      assertThat(made.status()).as(made.text()).isEqualTo(201);
      return made.json();
    }

    @Test
    void a_program_steps_a_game_and_the_same_seed_gives_the_same_game() {
      Json lab = lab("{\"game\":\"skat\",\"bots\":[0,2],\"seed\":7}");
      String path = "/api/lab/" + lab.at("lab").asText();
      List<String> first = steps(path);
      Client.Answered reset = client.post(path + "/reset", "", "{\"seed\":7}");
      assertThat(reset.json().at("steps").asInt()).isEqualTo(lab.at("steps").asInt());
      assertThat(steps(path)).isEqualTo(first);
      assertThat(client.send(client.request(path).DELETE()).status()).isEqualTo(200);
      assertThat(client.get(path).status()).isEqualTo(404);
    }

    private List<String> steps(String path) {
      List<String> scenes = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        Json answer = client.get(path + "/legal?seat=0").json().asItems().getFirst();
        Client.Answered seen =
            client.post(path + "/step", "", "{\"seat\":0,\"answer\":" + answer.write() + "}");
        assertThat(seen.status()).as(seen.text()).isEqualTo(200);
        scenes.add(seen.text());
      }
      return scenes;
    }

    @Test
    void what_makes_no_sense_is_refused_and_changes_nothing() {
      String path =
          "/api/lab/" + lab("{\"game\":\"skat\",\"bots\":[0,1],\"seed\":3}").at("lab").asText();
      String before = client.get(path).text();
      assertThat(
              client
                  .post(
                      path + "/step",
                      "",
                      "{\"seat\":0,\"answer\":{\"verb\":\"dance\",\"fields\":{}}}")
                  .detail())
          .contains("dance");
      assertThat(client.post(path + "/step", "", "{\"seat\":1,\"wait\":true}").detail())
          .isEqualTo("Seat 1 is a bot's.");
      assertThat(client.get(path + "?seat=9").status()).isEqualTo(400);
      assertThat(client.get(path).text()).isEqualTo(before);
      assertThat(client.post("/api/lab", "", "{\"game\":\"whist\"}").status()).isEqualTo(400);
      assertThat(client.post("/api/lab", "", "{\"game\":\"skat\",\"bots\":[0,6]}").detail())
          .contains("not 6");
      assertThat(client.post("/api/lab", "", "{\"game\":\"skat\",\"bots\":[1,1]}").detail())
          .contains("your own");
    }
  }

  @Test
  void a_bot_that_answers_nonsense_is_told_what_came_and_the_table_goes_on() {
    Client.Place host = dealt("skat", 2);
    try (Client.Connection hostConnection = client.connect(host)) {
      awaited(hostConnection);
      hostConnection.send("{\"type\":\"sonnet\"}");
      assertThat(hostConnection.next("problem").at("detail").asText()).contains("sonnet");
      hostConnection.send("to be or not to be");
      assertThat(hostConnection.next("problem").at("detail").asText()).isNotEmpty();
      hostConnection.play(1, "dance", "{}");
      assertThat(hostConnection.next("refused").at("why").asText()).contains("dance");
      hostConnection.play(2, "draw", "{}");
      assertThat(hostConnection.next("played").at("id").asInt()).isEqualTo(2);
    }
    assertThat(client.post(host.path("/bots"), host.token(), "{\"level\":9}").status())
        .isGreaterThanOrEqualTo(400);
  }

  @Test
  void the_games_tell_what_their_levels_mean() {
    for (Json game : client.get("/api/games").json().asItems()) {
      assertThat(game.at("levels").asItems()).hasSize(5);
      assertThat(game.at("levels").asItems().getFirst().at("skills").asFields()).isNotEmpty();
    }
  }

  @Nested
  class Python {
    private String run(String... command) throws IOException, InterruptedException {
      Path out = Files.createTempFile("parlour", ".out");
      Process process =
          new ProcessBuilder(command)
              .directory(PYTHON.toFile())
              .redirectErrorStream(true)
              .redirectOutput(out.toFile())
              .start();
      boolean ended = process.waitFor(Patience.LIMIT.toSeconds(), TimeUnit.SECONDS);
      if (!ended) process.destroyForcibly();
      String said = Files.readString(out, StandardCharsets.UTF_8);
      assertThat(ended).as("it ends; it said: " + said).isTrue();
      assertThat(process.exitValue()).as(said).isZero();
      return said;
    }

    private static boolean isThere() {
      try {
        return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
      } catch (IOException | InterruptedException _) {
        return false;
      }
    }

    private void labGames(Path folder, int games) throws Exception {
      assumeTrue(isThere(), "there is no python3 here");
      try (ParlourServer usual = ParlourServer.start(TestOptions.in(folder).withPort(0))) {
        String address = usual.address().toString();
        String said = run("python3", "examples/http_lab.py", address, "skat", "" + games);
        assertThat(said.lines().filter(line -> line.contains("steps, points ["))).hasSize(games);
      }
    }

    @Test
    void the_client_of_the_lab_plays_games_on_a_usual_server(@TempDir Path folder)
        throws Exception {
      labGames(folder, 5);
    }

    @Tag("long")
    @Test
    void the_client_of_the_lab_plays_fifty_games_on_a_usual_server(@TempDir Path folder)
        throws Exception {
      labGames(folder, 50);
    }

    @Test
    void the_bot_plays_as_an_ordinary_seat() throws Exception {
      assumeTrue(isThere(), "there is no python3 here");
      Client.Place host = client.gather("bid-jack", 2, "{}", false);
      client.post(host.path("/bots"), host.token(), "{\"level\":5}");
      client.start(host);
      assertThat(
              run(
                  "python3",
                  "-m",
                  "parlour_client.bot",
                  SERVER.address().toString(),
                  host.table(),
                  "--token",
                  host.token()))
          .contains("points [");
    }

    @Test
    void the_player_of_the_artefacts_begins_and_finishes_a_game(@TempDir Path folder)
        throws Exception {
      assumeTrue(isThere(), "there is no python3 here");
      String[] play = {
        "python3",
        "../../packaging/play.py",
        "begin",
        SERVER.address().toString(),
        folder.resolve("place.json").toString()
      };
      assertThat(run(play)).contains("is in play");
      play[2] = "finish";
      assertThat(run(play)).contains("played to the end, log verified");
    }
  }
}
