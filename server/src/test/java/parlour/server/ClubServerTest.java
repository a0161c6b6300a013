package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.engine.wire.Json;
import parlour.server.config.Rates;
import parlour.server.config.ServerOptions;
import parlour.server.wire.IdempotencyKey;

/// A club over the wire, as docs/PROTOCOL.md describes it.
class ClubServerTest {
  @AutoClose private static final TestServer SERVER = TestServer.open(1);

  private final Client client = SERVER.client();

  private Client.Connection sitDown(Client.Place table, ClubParty.Seat member, int seat) {
    return client.connect(new Client.Place(table.table(), seat, member.token(), "", ""));
  }

  @Test
  void a_chair_belongs_to_the_member_on_each_of_their_devices() {
    ClubParty club = ClubParty.found(client, "Ruth");
    ClubParty.Seat ben = club.join("Ben");
    try (Client.Connection page = club.watch(ben.token())) {
      page.next("club");
      Client.Place table = club.start(club.token(), "logomachy", 3, ben.member());
      Json listed =
          page.next("club", frame -> !frame.at("tables").asItems().isEmpty())
              .at("tables")
              .asItems()
              .getFirst();
      assertThat(listed.at("table").asText()).isEqualTo(table.table());
      assertThat(listed.at("seat").asInt()).as("Ben finds his chair on his page").isEqualTo(1);
      ClubParty.Seat laptop = club.device(club.code(ben.member(), ben.token()));
      assertThat(laptop.member()).isEqualTo(ben.member());
      // The table hears from the club of the device that came later.
      Patience.await()
          .untilAsserted(
              () -> {
                try (Client.Connection there = sitDown(table, laptop, 1)) {
                  there.next("table");
                }
              });
      try (Client.Connection first = sitDown(table, ben, 1);
          Client.Connection second = sitDown(table, laptop, 1)) {
        assertThat(first.next("table").at("eye").asInt()).isEqualTo(1);
        Json seen = second.next("table");
        assertThat(seen.at("eye").asInt()).isEqualTo(1);
        assertThat(seen.at("club").asText()).isEqualTo(club.id());
        client.post(table.path("/bots"), club.token(), "{}");
        client.start(table);
        first.next("scene");
        second.next("scene");
        assertThat(client.delete(club.path("/members/1/devices/0"), laptop.token()).status())
            .isEqualTo(200);
        assertThat(first.next("closed").at("code").asInt())
            .as("a struck device is put out at once")
            .isEqualTo(1008);
        page.next("closed");
        try (Client.Connection again = sitDown(table, ben, 1)) {
          assertThat(again.next("problem").at("detail").asText())
              .isEqualTo("That token belongs to no chair of this table.");
        }
        second.send("{\"type\":\"chat\",\"text\":\"Still here\"}");
        second.next("chat");
      }
    }
  }

  @Test
  void both_devices_of_a_player_can_move_one_after_the_other() {
    ClubParty club = ClubParty.found(client, "Ruth");
    ClubParty.Seat laptop = club.device(club.code(0, club.token()));
    Client.Place table = club.start(club.token(), "skat", 2);
    client.post(table.path("/bots"), club.token(), "{}");
    client.start(table);
    try (Client.Connection first = client.connect(table);
        Client.Connection second = sitDown(table, laptop, 0)) {
      first.next("scene", ClubServerTest::asksMe);
      second.next("scene", ClubServerTest::asksMe);
      first.play(1, "draw", "{}");
      first.next("played");
      assertThat(second.next("table", frame -> frame.at("lastPlay").asInt() == 1))
          .as("the other device goes on counting from there")
          .isNotNull();
    }
  }

