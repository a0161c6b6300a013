package parlour.games.sheets;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.engine.Setting;
import parlour.games.anagrams.Anagrams;
import parlour.games.authors.Authors;
import parlour.games.bidjack.BidJack;
import parlour.games.bullfrog.BullFrog;
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
import parlour.lexicon.Lexicon;

/// The score sheet of every game.
public final class Sheets {
  /// What only a table on a screen settles; at a real one the players do.
  private static final Map<String, String> REAL_TABLE = Map.of("pause", "none", "overrule", "no");

  private Sheets() {}

  /// An empty sheet; call the entry's `objection` first.
  ///
  /// @param dealer who deals or leads first
  public static ScoreSheet open(
      CatalogEntry entry, Map<String, String> chosen, int seats, Seat dealer, Lexicon lexicon) {
    return of(game(entry, chosen, lexicon), seats, dealer);
  }

  /// A game with these settings as it is played round a real table.
  public static Game<?, ?, ?> game(
      CatalogEntry entry, Map<String, String> chosen, Lexicon lexicon) {
    Map<String, String> settled = new TreeMap<>(chosen);
    for (Setting setting : entry.settings()) {
      String real = REAL_TABLE.get(setting.name());
      if (real != null) settled.put(setting.name(), real);
    }
    return entry.open(settled, lexicon);
  }

  /// The names of the settings that matter at a real table.
  public static List<String> settings(CatalogEntry entry) {
    return entry.settings().stream()
        .map(Setting::name)
        .filter(name -> !REAL_TABLE.containsKey(name))
        .toList();
  }

  private static ScoreSheet of(Game<?, ?, ?> opened, int seats, Seat dealer) {
    return switch (opened) {
      case Logomachy game -> LogomachySheet.open(game.options(), seats, dealer);
      case Crossword game -> CrosswordSheet.open(game, seats, dealer);
      case Foil game -> FoilSheet.open(game, seats, dealer);
      case WordMaking game -> WordMakingSheet.open(game, seats, dealer);
      case Anagrams game -> CounterSheets.anagrams(game, seats, dealer);
      case Rotation game -> CounterSheets.rotation(game, seats, dealer);
      case Speculation game -> CounterSheets.speculation(game, seats, dealer);
      case YankeeLoto game -> CounterSheets.yankeeLoto(game, seats, dealer);
      case PuzzleNeighbor game -> CounterSheets.puzzleNeighbor(game, seats, dealer);
      case WordBuilding game -> CounterSheets.wordBuilding(game, seats, dealer);
      default -> HandSheet.open(plan(opened), seats, dealer);
    };
  }

  private static HandSheet.Plan plan(Game<?, ?, ?> opened) {
    return switch (opened) {
      case Rummy game -> CardSheets.rummy(game);
      case BidJack game -> CardSheets.bidJack(game);
      case WildAnimal game -> CardSheets.wildAnimal(game.options().deals());
      case BullFrog game -> CardSheets.bullFrog(game.options().deals());
      case Authors _, GoodBooks _ -> CardSheets.books();
      case SlapJack _ -> CardSheets.slapJack();
      case LetterPool game -> LetterSheets.letterPool(game);
      case OutInTheCold game -> LetterSheets.outInTheCold(game);
      case Travelling game -> LetterSheets.travelling(game);
      case SpellingMatch _ -> LetterSheets.spellingMatch();
      default -> throw new IllegalArgumentException("no score sheet for " + opened);
    };
  }
}
