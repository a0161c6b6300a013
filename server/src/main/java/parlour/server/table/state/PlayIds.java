package parlour.server.table.state;

import parlour.engine.PerSeat;
import parlour.engine.Seat;

/// Idempotency keys: clients number their plays, so a play that is sent again after a lost
/// connection is acknowledged again but applied only once.
///
/// @param plays for each seat the accepted plays, in rising order of their ids
public record PlayIds(PerSeat<AppendList<Play>> plays) {
  /// An accepted play and the number of its log entry.
  record Play(long id, int entry) {}

  static PlayIds none(int seats) {
    return new PlayIds(PerSeat.of(seats, _ -> AppendList.empty()));
  }

  PlayIds with(Seat seat, long id, int entry) {
    return new PlayIds(plays.with(seat, plays.at(seat).with(new Play(id, entry))));
  }

  /// The number of the log entry a play became, 0 if it was not accepted (a binary search).
  public int entry(Seat seat, long id) {
    AppendList<Play> mine = plays.at(seat);
    int low = 0;
    int high = mine.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      Play found = mine.get(middle);
      if (found.id() == id) return found.entry();
      if (found.id() < id) low = middle + 1;
      else high = middle - 1;
    }
    return 0;
  }

  long lastId(Seat seat) {
    AppendList<Play> mine = plays.at(seat);
    return mine.isEmpty() ? 0 : mine.getLast().id();
  }
}
