package parlour.server.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.Client;
import parlour.server.ParlourServer;
import parlour.server.TestOptions;

class RatesTest {
  @Test
  void one_who_asks_too_much_is_told_to_wait(@TempDir Path folder) {
    Rates rates =
        new Rates(
            new Rates.Rate(60, 0.01),
            new Rates.Rate(3, 0.01),
            new Rates.Rate(10, 0.01),
            new Rates.Rate(400, 60),
            new Rates.Rate(2, 0.01),
            new Rates.Rate(100, 1),
            2,
            200);
    try (ParlourServer server =
            ParlourServer.start(TestOptions.in(folder).withPort(0).withRates(rates));
        Client client = new Client(server)) {
      tire(client);
    }
  }

  private static void tire(Client client) {
    Client.Place host = client.gather("slap-jack", 2, "{}", false);
    try (Client.Connection hostConnection = client.connect(host)) {
      hostConnection.next("table");
      for (int i = 0; i < 3; i++) hostConnection.send("{\"type\":\"chat\",\"text\":\"Hello!\"}");
      assertThat(hostConnection.next("problem").at("detail").asText())
          .isEqualTo("One word after the other, please.");
      for (int i = 0; i < 10; i++) hostConnection.send("{\"type\":\"dance\"}");
      hostConnection.next("problem", f -> f.at("title").asText().equals("Too Many Requests"));
    }
    client.gather("slap-jack", 2, "{}", false);
    client.gather("slap-jack", 2, "{}", false);
    assertThat(
            client
                .post("/api/tables", "", "{\"game\":\"slap-jack\",\"seats\":2,\"name\":\"A\"}")
                .status())
        .isEqualTo(429);
    HttpResponse<String> last = client.raw(client.request("/health").GET());
    for (int i = 0; i < 80 && last.statusCode() == 200; i++)
      last = client.raw(client.request("/health").GET());
    assertThat(last.statusCode()).isEqualTo(429);
    assertThat(last.headers().firstValue("Retry-After")).isPresent();
  }
}
