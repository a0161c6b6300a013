package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import parlour.engine.wire.Json;
import parlour.lexicon.house.HouseList;
import parlour.server.config.HouseRules;

/// A house of children keeps its rules whatever a page asks for.
class SchoolTest {
  private static final HouseRules SCHOOL =
      new HouseRules(HouseList.NONE, HouseRules.WhoOpens.EVERYBODY, HouseRules.SignOn.NONE, true);

  @AutoClose
  private static final TestServer SERVER = TestServer.open(options -> options.with(SCHOOL));

  private final Client client = SERVER.client();

  private Json table(Client.Place place, String token) {
    return (token.isEmpty() ? client.get(place.path("")) : client.get(place.path(""), token))
        .json();
  }

  @Test
  void no_table_is_listed_and_a_stranger_learns_no_name() {
    Client.Place open = client.gather("slap-jack", 2, "{}", true);
    assertThat(client.get("/api/tables").json().asItems()).isEmpty();
    assertThat(table(open, "").write()).contains("Player 1").doesNotContain("Edwin");
    for (String known : List.of(open.token(), open.invite(), open.watch())) {
      String otherCase = known.substring(0, 8).replaceAll("[A-Z]", "x").toLowerCase(Locale.ROOT);
      assertThat(table(open, otherCase).write()).doesNotContain("Edwin");
      assertThat(table(open, known).write()).contains("Edwin");
    }
    assertThat(table(open, open.token()).at("open").asBoolean()).isFalse();
    Client.Answered seat = client.post(open.path("/seats"), "", "{\"name\":\"Rosa\"}");
    assertThat(seat.status()).as("nobody sits down without the link").isEqualTo(403);
    assertThat(client.get("/api/door").json().at("school").asBoolean()).isTrue();
  }

  @Test
  void only_quick_phrases_are_said_at_every_kind_of_table() {
    ClubParty club = ClubParty.found(client, "Edwin");
    for (Client.Place place :
        List.of(
            client.gather("slap-jack", 2, "{}", false), club.start(club.token(), "logomachy", 2)))
      try (Client.Connection connection = client.connect(place)) {
        assertThat(connection.next("table").at("phrases").asItems()).isNotEmpty();
        connection.send("{\"type\":\"chat\",\"text\":\"where do you live\"}");
        assertThat(connection.next("problem").at("detail").asText()).contains("quick phrases");
        connection.send("{\"type\":\"chat\",\"text\":\"Bravo!\"}");
        assertThat(connection.next("chat").at("text").asText()).isEqualTo("Bravo!");
      }
  }

  @Test
  void no_word_counts_that_may_offend_whatever_is_chosen() {
    Client.Place host = client.gather("logomachy", 2, "{\"family\":\"any\"}", false);
    assertThat(table(host, host.token()).at("settings").at("family").asText()).isEqualTo("yes");
    Client.Answered settled =
        client.post(host.path("/settings"), host.token(), "{\"settings\":{\"family\":\"no\"}}");
    assertThat(settled.json().at("settings").at("family").asText()).isEqualTo("yes");
    client.join(host, "Rosa");
    client.start(host);
    assertThat(table(host, host.token()).at("settings").at("family").asText()).isEqualTo("yes");
    Client.Answered evening =
        client.post("/api/evenings", "", "{\"game\":\"logomachy\",\"table\":{\"family\":\"any\"}}");
    assertThat(evening.status()).as(evening.text()).isEqualTo(201);
    assertThat(
            client
                .get(
                    "/api/evenings/" + evening.json().at("evening").asText(),
                    evening.json().at("hostessToken").asText())
                .json()
                .at("plan")
                .at("table")
                .at("family")
                .asText())
        .isEqualTo("yes");
  }
}
