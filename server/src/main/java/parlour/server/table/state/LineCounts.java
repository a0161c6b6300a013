package parlour.server.table.state;

import java.util.List;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.wire.SceneFrame;

/// How many lines of the minute book each eye may read: the only numbers a client is shown of a
/// game's progress, so that nobody can count plays they must not know of.
public record LineCounts(PerSeat<Integer> seats, int onlookers) {
  static LineCounts none(int seats) {
    return new LineCounts(PerSeat.all(seats, 0), 0);
  }

  /// How many lines that eye may read.
  public int at(Seat eye) {
    return eye.isNobody() ? onlookers : seats.at(eye);
  }

  LineCounts after(List<Event> events) {
    return events.isEmpty()
        ? this
        : new LineCounts(
            seats.map((seat, count) -> count + readable(events, seat)),
            onlookers + readable(events, Seat.NOBODY));
  }

  /// How many lines of a game's first `entries` that eye may read.
  static int until(int entries, List<SceneFrame.Minute> minutes, Seat eye) {
    return readable(
        minutes.stream()
            .filter(minute -> minute.entry() <= entries)
            .map(SceneFrame.Minute::event)
            .toList(),
        eye);
  }

  private static int readable(List<Event> events, Seat eye) {
    int readable = 0;
    for (Event event : events) if (!event.seenBy(eye).line().text().isEmpty()) readable++;
    return readable;
  }
}
