package parlour.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.Client;
import parlour.server.ParlourServer;
import parlour.server.TestOptions;
import parlour.server.config.Rates;
import parlour.server.wire.Problem;

/// How many tables one address may hold.
class HeldTablesTest {
  private final Set<String> over = new HashSet<>();

  @Test
  void places_come_back_when_tables_are_over() {
    HeldTables held = new HeldTables(5);
    for (int i = 0; i < 5; i++) {
      held.check("one");
      held.add("one", "t" + i, over::contains);
    }
    assertThatThrownBy(() -> held.check("one"))
        .isInstanceOf(Problem.class)
        .hasMessageContaining("has 5 tables that are not over");
    held.check("another");
    over.add("t2");
    assertThatThrownBy(() -> held.check("one"))
        .as("the three oldest are asked, and these were asked just now")
        .isInstanceOf(Problem.class);
    held.check("one");
    held.add("one", "t5", over::contains);
    assertThatThrownBy(() -> held.check("one")).isInstanceOf(Problem.class);
  }

  @Test
  void a_server_refuses_one_table_too_many_until_one_is_deleted(@TempDir Path folder) {
    Rates usual = Rates.usual();
    Rates rates =
        new Rates(
            usual.requests(),
            usual.newTables(),
            usual.frames(),
            usual.socketFrames(),
            usual.chat(),
            usual.seat(),
            usual.connections(),
            2);
    try (ParlourServer server =
            ParlourServer.start(TestOptions.in(folder).withPort(0).withRates(rates));
        Client client = new Client(server)) {
      Client.Place first = client.gather("slap-jack", 2, "{}", false);
      String evening = "{\"game\":\"anagrams\"}";
      Client.Answered opened = client.post("/api/evenings", "", evening);
      assertThat(opened.status()).as(opened.text()).isEqualTo(201);
      Client.Answered refused = client.post("/api/evenings", "", evening);
      assertThat(refused.status()).isEqualTo(429);
      assertThat(refused.text()).contains("has 2 tables that are not over");
      assertThatThrownBy(() -> client.gather("slap-jack", 2, "{}", false))
          .hasMessageContaining("has 2 tables that are not over");
      client.raw(
          client
              .request("/api/tables/" + first.table())
              .header("Authorization", "Bearer " + first.token())
              .DELETE());
      client.gather("slap-jack", 2, "{}", false);
    }
  }
}
