package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.engine.wire.Json;
import parlour.server.config.Rates;
import parlour.server.config.ServerOptions;
import parlour.testkit.LoopbackPushService;

/// What a club tells outside the house: to a push service of our own, which checks who writes and
/// decrypts as a browser does.
class ClubNoticesTest {
  @TempDir private static Path folder;
  private static LoopbackPushService push;
  private static ParlourServer server;
  private static Client client;

  @BeforeAll
  static void open() throws IOException {
    push = new LoopbackPushService(folder);
    server = serve(Files.createDirectory(folder.resolve("data")));
    client = new Client(server);
  }

  private static ParlourServer serve(Path data) {
    return ParlourServer.start(
        TestOptions.in(data)
            .withPort(0)
            .withRates(Rates.none())
            .with(
                new ServerOptions.Outgoing(
                    "mailto:host@parlour.example",
                    "https://parlour.example",
                    Set.of(push.origin()))));
  }

  @AfterAll
  static void close() {
    client.close();
    server.close();
    push.close();
  }

  @BeforeEach
  void nothingHasCome() {
    push.answer(201);
    push.received().clear();
  }

  private static String notices(String device, int from, int until) {
    return push.subscription(device)
        .put("zone", "Europe/Berlin")
        .put("from", from)
        .put("until", until)
        .done()
        .write();
  }

  /// Has a device told, without quiet hours.
  private static void tell(ClubParty club, String token, String device) {
    assertThat(client.post(club.path("/notices"), token, notices(device, 0, 0)).status())
        .isEqualTo(200);
  }

  private static LoopbackPushService.Received next() {
    Patience.await().until(() -> !push.received().isEmpty());
    LoopbackPushService.Received came = push.received().remove();
    assertThat(came.wrong()).isEmpty();
    return came;
  }

  private static Optional<Json> quietHours(ClubParty club, String token) {
    Json seen = club.seen(token);
    return club.member(token, seen.at("me").asInt()).at("devices").asItems().stream()
        .filter(device -> device.at("this").asBoolean())
        .findFirst()
        .orElseThrow()
        .maybe("notices");
  }

  @Test
  void a_table_for_somebody_is_told_to_each_of_their_devices_that_wants_it_and_to_nobody_else() {
    ClubParty club = ClubParty.found(client, "Ruth");
    ClubParty.Seat ben = club.join("Ben");
    ClubParty.Seat laptop = club.device(club.code(ben.member(), ben.token()));
    ClubParty.Seat silent = club.device(club.code(ben.member(), ben.token()));
    ClubParty.Seat tom = club.join("Tom");
    tell(club, club.token(), "ruth");
    tell(club, ben.token(), "ben");
    tell(club, laptop.token(), "laptop");
    tell(club, tom.token(), "tom");
    assertThat(quietHours(club, ben.token())).isPresent();
    assertThat(quietHours(club, silent.token())).isEmpty();

    Client.Place table = club.start(club.token(), "skat", 3, ben.member());
    List<LoopbackPushService.Received> came = List.of(next(), next());
    assertThat(came)
        .extracting(LoopbackPushService.Received::path)
        .containsExactlyInAnyOrder("/push/ben", "/push/laptop");
    LoopbackPushService.Received one = came.getFirst();
    assertThat(Json.parse(one.body()))
        .isEqualTo(
            Json.fields()
                .put("title", "The Thursday Circle")
                .put("text", "A table of Skat with Ruth is laid for you.")
                .put("url", "/c/" + club.id() + "#table=" + table.table())
                .put("tag", table.table())
                .put("quiet", false)
                .done());
    assertThat(one.contact()).isEqualTo("mailto:host@parlour.example");
    assertThat(one.ttl()).isEqualTo("86400");
    assertThat(one.urgency()).isEqualTo("normal");
    assertThat(one.topic()).matches("[0-9a-f]{32}").isEqualTo(came.getLast().topic());

    assertThat(client.post(club.path("/evening"), tom.token(), "{\"game\":\"anagrams\"}").status())
        .isEqualTo(201);
    assertThat(List.of(next(), next(), next()))
        .allSatisfy(
            told ->
                assertThat(Json.parse(told.body()).at("text").asText())
                    .isEqualTo("Tom gives an evening of Anagrams."))
        .extracting(LoopbackPushService.Received::path)
        .containsExactlyInAnyOrder("/push/ben", "/push/laptop", "/push/ruth");
    assertThat(push.received()).isEmpty();
  }

