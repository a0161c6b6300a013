package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Alert rules and dashboard for Prometheus ask for metrics that the server has: a rule about one
/// that it has not never fires.
class OperatingFilesTest {
  private static final Pattern METRIC = Pattern.compile("parlour_[a-z_]+");

  @AutoClose private static final TestServer SERVER = TestServer.open(0);

  private static Set<String> metrics(String text) {
    Set<String> found = new TreeSet<>();
    METRIC.matcher(text).results().map(MatchResult::group).forEach(found::add);
    return found;
  }

  /// The metrics of a server on which something was played.
  private static Set<String> shown() {
    Client client = SERVER.client();
    Client.Place host = client.gather("slap-jack", 2, "{}", false);
    Client.Place guest = client.join(host, "Rosa");
    client.start(host);
    try (Client.Connection connection = client.connect(guest)) {
      connection.next("scene");
      connection.play(1, "dance", "{}");
      connection.next("refused");
    }
    return metrics(client.get("/metrics").text());
  }

  @ParameterizedTest
  @ValueSource(strings = {"alerts.yml", "grafana-dashboard.json"})
  void they_ask_for_nothing_that_the_server_does_not_show(String file) throws Exception {
    Set<String> asked = metrics(Files.readString(Path.of("../docs/operating", file)));
    assertThat(asked).hasSizeGreaterThan(3);
    assertThat(shown()).containsAll(asked);
  }

  @Test
  void a_metric_that_is_misspelt_is_found() {
    assertThat(shown()).doesNotContainAnyElementsOf(metrics("rate(parlour_palys_total[5m])"));
  }
}
