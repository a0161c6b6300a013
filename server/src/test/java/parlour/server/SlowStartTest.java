package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A machine that has much else to do starts the server late: it must not fail to start, as it
/// would by what Pekko itself waits for.
class SlowStartTest {
  private static final Duration LONG = Duration.ofMinutes(1);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pekko.logger-startup-timeout",
        "pekko.actor.creation-timeout",
        "pekko.remote.artery.bind.bind-timeout"
      })
  void the_start_has_a_minute_for_what_usually_takes_milliseconds(String limit) {
    Config usual = ConfigFactory.defaultReference();
    assertThat(usual.getDuration(limit)).as("why it is said").isLessThan(LONG);
    Config ours = ParlourServer.config(TestOptions.in(Path.of("data")).peers());
    assertThat(ours.getDuration(limit)).isGreaterThanOrEqualTo(LONG);
  }
}
