package parlour.bots;

import java.util.Map;
import parlour.games.material.CatalogEntry;

/// Tables for testing bots.
final class TestTables {
  private TestTables() {}

  /// A usual table: three players where three may play.
  static int seats(CatalogEntry entry) {
    for (int seats = Math.max(3, entry.seating().fewest());
        seats <= entry.seating().most();
        seats++) {
      if (entry.objection(seats, Map.of()).isEmpty()) return seats;
    }
    return entry.seating().fewest();
  }
}