  @Test
  void a_turn_over_days_is_told_once_to_whoever_has_it_and_for_as_long_as_it_takes() {
    ClubParty club = ClubParty.found(client, "Ruth");
    ClubParty.Seat ben = club.join("Ben");
    Client.Place table = club.startOverDays("skat", 3, 2, ben.member());
    tell(club, club.token(), "ruth");
    tell(club, ben.token(), "ben");
    client.start(table);
    LoopbackPushService.Received came = next();
    boolean ruths = came.path().equals("/push/ruth");
    assertThat(club.turnTime(ben.token()).at("awaited").asItems())
        .containsExactly(Json.of(ruths ? 0 : 1));
    assertThat(Json.parse(came.body()).at("text").asText())
        .isEqualTo("Your turn in Skat with " + (ruths ? "Ben." : "Ruth."));
    assertThat(Integer.parseInt(came.ttl())).isBetween(172_800, 259_200);
    // Whoever comes to the table and goes again changes nothing of that.
    Client.Place mine = ruths ? table : new Client.Place(table.table(), 1, ben.token(), "", "");
    try (Client.Connection player = client.connect(mine)) {
      player.next("scene");
    }
    club.start(ruths ? club.token() : ben.token(), "foil", 2, ruths ? ben.member() : 0);
    assertThat(next().path())
        .as("the next notice is another one")
        .isEqualTo(ruths ? "/push/ben" : "/push/ruth");
    assertThat(push.received()).isEmpty();
  }

  @Test
  void in_its_quiet_hours_a_device_is_told_without_a_sound() {
    ClubParty club = ClubParty.found(client, "Ruth");
    ClubParty.Seat ben = club.join("Ben");
    ClubParty.Seat laptop = club.device(club.code(ben.member(), ben.token()));
    // Whatever the time is, it is the quiet hours of one and not of the other.
    client.post(club.path("/notices"), ben.token(), notices("ben", 0, 12));
    client.post(club.path("/notices"), laptop.token(), notices("laptop", 12, 0));
    club.start(club.token(), "skat", 2, ben.member());
    assertThat(List.of(next(), next()))
        .extracting(came -> Json.parse(came.body()).at("quiet").asBoolean() + " " + came.urgency())
        .containsExactlyInAnyOrder("true low", "false normal");
  }

  @Test
  void a_device_that_its_push_service_knows_no_more_is_forgotten() {
    ClubParty club = ClubParty.found(client, "Ruth");
    ClubParty.Seat ben = club.join("Ben");
    for (int status : List.of(404, 410)) {
      push.answer(201);
      tell(club, ben.token(), "ben" + status);
      for (int passing : List.of(500, 429, 307)) {
        push.answer(passing);
        club.start(club.token(), "skat", 2, ben.member());
        next();
      }
      assertThat(quietHours(club, ben.token())).as("what may pass is no reason").isPresent();
      push.answer(status);
      club.start(club.token(), "skat", 2, ben.member());
      assertThat(next().path()).isEqualTo("/push/ben" + status);
      Patience.await().until(() -> quietHours(club, ben.token()).isEmpty());
    }
  }

  @Test
  void each_device_decides_for_itself_and_may_say_so_again() {
    ClubParty club = ClubParty.found(client, "Ruth");
    ClubParty.Seat ben = club.join("Ben");
    tell(club, ben.token(), "ben");
    tell(club, ben.token(), "ben");
    assertThat(client.post(club.path("/notices"), ben.token(), notices("new", 22, 7)).status())
        .isEqualTo(200);
    assertThat(quietHours(club, ben.token()))
        .contains(Json.fields().put("from", 22).put("until", 7).done());
    assertThat(club.seen(club.token()).write())
        .as("nobody else learns of it, keepers neither")
        .doesNotContain("notices")
        .doesNotContain(push.origin());
    assertThat(client.delete(club.path("/notices"), ben.token()).status()).isEqualTo(200);
    assertThat(quietHours(club, ben.token())).isEmpty();
  }

