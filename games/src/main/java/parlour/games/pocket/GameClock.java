package parlour.games.pocket;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Game;
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

/// A clock that a game is played by.
///
/// @param label what it measures
/// @param millis how long it runs
public record GameClock(String label, long millis) {
  private static final long MINUTE_MILLIS = 60_000;

  /// How many sit at a table whose players nobody has named yet.
  private static final int USUAL_PLAYERS = 3;

  /// The clocks of a game with its settings, the most used first; last the time of the whole game.
  public static List<GameClock> of(CatalogEntry entry, Game<?, ?, ?> opened) {
    List<GameClock> clocks = new ArrayList<>(own(opened));
    clocks.add(
        new GameClock("The whole game, about", entry.minutes(USUAL_PLAYERS) * MINUTE_MILLIS));
    return List.copyOf(clocks);
  }

  private static List<GameClock> own(Game<?, ?, ?> opened) {
    return switch (opened) {
      case Foil game ->
          List.of(
              new GameClock("The glass: unscrambling", game.options().clocks().glassMillis()),
              new GameClock("Scrambling", parlour.games.foil.Options.Clocks.SCRAMBLE_MILLIS),
              new GameClock("A turn", parlour.games.foil.Options.Clocks.TURN_MILLIS));
      case Anagrams game ->
          List.of(
              new GameClock("Hunting for the words", game.options().minutes() * MINUTE_MILLIS),
              new GameClock("The leader names a word", Anagrams.NAMING_MILLIS));
      case Speculation game ->
          List.of(
              new GameClock("The words of all hands", game.options().length().wordsMillis()),
              new GameClock("The dealer's Plum", Speculation.PLUM_MILLIS));
      case SpellingMatch _ ->
          List.of(
              new GameClock("Choosing the words", SpellingMatch.CHOOSING_MILLIS),
              new GameClock("An author spells a word", SpellingMatch.PROVING_MILLIS));
      case PuzzleNeighbor _ ->
          List.of(
              new GameClock("Choosing and solving", PuzzleNeighbor.THREE_MINUTES_MILLIS),
              new GameClock("A setter spells the word", PuzzleNeighbor.MINUTE_MILLIS));
      case OutInTheCold _ ->
          List.of(
              new GameClock("Studying the letters", OutInTheCold.THREE_MINUTES_MILLIS),
              new GameClock("A turn", OutInTheCold.MINUTE_MILLIS));
      case Travelling _ -> List.of(new GameClock("Forming a word", Travelling.FORMING_MILLIS));
      case YankeeLoto _ -> List.of(new GameClock("Forming a word", YankeeLoto.FORMING_MILLIS));
      case Logomachy _ -> turn(Logomachy.MINUTE_MILLIS);
      case Crossword _ -> turn(parlour.games.crossword.Options.TURN_MILLIS);
      case Rotation _ -> turn(Rotation.MINUTE_MILLIS);
      case WordBuilding _ -> turn(WordBuilding.MINUTE_MILLIS);
      case LetterPool _ -> turn(LetterPool.MINUTE_MILLIS);
      case WordMaking _ -> turn(WordMaking.MINUTE_MILLIS);
      case Authors _ -> turn(Authors.MINUTE_MILLIS);
      case GoodBooks _ -> turn(GoodBooks.MINUTE_MILLIS);
      case Rummy _ -> turn(Rummy.MINUTE_MILLIS);
      case BidJack _ -> turn(BidJack.MINUTE_MILLIS);
      case BullFrog _ -> List.of(new GameClock("All throw in", BullFrog.BEAR_MILLIS));
      case WildAnimal _ -> List.of(new GameClock("A match is called", WildAnimal.MATCH_MILLIS));
      case SlapJack _ -> List.of(new GameClock("A picture is answered", SlapJack.PICTURE_MILLIS));
      default -> List.of();
    };
  }

  private static List<GameClock> turn(long millis) {
    return List.of(new GameClock("A turn", millis));
  }
}
