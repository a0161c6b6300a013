package parlour.bots;

import java.util.Map;
import parlour.games.CatalogEntry;

/// Tables for testing bots.
final class TestTables {
  private TestTables() {}

  /// A usual table: three players where three may play.
  static int seats(CatalogEntry kind) {
    for (int seats = Math.max(3, kind.seating().fewest());
        seats <= kind.seating().most();
        seats++) {
      if (kind.objection(seats, Map.of()).isEmpty()) return seats;
    }
    return kind.seating().fewest();
  }
}