  @Test
  void an_address_that_leads_inward_is_refused() {
    ClubParty club = ClubParty.found(client, "Ruth");
    for (String endpoint :
        List.of(
            "https://127.0.0.1/push",
            "https://localhost/push",
            "https://[::1]/push",
            "https://169.254.169.254/latest/meta-data",
            "https://10.0.0.1/",
            "http://8.8.8.8/push",
            push.origin().replace("https", "http") + "/push/ruth")) {
      String notices = notices("x", 22, 7).replace(push.origin() + "/push/x", endpoint);
      assertThat(client.post(club.path("/notices"), club.token(), notices).status())
          .as(endpoint)
          .isEqualTo(400);
    }
    for (String wrong :
        List.of(
            notices("x", 24, 7),
            notices("x", 22, -1),
            notices("x", 22, 7).replace("Europe/Berlin", "Middle/Earth"),
            notices("x", 22, 7).replace("\"auth\":\"", "\"auth\":\"AAAA")))
      assertThat(client.post(club.path("/notices"), club.token(), wrong).status()).isEqualTo(400);
    assertThat(quietHours(club, club.token())).isEmpty();
  }

  @Test
  void a_webhook_tells_what_everybody_may_read_and_only_where_the_host_lets_it() {
    ClubParty club = ClubParty.found(client, "Ruth");
    ClubParty.Seat ben = club.join("Ben");
    ClubParty.Seat tom = club.join("Tom");
    String hook = push.origin() + "/hook?club=1";
    assertThat(
            client
                .post(club.path("/webhook"), club.token(), "{\"url\":\"https://8.8.8.8/hook\"}")
                .detail())
        .isEqualTo("The host of this house lets no notices go there; ask them.");
    assertThat(
            client.post(club.path("/webhook"), club.token(), "{\"url\":\"" + hook + "\"}").status())
        .isEqualTo(200);
    assertThat(club.seen(club.token()).at("webhook").asText()).isEqualTo(hook);
    assertThat(club.seen(ben.token()).maybe("webhook")).isEmpty();
    Client.Place table = club.start(club.token(), "skat", 3, ben.member(), tom.member());
    LoopbackPushService.Received came = next();
    assertThat(came.path()).isEqualTo("/hook?club=1");
    assertThat(Json.parse(came.body()))
        .isEqualTo(
            Json.fields()
                .put("title", "The Thursday Circle")
                .put("text", "A table of Skat is laid for Ben and Tom.")
                .put("url", "https://parlour.example/c/" + club.id() + "#table=" + table.table())
                .done());
    assertThat(client.delete(club.path("/webhook"), club.token()).status()).isEqualTo(200);
    assertThat(club.seen(club.token()).maybe("webhook")).isEmpty();
  }

  @Test
  void a_house_has_one_key_for_ever_and_none_unless_its_host_wants_it() throws IOException {
    Path data = Files.createDirectory(folder.resolve("own"));
    String key = "";
    for (int start = 0; start < 2; start++)
      try (ParlourServer house = serve(data);
          Client visitor = new Client(house)) {
        Json said = visitor.get("/api/notices").json();
        assertThat(said.at("webhooks").asBoolean()).isTrue();
        if (start > 0) assertThat(said.at("key").asText()).isEqualTo(key);
        key = said.at("key").asText();
        assertThat(key).matches("B[A-Za-z0-9_-]{86}");
      }
    try (TestServer plain = TestServer.open(1)) {
      Json said = plain.client().get("/api/notices").json();
      assertThat(said.maybe("key")).isEmpty();
      assertThat(said.at("webhooks").asBoolean()).isFalse();
      String why = "This house cannot call you: its host has given it no https address.";
      assertThat(said.at("why").asText()).isEqualTo(why);
      ClubParty club = ClubParty.found(plain.client(), "Ruth");
      assertThat(
              plain
                  .client()
                  .post(club.path("/notices"), club.token(), notices("ruth", 22, 7))
                  .detail())
          .isEqualTo(why);
    }
  }
}
