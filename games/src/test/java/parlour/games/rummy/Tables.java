package parlour.games.rummy;

import parlour.engine.Seat;

/// Tables set up for a test, and what lies on them.
final class Tables {
  private Tables() {}
}
