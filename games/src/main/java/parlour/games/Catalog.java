package parlour.games;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
import parlour.games.pause.Pauses;
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

/// Every game of the leaflets, in one explicit list; [GameList] adds those of guests.
public final class Catalog {
  private Catalog() {}

  private static final List<CatalogEntry> ENTRIES =
      Stream.of(
              words(Anagrams.ENTRY),
              words(Rotation.ENTRY),
              words(SpellingMatch.ENTRY),
              words(Speculation.ENTRY),
              words(YankeeLoto.ENTRY),
              words(OutInTheCold.ENTRY),
              words(Travelling.ENTRY),
              words(LetterPool.ENTRY),
              words(PuzzleNeighbor.ENTRY),
              words(WordBuilding.ENTRY),
              words(Crossword.ENTRY),
              Rummy.ANIMAL_RUMMY,
              WildAnimal.ENTRY,
              BullFrog.ENTRY,
              Authors.ENTRY,
              GoodBooks.ENTRY,
              SlapJack.ENTRY,
              BidJack.ENTRY,
              Rummy.SKAT,
              words(WordMaking.ENTRY),
              words(Logomachy.ENTRY),
              words(Foil.ENTRY))
          .map(Pauses::in)
          .toList();

  /// A game of words, with what every such game settles about its dictionary.
  public static CatalogEntry words(CatalogEntry kind) {
    return TableWords.settledIn(Court.beside(kind));
  }

  /// The games by how soon a newcomer enjoys them, the soonest first.
  private static final List<String> FOR_NEWCOMERS =
      List.of(
          "wmwt",
          "animal-rummy",
          "bull-frog",
          "logomachy",
          "authors",
          "slap-jack",
          "foil",
          "crossword",
          "anagrams",
          "wild-animal",
          "skat",
          "word-building",
          "good-books",
          "spelling-match",
          "travelling",
          "bid-jack",
          "out-in-the-cold",
          "letter-pool",
          "yankee-loto",
          "puzzle-neighbor",
          "rotation",
          "speculation");

  public static List<CatalogEntry> entries() {
    return ENTRIES;
  }

  /// Where a game stands when games are recommended to a newcomer: 0 comes first.
  public static int rank(String id) {
    int rank = FOR_NEWCOMERS.indexOf(id);
    return rank < 0 ? FOR_NEWCOMERS.size() : rank;
  }

  public static Optional<CatalogEntry> find(String id) {
    return ENTRIES.stream().filter(entry -> entry.id().equals(id)).findFirst();
  }
}
