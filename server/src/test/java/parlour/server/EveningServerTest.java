package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.wire.Json;
import parlour.games.Editions;
import parlour.games.LogVerification;
import parlour.games.progressive.EveningLogCodec;
import parlour.server.config.ServerOptions;

/// An evening over the wire, as docs/PROTOCOL.md describes it.
@Order(1)
class EveningServerTest {
  static final String TWO_GAMES = "{\"end\":\"games-2\",\"club\":\"8\"}";

  @AutoClose private static final TestServer SERVER = TestServer.open(1);

  private final Client client = SERVER.client();

  private EveningParty party(String... names) {
    EveningParty party = EveningParty.open(client, TWO_GAMES);
    for (String name : names) party.arrives(name);
    return party;
  }

  /// Every guest who comes would otherwise cost every guest who is there a list of all of them.
  @Test
  void a_client_that_asks_for_changes_is_sent_the_evening_once_and_then_what_changes() {
    EveningParty party = party("Edwin", "Rosalie");
    try (Client.Connection whole = party.watch(party.hostessToken());
        Client.Connection changes = client.openEvening(party.id())) {
      changes.hello("\"changes\":true,\"token\":\"" + party.hostessToken() + "\"");
      changes.next("evening");
      for (String name : List.of("Amos", "Bertha", "Clara")) party.arrives(name);
      party.does("seat");
      Json seated = EveningParty.await(whole, EveningParty.phase("seated"));
      assertThat(EveningParty.await(changes, EveningParty.phase("seated"))).isEqualTo(seated);
      assertThat(changes.longestChange()).isBetween(1, seated.write().length() / 2);
    }
  }

  @Test
  void an_evening_is_played_to_its_end_and_its_log_holds() throws SQLException {
    EveningParty party = party("Edwin", "Rosalie");
    try (Client.Connection hostess = party.watch(party.hostessToken())) {
      party.does("seat");
      Json seated = EveningParty.await(hostess, EveningParty.phase("seated"));
      assertThat(seated.at("tables").asItems()).hasSize(2);
      assertThat(seated.at("guests").asItems()).hasSize(8);
      List<String> tables = new ArrayList<>();
      for (int game = 1; game <= 2; game++) {
        party.together();
        party.does("begin");
        tables.add(party.table(0).at("table").asText());
        party.plays(0);
        party.plays(1);
        Json after =
            game == 1
                ? EveningParty.await(hostess, EveningParty.round(2, "seated"))
                : EveningParty.await(hostess, EveningParty.phase("over"));
        assertThat(after.at("last").at("tables").asItems()).hasSize(2);
      }
      for (String table : tables)
        Patience.await()
            .untilAsserted(
                () ->
                    assertThat(client.get("/api/tables/" + table + "/log", party.guest(0)).status())
                        .as("the log of a table that finished by itself")
                        .isEqualTo(200));
    }
    Json over = party.seen(party.watchToken());
    int stars = 0;
    for (Json guest : over.at("guests").asItems())
      stars += guest.at("gold").asInt() + guest.at("red").asInt();
    assertThat(stars).isEqualTo(16);
    assertThat(over.at("prize").asItems()).isNotEmpty();
    String log = party.log(party.guest(0)).text();
    assertThat(EveningLogCodec.verify(log)).isInstanceOf(EveningLogCodec.Verdict.Holds.class);
    party.checkTables(SERVER.folder());
  }

  @Test
  void the_bell_judges_a_table_that_never_finishes_as_it_stands_and_its_log_holds() {
    EveningParty party = party("Edwin");
    party.does("begin");
    String table = party.table(0).at("table").asText();
    Client.Answered early = client.get("/api/tables/" + table + "/log", party.guest(0));
    assertThat(early.status()).isEqualTo(409);
    try (Client.Connection hostess = party.watch(party.hostessToken());
        Client.Connection edwin = client.open(table)) {
      edwin.hello("\"token\":\"" + party.guest(0) + "\"");
      edwin.next("scene");
      party.step(party.hostessToken(), "stop", "{}");
      EveningParty.await(hostess, EveningParty.round(2, "seated"));
      Json stopped = edwin.next("table", f -> f.at("phase").asText().equals("over"));
      assertThat(stopped.at("evening").at("state").asText()).isEqualTo("stopped");
      edwin.play(1, "aside", "{}");
      assertThat(edwin.next("refused").at("why").asText()).contains("bell");
    }
    Client.Answered log = client.get("/api/tables/" + table + "/log", party.guest(0));
    assertThat(LogVerification.of(log.text(), Editions.of(ShippedLexicon.load())))
        .isInstanceOf(LogVerification.Holds.class);
  }

