package parlour.server;

import java.time.Duration;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;

/// How long tests wait for what must come: so long that no machine is too slow. What comes is
/// waited for no longer than it takes.
public final class Patience {
  public static final Duration LIMIT = Duration.ofMinutes(3);

  /// Whether this run measures time: how fast a server must answer is asserted by `./check long`
  /// (`-Dparlour.timed=true`), since it depends on the machine and on what else it does. Every
  /// other run asserts only what is answered. Whoever asks this bears the tag `timed`.
  static final boolean TIMED = Boolean.getBoolean("parlour.timed");

  private Patience() {}

  public static ConditionFactory await() {
    return Awaitility.await().atMost(LIMIT);
  }
}
