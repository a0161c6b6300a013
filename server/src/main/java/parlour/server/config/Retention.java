package parlour.server.config;

import java.time.Duration;

/// How long a table is kept after the last thing that happened at it.
///
/// @param undealt a table at which no cards were dealt
/// @param finished a game that is over; zero is for ever
/// @param deserted a game to which nobody has come back
public record Retention(Duration undealt, Duration finished, Duration deserted) {
  public static Retention usual() {
    return new Retention(Duration.ofDays(2), Duration.ZERO, Duration.ofDays(30));
  }

  public Retention withFinished(Duration other) {
    return new Retention(undealt, other, deserted);
  }
}
