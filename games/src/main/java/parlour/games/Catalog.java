package parlour.games;

import java.util.List;
import java.util.Optional;
import parlour.games.material.CatalogEntry;

/// Every game of the leaflets, in one explicit list; [GameList] adds those of guests.
public final class Catalog {
  private Catalog() {}

  /// One line for each game.
  static final List<CatalogEntry> GAMES =
      List.of(
          parlour.games.anagrams.Anagrams.ENTRY,
          parlour.games.rotation.Rotation.ENTRY,
          parlour.games.spellingmatch.SpellingMatch.ENTRY,
          parlour.games.speculation.Speculation.ENTRY,
          parlour.games.yankeeloto.YankeeLoto.ENTRY,
          parlour.games.outinthecold.OutInTheCold.ENTRY,
          parlour.games.travelling.Travelling.ENTRY,
          parlour.games.letterpool.LetterPool.ENTRY,
          parlour.games.puzzleneighbor.PuzzleNeighbor.ENTRY,
          parlour.games.wordbuilding.WordBuilding.ENTRY,
          parlour.games.crossword.Crossword.ENTRY,
          parlour.games.rummy.Rummy.ANIMAL_RUMMY,
          parlour.games.wildanimal.WildAnimal.ENTRY,
          parlour.games.bullfrog.BullFrog.ENTRY,
          parlour.games.authors.Authors.ENTRY,
          parlour.games.goodbooks.GoodBooks.ENTRY,
          parlour.games.slapjack.SlapJack.ENTRY,
          parlour.games.bidjack.BidJack.ENTRY,
          parlour.games.rummy.Rummy.SKAT,
          parlour.games.wordmaking.WordMaking.ENTRY,
          parlour.games.logomachy.Logomachy.ENTRY,
          parlour.games.foil.Foil.ENTRY);

  public static List<CatalogEntry> entries() {
    return GameList.HOUSE.entries();
  }

  public static Optional<CatalogEntry> find(String id) {
    return GameList.HOUSE.find(id);
  }
}
