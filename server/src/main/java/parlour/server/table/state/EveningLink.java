package parlour.server.table.state;

import parlour.engine.wire.Json;

/// Ties a table to the evening of progressive play it belongs to, if it belongs to one.
///
/// @param evening the evening's id, empty for an ordinary table
/// @param number the table's number within the evening, from 1
/// @param round the game of the evening it was created for, from 1
public record EveningLink(String evening, int number, int round, State state) {
  /// An ordinary table.
  static final EveningLink NONE = new EveningLink("", 0, 0, State.RUNS);

  /// What the evening wants the table to do.
  public enum State {
    RUNS,
    /// The bell has begun the game, and not everybody has found the table yet.
    GATHERS,
    /// The hostess has called a pause.
    HELD,
    /// The bell has stopped it.
    STOPPED;

    /// Its name in stored events and in frames.
    public String wireName() {
      return switch (this) {
        case RUNS -> "runs";
        case GATHERS -> "gathers";
        case HELD -> "held";
        case STOPPED -> "stopped";
      };
    }

    static State of(String name) {
      for (State state : values()) if (state.wireName().equals(name)) return state;
      throw new Json.Malformed("\"" + name + "\" is no state of a table.");
    }
  }

  public boolean isNone() {
    return evening.isEmpty();
  }

  public boolean isStopped() {
    return state == State.STOPPED;
  }

  /// Whether no play is accepted at the moment.
  public boolean isHalted() {
    return state != State.RUNS;
  }

  EveningLink in(State next) {
    return new EveningLink(evening, number, round, next);
  }
}
