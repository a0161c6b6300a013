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
  private static final long MINUTE = 60_000;

  /// The clocks of a game with its settings, the most used first; last the time of the whole game.
  public static List<GameClock> of(CatalogEntry entry, Game<?, ?, ?> opened) {
    List<GameClock> clocks = new ArrayList<>(own(opened));
    clocks.add(new GameClock("The whole game, about", entry.about().minutes() * MINUTE));
    return List.copyOf(clocks);
  }

  private static List<GameClock> own(Game<?, ?, ?> opened) {
    return switch (opened) {
      case Foil game ->
          List.of(
              new GameClock("The glass: unscrambling", game.options().clocks().glass()),
              new GameClock("Scrambling", parlour.games.foil.Options.Clocks.SCRAMBLE),
              new GameClock("A turn", parlour.games.foil.Options.Clocks.TURN));
      case Anagrams game ->
          List.of(
              new GameClock("Hunting for the words", game.options().minutes() * MINUTE),
              new GameClock("The leader names a word", Anagrams.NAMING));
      case Speculation game ->
          List.of(
              new GameClock("The words of all hands", game.options().length().words()),
              new GameClock("The dealer's Plum", Speculation.PLUM));
      case SpellingMatch _ ->
          List.of(
              new GameClock("Choosing the words", SpellingMatch.CHOOSING),
              new GameClock("An author spells a word", SpellingMatch.PROVING));
      case PuzzleNeighbor _ ->
          List.of(
              new GameClock("Choosing and solving", PuzzleNeighbor.THREE_MINUTES),
              new GameClock("A setter spells the word", PuzzleNeighbor.MINUTE));
      case OutInTheCold _ ->
          List.of(
              new GameClock("Studying the letters", OutInTheCold.THREE_MINUTES),
              new GameClock("A turn", OutInTheCold.MINUTE));
      case Travelling _ -> List.of(new GameClock("Forming a word", Travelling.FORMING));
      case YankeeLoto _ -> List.of(new GameClock("Forming a word", YankeeLoto.FORMING));
      case Logomachy _ -> turn(Logomachy.MINUTE);
      case Crossword _ -> turn(parlour.games.crossword.Options.TURN);
      case Rotation _ -> turn(Rotation.MINUTE);
      case WordBuilding _ -> turn(WordBuilding.MINUTE);
      case LetterPool _ -> turn(LetterPool.MINUTE);
      case WordMaking _ -> turn(WordMaking.MINUTE);
      case Authors _ -> turn(Authors.MINUTE);
      case GoodBooks _ -> turn(GoodBooks.MINUTE);
      case Rummy _ -> turn(Rummy.MINUTE);
      case BidJack _ -> turn(BidJack.MINUTE);
      case BullFrog _ -> List.of(new GameClock("All throw in", BullFrog.BEAR));
      case WildAnimal _ -> List.of(new GameClock("A match is called", WildAnimal.MATCH));
      case SlapJack _ -> List.of(new GameClock("A picture is answered", SlapJack.PICTURE));
      default -> List.of();
    };
  }

  private static List<GameClock> turn(long millis) {
    return List.of(new GameClock("A turn", millis));
  }
}
