package parlour.app.report;

import parlour.engine.Seat;

/// The names of seats where a log has none: "Seat 0".
public final class SeatNames {
  private SeatNames() {}

  public static String of(Seat seat) {
    return seat.isNobody() ? "nobody" : "Seat " + seat.index();
  }
}