  @Test
  void a_game_over_days_has_its_own_settings_and_a_time_that_anybody_there_may_give_more_of() {
    ClubParty club = ClubParty.found(client, "Ruth");
    ClubParty.Seat ben = club.join("Ben");
    long before = club.seen(ben.token()).at("now").asLong();
    Client.Place table = club.startOverDays("logomachy", 3, 2, ben.member());
    Json gathering = client.get(table.path("")).json();
    assertThat(gathering.at("turnTime").at("days").asInt()).isEqualTo(3);
    assertThat(gathering.at("settings").at("clock").asText()).isEqualTo("off");
    assertThat(
            client
                .post(table.path("/settings"), club.token(), "{\"settings\":{\"clock\":\"usual\"}}")
                .status())
        .isEqualTo(409);
    assertThat(client.post(table.path("/time"), ben.token(), "").status())
        .as("no time runs yet")
        .isEqualTo(409);
    client.start(table);
    Patience.await().until(() -> club.turnTime(ben.token()).at("until").asLong() > 0);
    Json time = club.turnTime(ben.token());
    long threeDays = Duration.ofDays(3).toMillis();
    assertThat(time.at("awaited").asItems()).hasSize(1);
    // The clock of a machine may be set back meanwhile, by a minute at most.
    assertThat(time.at("until").asLong() - threeDays)
        .isCloseTo(before, within(club.seen(ben.token()).at("now").asLong() - before + 60_000));
    assertThat(client.post(table.path("/time"), "stranger", "").status()).isEqualTo(403);
    assertThat(client.post(table.path("/time"), ben.token(), "").json().at("until").asLong())
        .isEqualTo(time.at("until").asLong() + threeDays);
    Client.Place sitting = club.start(club.token(), "logomachy", 2, ben.member());
    assertThat(client.post(sitting.path("/time"), ben.token(), "").status()).isEqualTo(409);
    assertThat(client.get(sitting.path("")).json().maybe("turnTime")).isEmpty();
    for (String wrong :
        List.of(
            ClubParty.overDays("logomachy", 2, 2, ben.member()),
            ClubParty.overDays("slap-jack", 1, 2, ben.member()),
            ClubParty.overDays("logomachy", 1, 2).replace("}", ",\"settings\":{}}")))
      assertThat(client.post(club.path("/tables"), club.token(), wrong).status())
          .as(wrong)
          .isEqualTo(400);
  }

  private static boolean asksMe(Json scene) {
    return scene.at("prompt").at("must").asItems().contains(Json.of(0));
  }

  @Test
  void a_member_asks_for_a_longer_clock_and_every_table_sees_it() {
    ClubParty club = ClubParty.found(client, "Ruth");
    ClubParty.Seat ben = club.join("Ben");
    Client.Place before = club.start(club.token(), "skat", 2, ben.member());
    try (Client.Connection ruth = client.connect(before)) {
      assertThat(longClocks(ruth.next("table"))).containsExactly(false, false);
      assertThat(client.post(club.path("/clock"), ben.token(), "{\"on\":true}").status())
          .isEqualTo(200);
      ruth.next("table", table -> longClocks(table).equals(List.of(false, true)));
    }
    assertThat(club.member(club.token(), ben.member()).at("longClock").asBoolean()).isTrue();
    assertThat(club.member(ben.token(), 0).at("longClock").asBoolean()).isFalse();
    Client.Place after = club.start(club.token(), "skat", 2, ben.member());
    try (Client.Connection ruth = client.connect(after)) {
      assertThat(longClocks(ruth.next("table"))).containsExactly(false, true);
      assertThat(client.post(club.path("/clock"), ben.token(), "{\"on\":false}").status())
          .isEqualTo(200);
      ruth.next("table", table -> longClocks(table).equals(List.of(false, false)));
    }
  }

  private static List<Boolean> longClocks(Json table) {
    return table.at("seats").asItems().stream()
        .map(seat -> seat.maybe("longClock").isPresent())
        .toList();
  }

