package parlour.games.pause;

import java.util.List;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// A pause while it lasts.
///
/// @param interlude what is shown meanwhile
/// @param waiting the players who have not said that they want to go on
/// @param sinceMillis when it began, in milliseconds since the deal
/// @param untilMillis when it ends by itself, or [Prompt#NEVER]
public record Break(
    Kind kind, Scene.Interlude interlude, Seats waiting, long sinceMillis, long untilMillis) {
  /// How long a brief pause lasts when somebody does not go on.
  static final long BRIEF_MILLIS = 12_000;

  /// How long people at a table of several have to get ready.
  static final long READY_MILLIS = 45_000;

  /// Three, two, one.
  static final long COUNTDOWN_MILLIS = 3_000;

  /// What the pause is for.
  public enum Kind {
    /// Everybody gets ready for a race.
    READY,
    /// Three, two, one.
    COUNTDOWN,
    /// A hand has ended, and everybody looks at what it brought.
    RECKONING
  }

  static Break ready(Seats seats, boolean brief) {
    return new Break(
        Kind.READY,
        new Scene.Interlude("Get ready", List.of(), ""),
        seats,
        0,
        brief ? READY_MILLIS : Prompt.NEVER);
  }

  static Break reckoning(Scene.Interlude interlude, Seats seats, long atMillis, boolean brief) {
    return new Break(
        Kind.RECKONING, interlude, seats, atMillis, brief ? atMillis + BRIEF_MILLIS : Prompt.NEVER);
  }

  Break countdown(long atMillis) {
    return new Break(
        Kind.COUNTDOWN, interlude, Seats.NONE, sinceMillis, atMillis + COUNTDOWN_MILLIS);
  }

  Break without(Seat seat) {
    return new Break(kind, interlude, waiting.minus(Seats.of(seat)), sinceMillis, untilMillis);
  }

  Prompt prompt() {
    return new Prompt(Prompt.Pace.TOGETHER, waiting, Seats.NONE, untilMillis);
  }

  /// What a player answers, or would if they had not answered yet.
  public <M> PauseMove<M> answer() {
    return kind == Kind.RECKONING ? new PauseMove.GoOn<>() : new PauseMove.Ready<>();
  }
}
