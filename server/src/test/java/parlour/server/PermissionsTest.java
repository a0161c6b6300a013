package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import parlour.engine.wire.Json;

/// Who may do what, and how long; see docs/SECURITY.md.
class PermissionsTest {
  @AutoClose private static final TestServer SERVER = TestServer.open(2);

  private final Client client = SERVER.client();

  private static String sit(String name, String invite, String more) {
    return "{\"name\":\"" + name + "\",\"inviteToken\":\"" + invite + "\"" + more + "}";
  }

  @Test
  void a_token_opens_the_table_it_was_given_for_and_no_other() {
    Client.Place one = client.gather("slap-jack", 2, "{}", true);
    Client.Place other = client.gather("slap-jack", 2, "{}", true);
    assertThat(client.post(other.path("/bots"), one.token(), "{}").status()).isEqualTo(403);
    try (Client.Connection astray = client.open(other.table())) {
      astray.hello("\"token\":\"" + one.token() + "\"");
      assertThat(astray.next("problem").at("detail").asText())
          .isEqualTo("That token belongs to no chair of this table.");
      assertThat(astray.next("closed").at("code").asInt()).isEqualTo(1008);
    }
    assertThat(one.token()).hasSize(43).isNotEqualTo(other.token());
  }

  @Test
  void a_link_to_play_seats_one_on_a_chair_and_a_link_to_watch_seats_nobody() {
    Client.Place host = client.gather("slap-jack", 2, "{}", false);
    assertThat(
            client
                .post(host.path("/seats"), "", sit("Rosalie", host.invite(), ",\"seat\":1"))
                .status())
        .isEqualTo(201);
    assertThat(
            client
                .post(host.path("/seats"), "", sit("Mallory", host.invite(), ",\"seat\":1"))
                .status())
        .isEqualTo(409);
    assertThat(client.post(host.path("/seats"), "", sit("Mallory", host.watch(), "")).status())
        .isEqualTo(403);
  }

  @Test
  void the_host_takes_a_chair_back_in_the_middle_of_a_game_and_a_bot_plays_on() {
    Client.Place host = client.gather("slap-jack", 2, "{}", false);
    Client.Place guest = client.join(host, "Rosalie");
    client.start(host);
    try (Client.Connection hostConnection = client.connect(host);
        Client.Connection friendConnection = client.connect(guest)) {
      friendConnection.next("scene");
      assertThat(client.delete(host.path("/seats/1"), host.token()).status()).isEqualTo(200);
      friendConnection.next("problem");
      assertThat(friendConnection.next("closed").at("code").asInt()).isEqualTo(1008);
      Json table =
          hostConnection.next(
              "table", f -> f.at("seats").asItems().get(1).at("kind").asText().equals("bot"));
      assertThat(table.at("seats").asItems().get(1).at("name").asText()).isNotEqualTo("Rosalie");
      try (Client.Connection again = client.connect(guest)) {
        assertThat(again.next("problem").at("detail").asText())
            .isEqualTo("That token belongs to no chair of this table.");
      }
      Json links = client.post(host.path("/links"), host.token(), "").json();
      assertThat(client.post(host.path("/seats"), "", sit("Rosalie", host.invite(), "")).status())
          .isEqualTo(403);
      String fresh = links.at("inviteToken").asText();
      Json seated = client.post(host.path("/seats"), "", sit("Hattie", fresh, "")).json();
      assertThat(seated.at("seat").asInt()).isEqualTo(1);
      Client.Place hattie =
          new Client.Place(host.table(), 1, seated.at("token").asText(), fresh, "");
      try (Client.Connection hatties = client.connect(hattie)) {
        assertThat(hatties.next("table").at("eye").asInt()).isEqualTo(1);
      }
      assertThat(client.post(host.path("/seats"), "", sit("Silas", fresh, "")).detail())
          .isEqualTo("The cards are dealt; one may only look on.");
    }
  }