  @Test
  void at_tables_of_a_quiet_club_only_phrases_are_said_and_cheers_shown() {
    ClubParty club = ClubParty.found(client, "Ruth");
    Client.Place before = club.start(club.token(), "logomachy", 2);
    assertThat(client.post(club.path("/quiet"), club.token(), "{\"on\":true}").status())
        .isEqualTo(200);
    assertThat(club.seen(club.token()).at("quiet").asBoolean()).isTrue();
    Client.Place table = club.start(club.token(), "logomachy", 2);
    try (Client.Connection ruth = client.connect(table);
        Client.Connection elsewhere = client.connect(before)) {
      assertThat(ruth.next("table").at("phrases").asItems()).isNotEmpty();
      ruth.send("{\"type\":\"chat\",\"text\":\"What a long evening\"}");
      assertThat(ruth.next("problem").at("detail").asText()).contains("quick phrases");
      ruth.send("{\"type\":\"cheer\",\"kind\":\"bravo\"}");
      ruth.next("cheer");
      assertThat(elsewhere.next("table").maybe("phrases"))
          .as("a table laid before stays as it is")
          .isEmpty();
    }
  }

  @Test
  void a_keeper_helps_a_member_who_has_lost_everything_and_a_second_one_does_too() {
    ClubParty club = ClubParty.found(client, "Ruth");
    ClubParty.Seat ben = club.join("Ben");
    ClubParty.Seat tom = club.join("Tom");
    assertThat(client.post(club.path("/members/1/keeper"), club.token(), "{\"on\":true}").status())
        .isEqualTo(200);
    ClubParty.Seat found = club.device(club.code(tom.member(), ben.token()));
    assertThat(club.seen(found.token()).at("me").asInt()).isEqualTo(tom.member());
    assertThat(client.delete(club.path("/members/2/devices/0"), ben.token()).status())
        .isEqualTo(200);
    assertThat(client.get(club.path(""), tom.token()).status()).isEqualTo(403);
    assertThat(client.delete(club.path("/members/0"), club.token()).status())
        .as("with a second keeper the founder may leave")
        .isEqualTo(200);
    assertThat(client.delete(club.path("/members/1"), ben.token()).detail())
        .isEqualTo("A club has a keeper; make somebody else one first.");
    assertThat(club.seen(ben.token()).at("members").asItems()).hasSize(2);
  }

  @Test
  void a_code_and_a_request_count_once() {
    ClubParty club = ClubParty.found(client, "Ruth");
    String code = club.code(0, club.token());
    club.device(code);
    assertThat(club.useCode(code).detail())
        .isEqualTo("That code does not work, or no longer; ask for a new one.");
    String older = club.code(0, club.token());
    String newer = club.code(0, club.token());
    assertThat(club.useCode(older).status()).as("a new code voids the one before").isEqualTo(403);
    assertThat(club.useCode(newer).status()).isEqualTo(201);
    String body = ClubParty.table("logomachy", 2);
    Client.Answered first = keyed(club, "/tables", body);
    assertThat(first.status()).isEqualTo(201);
    assertThat(keyed(club, "/tables", body)).isEqualTo(first);
    assertThat(club.seen(club.token()).at("tables").asItems()).hasSize(1);
  }

