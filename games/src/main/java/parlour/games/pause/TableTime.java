package parlour.games.pause;

/// How a table keeps its time, whatever the game.
///
/// @param pause what happens after each hand
/// @param timed whether the game's clock runs where it waits for a player
/// @param minutes the time available; 0: the game ends by its own rules
/// @param byTurns whether the time available ends a turn, because the game has no hands
record TableTime(Pause pause, boolean timed, int minutes, boolean byTurns) {
  /// What happens after each hand.
  enum Pause {
    NONE,
    /// It ends by itself after a while.
    BRIEF,
    /// It waits for everybody.
    WAIT
  }

  boolean pauses() {
    return pause != Pause.NONE;
  }

  boolean isBrief() {
    return pause == Pause.BRIEF;
  }
}
