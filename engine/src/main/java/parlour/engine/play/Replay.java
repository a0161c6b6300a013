package parlour.engine.play;

import java.util.Optional;
import parlour.engine.Clause;
import parlour.engine.Game;

/// Replays a log through the rules.
public final class Replay {
  private Replay() {}

  /// The outcome of a replay.
  ///
  /// @param referee the game where the replay stopped
  /// @param entries how many entries were played
  /// @param fault why the next entry was refused, if it was
  public record Played(Referee<?, ?, ?> referee, int entries, Optional<String> fault) {}

  /// Is told of every step of a replay.
  public interface Watcher {
    void saw(Referee<?, ?, ?> referee, Log.Entry entry, Referee.Decision.Accepted decision);
  }

  /// Plays all entries of a log, telling the watcher of each, and stops at the first that the rules
  /// refuse.
  public static Played play(Game<?, ?, ?> game, Log log, Watcher watcher) {
    Referee<?, ?, ?> referee =
        new Referee<>(game, log.header().seats(), log.header().seed().value());
    int played = 0;
    for (Log.Entry entry : log.entries()) {
      switch (referee.apply(entry)) {
        case Referee.Decision.Accepted accepted -> watcher.saw(referee, entry, accepted);
        case Referee.Decision.Refused(Clause clause, String why) -> {
          return new Played(referee, played, Optional.of(why + " (" + clause.id() + ")"));
        }
      }
      played++;
    }
    return new Played(referee, played, Optional.empty());
  }

  public static Played play(Game<?, ?, ?> game, Log log) {
    return play(game, log, (_, _, _) -> {});
  }
}
