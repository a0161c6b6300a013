package parlour.games;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import parlour.engine.wire.Json;
import parlour.games.material.CatalogEntry;
import parlour.games.material.Length;
import parlour.games.pause.Pauses;

/// Writes a game of the catalogue as JSON, for the server's list of games and the `games` command.
public final class CatalogEntryCodec {
  private CatalogEntryCodec() {}

  /// What a game is, without its settings; the caller adds those and whatever else it knows.
  public static Json.Writer facts(CatalogEntry entry) {
    CatalogEntry.About about = entry.about();
    Json.Writer forPeople = Json.fields();
    Pauses.forPeople(entry).forEach(forPeople::put);
    Json.Writer facts =
        Json.fields()
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
            .put("forPeople", forPeople.done())
            .puts("lengths", entry.lengths(), (length, out) -> write(entry, length, out));
    entry.overDays().ifPresent(settings -> facts.put("overDays", overDays(entry, settings)));
    return facts;
  }

  /// A length, with the minutes of every number of players that can play it.
  private static void write(CatalogEntry entry, Length length, Json.Sink out) {
    Json.Writer settings = Json.fields();
    new TreeMap<>(length.settings()).forEach(settings::put);
    Json.Writer minutes = Json.fields();
    for (int seats = entry.seating().fewest(); seats <= entry.seating().most(); seats++)
      if (entry.objection(seats, length.settings()).isEmpty())
        minutes.put(String.valueOf(seats), entry.minutes(length, seats));
    out.put("name", length.kind().wireName())
        .put("label", length.kind().label())
        .put("says", length.says())
        .put("settings", settings.done())
        .put("minutes", minutes.done());
  }

  /// The settings of a game over days, and about how many turns it takes every number of players
  /// that can play it.
  private static Json overDays(CatalogEntry entry, Map<String, String> settings) {
    Json.Writer chosen = Json.fields();
    new TreeMap<>(settings).forEach(chosen::put);
    Json.Writer turns = Json.fields();
    for (int seats = entry.seating().fewest(); seats <= entry.seating().most(); seats++)
      if (entry.objection(seats, settings).isEmpty())
        turns.put(String.valueOf(seats), entry.turnsOverDays(seats));
    return Json.fields().put("settings", chosen.done()).put("turns", turns.done()).done();
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