  @Test
  void an_evenings_time_stands_still_while_the_server_is_down(@TempDir Path folder)
      throws InterruptedException {
    ServerOptions options = TestOptions.in(folder).withPort(0);
    EveningParty party;
    long before;
    long served;
    try (ParlourServer server = ParlourServer.start(options);
        Client own = new Client(server)) {
      party = EveningParty.open(own, TWO_GAMES);
      party.arrives("Edwin");
      party.does("begin");
      served = System.nanoTime();
      before = party.seen(party.hostessToken()).at("now").asLong();
    }
    served = System.nanoTime() - served;
    Thread.sleep(1_000); // It is down: the wall clock runs, the evening does not.
    long again = System.nanoTime();
    try (ParlourServer server = ParlourServer.start(options);
        Client own = new Client(server)) {
      party.in(own);
      long after = party.seen(party.hostessToken()).at("now").asLong();
      served += System.nanoTime() - again;
      assertThat(after - before).isBetween(0L, TimeUnit.NANOSECONDS.toMillis(served) + 1);
    }
  }

  @Test
  void a_bot_stands_in_for_a_guest_who_never_comes_to_the_table(@TempDir Path folder) {
    try (ParlourServer server =
            ParlourServer.start(
                TestOptions.in(folder).withPort(0).withPatience(Duration.ofSeconds(1)));
        Client own = new Client(server)) {
      EveningParty party = EveningParty.open(own, TWO_GAMES);
      party.arrives("Edwin");
      party.does("begin");
      Json table = party.table(0);
      Patience.await()
          .untilAsserted(
              () ->
                  assertThat(
                          own.get("/api/tables/" + table.at("table").asText())
                              .json()
                              .at("seats")
                              .asItems()
                              .get(table.at("seat").asInt())
                              .at("standIn")
                              .asBoolean())
                      .isTrue());
    }
  }

  /// Two guests share a device and sit apart: the second one's chair went to a bot after a minute,
  /// and the code that the device showed until then opened nothing.
  @Test
  void the_code_of_a_chair_opens_it_although_a_bot_plays_from_it_and_the_evening_tells(
      @TempDir Path folder) {
    try (ParlourServer server =
            ParlourServer.start(
                TestOptions.in(folder).withPort(0).withPatience(Duration.ofSeconds(1)));
        Client own = new Client(server)) {
      EveningParty party = EveningParty.open(own, TWO_GAMES);
      party.arrives("Edwin");
      party.does("begin");
      Json seated = party.table(0);
      String path = "/api/tables/" + seated.at("table").asText();
      String pass = path + "/seats/" + seated.at("seat").asInt() + "/pass";
      Client.Answered early = own.post(pass, party.guest(0), "");
      try (Client.Connection hostess = party.watch(party.hostessToken());
          Client.Connection there = own.open(seated.at("table").asText())) {
        EveningParty.await(hostess, seen -> told(seen, "bots").equals("[0]"));
        assertThat(told(party.seen(party.hostessToken()), "missing")).isEmpty();
        Client.Answered taken = own.post(path + "/take", "", early.text());
        assertThat(taken.status()).as(taken.text()).isEqualTo(201);
        there.hello("\"token\":\"" + taken.json().at("token").asText() + "\"");
        there.next("scene");
        EveningParty.await(
            hostess, seen -> told(seen, "bots").isEmpty() && told(seen, "helped").equals("[0]"));
        assertThat(own.post(pass, taken.json().at("token").asText(), "").status()).isEqualTo(201);
      }
    }
  }

  @Test
  void whoever_has_left_comes_back_by_the_invitation_and_the_same_name() {
    EveningParty party = party("Edwin", "Rosalie");
    party.step(party.guest(0), "leave", "{\"guest\":\"0\"}");
    Client.Answered back = party.come("Edwin", party.inviteToken());
    assertThat(back.status()).as(back.text()).isEqualTo(201);
    assertThat(back.json().at("guest").asInt()).isZero();
    Json seen = party.seen(back.json().at("token").asText());
    assertThat(seen.at("eye").asInt()).isZero();
    assertThat(seen.at("guests").asItems()).hasSize(2);
    assertThat(party.come("Edwin", party.inviteToken()).detail()).contains("take another name");
  }

