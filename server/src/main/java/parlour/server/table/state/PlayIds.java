package parlour.server.table.state;

import parlour.engine.PerSeat;
import parlour.engine.Seat;

/// The players' own numbers of their plays, so that one that is sent twice is played once.
///
/// @param known for each chair the plays that stood, their numbers rising
public record PlayIds(PerSeat<AppendList<Play>> plays) {
  /// A play and the entry it became.
  record Play(long id, int entry) {}

  static PlayIds none(int seats) {
    return new PlayIds(PerSeat.of(seats, _ -> AppendList.empty()));
  }

  PlayIds with(Seat seat, long id, int entry) {
    return new PlayIds(plays.with(seat, plays.at(seat).with(new Play(id, entry))));
  }

  /// The entry a play became, or nought.
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
