package parlour.app;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.app.CommandOutput.run;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.app.config.Refusal;
import parlour.app.guest.BotNames;
import parlour.app.guest.Guests;
import parlour.bots.BotFactory;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Game;
import parlour.engine.wire.Json;
import parlour.games.GameList;
import parlour.server.ParlourServer;
import parlour.server.config.ServerOptions;
import parlour.server.table.state.InstalledGames;
import parlour.testkit.ProjectJar;
import parlour.testkit.Seeds;

/// Games and bots from outside, as the jars of `examples/`: built with the plain compiler, loaded
/// with `--with`.
class GuestsTest {
  private static final Path EXAMPLES = Path.of("..", "examples");
  private static final String MAGPIE = "guest.magpie.Magpie";

  @TempDir private static Path jars;

  private static String game = "";
  private static String bot = "";

  @TempDir private Path folder;

  @BeforeAll
  static void build() {
    game = ProjectJar.build(EXAMPLES.resolve("high-card"), jars).toString();
    bot = ProjectJar.build(EXAMPLES.resolve("magpie"), jars).toString();
  }

  @Test
  void a_game_of_a_jar_is_listed_and_marked_as_a_guest() {
    assertThat(run("games", "--with", game).out()).contains("Slap Jack", "High Card", "a guest");
    assertThat(run("games", "high-card", "--with", game).out())
        .contains("a guest of the house", "high-card.hands", "Show the score for a moment");
    Json told = Json.parse(run("games", "--json", "high-card", "--with", game).out());
    assertThat(told.asItems().getFirst().at("guest").asBoolean()).isTrue();
  }

