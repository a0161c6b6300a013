package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import parlour.engine.wire.Json;

/// The host's desk: who may use it, what it shows and what it does.
class DeskTest {
  @AutoClose private static final TestServer SERVER = TestServer.open(0);

  private static final Path PAGE = Path.of("../web/src/main/ts");
  private static final Pattern ASKED =
      Pattern.compile("\"([A-Z]+)\", (?:PATH(?: \\+ \"(.*?)\")?|`\\$\\{PATH\\}(.*?)`),");

  private final Client client = SERVER.client();
  private final String key = DeskKey.of(SERVER.folder());

  private Client.Answered ask(String method, String path, String token) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(SERVER.address().resolve("api/house" + path))
            .method(method, HttpRequest.BodyPublishers.noBody());
    if (!token.isEmpty()) request.header("Authorization", "Bearer " + token);
    return client.send(request);
  }

  private Json told(String method, String path) {
    Client.Answered answer = ask(method, path, key);
    assertThat(answer.status()).as(answer.text()).isIn(200, 201);
    return Json.parse(answer.text());
  }

  @Test
  void nobody_uses_it_without_its_key() {
    Client.Place host = client.gather("slap-jack", 2, "{}", false);
    int tried = 0;
    for (DeskDeed deed : DeskDeed.values()) {
      String path = deed.path("aaaaaaaaaaaa").substring(DeskDeed.DESK.length());
      assertThat(ask(deed.method(), path, "").status()).as(path).isEqualTo(401);
      for (String wrong : List.of(host.token(), host.invite(), "x", key + "x"))
        assertThat(ask(deed.method(), path, wrong).status()).as(path).isEqualTo(403);
      tried += 5;
    }
    assertThat(tried).isEqualTo(90);
    assertThat(ask("GET", "?token=" + key, "").status()).as("never in a query").isEqualTo(401);
  }

  /// What a page asks of the desk, such as `POST /api/house/tables/{id}/end`.
  private static Set<String> asked(String source) {
    Set<String> asked = new TreeSet<>();
    for (MatchResult each : ASKED.matcher(source).results().toList()) {
      String below = each.group(2) == null ? each.group(3) : each.group(2);
      String path = (below == null ? "" : below).replaceAll("\\$\\{encode.*?\\)\\}", "{id}");
      for (String kind : List.of("table", "evening", "club"))
        asked.add(each.group(1) + " " + DeskDeed.DESK + path.replace("${each.kind}s", kind + "s"));
    }
    return asked;
  }

  @Test
  void its_page_does_every_deed_and_no_other() throws Exception {
    Set<String> deeds = new TreeSet<>();
    for (DeskDeed deed : DeskDeed.values()) deeds.add(deed.method() + " " + deed.path());
    String source = Files.readString(PAGE.resolve("api/house.ts"));
    assertThat(asked(source)).isEqualTo(deeds);
    assertThat(asked(source + "ask(\"PUT\", PATH + \"/lights\", undefined, key)"))
        .contains("PUT /api/house/lights");
    String page = Files.readString(PAGE.resolve("house/housePage.tsx"));
    for (MatchResult each :
        Pattern.compile("(?m)^  (\\w+): \\(").matcher(source).results().toList())
      assertThat(page).contains("desk." + each.group(1) + "(");
  }

  @Test
  void only_the_servers_own_user_may_read_the_key() throws Exception {
    assertThat(
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(SERVER.folder().resolve("desk-key"))))
        .isEqualTo("rw-------");
    assertThat(DeskKey.of(SERVER.folder())).as("it stays").isEqualTo(key).hasSize(43);
  }

  @Test
  void it_says_what_runs() {
    Json report = told("GET", "");
    assertThat(report.at("store").asText()).isEqualTo("embedded");
    assertThat(report.at("diskFree").asLong()).isPositive();
    assertThat(report.at("memoryUsed").asLong()).isPositive();
    assertThat(report.at("warnings").asItems()).isEmpty();
  }

  @Test
  void tables_are_shown_by_name_and_age_and_deleted_with_somebody_there() {
    Client.Place host = client.gather("animal-rummy", 2, "{}", false);
    try (Client.Connection connection = client.connect(host)) {
      connection.send("{\"type\":\"chat\",\"text\":\"a secret of ours\"}");
      connection.next("chat");
      String shown = told("GET", "/tables").write();
      assertThat(shown)
          .contains(host.table(), "Animal Rummy", "gathering")
          .doesNotContain("secret", "chat", "token", "scene");
      told("DELETE", "/tables/" + host.table());
      connection.next("problem");
    }
    assertThat(told("GET", "/tables").write()).doesNotContain(host.table());
    assertThat(client.get(host.path(""), host.token()).status()).isEqualTo(404);
  }

  @Test
  void a_game_is_ended_and_stays_to_be_seen_again() {
    Client.Place host = client.gather("slap-jack", 2, "{}", false);
    Client.Place guest = client.join(host, "Rosa");
    assertThat(ask("POST", "/tables/" + host.table() + "/end", key).status())
        .as("nothing is played yet")
        .isEqualTo(409);
    client.start(host);
    try (Client.Connection connection = client.connect(guest)) {
      connection.next("scene");
      told("POST", "/tables/" + host.table() + "/end");
      Json table = connection.next("table");
      while (table.maybe("fault").isEmpty()) table = connection.next("table");
      assertThat(table.at("phase").asText()).isEqualTo("over");
      assertThat(table.at("fault").asText()).endsWith("The host of the house has ended it.");
      connection.play(1, "slap", "{}");
      assertThat(connection.next("refused").at("why").asText()).contains("has ended it");
    }
    assertThat(ask("POST", "/tables/" + host.table() + "/end", key).status()).isEqualTo(409);
    assertThat(client.read(host, "/log").status()).isEqualTo(200);
    assertThat(client.read(host, "/course?eye=0").status()).isEqualTo(200);
    assertThat(told("GET", "/record").write()).contains("ended a table", host.table());
  }

  @Test
  void a_notice_is_said_at_every_table_evening_and_club() {
    Client.Place host = client.gather("slap-jack", 2, "{}", false);
    ClubParty club = ClubParty.found(client, "Edwin");
    Json evening = client.post("/api/evenings", "", "{\"game\":\"anagrams\"}").json();
    try (Client.Connection table = client.connect(host);
        Client.Connection circle = client.openClub(club.id());
        Client.Connection hall = client.openEvening(evening.at("evening").asText())) {
      circle.hello("\"token\":\"" + club.token() + "\"");
      hall.hello("\"token\":\"" + evening.at("watchToken").asText() + "\"");
      table.next("table");
      circle.next("club");
      hall.next("evening");
      say("We close at ten.");
      for (Client.Connection each : List.of(table, circle, hall))
        assertThat(each.next("notice").at("text").asText()).isEqualTo("We close at ten.");
      try (Client.Connection late = client.connect(host)) {
        assertThat(late.next("notice").at("text").asText()).isEqualTo("We close at ten.");
      }
      assertThat(client.get("/api/door").json().at("notice").asText()).startsWith("We close");
      told("DELETE", "/notice");
      for (Client.Connection each : List.of(table, circle, hall))
        assertThat(each.next("notice").at("text").asText()).isEmpty();
      assertThat(client.get("/api/door").json().maybe("notice")).isEmpty();
    }
    assertThat(client.post("/api/house/notice", key, "{\"text\":\" \"}").status()).isEqualTo(400);
  }

  private void say(String text) {
    Client.Answered said =
        client.post("/api/house/notice", key, Json.fields().put("text", text).done().write());
    assertThat(said.status()).isEqualTo(200);
  }

  @Test
  void clubs_are_listed_by_name_and_deleted_with_their_tables() {
    ClubParty club = ClubParty.found(client, "Edwin");
    Client.Place table = club.start(club.token(), "logomachy", 2);
    assertThat(told("GET", "/tables").write())
        .contains("The Thursday Circle", club.id())
        .doesNotContain(club.token());
    told("DELETE", "/clubs/" + club.id());
    assertThat(client.get(club.path(""), club.token()).status()).isEqualTo(404);
    Patience.await().until(() -> client.get(table.path("")).status(), status -> status == 404);
    assertThat(told("GET", "/tables").write()).doesNotContain(club.id());
    assertThat(ask("DELETE", "/clubs/" + club.id(), key).status()).isEqualTo(404);
  }

  @Test
  void it_backs_up_tidies_and_shows_the_log() {
    client.gather("slap-jack", 2, "{}", false);
    Json copy = told("POST", "/backups");
    assertThat(copy.at("events").asLong()).isPositive();
    assertThat(SERVER.folder().resolve("backups").resolve(copy.at("file").asText())).exists();
    assertThat(told("GET", "").at("backups").write()).contains(copy.at("file").asText());
    assertThat(told("GET", "/tidying").at("found").asItems()).as("nothing is old").isEmpty();
    assertThat(told("POST", "/tidying").at("found").asItems()).isEmpty();
    assertThat(told("GET", "/log").write()).doesNotContain(key);
    assertThat(told("GET", "/settings").at("settings").asItems()).isEmpty();
  }
}