  @Test
  void a_table_begins_when_its_people_are_there_and_the_desk_sees_for_whom_it_waits() {
    EveningParty party = party("Edwin", "Rosalie");
    party.does("seat");
    party.together();
    party.does("begin");
    String table = party.table(0).at("table").asText();
    try (Client.Connection hostess = party.watch(party.hostessToken());
        Client.Connection edwin = client.open(table);
        Client.Connection rosalie = client.open(table)) {
      edwin.hello("\"token\":\"" + party.guest(0) + "\"");
      assertThat(EveningParty.state(edwin.next("table"))).isEqualTo("gathers");
      edwin.play(1, "aside", "{}");
      assertThat(edwin.next("refused").at("why").asText()).contains("everybody is at the table");
      EveningParty.await(hostess, seen -> missing(seen).equals("[1]"));
      rosalie.hello("\"token\":\"" + party.guest(1) + "\"");
      edwin.next("table", frame -> EveningParty.state(frame).equals("runs"));
      EveningParty.await(hostess, seen -> missing(seen).isEmpty());
      edwin.play(2, "aside", "{}");
      edwin.next("played");
    }
  }

  private static String missing(Json seen) {
    return told(seen, "missing");
  }

  private static String told(Json seen, String whom) {
    return seen.at("tables").asItems().getFirst().maybe(whom).map(Json::write).orElse("");
  }

  @Test
  void after_a_while_a_table_begins_without_whoever_is_missing_and_goes_on_naming_them(
      @TempDir Path folder) {
    try (ParlourServer server =
            ParlourServer.start(
                TestOptions.in(folder).withPort(0).withPatience(Duration.ofSeconds(3)));
        Client own = new Client(server)) {
      EveningParty party = EveningParty.open(own, TWO_GAMES);
      for (String name : List.of("Edwin", "Rosalie")) party.arrives(name);
      party.does("seat");
      party.together();
      party.does("begin");
      try (Client.Connection hostess = party.watch(party.hostessToken());
          Client.Connection edwin = own.open(party.table(0).at("table").asText())) {
        edwin.hello("\"token\":\"" + party.guest(0) + "\"");
        edwin.next("table", frame -> EveningParty.state(frame).equals("runs"));
        Json seen = EveningParty.await(hostess, frame -> missing(frame).equals("[1]"));
        assertThat(seen.at("guests").asItems().get(1).at("here").asBoolean()).isTrue();
      }
    }
  }

  @Test
  void what_the_hostess_put_in_the_envelopes_lies_at_every_table_and_is_told_to_nobody() {
    EveningParty party = party("Edwin");
    assertThat(party.step(party.hostessToken(), "prepare", words("garden", "xyzzyx")).status())
        .isEqualTo(400);
    assertThat(
            party
                .step(party.hostessToken(), "prepare", words("garden"))
                .json()
                .at("clause")
                .asText())
        .isEqualTo("progressive.anagrams.prepare");
    assertThat(party.step(party.guest(0), "prepare", words("garden")).status()).isEqualTo(403);
    String list = words("garden", "Window", "bottle", "CANDLE");
    assertThat(party.step(party.hostessToken(), "prepare", list).status()).isEqualTo(200);
    assertThat(party.step(party.hostessToken(), "prepare", list).status())
        .as("repeated, it changes nothing")
        .isEqualTo(200);
    Json prepared = party.seen(party.hostessToken());
    assertThat(prepared.at("envelopes").asInt()).isEqualTo(4);
    assertThat(prepared.at("lines").asItems()).as("Edwin has come, and this").hasSize(2);
    party.does("begin");
    for (String token :
        List.of(party.hostessToken(), party.guest(0), party.watchToken(), party.inviteToken()))
      assertThat(party.seen(token).write()).doesNotContain("garden").doesNotContain("candle");
    Json own = party.table(0);
    try (Client.Connection edwin = client.open(own.at("table").asText())) {
      edwin.hello("\"token\":\"" + party.guest(0) + "\"");
      assertThat(edwin.next("table").write()).doesNotContain("garden");
      // The bots may have found theirs already; his own envelope waits for him.
      String word = List.of("garden", "window", "bottle", "candle").get(own.at("seat").asInt());
      assertThat(edwin.next("scene").write()).doesNotContainIgnoringCase("\"" + word);
      edwin.play(1, "announce", "{\"word\":\"" + word + "\"}");
      edwin.next("played");
    }
  }

  @Test
  void a_connection_to_no_evening_is_closed_at_once() {
    try (Client.Connection lost = client.openEvening("abcdefghjkmn")) {
      lost.next("problem");
      assertThat(lost.next("closed").at("code").asInt()).isEqualTo(1008);
    }
  }

