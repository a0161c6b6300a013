package parlour.games.progressive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// Seats the people who share a device at one table, wherever there is room for all of them; as
/// partners, so that they part as late as the movement allows. In couples nobody shares.
final class SharedDevices {
  private final List<int[]> tables;

  /// Those who sit where their device is.
  private final Set<Integer> settled = new HashSet<>();

  private SharedDevices(List<int[]> tables) {
    this.tables = tables;
  }

  /// Exchanges guests between the tables; the devices with most guests choose first.
  static void seatTogether(List<int[]> tables, Evening evening) {
    if (evening.plan().couples()) return;
    Map<Integer, List<Integer>> devices = new TreeMap<>();
    for (int[] four : tables)
      for (int id : four)
        devices.computeIfAbsent(evening.guest(id).device(), _ -> new ArrayList<>()).add(id);
    SharedDevices shared = new SharedDevices(tables);
    devices.values().stream()
        .filter(guests -> guests.size() > 1)
        .sorted(Comparator.comparingInt(guests -> -guests.size()))
        .forEach(guests -> shared.table(guests).ifPresent(four -> shared.settle(guests, four)));
  }

  /// The table with room for these guests at which most of them sit already.
  private Optional<int[]> table(List<Integer> guests) {
    return tables.stream()
        .filter(four -> Foursome.FOUR - count(four, settled) >= guests.size())
        .max(Comparator.comparingInt(four -> count(four, guests)));
  }

  private static int count(int[] four, Iterable<Integer> guests) {
    int count = 0;
    for (int guest : guests) if (chairOf(four, guest) >= 0) count++;
    return count;
  }

  private static int chairOf(int[] four, int guest) {
    for (int chair = 0; chair < Foursome.FOUR; chair++) if (four[chair] == guest) return chair;
    return -1;
  }

  /// The first two become partners, in chairs of nobody who is settled.
  private void settle(List<Integer> guests, int[] four) {
    int first = 0;
    while (settled.contains(four[first])) first++;
    int next = 0;
    for (int further : new int[] {0, 2, 1, 3}) {
      int chair = (first + further) % Foursome.FOUR;
      if (next < guests.size() && !settled.contains(four[chair]))
        exchange(four, chair, guests.get(next++));
    }
    settled.addAll(guests);
  }

  /// A guest takes a chair, and whoever had it takes theirs.
  private void exchange(int[] four, int chair, int guest) {
    int other = four[chair];
    for (int[] from : tables) {
      int left = chairOf(from, guest);
      if (left >= 0) from[left] = other;
    }
    four[chair] = guest;
  }
}
