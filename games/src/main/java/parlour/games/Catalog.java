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
          words(Anagrams.KIND),
          words(Rotation.KIND),
          words(SpellingMatch.KIND),
          words(Speculation.KIND),
          words(YankeeLoto.KIND),
          words(OutInTheCold.KIND),
          words(Travelling.KIND),
          words(LetterPool.KIND),
          words(PuzzleNeighbor.KIND),
          words(WordBuilding.KIND),
          words(Crossword.KIND),
          Rummy.ANIMAL_RUMMY,
          WildAnimal.KIND,
          BullFrog.KIND,
          Authors.KIND,
          GoodBooks.KIND,
          SlapJack.KIND,
          BidJack.KIND,
          Rummy.SKAT,
          words(WordMaking.KIND),
          words(Logomachy.KIND),
          words(Foil.KIND));

  /// A game of words, with what every such game settles about its dictionary.
  private static CatalogEntry words(CatalogEntry kind) {
    return TableWords.settledIn(Court.beside(kind));
  }

  public static List<CatalogEntry> kinds() {
    return KINDS;
  }

  public static Optional<CatalogEntry> find(String id) {
    return KINDS.stream().filter(kind -> kind.id().equals(id)).findFirst();
  }
}