  @Test
  void a_guest_whose_name_looks_like_anothers_is_refused() {
    EveningParty party = party("Ren\u00e9");
    assertThat(party.come("Rene\u0301", party.inviteToken()).status()).isEqualTo(409);
  }

  private static String words(String... words) {
    return "{\"words\":\"" + String.join(" ", words) + "\"}";
  }

  @Test
  void two_bells_and_steps_of_others_are_refused_with_the_clause_and_change_nothing() {
    EveningParty party = party("Edwin", "Rosalie");
    assertThat(party.step(party.guest(0), "begin", "{}").status()).isEqualTo(403);
    assertThat(party.step("nobody", "begin", "{}").status()).isEqualTo(403);
    assertThat(party.step(party.hostessToken(), "finish", "{\"table\":\"1\"}").status())
        .isEqualTo(403);
    assertThat(party.step(party.hostessToken(), "dance", "{}").status()).isEqualTo(400);
    assertThat(party.step(party.hostessToken(), "stop", "{}").json().at("clause").asText())
        .isEqualTo("progressive.move.bell");
    party.does("begin");
    List<Json> before = chairs(party);
    Client.Answered twice = party.step(party.hostessToken(), "begin", "{}");
    assertThat(twice.status()).isEqualTo(409);
    assertThat(twice.json().at("clause").asText()).isEqualTo("progressive.move.bell");
    assertThat(twice.detail()).endsWith(".");
    assertThat(chairs(party)).isEqualTo(before);
  }

  private static List<Json> chairs(EveningParty party) {
    return party.seen(party.hostessToken()).at("tables").asItems().stream()
        .map(table -> table.at("chairs"))
        .toList();
  }

  @Test
  void nobody_comes_twice_or_without_an_invitation() {
    EveningParty party = party("Edwin");
    assertThat(party.come("Rosalie", "wrong").status()).isEqualTo(403);
    assertThat(party.come("edwin", party.inviteToken()).json().at("clause").asText())
        .isEqualTo("progressive.four");
    assertThat(client.get("/api/evenings/aaaaaaaaaaaa").status()).isEqualTo(401);
    assertThat(client.get("/api/evenings").json().at("games").asItems()).hasSize(5);
    assertThat(client.post("/api/evenings", "", "{\"game\":\"skat\"}").detail())
        .contains("best suited");
    assertThat(
            client
                .post(
                    "/api/evenings", "", "{\"game\":\"anagrams\",\"evening\":{\"end\":\"never\"}}")
                .status())
        .isEqualTo(400);
  }

  @Test
  void a_guest_says_at_whose_device_they_play_and_nobody_says_it_of_another() {
    EveningParty party = party("Edwin", "Rosalie");
    String shares = "{\"guest\":\"1\",\"with\":\"0\"}";
    assertThat(party.step(party.guest(0), "share", shares).status()).isEqualTo(403);
    assertThat(party.step(party.hostessToken(), "share", shares).status()).isEqualTo(403);
    assertThat(party.step(party.guest(1), "share", shares).status()).isEqualTo(200);
    party.does("seat");
    List<Json> guests = party.seen(party.watchToken()).at("guests").asItems();
    assertThat(guests.get(1).at("device").asInt()).isZero();
    assertThat(guests.get(1).at("table")).isEqualTo(guests.get(0).at("table"));
  }

  @Test
  void a_guest_who_leaves_in_a_game_has_a_bot_play_on_and_may_come_back() {
    EveningParty party = party("Edwin", "Rosalie");
    party.does("begin");
    String table = party.table(0).at("table").asText();
    assertThat(party.step(party.guest(1), "leave", "{\"guest\":\"0\"}").status()).isEqualTo(403);
    try (Client.Connection edwin = client.open(table)) {
      edwin.hello("\"token\":\"" + party.guest(0) + "\"");
      edwin.next("scene");
      assertThat(party.step(party.guest(0), "leave", "{\"guest\":\"0\"}").status()).isEqualTo(200);
      edwin.next("closed");
    }
    List<Json> guests = party.seen(party.hostessToken()).at("guests").asItems();
    assertThat(client.get("/api/tables/" + table).json().at("seats").write())
        .as("the bot on his chair is one of the evening's own")
        .contains(guests.getLast().at("name").asText())
        .doesNotContain("Edwin");
    assertThat(party.step(party.guest(0), "return", "{\"guest\":\"0\"}").status()).isEqualTo(200);
    assertThat(party.seen(party.guest(0)).write())
        .as("a bot has the chair until the next game")
        .doesNotContain(table);
    try (Client.Connection hostess = party.watch(party.hostessToken())) {
      party.step(party.hostessToken(), "stop", "{}");
      Json next = EveningParty.await(hostess, EveningParty.round(2, "seated"));
      assertThat(next.at("guests").asItems().getFirst().at("table").asInt()).isPositive();
    }
  }

