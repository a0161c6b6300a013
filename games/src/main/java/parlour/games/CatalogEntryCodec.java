package parlour.games;

import java.util.stream.IntStream;
import parlour.engine.wire.Json;
import parlour.games.material.CatalogEntry;
import parlour.games.pause.Pauses;

/// Writes a game of the catalogue as JSON, for the server's list of games and the `games` command.
public final class CatalogEntryCodec {
  private CatalogEntryCodec() {}

  /// What a game is, without its settings; the caller adds those and whatever else it knows.
  public static Json.Writer facts(CatalogEntry entry) {
    CatalogEntry.About about = entry.about();
    Json.Writer forPeople = Json.fields();
    Pauses.forPeople(entry).forEach(forPeople::put);
    return Json.fields()
        .put("id", entry.id())
        .put("title", about.title())
        .put("subtitle", about.subtitle())
        .put("leaflet", about.leaflet())
        .put("summary", about.summary())
        .put("fewest", entry.seating().fewest())
        .put("most", entry.seating().most())
        .put("minutes", minutes(entry))
        .put("race", about.race())
        .put("reconstructed", about.reconstructed())
        .put("guest", about.isGuest())
        .put("rank", entry.service().rank())
        .put("forPeople", forPeople.done());
  }

  /// The minutes for every number of players, from the fewest to the most.
  private static Json minutes(CatalogEntry entry) {
    CatalogEntry.Seating seating = entry.seating();
    return Json.items(
        IntStream.rangeClosed(seating.fewest(), seating.most())
            .mapToObj(players -> Json.of((long) entry.minutes(players)))
            .toList());
  }
}
