package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import parlour.engine.wire.Json;

/// Tables before the deal, as docs/PROTOCOL.md describes them.
class GatheringTest {
  @AutoClose private static final TestServer SERVER = TestServer.open(5);

  private final Client client = SERVER.client();

  @Test
  void names_that_look_the_same_or_show_nothing_are_refused() {
    Client.Place host = client.gather("slap-jack", 4, "{}", false);
    String path = host.path("/seats");
    assertThat(client.post(path, "", named("Ren\u00e9", host)).status()).isEqualTo(201);
    for (String twin :
        List.of(
            "Rene\u0301",
            "REN\u00c9",
            "Re\u200dn\u00e9",
            "R\u3164en\u00e9",
            "\uff32en\u00e9 \u2800"))
      assertThat(client.post(path, "", named(twin, host)).status()).as(twin).isEqualTo(409);
    for (String nothing : List.of("\u200d", "\u2800", "\u3164", "\u0301", " \u00a0", "\ufe0f"))
      assertThat(client.post(path, "", named(nothing, host)).detail())
          .isEqualTo("Please give a name.");
    assertThat(client.post(path, "", named("\ud83d\udc69\u200d\ud83c\udf3e", host)).status())
        .as("an emoji held together by a joiner")
        .isEqualTo(201);
  }

  private static String named(String name, Client.Place host) {
    return Json.fields().put("name", name).put("inviteToken", host.invite()).done().write();
  }

  @Test
  void a_table_knows_its_company() {
    Client.Place host = client.slapJack(3);
    client.join(host, "Rosalie");
    client.post(host.path("/bots"), host.token(), "{\"seat\":2,\"level\":5}");
    Json table = client.get(host.path("")).json();
    assertThat(table.at("seats").asItems().stream().map(s -> s.at("kind").asText()))
        .containsExactly("person", "person", "bot");
    assertThat(table.at("seats").asItems().get(2).at("level").asInt()).isEqualTo(5);
    assertThat(table.at("host").asInt()).isZero();
    assertThat(table.at("eye").asInt()).isEqualTo(-1);
  }

