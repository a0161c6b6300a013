package parlour.games;

import java.util.Map;
import parlour.engine.Choice;
import parlour.engine.Settings;
import parlour.engine.TableRules;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.DictionaryList;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Manners;

/// What a table of any word game settles about its dictionary: the word list and the manners.
public final class TableWords {
  private static final Choice<DictionaryList> LIST =
      Choice.of("list", "The word list", TableRules.WORD_LIST.id())
          .when("usual: Usual: words in general use", DictionaryList.USUAL)
          .when("leaflet: Leaflet: no word newer than the leaflets", DictionaryList.LEAFLET)
          .when("large: Large: rare words too, as in tournaments", DictionaryList.LARGE);
  private static final Choice<Manners> FAMILY =
      Choice.of("family", "Words that may offend", TableRules.MANNERS.id())
          .when("no: Coarse words count, slurs do not", Manners.USUAL)
          .when("yes: None of them counts: a family table", Manners.FAMILY)
          .when("any: Every word of the dictionary counts", Manners.ANYTHING);

  private TableWords() {}

  /// The same game with these two settings, opened with the dictionary they ask for.
  public static CatalogEntry settledIn(CatalogEntry entry) {
    return entry.with(
        Choice.settings(LIST, FAMILY),
        opening -> (settled, lexicon) -> opening.open(settled, lexicon(settled, lexicon)));
  }

  /// The dictionary of a table with these settings; the usual one where a game has no words.
  public static Lexicon lexicon(Settings settled, Lexicon lexicon) {
    return lexicon.forTable(list(settled.values()), FAMILY.orUsual(settled.values()));
  }

  /// The word list that these values choose; the usual one where they choose none.
  public static DictionaryList list(Map<String, String> chosen) {
    return LIST.orUsual(chosen);
  }
}
