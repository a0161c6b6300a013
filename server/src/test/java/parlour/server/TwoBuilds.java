package parlour.server;

import java.util.List;
import java.util.Optional;
import parlour.dictionary.ShippedLexicon;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.DictionaryList;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Manners;
import parlour.server.table.state.OpenGames;

/// Two builds that differ in a rule of two games and in the dictionary: the later one still plays
/// the older rules of [#KEPT], and no longer those of [#DROPPED].
final class TwoBuilds {
  static final String KEPT = "letter-pool";
  static final String DROPPED = "travelling";

  /// A game whose rules are the same in both.
  static final String SAME = "word-building";

  private TwoBuilds() {}

  /// The games of this program, with the first edition of the dictionary.
  static OpenGames earlier() {
    return new OpenGames(Catalog::find, TwoBuilds::firstEdition);
  }

  private static Lexicon firstEdition() {
    return ShippedLexicon.load().edition(OldJournal.FIRST_EDITION).orElseThrow();
  }

  /// The build that follows it, with the present dictionary.
  static OpenGames later() {
    return new OpenGames(id -> Catalog.find(id).map(TwoBuilds::nextEdition), ShippedLexicon::load);
  }

  private static CatalogEntry nextEdition(CatalogEntry entry) {
    if (!entry.id().equals(KEPT) && !entry.id().equals(DROPPED)) return entry;
    // The changed rule: only words that the leaflets could have known count.
    CatalogEntry.Edition before = entry.present();
    CatalogEntry.Edition changed =
        new CatalogEntry.Edition(
            before.rulesVersion() + 1,
            before.settings(),
            (settings, lexicon) ->
                before
                    .opening()
                    .open(settings, lexicon.forTable(DictionaryList.LEAFLET, Manners.FAMILY)));
    return new CatalogEntry(
        entry.id(),
        entry.about(),
        entry.seating(),
        entry.lengths(),
        entry.service(),
        changed,
        entry.id().equals(KEPT) ? List.of(before) : List.of());
  }

  /// The build of a name that [ServerMain] was given.
  static Optional<OpenGames> named(String build) {
    return switch (build) {
      case "earlier" -> Optional.of(earlier());
      case "later" -> Optional.of(later());
      default -> Optional.empty();
    };
  }
}
