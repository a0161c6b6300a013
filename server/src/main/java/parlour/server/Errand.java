package parlour.server;

/// What a table has to do with an evening of progressive play, if anything.
///
/// @param evening which evening it belongs to, or nothing
/// @param number which of its tables it is, from one
/// @param round for which game it was laid, from one
record Errand(String evening, int number, int round, State state) {
  /// An ordinary table.
  static final Errand NONE = new Errand("", 0, 0, State.RUNS);

  /// What the evening has it do.
  enum State {
    RUNS,
    /// The hostess has called a pause.
    HELD,
    /// The bell has stopped it.
    STOPPED;

    /// The word for it on the disk and on the wire.
    String word() {
      return switch (this) {
        case RUNS -> "runs";
        case HELD -> "held";
        case STOPPED -> "stopped";
      };
    }

    static State of(String word) {
      for (State state : values()) if (state.word().equals(word)) return state;
      throw new parlour.engine.Json.Malformed("\"" + word + "\" is no state of a table.");
    }
  }

  boolean isNone() {
    return evening.isEmpty();
  }

  boolean isStopped() {
    return state == State.STOPPED;
  }

  /// Whether nothing may be played just now.
  boolean standsStill() {
    return state != State.RUNS;
  }

  Errand in(State next) {
    return new Errand(evening, number, round, next);
  }
}