  @Test
  void its_bots_play_in_the_arena_and_the_better_one_wins() {
    CommandOutput said =
        run("arena", "high-card", "--with", game, "--bots", "1,5", "--games", "400");
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out()).contains("Every level beats the one below it");
  }

  @Test
  void a_log_of_it_is_verified_told_and_analysed_where_the_jar_is() {
    String log = folder.resolve("game.jsonl").toString();
    CommandOutput played =
        run(
            "simulate",
            "high-card",
            "--with",
            game,
            "--players",
            "3",
            "--games",
            "2",
            "--log",
            log);
    assertThat(played.code()).as(played.err()).isZero();
    assertThat(run("verify", log, "--with", game).out()).startsWith("Verified: high-card");
    assertThat(run("replay", log, "--with", game).out()).contains("takes the round with");
    assertThat(run("analyse", log, "--with", game).code()).isZero();
    assertThat(run("replay", log).err())
        .isEqualTo("parlour: The game \"high-card\" is not played here.\n");
  }

  @Test
  void a_bot_of_a_jar_plays_against_levels_of_the_house() {
    CommandOutput said =
        run("arena", "bid-jack", "--with", bot, "--bots", "1," + MAGPIE, "--games", "20", "--json");
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out()).contains("\"level\":\"" + MAGPIE + "\",\"against\":1", "\"refused\":0");
    // At a table that pauses it does not know of the pauses.
    assertThat(
            run(
                    "simulate",
                    "bid-jack",
                    "--with",
                    bot,
                    "--bots",
                    "3," + MAGPIE,
                    "--games",
                    "4",
                    "--option",
                    "pause=wait")
                .code())
        .isZero();
  }

  @Test
  void what_cannot_be_loaded_is_refused_in_one_sentence() throws IOException {
    refused(Refusal.SYSTEM, "There is no file nowhere.jar.", "games", "--with", "nowhere.jar");
    String text = Files.writeString(folder.resolve("text.jar"), "no jar").toString();
    refused(Refusal.NO, "The file " + text + " is no jar: ", "games", "--with", text);
    refused(Refusal.NO, "The file " + bot + " brings no game", "games", "--with", bot);
    refused(
        Refusal.NO,
        "The game \"skat\" of clash.jar is here already, under the same id.",
        "games",
        "--with",
        jarOfAnotherSkat());
    String broken = jarOf("guest.Gone\n");
    refused(Refusal.NO, "A guest's games cannot be loaded: ", "games", "--with", broken);
    refused(Refusal.USAGE, "There is no game \"high-card\"", "play", "high-card");
  }

  @Test
  void a_bot_that_is_none_or_plays_something_else_is_refused_in_one_sentence() {
    String two = "1," + MAGPIE;
    refused(
        Refusal.USAGE,
        "The bot " + MAGPIE + " does not play this game: it reads a parlour.games.bidjack.View.",
        "arena",
        "skat",
        "--with",
        bot,
        "--bots",
        two);
    refused(
        Refusal.USAGE, "There is no bot \"my.Bot\": no jar", "arena", "skat", "--bots", "1,my.Bot");
    refused(
        Refusal.NO,
        "java.lang.String is no bot",
        "simulate",
        "skat",
        "--players",
        "java.lang.String");
    refused(
        Refusal.USAGE,
        "The bot " + MAGPIE + " has no levels",
        "arena",
        "bid-jack",
        "--with",
        bot,
        "--bots",
        two + ":4");
  }

  @Test
  void a_jar_that_keeps_every_law_is_certified_and_told_of() {
    String data = folder.resolve("house").toString();
    CommandOutput untried = run("doctor", "--with", game, "--data", data, "--port", "0");
    assertThat(untried.out()).containsPattern("note +guests +high-card.jar is not certified");
    CommandOutput said = run("certify", game, "--seeds", "2", "--data", data);
    assertThat(said.out())
        .contains("High Card (high-card)", "ok    the laws hold", "answers tried in positions")
        .contains("high-card.jar was certified under this version on ");
    assertThat(said.code()).isZero();
    assertThat(run("doctor", "--with", game, "--data", data, "--port", "0").out())
        .containsPattern("ok +guests +high-card.jar was certified");
    assertThat(run("certify", game, "--seeds", "0").code()).isEqualTo(Refusal.USAGE);
  }

  @Test
  void a_game_whose_refusals_tell_a_hand_is_not_certified() throws IOException {
    String leaky =
        changed(
            "HighCard.java",
            "return Ruling.illegal(Rule.LAY, \"You do not hold that card.\");",
            """
            return Ruling.illegal(
                Rule.LAY,
                card >= 0 && card < PACK && position.held().at(Seat.of(1)).has(card)
                    ? "Somebody else holds that card."
                    : "You do not hold that card.");
            """);
    CommandOutput said = run("certify", leaky, "--data", folder.toString());
    assertThat(said.out())
        .contains("bad   the laws hold", "law 6: a refusal of ", "seed ", "is not certified.");
    assertThat(said.code()).isEqualTo(Refusal.NO);
  }

  @Test
  void code_of_a_jar_that_breaks_is_told_in_one_sentence_with_its_place() throws IOException {
    String throwing =
        changed(
            "HighCard.java",
            "int card = move.card();",
            "int card = move.card(); if (card % 5 == 4) throw new IllegalStateException(\"oh\");");
    assertThat(run("certify", throwing, "--data", folder.toString()).out())
        .contains(
            "law 4: a rule broke: java.lang.IllegalStateException: oh",
            "seed ",
            "the last of them: ");
    refused(
        Refusal.NO,
        "Code of a jar broke in guest.highcard.HighCard (HighCard.java:",
        "simulate",
        "high-card",
        "--with",
        throwing,
        "--games",
        "5");
    String gone = without("guest/highcard/Drawing.class");
    refused(
        Refusal.NO,
        "Code of a jar broke in guest.highcard.HighCard (HighCard.java:",
        "play",
        "high-card",
        "--with",
        gone);
  }

  @Test
  void doctor_looks_at_the_jars_that_serve_would_load() throws IOException {
    Path plugins = Files.createDirectories(folder.resolve("plugins"));
    Files.writeString(plugins.resolve("junk.jar"), "no jar");
    CommandOutput said = run("doctor", "--data", folder.toString(), "--port", "0");
    assertThat(said.out()).containsPattern("bad +guests +The file .*junk.jar is no jar");
    assertThat(said.code()).isEqualTo(Refusal.NO);
  }

  @Test
  void a_line_of_a_rulebook_that_is_no_clause_is_named() throws IOException {
    Path project = copied();
    Path book = project.resolve("src/main/resources/parlour/games/rulebook/high-card.md");
    Files.writeString(
        book, Files.readString(book).replaceFirst("`high-card.lay`", "high-card.lay"));
    refused(
        Refusal.NO,
        "The game \"high-card\" of high-card.jar has a rulebook that cannot be read,"
            + " parlour/games/rulebook/high-card.md: line ",
        "games",
        "--with",
        ProjectJar.build(project, folder).toString());
  }

  /// The example with one line of its sources changed, as a jar.
  private String changed(String file, String line, String into) throws IOException {
    Path project = copied();
    Path source = project.resolve("src/main/java/guest/highcard").resolve(file);
    String text = Files.readString(source);
    assertThat(text).contains(line);
    Files.writeString(source, text.replace(line, into));
    return ProjectJar.build(project, folder).toString();
  }

  private Path copied() throws IOException {
    Path project = folder.resolve("high-card");
    Path example = EXAMPLES.resolve("high-card");
    try (Stream<Path> files = Files.walk(example.resolve("src/main"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = project.resolve(example.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
    return project;
  }

  /// The example's jar without one of its entries.
  private String without(String name) throws IOException {
    Path jar = folder.resolve("gone.jar");
    Files.copy(Path.of(game), jar);
    try (FileSystem files = FileSystems.newFileSystem(jar)) {
      Files.delete(files.getPath(name));
    }
    return jar.toString();
  }

  @Test
  void a_server_shows_a_guest_its_rules_and_deals_it() throws Exception {
    Path data = Files.createDirectories(folder.resolve("data/plugins"));
    Files.copy(Path.of(game), data.resolve("high-card.jar"));
    Guests guests = Guests.load(List.of(), Guests.plugins(folder.resolve("data")));
    assertThat(guests.titles()).containsExactly("High Card");
    InstalledGames installed =
        new InstalledGames(
            guests.games(), new BotNames(guests).atTables(List.of()), guests.loader());
    ServerOptions options =
        ServerOptions.in(folder.resolve("data"))
            .withSeeds(Seeds.ofDeals())
            .withPort(0)
            .withBotPace(0);
    try (ParlourServer server = ParlourServer.start(options, installed)) {
      assertThat(get(server, "api/games")).contains("\"id\":\"high-card\"", "\"guest\":true");
      assertThat(get(server, "api/games/high-card/rules"))
          .contains("high-card.round", "Lay a card", "\"status\":\"G\"");
      assertThat(post(server, "api/lab", "{\"game\":\"high-card\",\"bots\":[0,3],\"seed\":1}"))
          .contains("Lay one of your cards.");
      assertThat(
              post(server, "api/tables", "{\"game\":\"high-card\",\"seats\":2,\"name\":\"Ann\"}"))
          .contains("\"token\"");
    }
  }

  @Test
  void at_tables_a_guest_plays_where_it_is_asked_to_and_can() {
    Guests guests = Guests.load(List.of(), List.of(Path.of(bot)));
    BotFactory bots = new BotNames(guests).atTables(List.of("3", MAGPIE));
    String inBidJack = bots.seat(open(guests, "bid-jack"), 5).toString();
    assertThat(inBidJack).contains(MAGPIE);
    assertThat(bots.seat(open(guests, "bid-jack"), 3).toString()).doesNotContain(MAGPIE);
    assertThat(bots.seat(open(guests, "skat"), 5).toString()).doesNotContain(MAGPIE);
  }

  @Test
  void the_example_stands_in_the_book_for_bot_authors_as_it_was_compiled() throws IOException {
    String source =
        Files.readString(EXAMPLES.resolve("magpie/src/main/java/guest/magpie/Magpie.java"));
    String shown = source.substring(source.indexOf("/// Plays"));
    assertThat(Files.readString(Path.of("../docs/BOTS.md"))).contains(shown.strip());
  }

  private static Game<?, ?, ?> open(Guests guests, String id) {
    GameList games = guests.games();
    return games.find(id).orElseThrow().open(Map.of(), ShippedLexicon.load());
  }

  private static void refused(int code, String sentence, String... command) {
    CommandOutput said = run(command);
    assertThat(said.err()).startsWith("parlour: " + sentence).hasLineCount(1);
    assertThat(said.code()).isEqualTo(code);
  }

  private String jarOfAnotherSkat() throws IOException {
    Path project = folder.resolve("clash");
    Path services =
        Files.createDirectories(project.resolve("src/main/resources/META-INF/services"));
    Files.writeString(services.resolve("parlour.games.GuestGames"), "Clash\n");
    Files.writeString(
        Files.createDirectories(project.resolve("src/main/java")).resolve("Clash.java"),
        """
        public class Clash implements parlour.games.GuestGames {
          public java.util.List<parlour.games.material.CatalogEntry> games() {
            return java.util.List.of(parlour.games.rummy.Rummy.SKAT);
          }
        }
        """);
    return ProjectJar.build(project, folder).toString();
  }

  /// A jar that names this class as its games, and nothing else.
  private String jarOf(String service) throws IOException {
    Path jar = folder.resolve("broken.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new ZipEntry("META-INF/services/parlour.games.GuestGames"));
      out.write(service.getBytes(StandardCharsets.UTF_8));
      out.closeEntry();
    }
    return jar.toString();
  }

  private static String get(ParlourServer server, String path) throws Exception {
    return send(HttpRequest.newBuilder(server.address().resolve(path)).build());
  }

  private static String post(ParlourServer server, String path, String body) throws Exception {
    URI address = server.address().resolve(path);
    return send(
        HttpRequest.newBuilder(address)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build());
  }

  private static String send(HttpRequest request) throws Exception {
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }
  }
}
