package parlour.app.report;

import parlour.engine.Seat;

/// What seats are called where a log names nobody: "Seat 0".
public final class SeatNames {
  private SeatNames() {}

  public static String of(Seat seat) {
    return seat.isNobody() ? "nobody" : "Seat " + seat.index();
  }
}
