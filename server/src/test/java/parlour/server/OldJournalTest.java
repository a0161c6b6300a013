package parlour.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.engine.wire.Json;
import parlour.games.progressive.EveningLogCodec;
import parlour.server.config.Rates;
import parlour.server.config.ServerOptions;

/// A journal written by an earlier build is read by this one: whatever classes are called now, its
/// tables stand as they stood, and go on.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OldJournalTest {
  private final OldJournal journal = OldJournal.of("0.1.0");
  private final List<Json> figures = new ArrayList<>();
  private final List<Json> frames = new ArrayList<>();
  private ParlourServer server;
  private Client client;

  @BeforeAll
  void a_new_house_reads_it(@TempDir Path folder) throws IOException {
    ServerOptions options =
        TestOptions.in(folder.resolve("data")).withPort(0).withBotPace(1).withRates(Rates.none());
    Backup.Counts tally = Backup.restore(options.storage(), journal.unpack(folder));
    assertThat(tally.events()).isEqualTo(journal.events().size());
    server = ParlourServer.start(options);
    client = new Client(server);
    // One of the evenings is not paused: it and its table are looked at before a bot plays in for
    // guests who do not come.
    for (Json keys : journal.eveningKeys()) look(EveningParty.known(client, keys));
    for (String table : journal.tables()) figures.add(figure(table));
    for (Json keys : journal.tableKeys()) if (!OldJournal.isOfAnEvening(keys)) look(keys);
  }

  @AfterAll
  void the_house_closes() {
    client.close();
    server.close();
  }

  @Test
  void every_event_is_read_and_what_is_written_of_it_has_all_the_old_fields() {
    EventSerializer serializer = new EventSerializer();
    for (Json stored : journal.events()) {
      Object event =
          serializer.fromBinary(
              stored.at("body").asText().getBytes(UTF_8), stored.at("manifest").asText());
      assertThat(serializer.identifier()).isEqualTo(stored.at("serializer").asInt());
      assertThat(serializer.manifest(event)).isEqualTo(stored.at("manifest").asText());
      Json again = Json.parse(new String(serializer.toBinary(event), UTF_8));
      hasAllOf(again, OldJournal.body(stored));
    }
  }

  /// Options that have come since are added to what was stored; nothing else may differ.
  private static void hasAllOf(Json now, Json stored) {
    if (stored instanceof Json.Fields(Map<String, Json> fields))
      fields.forEach(
          (name, value) -> {
            assertThat(now.asFields()).containsKey(name);
            hasAllOf(now.at(name), value);
          });
    else assertThat(now).isEqualTo(stored);
  }

  @Test
  void tables_and_evenings_stand_as_they_stood() {
    assertThat(journal.differences("figures.jsonl", figures)).isEmpty();
  }

  @Test
  void onlookers_see_what_they_saw() {
    assertThat(journal.differences("frames.jsonl", frames)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"logomachy", "foil", "wmwt", "crossword", "animal-rummy"})
  void tables_in_play_go_on(String game) {
    List<Json> tables = tables(game, "playing");
    assertThat(tables).isNotEmpty();
    for (Json figure : tables) goOn(figure.at("of").asText());
  }

  private List<Json> tables(String game, String phase) {
    return figures.stream()
        .filter(figure -> figure.maybe("game").equals(Optional.of(Json.of(game))))
        .filter(figure -> figure.at("phase").asText().equals(phase))
        .toList();
  }

  /// Everybody at a table plays by chance, until a move stands.
  private void goOn(String table) {
    List<PersistentPlayer> players = new ArrayList<>();
    List<Json> tokens = keys(table).at("tokens").asItems();
    for (int seat = 0; seat < tokens.size(); seat++) {
      Client.Place place = new Client.Place(table, seat, tokens.get(seat).asText(), "", "");
      if (!place.token().isEmpty())
        players.add(new PersistentPlayer(place, () -> List.of(server.address()), 20, seat));
    }
    players.forEach(Thread::startVirtualThread);
    Patience.await().until(() -> players.stream().anyMatch(player -> !player.stood().isEmpty()));
    players.forEach(PersistentPlayer::stop);
    for (PersistentPlayer player : players) assertThat(player.complaints()).isEmpty();
  }

  @Test
  void a_table_that_was_gathered_is_sat_down_at() {
    Json open = tables("authors", "gathering").getFirst();
    String path = "/api/tables/" + open.at("of").asText() + "/seats";
    assertThat(client.post(path, "", "{\"name\":\"Tom\"}").status()).isEqualTo(201);
  }

  @Test
  void an_evening_whose_tables_were_ended_by_ruling_goes_on_to_its_next_game() {
    EveningParty party =
        journal.eveningKeys().stream()
            .map(keys -> EveningParty.known(client, keys))
            .filter(each -> each.seen(each.watchToken()).at("paused").asBoolean())
            .findFirst()
            .orElseThrow();
    Patience.await().until(() -> party.seen(party.watchToken()).at("round").asInt() == 3);
    assertThat(party.seen(party.watchToken()).at("phase").asText()).isEqualTo("seated");
  }

  @Test
  void games_whose_rules_are_gone_are_read_move_by_move() {
    Json ended = tables("skat", "over").getFirst();
    assertThat(ended.at("fault").asText()).contains("Version 1 of the rules of Skat");
    String table = ended.at("of").asText();
    Client.Answered course =
        client.get("/api/tables/" + table + "/course", keys(table).at("watch").asText());
    assertThat(course.json().at("steps").asItems()).hasSize(ended.at("entries").asInt() + 1);
    assertThat(course.text()).contains("@0: ");
  }

  private Json keys(String table) {
    return keysIfAny(table)
        .orElseThrow(() -> new AssertionError("nobody was at the table " + table));
  }

  private Optional<Json> keysIfAny(String table) {
    return journal.tableKeys().stream()
        .filter(keys -> keys.at("table").asText().equals(table))
        .findFirst();
  }

  /// What is known of a table: who sits there, how far it has come, and the last hash of its log.
  private Json figure(String table) {
    Json card = client.get("/api/tables/" + table).json();
    String phase = card.at("phase").asText();
    Json.Writer out =
        Json.fields()
            .put("of", table)
            .put("game", card.at("game"))
            .put("phase", phase)
            .put(
                "seats",
                Json.items(card.at("seats").asItems().stream().map(s -> s.at("name")).toList()));
    card.maybe("fault").ifPresent(fault -> out.put("fault", fault));
    switch (phase) {
      case "playing" -> {
        try (Client.Connection line = onlooker(keys(table))) {
          Json scene = line.next("scene");
          List<Json> places = scene.at("scene").at("places").asItems();
          out.put("entries", journal.entries(table))
              .put("scores", Json.items(places.stream().map(p -> p.at("score")).toList()));
        }
      }
      case "over" -> {
        Optional<String> token = keysIfAny(table).map(keys -> keys.at("watch").asText());
        if (token.isEmpty()) break; // A table of bots at an evening: nobody has a key to it.
        Client.Answered log = client.get("/api/tables/" + table + "/log", token.get());
        // At an evening only the bell opens it, which may ring before this or after.
        if (log.status() != 200 || card.maybe("evening").isPresent()) break;
        Json verified = client.get("/api/tables/" + table + "/verify", token.get()).json();
        assertThat(verified.at("verified").asBoolean()).as(verified.write()).isTrue();
        out.put("entries", verified.at("entries"));
        verified.maybe("result").ifPresent(result -> out.put("result", result));
        out.put("hash", hash(log.text()));
      }
      default -> {}
    }
    return out.done();
  }

  private static Json hash(String log) {
    return Json.parse(log.lines().toList().getLast()).at("hash");
  }

  /// How an evening stands, and what the screen in the room shows of it.
  private void look(EveningParty party) {
    Json seen = party.seen(party.watchToken());
    Json.Writer out =
        Json.fields()
            .put("of", party.id())
            .put("phase", seen.at("phase"))
            .put("round", seen.at("round"));
    for (Json guest : seen.at("guests").asItems())
      out.put(
          guest.at("name").asText(),
          Json.items(List.of(guest.at("gold"), guest.at("red"), guest.at("table"))));
    Client.Answered log = party.log(party.hostessToken());
    if (log.status() == 200) {
      assertThat(EveningLogCodec.verify(log.text()))
          .isInstanceOf(EveningLogCodec.Verdict.Holds.class);
      out.put("hash", hash(log.text()));
    }
    figures.add(out.done());
    Map<String, Json> still = new LinkedHashMap<>(seen.asFields());
    still.remove("now");
    still.remove("spent");
    frame(party.id(), new Json.Fields(still));
  }

  /// All that is sent to somebody who looks on.
  private void look(Json keys) {
    String table = keys.at("table").asText();
    try (Client.Connection line = onlooker(keys)) {
      Json seen = line.next("table");
      frame(table, seen);
      if (!seen.at("phase").asText().equals("gathering")) frame(table, line.next("scene"));
      long spoken = journal.spoken(table);
      for (long n = 1; n <= spoken; n++) frame(table + " " + n, line.next("chat"));
    }
  }

  private Client.Connection onlooker(Json keys) {
    Client.Connection line = client.open(keys.at("table").asText());
    line.hello("\"watchToken\":\"" + keys.at("watch").asText() + "\"");
    return line;
  }

  private void frame(String of, Json frame) {
    String name = of + " " + frame.at("type").asText();
    frames.add(Json.fields().put("of", name).put("frame", frame).done());
  }
}