  @Test
  void new_links_put_the_old_ones_and_their_onlookers_out() {
    Client.Place host = client.gather("slap-jack", 2, "{}", false);
    try (Client.Connection onlooker = client.open(host.table())) {
      onlooker.hello("\"watchToken\":\"" + host.watch() + "\"");
      onlooker.next("table");
      assertThat(client.post(host.path("/links"), "stolen", "").status()).isEqualTo(403);
      String watch =
          client.post(host.path("/links"), host.token(), "").json().at("watchToken").asText();
      onlooker.next("closed");
      try (Client.Connection late = client.open(host.table());
          Client.Connection invited = client.open(host.table())) {
        late.hello("\"watchToken\":\"" + host.watch() + "\"");
        late.next("closed");
        invited.hello("\"watchToken\":\"" + watch + "\"");
        assertThat(invited.next("table").at("eye").asInt()).isEqualTo(-1);
      }
    }
  }

  @Test
  void a_private_table_tells_strangers_only_who_sits_there() {
    Client.Place host = client.gather("slap-jack", 2, "{}", false);
    Client.Place open = client.gather("slap-jack", 2, "{}", true);
    for (Client.Place table : List.of(host, open)) {
      client.join(table, "Rosalie");
      client.start(table);
    }
    assertThat(client.get(host.path("")).status()).isEqualTo(200);
    for (String page : List.of("/log", "/course", "/replay", "/verify", "/analysis", "/timing")) {
      int allowed = page.equals("/timing") ? 200 : 409;
      assertThat(client.get(host.path(page)).status()).as(page).isEqualTo(403);
      assertThat(client.get(host.path(page), open.token()).status()).as(page).isEqualTo(403);
      for (String token : List.of(host.token(), host.watch(), host.invite()))
        assertThat(client.get(host.path(page), token).status()).as(page).isEqualTo(allowed);
      assertThat(client.get(open.path(page)).status()).as(page).isEqualTo(allowed);
    }
  }

  @Test
  void a_player_has_so_many_lines_and_the_oldest_is_let_go() {
    Client.Place host = client.gather("slap-jack", 2, "{}", false);
    Client.Connection[] lines = new Client.Connection[9];
    for (int i = 0; i < lines.length; i++) {
      lines[i] = client.connect(host);
      lines[i].next("table");
    }
    assertThat(lines[0].next("closed").at("code").asInt()).isEqualTo(1008);
    for (int i = 1; i < lines.length; i++) lines[i].close();
  }

  @Test
  void no_path_leads_out_of_the_shelf() {
    for (String path :
        new String[] {
          "/..%2f..%2fetc/passwd",
          "/assets/..%2f..%2flogback.xml",
          "/%2e%2e/logback.xml",
          "/..;/logback.xml",
          "/art/..%2fweb%2findex.html",
          "/art/%2e%2e%2f%2e%2e%2flogback.xml",
          "//etc/passwd",
          "/parlour/server/pekko.conf",
          "/assets//etc/passwd",
          "/\\..\\logback.xml".replace("\\", "%5c")
        }) {
      HttpResponse<String> answer =
          client.raw(
              client
                  .request("")
                  .uri(
                      SERVER
                          .address()
                          .resolve("/")
                          .resolve(
                              path.startsWith("//")
                                  ? "http://127.0.0.1:" + SERVER.port() + path
                                  : path))
                  .GET());
      assertThat(answer.body())
          .as(path)
          .doesNotContain("root:")
          .doesNotContain("<configuration>")
          .doesNotContain("pekko {");
      if (answer.statusCode() == 200)
        assertThat(answer.body()).as(path).isEqualTo(client.get("/").text());
    }
  }

  @Test
  void the_metrics_are_for_the_operator_and_name_nobody() {
    Client.Place host = client.gather("slap-jack", 2, "{}", true);
    String page = client.get("/metrics").text();
    assertThat(page)
        .contains("parlour_tables ", "parlour_store_commit_seconds_count", "jvm_memory_used_bytes")
        .doesNotContain(host.table(), "Edwin");
    assertThat(
            client
                .send(client.request("/metrics").header("X-Forwarded-For", "127.0.0.1").GET())
                .status())
        .isEqualTo(403);
  }

  @Test
  void one_who_says_nothing_about_himself_is_not_let_stand_at_the_door() {
    Client.Place host = client.gather("slap-jack", 2, "{}", true);
    try (Client.Connection mute = client.open(host.table())) {
      mute.play(1, "slap", "{}");
      assertThat(mute.next("problem").at("detail").asText())
          .isEqualTo("The first frame must be a hello.");
    }
  }
}
