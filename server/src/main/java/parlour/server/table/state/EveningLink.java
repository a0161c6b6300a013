package parlour.server.table.state;

/// What a table has to do with an evening of progressive play, if anything.
///
/// @param evening which evening it belongs to, or nothing
/// @param number which of its tables it is, from one
/// @param round for which game it was laid, from one
public record EveningLink(String evening, int number, int round, State state) {
  /// An ordinary table.
  static final EveningLink NONE = new EveningLink("", 0, 0, State.RUNS);

  /// What the evening has it do.
  public enum State {
    RUNS,
    /// The hostess has called a pause.
    HELD,
    /// The bell has stopped it.
    STOPPED;

    /// The word for it on the disk and on the wire.
    public String wireName() {
      return switch (this) {
        case RUNS -> "runs";
        case HELD -> "held";
        case STOPPED -> "stopped";
      };
    }

    static State of(String word) {
      for (State state : values()) if (state.wireName().equals(word)) return state;
      throw new parlour.engine.wire.Json.Malformed("\"" + word + "\" is no state of a table.");
    }
  }

  public boolean isNone() {
    return evening.isEmpty();
  }

  public boolean isStopped() {
    return state == State.STOPPED;
  }

  /// Whether nothing may be played just now.
  public boolean isHalted() {
    return state != State.RUNS;
  }

  EveningLink in(State next) {
    return new EveningLink(evening, number, round, next);
  }
}
