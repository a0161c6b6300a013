package parlour.games;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.engine.TableRules;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.DictionaryList;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Manners;

/// What a table of any word game settles about its dictionary: the word list and the manners.
public final class TableWords {
  private static final Setting LIST =
      Setting.of(
          "list",
          "The word list",
          TableRules.WORD_LIST.id(),
          "usual",
          "Usual: words in general use",
          "leaflet",
          "Leaflet: no word newer than the leaflets",
          "large",
          "Large: rare words too, as in tournaments");

  private static final Setting FAMILY =
      Setting.of(
          "family",
          "Words that may offend",
          TableRules.MANNERS.id(),
          "no",
          "Coarse words count, slurs do not",
          "yes",
          "None of them counts: a family table",
          "any",
          "Every word of the dictionary counts");

  private TableWords() {}

  /// The same game with these two settings, opened with the dictionary they ask for.
  public static CatalogEntry settledIn(CatalogEntry entry) {
    return entry.with(
        List.of(LIST, FAMILY),
        opening -> (settled, lexicon) -> opening.open(settled, lexicon(settled, lexicon)));
  }

  /// The dictionary of a table with these settings; the usual one where a game has no words.
  public static Lexicon lexicon(Settings settled, Lexicon lexicon) {
    return lexicon.forTable(
        list(settled.values().getOrDefault(LIST.name(), LIST.usual())),
        manners(settled.values().getOrDefault(FAMILY.name(), FAMILY.usual())));
  }

  /// The list of a setting's value; the usual one for a value that is none.
  public static DictionaryList list(String value) {
    return switch (value) {
      case "leaflet" -> DictionaryList.LEAFLET;
      case "large" -> DictionaryList.LARGE;
      default -> DictionaryList.USUAL;
    };
  }

  /// The manners of a setting's value; the usual ones for a value that is none.
  public static Manners manners(String value) {
    return switch (value) {
      case "yes" -> Manners.FAMILY;
      case "any" -> Manners.ANYTHING;
      default -> Manners.USUAL;
    };
  }
}
