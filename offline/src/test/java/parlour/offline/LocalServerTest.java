package parlour.offline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Answer;
import parlour.engine.play.Seed;
import parlour.engine.wire.Json;
import parlour.engine.wire.LogCodec;
import parlour.games.Catalog;
import parlour.games.Editions;
import parlour.games.LogVerification;
import parlour.games.material.CatalogEntry;

/// One person and bots at a table without a server, through texts and times alone.
class LocalServerTest {
  private static final int MOST_STEPS = 60_000;

  static Stream<CatalogEntry> entries() {
    return Catalog.entries().stream();
  }

  @ParameterizedTest
  @MethodSource("entries")
  void every_game_is_played_to_its_end_and_its_log_holds(CatalogEntry entry) {
    TestPage page = new TestPage(7);
    assertThat(page.deal(entry).at("status").asInt()).isEqualTo(201);
    page.hello();
    for (int i = 0; i < MOST_STEPS && !page.isOver(); i++) {
      page.goOn();
      // Once during the game the page is closed for an hour and opened again.
      if (i == 25 && !page.isOver()) {
        long atMillis = page.table().run().atMillis();
        page.leave();
        page = page.again();
        page.hello();
        assertThat(page.table().run().atMillis()).isEqualTo(atMillis);
      }
    }
    assertThat(page.isOver()).isTrue();
    String log = page.ask("log").at("body").asText();
    assertThat(LogVerification.of(log, Editions.of(TestPage.LEXICON)))
        .isInstanceOf(LogVerification.Holds.class);
    assertThat(LogCodec.write(LogCodec.read(log))).isEqualTo(log);
  }

  private static TestPage dealt(String game) {
    TestPage page = new TestPage(3);
    page.deal(Catalog.find(game).orElseThrow());
    page.hello();
    return page;
  }

  @Test
  void the_commitment_is_shown_at_the_deal_and_opened_at_the_end() {
    TestPage page = dealt("authors");
    String commitment = page.table().table().at("commitment").asText();
    assertThat(page.frames()).noneMatch(frame -> frame.maybe("opening").isPresent());
    while (!page.isOver()) page.goOn();
    Json opening =
        page.frames().stream()
            .filter(frame -> frame.maybe("opening").isPresent())
            .findFirst()
            .orElseThrow()
            .at("opening");
    Seed seed = new Seed(Long.parseLong(opening.at("seed").asText()), opening.at("salt").asText());
    assertThat(seed.commitment()).isEqualTo(commitment);
  }

  @Test
  void a_play_that_is_sent_twice_counts_once() {
    TestPage page = dealt("slap-jack");
    while (page.table().run().entries().stream().noneMatch(e -> e.by().equals(LocalRun.PERSON)))
      page.goOn();
    int entries = page.table().run().entries().size();
    Json again =
        page.frames().stream()
            .filter(frame -> frame.at("type").asText().equals("played"))
            .findFirst()
            .orElseThrow();
    TableReply reply =
        page.say(
            Json.fields()
                .put("type", "play")
                .put("id", again.at("id"))
                .put("answer", Json.fields().put("verb", "anything").done())
                .done());
    assertThat(reply.frames()).containsExactly(again);
    assertThat(page.table().run().entries()).hasSize(entries);
  }

  @Test
  void nonsense_is_refused_in_a_sentence_and_changes_nothing() {
    TestPage page = dealt("logomachy");
    int entries = page.table().run().entries().size();
    Json refused = page.play(Answer.of("fly")).frames().getFirst();
    assertThat(refused.at("type").asText()).isEqualTo("refused");
    assertThat(refused.at("why").asText()).isNotBlank();
    assertThat(page.table().run().entries()).hasSize(entries);
  }

  @Test
  void a_table_that_cannot_be_dealt_is_refused() {
    TestPage page = new TestPage(1);
    Json request =
        Json.fields().put("game", "logomachy").put("seats", 40).put("name", "Edwin").done();
    Json reply = page.ask("POST", "/api/tables", request);
    assertThat(reply.at("status").asInt()).isEqualTo(400);
    assertThat(reply.at("body").at("detail").asText()).contains("players");
    assertThat(page.ask("").at("status").asInt()).isEqualTo(404);
  }

  @Test
  void a_deal_stored_under_other_rules_is_not_continued() {
    TestPage page = new TestPage(1);
    Json laid = page.deal(Catalog.find("authors").orElseThrow()).at("laid");
    Json.Writer old = Json.fields();
    laid.asFields().forEach(old::put);
    old.put("rules", 99);
    assertThatThrownBy(() -> new LocalServer(TestPage.LEXICON).recall(old.done(), List.of()))
        .isInstanceOf(Json.Malformed.class)
        .hasMessageContaining("another edition");
  }

