package parlour.server.config;

import java.time.Duration;

/// How long a table is kept after the last thing that happened at it, and how many backups of all.
///
/// @param undealt a table at which no cards were dealt
/// @param finished a game that is over; zero is for ever
/// @param deserted a game to which nobody has come back
/// @param backups how many daily backups of the embedded store are kept; 0: none is made
public record Retention(Duration undealt, Duration finished, Duration deserted, int backups) {
  /// How many daily backups are usually kept.
  public static final int USUAL_BACKUPS = 7;

  public static Retention usual() {
    return new Retention(Duration.ofDays(2), Duration.ZERO, Duration.ofDays(30), USUAL_BACKUPS);
  }

  public Retention withFinished(Duration other) {
    return new Retention(undealt, other, deserted, backups);
  }

  public Retention withBackups(int kept) {
    return new Retention(undealt, finished, deserted, kept);
  }
}
