package parlour.games;

import java.util.List;
import java.util.Optional;
import parlour.games.anagrams.Anagrams;
import parlour.games.authors.Authors;
import parlour.games.bidjack.BidJack;
import parlour.games.bullfrog.BullFrog;
import parlour.games.court.Court;
import parlour.games.crossword.Crossword;
import parlour.games.foil.Foil;
import parlour.games.goodbooks.GoodBooks;
import parlour.games.letterpool.LetterPool;
import parlour.games.logomachy.Logomachy;
import parlour.games.material.CatalogEntry;
import parlour.games.outinthecold.OutInTheCold;
import parlour.games.puzzleneighbor.PuzzleNeighbor;
import parlour.games.rotation.Rotation;
import parlour.games.rummy.Rummy;
import parlour.games.slapjack.SlapJack;
import parlour.games.speculation.Speculation;
import parlour.games.spellingmatch.SpellingMatch;
import parlour.games.travelling.Travelling;
import parlour.games.wildanimal.WildAnimal;
import parlour.games.wordbuilding.WordBuilding;
import parlour.games.wordmaking.WordMaking;
import parlour.games.yankeeloto.YankeeLoto;

/// Every game there is, in one explicit list, in the order of the leaflets.
public final class Catalog {
  private Catalog() {}

  private static final List<CatalogEntry> ENTRIES =
      List.of(
          Court.beside(Anagrams.ENTRY),
          Court.beside(Rotation.ENTRY),
          Court.beside(SpellingMatch.ENTRY),
          Court.beside(Speculation.ENTRY),
          Court.beside(YankeeLoto.ENTRY),
          Court.beside(OutInTheCold.ENTRY),
          Court.beside(Travelling.ENTRY),
          Court.beside(LetterPool.ENTRY),
          Court.beside(PuzzleNeighbor.ENTRY),
          Court.beside(WordBuilding.ENTRY),
          Court.beside(Crossword.ENTRY),
          Rummy.ANIMAL_RUMMY,
          WildAnimal.ENTRY,
          BullFrog.ENTRY,
          Authors.ENTRY,
          GoodBooks.ENTRY,
          SlapJack.ENTRY,
          BidJack.ENTRY,
          Rummy.SKAT,
          Court.beside(WordMaking.ENTRY),
          Court.beside(Logomachy.ENTRY),
          Court.beside(Foil.ENTRY));

  public static List<CatalogEntry> entries() {
    return ENTRIES;
  }

  public static Optional<CatalogEntry> find(String id) {
    return ENTRIES.stream().filter(entry -> entry.id().equals(id)).findFirst();
  }
}