  @Test
  void in_a_pause_the_tables_stand_still() {
    EveningParty party = party("Edwin");
    party.does("begin");
    Json own = party.table(0);
    try (Client.Connection edwin = client.open(own.at("table").asText())) {
      edwin.hello("\"token\":\"" + party.guest(0) + "\"");
      edwin.next("scene");
      party.does("pause");
      edwin.next("table", f -> f.at("evening").at("state").asText().equals("held"));
      edwin.play(1, "aside", "{}");
      assertThat(edwin.next("refused").at("why").asText()).contains("pause");
      party.does("resume");
      edwin.next("table", f -> f.at("evening").at("state").asText().equals("runs"));
      edwin.play(2, "aside", "{}");
      edwin.next("played");
    }
  }

  @Test
  void the_clock_of_an_evenings_table_stands_still_while_its_one_device_is_handed_on() {
    EveningParty party = party("Edwin", "Rosalie");
    party.does("seat");
    party.together();
    party.does("begin");
    String table = party.table(0).at("table").asText();
    try (Client.Connection edwin = client.open(table);
        Client.Connection rosalie = client.open(table)) {
      edwin.hello("\"token\":\"" + party.guest(0) + "\"");
      rosalie.hello("\"token\":\"" + party.guest(1) + "\"");
      edwin.next("table", frame -> EveningParty.state(frame).equals("runs"));
      edwin.send("{\"type\":\"rest\",\"on\":true}");
      long then = millis(table, party);
      Patience.await().until(() -> millis(table, party) > then);
      rosalie.send("{\"type\":\"rest\",\"on\":true}");
      Patience.await().until(() -> millis(table, party) == millis(table, party));
      long stood = millis(table, party);
      // The evening looks after its tables every two seconds.
      Patience.await()
          .during(Duration.ofSeconds(5))
          .untilAsserted(() -> assertThat(millis(table, party)).isEqualTo(stood));
      rosalie.send("{\"type\":\"rest\",\"on\":false}");
      Patience.await().until(() -> millis(table, party) > stood);
    }
  }

  /// The time of a table's game.
  private long millis(String table, EveningParty party) {
    try (Client.Connection again = client.open(table)) {
      again.hello("\"watchToken\":\"" + party.guest(0) + "\"");
      return again.next("scene").at("now").asLong();
    }
  }

  @Test
  void a_guest_hands_the_chair_of_a_game_to_a_device_at_its_table_and_nobody_else_does() {
    EveningParty party = party("Edwin", "Rosalie");
    party.does("begin");
    Json own = party.table(1);
    String table = own.at("table").asText();
    String path = "/api/tables/" + table;
    String pass = path + "/seats/" + own.at("seat").asInt() + "/pass";
    for (String other : List.of(party.guest(0), party.hostessToken(), party.inviteToken()))
      assertThat(client.post(pass, other, "").status()).isEqualTo(403);
    Client.Answered code = client.post(pass, party.guest(1), "");
    assertThat(code.status()).as(code.text()).isEqualTo(201);
    Client.Answered taken = client.post(path + "/take", "", code.text());
    assertThat(taken.status()).as(taken.text()).isEqualTo(201);
    try (Client.Connection there = client.open(table);
        Client.Connection here = client.open(table)) {
      there.hello("\"token\":\"" + taken.json().at("token").asText() + "\"");
      assertThat(there.next("table").at("eye").asInt()).isEqualTo(own.at("seat").asInt());
      here.hello("\"token\":\"" + party.guest(1) + "\"");
      assertThat(here.next("problem").write()).contains("belongs to no chair");
    }
    assertThat(party.seen(party.guest(1)).at("role").asText())
        .as("of the evening")
        .isEqualTo("guest");
  }

  @Test
  void at_a_table_of_an_evening_nobody_deals_leaves_or_asks_for_a_rematch() {
    EveningParty party = party("Edwin");
    party.does("begin");
    String path = "/api/tables/" + party.table(0).at("table").asText();
    String token = party.guest(0);
    assertThat(client.post(path + "/start", token, "").detail()).contains("evening");
    assertThat(client.post(path + "/rematch", token, "").detail()).contains("evening");
    assertThat(client.delete(path + "/seats/1", token).detail()).contains("evening");
  }
}