  private Client.Answered keyed(ClubParty club, String path, String body) {
    return client.send(
        client
            .request(club.path(path))
            .header("Authorization", "Bearer " + club.token())
            .header(IdempotencyKey.HEADER, "0123456789abcdefclub")
            .POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  @Test
  void what_makes_no_sense_is_refused_with_a_sentence_and_changes_nothing() {
    ClubParty club = ClubParty.found(client, "Ruth");
    club.join("Ben");
    Json before = club.seen(club.token()).at("members");
    assertThat(club.tryToJoin("BEN", club.invite()).detail())
        .isEqualTo("Somebody called BEN belongs to this club.");
    assertThat(club.tryToJoin("Tom", "wrong").status()).isEqualTo(403);
    assertThat(client.delete(club.path("/members/0/devices/0"), club.token()).detail())
        .isEqualTo("It is your only device; you can leave the club instead.");
    assertThat(client.delete(club.path("/members/7"), club.token()).status()).isEqualTo(404);
    assertThat(client.delete(club.path("/members/x"), club.token()).status()).isEqualTo(404);
    for (String table :
        List.of(
            ClubParty.table("whist", 2),
            ClubParty.table("logomachy", 99),
            ClubParty.table("logomachy", 3, 1, 1),
            ClubParty.table("logomachy", 2, 1, 0)))
      assertThat(client.post(club.path("/tables"), club.token(), table).status())
          .as(table)
          .isEqualTo(400);
    assertThat(
            client
                .post(club.path("/tables"), club.token(), ClubParty.table("logomachy", 3, 9))
                .status())
        .isEqualTo(404);
    assertThat(client.post("/api/clubs", "", "{\"club\":\" \",\"name\":\"Ruth\"}").status())
        .isEqualTo(400);
    assertThat(client.get("/api/clubs/aaaaaaaaaaaa", club.token()).status()).isEqualTo(404);
    Json after = club.seen(club.token());
    assertThat(after.at("members")).isEqualTo(before);
    assertThat(after.at("tables").asItems()).isEmpty();
  }

  @Test
  void whoever_leaves_gives_their_chairs_up_and_bots_play_on() {
    ClubParty club = ClubParty.found(client, "Ruth");
    ClubParty.Seat ben = club.join("Ben");
    Client.Place gathering = club.start(club.token(), "skat", 3, ben.member());
    Client.Place playing = club.start(club.token(), "skat", 2, ben.member());
    client.start(playing);
    Patience.await()
        .untilAsserted(
            () -> assertThat(club.phase(club.token(), playing.table())).isEqualTo("playing"));
    assertThat(client.delete(club.path("/members/1"), ben.token()).status()).isEqualTo(200);
    assertThat(client.get(club.path(""), ben.token()).status()).isEqualTo(403);
    Patience.await()
        .untilAsserted(
            () -> {
              assertThat(kind(gathering, 1)).isEqualTo("empty");
              assertThat(kind(playing, 1)).isEqualTo("bot");
            });
    assertThat(client.get(playing.path("/timing"), ben.token()).status()).isEqualTo(403);
  }

  private String kind(Client.Place table, int seat) {
    return client.get(table.path("")).json().at("seats").asItems().get(seat).at("kind").asText();
  }

  @Test
  void a_finished_game_is_open_to_every_member_and_its_rematch_belongs_to_the_club() {
    ClubParty club = ClubParty.found(client, "Ruth");
    ClubParty.Seat ben = club.join("Ben");
    ClubParty.Seat tom = club.join("Tom");
    ClubParty stranger = ClubParty.found(client, "Mallory");
    Client.Place table = club.start(club.token(), "slap-jack", 3, ben.member());
    assertThat(client.get(table.path("/timing"), tom.token()).status())
        .as("a member who does not sit there")
        .isEqualTo(409);
    assertThat(client.get(table.path("/timing"), stranger.token()).status()).isEqualTo(403);
    assertThat(client.post(table.path("/start"), tom.token(), "").status()).isEqualTo(403);
    assertThat(client.post(table.path("/seats/1/pass"), ben.token(), "").detail())
        .contains("each of their devices");
    client.post(table.path("/bots"), club.token(), "{}");
    client.start(table);
    Patience.await()
        .untilAsserted(
            () -> assertThat(club.phase(club.token(), table.table())).isEqualTo("playing"));
    assertThat(client.delete(table.path("/seats/1"), ben.token()).status()).isEqualTo(200);
    try (Client.Connection ruth = client.connect(table)) {
      new SlapJackRobot(ruth).play();
    }
    Patience.await()
        .untilAsserted(() -> assertThat(club.phase(tom.token(), table.table())).isEqualTo("over"));
    assertThat(client.get(table.path("/log"), tom.token()).status()).isEqualTo(200);
    assertThat(client.get(table.path("/log"), stranger.token()).status()).isEqualTo(403);
    checkBook(club, tom, table);
    String next = client.rematch(table);
    Patience.await()
        .untilAsserted(() -> assertThat(club.phase(tom.token(), next)).isEqualTo("gathering"));
    ClubParty.Seat laptop = club.device(club.code(0, club.token()));
    Patience.await()
        .untilAsserted(
            () ->
                assertThat(
                        client.post("/api/tables/" + next + "/start", laptop.token(), "").status())
                    .isEqualTo(200));
  }

  /// The book has the game once, as the table itself tells it.
  private void checkBook(ClubParty club, ClubParty.Seat reader, Client.Place table) {
    Json book = client.get(club.path("/book"), reader.token()).json();
    assertThat(book.at("games").asItems()).hasSize(1);
    Json game = book.at("games").asItems().getFirst();
    assertThat(game.at("table").asText()).isEqualTo(table.table());
    assertThat(game.at("kept").asBoolean()).isTrue();
    List<Json> seats = game.at("seats").asItems();
    assertThat(seats.get(0).at("member").asInt()).isEqualTo(0);
    assertThat(seats.get(1).at("member").asInt())
        .as("whoever has left the game is not in the book with it")
        .isEqualTo(-1);
    assertThat(seats).anyMatch(seat -> seat.at("place").asInt() == 1);
    Client.Answered csv = client.get(club.path("/book.csv"), reader.token());
    assertThat(csv.type()).startsWith("text/csv");
    assertThat(csv.text().lines().toList()).hasSize(4).anyMatch(line -> line.contains("\"Ruth\""));
    assertThat(client.delete(club.path("/members/0/name"), club.token()).status()).isEqualTo(200);
    assertThat(client.get(club.path("/book.csv"), reader.token()).text())
        .contains("\"a guest\"")
        .doesNotContain("Ruth");
  }

  @Test
  void the_club_gives_an_evening_and_members_come_by_their_names() {
    ClubParty club = ClubParty.found(client, "Ruth");
    ClubParty.Seat ben = club.join("Ben");
    assertThat(client.post(club.path("/evening/guests"), ben.token(), "{}").detail())
        .isEqualTo("The club has no evening just now.");
    String plan = "{\"game\":\"anagrams\",\"evening\":{\"end\":\"games-2\"}}";
    assertThat(client.post(club.path("/evening"), "stolen", plan).status()).isEqualTo(403);
    Client.Answered opened = client.post(club.path("/evening"), club.token(), plan);
    assertThat(opened.status()).as(opened.text()).isEqualTo(201);
    String evening = opened.json().at("evening").asText();
    assertThat(club.seen(ben.token()).at("evening").at("evening").asText()).isEqualTo(evening);
    Client.Answered came = client.post(club.path("/evening/guests"), ben.token(), "{}");
    assertThat(came.status()).as(came.text()).isEqualTo(201);
    Json seen = client.get("/api/evenings/" + evening, came.json().at("token").asText()).json();
    assertThat(seen.at("guests").asItems().getFirst().at("name").asText()).isEqualTo("Ben");
  }

  @Test
  void a_club_and_its_tables_are_there_after_a_restart(@TempDir Path folder) {
    ServerOptions options = TestOptions.in(folder).withPort(0).withRates(Rates.none());
    ClubParty club;
    ClubParty.Seat ben;
    Client.Place table;
    String code;
    try (ParlourServer server = ParlourServer.start(options);
        Client own = new Client(server)) {
      club = ClubParty.found(own, "Ruth");
      ben = club.join("Ben");
      table = club.start(club.token(), "logomachy", 2, ben.member());
      code = club.code(ben.member(), club.token());
    }
    try (ParlourServer server = ParlourServer.start(options);
        Client own = new Client(server)) {
      ClubParty again = new ClubParty(own, club.id(), club.token(), club.invite());
      assertThat(again.phase(ben.token(), table.table())).isEqualTo("gathering");
      ClubParty.Seat laptop = again.device(code);
      Patience.await()
          .untilAsserted(
              () ->
                  assertThat(own.get(table.path("/timing"), laptop.token()).status())
                      .isEqualTo(409));
      assertThat(again.tryToJoin("Tom", club.invite()).status()).isEqualTo(201);
      Path file = folder.resolve("backup.jsonl");
      assertThat(Backup.export(options.storage(), file, Set.of()).tables())
          .as("the club and its table")
          .isEqualTo(2);
    }
  }
}
