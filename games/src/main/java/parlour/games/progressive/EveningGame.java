package parlour.games.progressive;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlour.engine.Setting;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.games.pause.BotPace;

/// A game that suits progressive play, and how it is played at a table of four.
///
/// @param evening the settings it is played with
public record EveningGame(CatalogEntry entry, CatalogEntry.Evening evening) {
  /// The games of the catalogue that suit an evening.
  public static List<EveningGame> all() {
    return Catalog.entries().stream()
        .flatMap(entry -> of(entry).stream())
        .sorted(Comparator.comparingInt(game -> game.evening.order()))
        .toList();
  }

  public static Optional<EveningGame> find(String game) {
    return Catalog.find(game).flatMap(EveningGame::of);
  }

  private static Optional<EveningGame> of(CatalogEntry entry) {
    return entry.service().evening().map(evening -> new EveningGame(entry, evening));
  }

  public String game() {
    return entry.id();
  }

  /// The options of its tables. The bots' pace is none of them: on an evening they keep to
  /// people's.
  public List<Setting> settings() {
    return entry.settings().stream().filter(setting -> !BotPace.isIt(setting)).toList();
  }

  /// The options chosen, with those an evening requires.
  public Map<String, String> options(Map<String, String> chosen) {
    Map<String, String> options = new TreeMap<>(evening.usual());
    options.putAll(chosen);
    options.putAll(evening.fixed());
    return options;
  }

  /// What is wrong with the options chosen, in one sentence, if anything is.
  public Optional<String> objection(Map<String, String> chosen) {
    for (Map.Entry<String, String> must : evening.fixed().entrySet()) {
      String value = chosen.getOrDefault(must.getKey(), must.getValue());
      if (!value.equals(must.getValue()))
        return Optional.of(
            "On an evening "
                + entry.title()
                + " is played with the option "
                + must.getKey()
                + "="
                + must.getValue()
                + ".");
    }
    return entry.objection(Foursome.FOUR, options(chosen));
  }
}
