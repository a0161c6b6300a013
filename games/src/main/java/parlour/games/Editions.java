package parlour.games;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import parlour.engine.Game;
import parlour.engine.play.Log;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.Lexicon;

/// Opens the game of a log under the edition of the rules and of the dictionary it was dealt with.
///
/// @param catalog finds a game by its id
/// @param lexicon the present dictionary, which knows its older editions; asked for only when
///   needed
public record Editions(
    Function<String, Optional<CatalogEntry>> catalog, Supplier<Lexicon> lexicon) {
  /// The games of the catalogue with a dictionary.
  public static Editions of(Lexicon lexicon) {
    return of(GameList.HOUSE, lexicon);
  }

  /// These games with a dictionary.
  public static Editions of(GameList games, Lexicon lexicon) {
    return new Editions(games::find, () -> lexicon);
  }

  /// What keeps a game from being played here as it was dealt, in one sentence, if anything does.
  public Optional<String> objection(Log.Header header) {
    Optional<CatalogEntry> entry = catalog.apply(header.game());
    if (entry.isEmpty())
      return Optional.of("The game \"" + header.game() + "\" is not played here.");
    if (lexicon.get().edition(header.lexicon()).isEmpty())
      return Optional.of(
          "The dictionary "
              + header.lexicon()
              + " is not here; this program has "
              + lexicon.get().version()
              + ".");
    return entry.get().objection(header);
  }

  /// The game as it was dealt; call [#objection] first.
  public Game<?, ?, ?> open(Log.Header header) {
    return catalog.apply(header.game()).orElseThrow().open(header, lexicon.get());
  }
}