  @Test
  void a_rematch_continues_at_another_table() {
    TestPage page = dealt("authors");
    assertThat(page.ask("POST", "/api/tables/" + TestPage.OWN + "/rematch", Json.fields().done()))
        .satisfies(reply -> assertThat(reply.at("status").asInt()).isEqualTo(409));
    while (!page.isOver()) page.goOn();
    Json reply = page.ask("POST", "/api/tables/" + TestPage.OWN + "/rematch", Json.fields().done());
    assertThat(reply.at("status").asInt()).isEqualTo(201);
    String next = reply.at("body").at("table").asText();
    assertThat(next).isNotEqualTo(TestPage.OWN);
    assertThat(page.table().table().at("next").asText()).isEqualTo(next);
  }

  @Test
  void a_finished_game_can_be_replayed_and_verified() {
    TestPage page = dealt("authors");
    assertThat(page.ask("verify").at("status").asInt()).isEqualTo(409);
    while (!page.isOver()) page.goOn();
    assertThat(page.ask("verify").at("body").at("verified").asBoolean()).isTrue();
    int entries = page.table().run().entries().size();
    assertThat(page.ask("course").at("body").at("steps").asItems()).hasSize(entries + 1);
    Json scenes =
        page.ask(
                "GET",
                "/api/tables/" + TestPage.OWN + "/replay",
                Map.of("eye", "0", "from", "1", "count", "2"),
                Json.fields().done())
            .at("body");
    assertThat(scenes.at("scenes").asItems()).hasSize(2);
    assertThat(scenes.at("scenes").asItems().getFirst().at("seq").asInt()).isEqualTo(1);
  }

  @Test
  void a_word_is_explained_once_the_definitions_are_loaded() throws IOException {
    LocalServer server = new LocalServer(TestPage.LEXICON);
    Json request =
        Json.parse(
            "{\"method\":\"GET\",\"path\":\"/api/words/tiger\",\"query\":{\"game\":\"logomachy\"}}");
    assertThat(server.ask(request).status()).isEqualTo(503);
    try (GZIPInputStream in =
        new GZIPInputStream(
            Objects.requireNonNull(
                ShippedLexicon.class.getResourceAsStream("definitions.bin.gz")))) {
      server.define(in.readAllBytes());
    }
    Json found = server.ask(request).body();
    assertThat(found.at("good").asBoolean()).isTrue();
    assertThat(found.at("definition").asText()).isNotBlank();
    assertThat(found(server, "paris", "wmwt", "{}").at("good").asBoolean()).isFalse();
    assertThat(found(server, "paris", "wmwt", "{\"words\":\"places\"}").at("good").asBoolean())
        .isTrue();
    assertThat(found(server, "paris", "wmwt", "{\"list\":\"large\"}").at("detail").asText())
        .isEqualTo(SavedDeal.NO_LARGE_LIST);
    assertThat(found(server, "paris", "skat", "{}").at("detail").asText())
        .isEqualTo("Skat has no words to judge.");
  }

  private static Json found(LocalServer server, String word, String game, String settings) {
    Json query = Json.fields().put("game", game).put("settings", settings).done();
    return server
        .ask(
            Json.fields()
                .put("method", "GET")
                .put("path", "/api/words/" + word)
                .put("query", query)
                .done())
        .body();
  }

  @Test
  void hints_are_given_unless_they_are_turned_off() {
    TestPage page = dealt("logomachy");
    while (!page.table().run().referee().prompt().must().has(LocalRun.PERSON)) page.goOn();
    Json ask = Json.fields().put("type", "hint").put("degree", 3).done();
    assertThat(page.say(ask).frames().getFirst().at("text").asText()).contains("asked for a hint");
    page.say(Json.fields().put("type", "hints").put("on", false).done());
    assertThat(page.say(ask).frames().getFirst().at("detail").asText()).contains("put away");
  }

  @Test
  void the_clock_stands_still_while_the_person_reads() {
    TestPage page = dealt("animal-rummy");
    assertThat(page.say(rest(true)).waitMillis()).as("nothing is due").isNegative();
    TableReply again = page.say(rest(false));
    assertThat(again.frames().getFirst().at("type").asText()).isEqualTo("scene");
    for (int i = 0; i < 20; i++) page.goOn();
    assertThat(page.table().run().entries()).isNotEmpty();
  }

  private static Json rest(boolean on) {
    return Json.fields().put("type", "rest").put("on", on).done();
  }
}
