package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.config.Rates;
import parlour.server.config.ServerOptions;

/// One address cannot take from others what the house keeps for all, behind a proxy too.
class SharesTest {
  @TempDir Path folder;

  private Client.Answered post(Client client, String from, String path, String body) {
    return client.send(
        client
            .request(path)
            .header("X-Forwarded-For", from)
            .POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  @Test
  void a_stranger_wipes_nobodys_sheets_and_locks_nobody_out_of_the_labs() {
    ServerOptions options =
        TestOptions.in(folder).withPort(0).withRates(Rates.none()).withBehindProxy(true);
    try (ParlourServer server = ParlourServer.start(options);
        Client client = new Client(server)) {
      String sheet = "{\"version\":0,\"sheet\":{\"game\":\"logomachy\",\"rows\":[]}}";
      String family = "/api/sheets/" + "a".repeat(32);
      assertThat(post(client, "198.51.100.1", family, sheet).status()).isEqualTo(200);
      for (int i = 0; i < 600; i++)
        post(client, "203.0.113.9", "/api/sheets/" + "%032x".formatted(i), sheet);
      assertThat(client.get(family).json().at("version").asInt()).isEqualTo(1);
      String lab = "{\"game\":\"skat\",\"bots\":[0,1]}";
      for (int address = 0; address < 9; address++)
        for (int i = 0; i < 9; i++) post(client, "203.0.113." + address, "/api/lab", lab);
      assertThat(post(client, "198.51.100.1", "/api/lab", lab).status()).isEqualTo(201);
    }
  }
}
