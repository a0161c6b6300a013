package parlour.server.table;

import java.time.Duration;
import org.apache.pekko.actor.typed.BackoffSupervisorStrategy;
import org.apache.pekko.actor.typed.SupervisorStrategy;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.server.store.EventLog;

/// How an actor ends whose events cannot be stored or read: quietly while the whole store fails,
/// which the store itself has logged once, and with a line in the log otherwise.
public final class JournalFailures {
  private static final Logger LOG = LoggerFactory.getLogger(JournalFailures.class);

  /// Stops the actor at the first failure. Pekko's own way to stop cannot be kept from logging
  /// every failure with a stack trace; restarting can, and here it restarts not even once.
  public static final BackoffSupervisorStrategy STOP_QUIETLY =
      SupervisorStrategy.restartWithBackoff(Duration.ofSeconds(1), Duration.ofSeconds(1), 0)
          .withMaxRestarts(0)
          .withLoggingEnabled(false);

  private JournalFailures() {}

  /// Logs a failure, unless the whole store fails.
  public static void log(EventLog events, String actor, Throwable failure) {
    if (events.isFailing()) LOG.debug("{} could not be stored or read", actor, failure);
    else LOG.error("{} could not be stored or read", actor, failure);
  }
}
