package parlour.server.table.state;

import parlour.engine.PerSeat;
import parlour.engine.Seat;

/// Idempotency keys: clients number their plays, so a play that is sent again after a lost
/// connection is acknowledged again but applied only once.
///
/// @param ids for each seat the ids of its accepted plays, in rising order
public record PlayIds(PerSeat<AppendList<Long>> ids) {
  static PlayIds none(int seats) {
    return new PlayIds(PerSeat.of(seats, _ -> AppendList.empty()));
  }

  PlayIds with(Seat seat, long id) {
    return new PlayIds(ids.with(seat, ids.at(seat).with(id)));
  }

  /// The number of a play among the accepted plays of its seat, from 1; 0 if it was not accepted (a
  /// binary search).
  public int number(Seat seat, long id) {
    AppendList<Long> mine = ids.at(seat);
    int low = 0;
    int high = mine.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      long found = mine.get(middle);
      if (found == id) return middle + 1;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return 0;
  }

  long lastId(Seat seat) {
    AppendList<Long> mine = ids.at(seat);
    return mine.isEmpty() ? 0 : mine.getLast();
  }
}
