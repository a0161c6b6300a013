package parlour.games.progressive;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlour.games.Catalog;
import parlour.games.CatalogEntry;

/// A game that suits progressive play, and how it is played at a table of four.
///
/// @param game its id in the catalogue
/// @param fixed the options without which it is no game for partners
/// @param usual the options an evening begins with, which may be chosen otherwise
public record Suit(String game, Map<String, String> fixed, Map<String, String> usual) {
  private static final List<Suit> ALL =
      List.of(
          new Suit("travelling", Map.of("partners", "yes"), Map.of()),
          new Suit("anagrams", Map.of("form", "envelopes"), Map.of()),
          new Suit("spelling-match", Map.of(), Map.of("choosing", "together")),
          new Suit("word-building", Map.of(), Map.of("rounds", "one")),
          new Suit("logomachy", Map.of("partners", "yes"), Map.of("goal", "1")));

  /// The games the leaflet calls best, and Logomachy, which was played so in 1890.
  public static List<Suit> all() {
    return ALL;
  }

  public static Optional<Suit> find(String game) {
    return ALL.stream().filter(suit -> suit.game.equals(game)).findFirst();
  }

  public CatalogEntry entry() {
    return Catalog.find(game).orElseThrow();
  }

  /// What was chosen, with what an evening asks for.
  public Map<String, String> options(Map<String, String> chosen) {
    Map<String, String> options = new TreeMap<>(usual);
    options.putAll(chosen);
    options.putAll(fixed);
    return options;
  }

  /// What is wrong with what was chosen, in one sentence, if anything is.
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
