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

  private static final List<CatalogEntry> KINDS =
      List.of(
          Court.beside(Anagrams.KIND),
          Court.beside(Rotation.KIND),
          Court.beside(SpellingMatch.KIND),
          Court.beside(Speculation.KIND),
          Court.beside(YankeeLoto.KIND),
          Court.beside(OutInTheCold.KIND),
          Court.beside(Travelling.KIND),
          Court.beside(LetterPool.KIND),
          Court.beside(PuzzleNeighbor.KIND),
          Court.beside(WordBuilding.KIND),
          Court.beside(Crossword.KIND),
          Rummy.ANIMAL_RUMMY,
          WildAnimal.KIND,
          BullFrog.KIND,
          Authors.KIND,
          GoodBooks.KIND,
          SlapJack.KIND,
          BidJack.KIND,
          Rummy.SKAT,
          Court.beside(WordMaking.KIND),
          Court.beside(Logomachy.KIND),
          Court.beside(Foil.KIND));

  public static List<CatalogEntry> kinds() {
    return KINDS;
  }

  public static Optional<CatalogEntry> find(String id) {
    return KINDS.stream().filter(kind -> kind.id().equals(id)).findFirst();
  }
}
