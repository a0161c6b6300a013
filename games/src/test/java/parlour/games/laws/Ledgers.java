package parlour.games.laws;

import parlour.engine.Game;
import parlour.games.anagrams.AnagramsLedger;
import parlour.games.authors.AuthorsLedger;
import parlour.games.bidjack.BidJackLedger;
import parlour.games.bullfrog.BullFrogLedger;
import parlour.games.court.Court;
import parlour.games.crossword.CrosswordLedger;
import parlour.games.envelopes.Envelopes;
import parlour.games.envelopes.EnvelopesLedger;
import parlour.games.foil.FoilLedger;
import parlour.games.goodbooks.GoodBooksLedger;
import parlour.games.letterpool.LetterPoolLedger;
import parlour.games.logomachy.LogomachyLedger;
import parlour.games.outinthecold.OutInTheColdLedger;
import parlour.games.pause.Pausing;
import parlour.games.puzzleneighbor.PuzzleNeighborLedger;
import parlour.games.rotation.RotationLedger;
import parlour.games.rummy.RummyLedger;
import parlour.games.slapjack.SlapJackLedger;
import parlour.games.speculation.SpeculationLedger;
import parlour.games.spellingmatch.SpellingMatchLedger;
import parlour.games.travelling.TravellingLedger;
import parlour.games.wildanimal.WildAnimalLedger;
import parlour.games.wordbuilding.WordBuildingLedger;
import parlour.games.wordmaking.WordMakingLedger;
import parlour.games.yankeeloto.YankeeLotoLedger;
import parlour.testkit.laws.Ledger;

/// The ledger of every game of the catalogue.
public final class Ledgers {
  private Ledgers() {}

  /// The ledger of a game as it was opened: some options change the game and its ledger.
  public static Ledger<?> of(String id, Game<?, ?, ?> game) {
    return switch (game) {
      case Court<?, ?, ?> court -> new CourtLedger<>(of(id, court.game().inner()));
      case Pausing<?, ?, ?> pausing -> new PauseLedger<>(of(id, pausing.inner()));
      case Envelopes _ -> new EnvelopesLedger();
      default -> of(id);
    };
  }

  public static Ledger<?> of(String game) {
    return switch (game) {
      case "anagrams" -> new AnagramsLedger();
      case "word-building" -> new WordBuildingLedger();
      case "rotation" -> new RotationLedger();
      case "yankee-loto" -> new YankeeLotoLedger();
      case "out-in-the-cold" -> new OutInTheColdLedger();
      case "letter-pool" -> new LetterPoolLedger();
      case "puzzle-neighbor" -> new PuzzleNeighborLedger();
      case "spelling-match" -> new SpellingMatchLedger();
      case "crossword" -> new CrosswordLedger();
      case "animal-rummy", "skat" -> new RummyLedger();
      case "authors" -> new AuthorsLedger();
      case "good-books" -> new GoodBooksLedger();
      case "bull-frog" -> new BullFrogLedger();
      case "wild-animal" -> new WildAnimalLedger();
      case "bid-jack" -> new BidJackLedger();
      case "logomachy" -> new LogomachyLedger();
      case "foil" -> new FoilLedger();
      case "wmwt" -> new WordMakingLedger();
      case "slap-jack" -> new SlapJackLedger();
      case "speculation" -> new SpeculationLedger();
      case "travelling" -> new TravellingLedger();
      default ->
          throw new IllegalArgumentException("no ledger for " + game + ": add one to Ledgers");
    };
  }
}
