package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.testkit.PathProxy;

/// A house below a path of another site, behind a proxy that passes the path on or takes it away.
class BasePathTest {
  private static final String PATH = "/parlour";

  @AutoClose
  private static final TestServer SERVER =
      TestServer.open(options -> options.withBasePath(PATH).withBehindProxy(true));

  private static HttpResponse<String> get(Client client, String path) {
    return client.raw(client.request(path).GET());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void pages_requests_and_sockets_come_through(boolean strips) throws IOException {
    try (PathProxy proxy = new PathProxy(SERVER.port(), PATH, strips);
        Client client =
            new Client(URI.create("http://127.0.0.1:" + proxy.port() + PATH + "/"), PATH)) {
      for (String page : new String[] {"/", "/t/abcdefghjkmn", ""})
        assertThat(get(client, PATH + page).body())
            .as("what the page names is below the path")
            .contains("\"" + PATH + "/assets/main-")
            .doesNotContain("=\"/assets");
      assertThat(get(client, PATH + "/assets/main-A1B2C3D4.js").statusCode()).isEqualTo(200);
      assertThat(get(client, PATH + "/api/words/chapter?game=foil").statusCode()).isEqualTo(200);
      assertThat(get(client, PATH + "/api/nothing").statusCode()).isEqualTo(404);
      assertThat(get(client, "/other/health").statusCode()).as("of another site").isEqualTo(404);
      assertThat(get(client, PATH + "game/health").statusCode()).isEqualTo(404);
      Client.Place host = client.gather("slap-jack", 2, "{}", false);
      Client.Place guest = client.join(host, "Rosa");
      client.start(host);
      try (Client.Connection connection = client.connect(guest)) {
        assertThat(connection.next("scene").at("type").asText()).isEqualTo("scene");
      }
    }
  }
}
