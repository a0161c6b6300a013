package parlour.bots;

import java.util.List;
import java.util.Optional;
import parlour.bots.cards.AuthorsBot;
import parlour.bots.cards.BidJackBot;
import parlour.bots.cards.BullFrogBot;
import parlour.bots.cards.GoodBooksBot;
import parlour.bots.cards.RummyBot;
import parlour.bots.cards.SlapJackBot;
import parlour.bots.cards.WildAnimalBot;
import parlour.bots.letters.AnagramsBot;
import parlour.bots.letters.CrosswordBot;
import parlour.bots.letters.EnvelopesBot;
import parlour.bots.letters.FoilBot;
import parlour.bots.letters.LetterPoolBot;
import parlour.bots.letters.LogomachyBot;
import parlour.bots.letters.OutInTheColdBot;
import parlour.bots.letters.PuzzleNeighborBot;
import parlour.bots.letters.RotationBot;
import parlour.bots.letters.SpeculationBot;
import parlour.bots.letters.SpellingMatchBot;
import parlour.bots.letters.TravellingBot;
import parlour.bots.letters.WordBuildingBot;
import parlour.bots.letters.WordMakingBot;
import parlour.bots.letters.YankeeLotoBot;
import parlour.bots.skill.Advice;
import parlour.bots.skill.Adviser;
import parlour.bots.skill.Levels;
import parlour.bots.skill.Reflexes;
import parlour.bots.skill.Strength;
import parlour.engine.Bot;
import parlour.engine.BringsBots;
import parlour.engine.Game;
import parlour.games.anagrams.Anagrams;
import parlour.games.authors.Authors;
import parlour.games.bidjack.BidJack;
import parlour.games.bullfrog.BullFrog;
import parlour.games.court.Court;
import parlour.games.crossword.Crossword;
import parlour.games.envelopes.Envelopes;
import parlour.games.foil.Foil;
import parlour.games.goodbooks.GoodBooks;
import parlour.games.letterpool.LetterPool;
import parlour.games.logomachy.Logomachy;
import parlour.games.outinthecold.OutInTheCold;
import parlour.games.pause.Pausing;
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

/// Makes the bot for a chair of any game.
public final class Bots {
  /// How many levels there are: 1 is a beginner, 5 plays as well as we can.
  public static final int LEVELS = Levels.COUNT;

  /// The level a table offers first.
  public static final int USUAL = Levels.USUAL;

  /// Names for bots at a table.
  public static final List<String> NAMES =
      List.of(
          "Aunt Clara",
          "Uncle Amos",
          "Cousin Hattie",
          "Mr. Peabody",
          "Miss Finch",
          "Old Ezra",
          "Grandmama",
          "The Major",
          "Cousin Silas",
          "Miss Abigail",
          "Mr. Crane",
          "Aunt Prudence",
          "The Parson",
          "Little Ned",
          "Mrs. Otis",
          "Uncle Phineas");

  private Bots() {}

  /// The adviser of a game: its best bot if that weighs several plays, otherwise one that repeats
  /// what the best bot would do.
  public static <M, V> Adviser<M, V> adviser(Game<?, M, V> game) {
    Bot<M, V> master = seat(game, LEVELS);
    return switch (master) {
      case Adviser<?, ?> _ -> {
        // An adviser's moves and views are those of the game it plays.
        @SuppressWarnings("unchecked")
        Adviser<M, V> adviser = (Adviser<M, V>) master;
        yield adviser;
      }
      default ->
          (view, prompt, dice) ->
              master.reply(view, prompt, dice).stream()
                  .map(reply -> new Advice<>(reply.move(), 0))
                  .toList();
    };
  }

  /// A bot for one chair of one game.
  ///
  /// @param strength a level from 1 to 5, or hundredths of one: 250 stands between 2 and 3
  public static <M, V> Bot<M, V> seat(Game<?, M, V> game, int strength) {
    Strength wanted = Strength.of(strength);
    if (wanted.isLevel()) return ofLevel(game, wanted.level());
    return switch (game) {
      case Court<?, ?, ?> _, Pausing<?, ?, ?> _ -> ofLevel(game, strength);
      default -> racing(game, Reflexes.of(wanted)).orElseGet(() -> MixedBot.of(game, wanted));
    };
  }

  /// A bot of another maker for one chair; where a table pauses or votes, it need not know of that.
  @SuppressWarnings("unchecked")
  public static <M, V> Bot<M, V> seat(Game<?, M, V> game, BotFactory maker, int level) {
    // The game's type fixes the types of its moves and views.
    return switch (game) {
      case Court<?, ?, ?> court -> (Bot<M, V>) CourtBot.of(court, maker, level);
      case Pausing<?, ?, ?> pausing -> (Bot<M, V>) PauseBot.of(pausing, maker, level);
      default -> maker.seat(game, level);
    };
  }

  /// A bot with these reflexes, in a game that nothing else decides.
  @SuppressWarnings("unchecked")
  public static <M, V> Optional<Bot<M, V>> racing(Game<?, M, V> game, Reflexes reflexes) {
    // The game's type fixes the types of its moves and views.
    return switch (game) {
      case BullFrog _ -> Optional.of((Bot<M, V>) new BullFrogBot(reflexes));
      case WildAnimal _ -> Optional.of((Bot<M, V>) new WildAnimalBot(reflexes));
      case SlapJack _ -> Optional.of((Bot<M, V>) new SlapJackBot(reflexes));
      default -> Optional.empty();
    };
  }

  @SuppressWarnings("unchecked")
  private static <M, V> Bot<M, V> ofLevel(Game<?, M, V> game, int level) {
    // The game's type fixes the types of its moves and views, which the compiler cannot infer from
    // the switch.
    return (Bot<M, V>)
        switch (game) {
          case BringsBots<?, ?> guest -> guest.bot(level);
          case Crossword crossword -> new CrosswordBot(crossword, level);
          case Court<?, ?, ?> court -> CourtBot.of(court, level);
          case Pausing<?, ?, ?> pausing -> PauseBot.of(pausing, level);
          case Authors authors -> new AuthorsBot(authors, level);
          case GoodBooks books -> new GoodBooksBot(books, level);
          case BullFrog _ -> new BullFrogBot(Reflexes.of(level));
          case WildAnimal _ -> new WildAnimalBot(Reflexes.of(level));
          case Anagrams anagrams -> new AnagramsBot(anagrams, level);
          case Envelopes envelopes -> new EnvelopesBot(envelopes, level);
          case WordBuilding building -> new WordBuildingBot(building, level);
          case Rotation rotation -> new RotationBot(rotation, level);
          case YankeeLoto loto -> new YankeeLotoBot(loto, level);
          case LetterPool pool -> new LetterPoolBot(pool, level);
          case PuzzleNeighbor puzzle -> new PuzzleNeighborBot(puzzle, level);
          case OutInTheCold cold -> new OutInTheColdBot(cold, level);
          case SpellingMatch match -> new SpellingMatchBot(match, level);
          case BidJack bidJack -> new BidJackBot(bidJack, level);
          case Logomachy logomachy -> new LogomachyBot(logomachy, level);
          case Rummy rummy -> new RummyBot(rummy, level);
          case Foil foil -> new FoilBot(foil, level);
          case WordMaking wordMaking -> new WordMakingBot(wordMaking, level);
          case SlapJack _ -> new SlapJackBot(Reflexes.of(level));
          case Speculation speculation -> new SpeculationBot(speculation, level);
          case Travelling travelling -> new TravellingBot(travelling, level);
          default -> new RandomBot<>(game);
        };
  }
}