  @Test
  void a_length_settles_what_the_host_does_not() {
    String asked =
        "{\"game\":\"crossword\",\"seats\":2,\"name\":\"Edwin\",\"length\":\"%s\",\"settings\":%s}";
    assertThat(ending(asked.formatted("usual", "{}"))).isEqualTo("100");
    assertThat(ending(asked.formatted("short", "{}"))).isEqualTo("2-hands");
    assertThat(ending(asked.formatted("short", "{\"ending\":\"50\"}"))).isEqualTo("50");
    Client.Answered refused = client.post("/api/tables", "", asked.formatted("endless", "{}"));
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.detail()).contains("has no length \"endless\"");
  }

  private String ending(String asked) {
    String table = client.post("/api/tables", "", asked).json().at("table").asText();
    return client.get("/api/tables/" + table).json().at("settings").at("ending").asText();
  }

  @Test
  void the_host_settles_on_other_rules_before_the_deal_and_everybody_sees_them() {
    Client.Place host = client.gather("crossword", 2, "{\"pack\":\"48\"}", false);
    Client.Place guest = client.join(host, "Rosalie");
    String path = host.path("/settings");
    String shorter = "{\"settings\":{\"ending\":\"1-hand\"}}";
    assertThat(client.post(path, guest.token(), shorter).detail())
        .isEqualTo("Only the host changes the rules of a table.");
    assertThat(client.post(path, host.token(), "{\"settings\":{\"ending\":\"never\"}}").detail())
        .startsWith("The option \"ending\" cannot be \"never\"");
    assertThat(client.post(path, host.token(), "{\"settings\":{\"moon\":\"full\"}}").detail())
        .startsWith("There is no option \"moon\"");
    Client.Answered settled = client.post(path, host.token(), shorter);
    assertThat(settled.status()).isEqualTo(200);
    Json seen = client.get(guest.path("")).json().at("settings");
    assertThat(seen).isEqualTo(settled.json().at("settings"));
    assertThat(seen.at("ending").asText()).isEqualTo("1-hand");
    assertThat(seen.at("pack").asText()).as("what was not named").isEqualTo("48");
    assertThat(client.post(host.path("/start"), host.token(), "{}").status()).isEqualTo(200);
    assertThat(client.post(path, host.token(), shorter).detail())
        .isEqualTo("The cards are dealt; the rules stay as they are.");
  }

  @Test
  void rules_that_do_not_suit_the_company_are_refused() {
    Client.Place host = client.gather("logomachy", 3, "{}", false);
    assertThat(
            client
                .post(host.path("/settings"), host.token(), "{\"settings\":{\"partners\":\"yes\"}}")
                .status())
        .isEqualTo(400);
  }

  @Test
  void a_private_table_wants_its_invitation() {
    Client.Place host = client.slapJack(2);
    Client.Answered refused =
        client.post(host.path("/seats"), "", "{\"name\":\"Mallory\",\"inviteToken\":\"guess\"}");
    assertThat(refused.status()).isEqualTo(403);
    assertThat(refused.detail())
        .isEqualTo("This table is private, and the invitation does not fit.");
    assertThat(
            client
                .post(
                    host.path("/seats"),
                    "",
                    "{\"name\":\"Mallory\",\"inviteToken\":\"" + host.watch() + "\"}")
                .status())
        .isEqualTo(403);
  }

  @Test
  void a_chair_holds_one_and_a_name_is_had_by_one() {
    Client.Place host = client.slapJack(3);
    assertThat(
            client
                .post(
                    host.path("/seats"),
                    "",
                    "{\"name\":\"edwin\",\"inviteToken\":\"" + host.invite() + "\"}")
                .detail())
        .isEqualTo("Somebody called edwin sits at this table already.");
    assertThat(
            client
                .post(
                    host.path("/seats"),
                    "",
                    "{\"name\":\"A\",\"seat\":0,\"inviteToken\":\"" + host.invite() + "\"}")
                .detail())
        .isEqualTo("That chair is taken.");
    assertThat(
            client
                .post(
                    host.path("/seats"),
                    "",
                    "{\"name\":\"A\",\"seat\":3,\"inviteToken\":\"" + host.invite() + "\"}")
                .detail())
        .isEqualTo("There is no seat 3; they are numbered from 0 to 2.");
  }

  @Test
  void only_the_host_has_a_hosts_rights() {
    Client.Place host = client.slapJack(3);
    Client.Place guest = client.join(host, "Rosalie");
    assertThat(client.post(host.path("/bots"), guest.token(), "{}").status()).isEqualTo(403);
    assertThat(client.post(host.path("/start"), guest.token(), "").status()).isEqualTo(403);
    assertThat(client.post(host.path("/start"), "", "").status()).isEqualTo(401);
    assertThat(client.delete(host.path("/seats/0"), guest.token()).status()).isEqualTo(403);
    assertThat(client.delete(host.path("/seats/1"), guest.token()).status()).isEqualTo(200);
    assertThat(client.post(host.path("/bots"), host.token(), "{\"level\":6}").detail())
        .isEqualTo("A bot's level is from 1 to 5, not 6.");
  }

  @Test
  void when_the_host_leaves_the_next_is_host() {
    Client.Place host = client.slapJack(2);
    Client.Place guest = client.join(host, "Rosalie");
    client.delete(host.path("/seats/0"), host.token());
    assertThat(client.get(host.path("")).json().at("host").asInt()).isEqualTo(1);
    assertThat(client.post(host.path("/bots"), guest.token(), "{}").status()).isEqualTo(201);
  }

  @Test
  void one_whose_chair_was_freed_sees_no_more_of_it() {
    Client.Place host = client.slapJack(2);
    Client.Place guest = client.join(host, "Rosalie");
    try (Client.Connection friendConnection = client.connect(guest)) {
      friendConnection.next("table");
      client.delete(host.path("/seats/1"), host.token());
      friendConnection.next("problem");
      assertThat(friendConnection.next("closed").at("code").asInt()).isEqualTo(1008);
    }
  }

  @Test
  void the_deal_waits_until_every_chair_is_taken() {
    Client.Place host = client.slapJack(3);
    assertThat(client.post(host.path("/start"), host.token(), "").detail())
        .isEqualTo("Every chair must be taken before the deal; 2 are free.");
  }
}
