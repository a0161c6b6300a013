package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.config.Rates;
import parlour.server.config.ServerOptions;
import parlour.server.config.Timeouts;

/// A client that no longer answers pings is dropped, whatever it is connected to.
class SilentConnectionTest {
  private static final Duration LIMIT = Duration.ofMillis(300);
  private static final long NEVER = Duration.ofHours(1).toMillis();

  /// No close frame came: the client saw the end of the stream, or an error.
  private static final Object[] NO_CLOSE_FRAME = {1006, -1};

  @Test
  void a_silent_connection_to_an_evening_is_dropped_like_one_to_a_table(@TempDir Path folder) {
    ServerOptions options = TestOptions.in(folder).withPort(0).withRates(Rates.none());
    try (ParlourServer server =
            ParlourServer.start(
                options, new Timeouts(LIMIT, Duration.ofMinutes(1), Duration.ZERO));
        Client client = new Client(server)) {
      Client.Place place = client.gather("slap-jack", 2, "{}", false);
      try (Client.Connection atTable = client.open(place.table()).faraway(NEVER)) {
        atTable.hello("\"token\":\"" + place.token() + "\"");
        assertThat(atTable.next("closed").at("code").asInt()).isIn(NO_CLOSE_FRAME);
      }
      EveningParty party = EveningParty.open(client, "{}");
      try (Client.Connection atEvening = client.openEvening(party.id()).faraway(NEVER)) {
        atEvening.hello("\"token\":\"" + party.hostessToken() + "\"");
        assertThat(atEvening.next("closed").at("code").asInt()).isIn(NO_CLOSE_FRAME);
      }
    }
  }
}
