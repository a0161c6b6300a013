package parlour.games.progressive;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// A game that suits progressive play, and how it is played at a table of four.
///
/// @param game its id in the catalogue
/// @param fixed the options without which it is not a game for partners
/// @param usual the options an evening begins with, which may be chosen otherwise
public record EveningGame(String game, Map<String, String> fixed, Map<String, String> usual) {
  private static final List<EveningGame> ALL =
      List.of(
          new EveningGame("travelling", Map.of("partners", "yes"), Map.of()),
          new EveningGame("anagrams", Map.of("form", "envelopes"), Map.of()),
          new EveningGame("spelling-match", Map.of(), Map.of("choosing", "together")),
          new EveningGame("word-building", Map.of(), Map.of("rounds", "one")),
          new EveningGame("logomachy", Map.of("partners", "yes"), Map.of("goal", "1")));

  /// The games the leaflet calls best, and Logomachy, which was played this way in 1890.
  public static List<EveningGame> all() {
    return ALL;
  }

  public static Optional<EveningGame> find(String game) {
    return ALL.stream().filter(each -> each.game.equals(game)).findFirst();
  }

  public CatalogEntry entry() {
    return Catalog.find(game).orElseThrow();
  }

  /// The options chosen, with those an evening requires.
  public Map<String, String> options(Map<String, String> chosen) {
    Map<String, String> options = new TreeMap<>(usual);
    options.putAll(chosen);
    options.putAll(fixed);
    return options;
  }

  /// What is wrong with the options chosen, in one sentence, if anything is.
  public Optional<String> objection(Map<String, String> chosen) {
    for (Map.Entry<String, String> must : fixed.entrySet()) {
      String value = chosen.getOrDefault(must.getKey(), must.getValue());
      if (!value.equals(must.getValue()))
        return Optional.of(
            "On an evening "
                + entry().title()
                + " is played with the option "
                + must.getKey()
                + "="
                + must.getValue()
                + ".");
    }
    return entry().objection(Foursome.FOUR, options(chosen));
  }
}
