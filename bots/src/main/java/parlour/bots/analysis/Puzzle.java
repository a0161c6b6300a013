package parlour.bots.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.bots.skill.Advice;
import parlour.bots.skill.Levels;
import parlour.bots.skill.Skill;
import parlour.engine.Answer;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Log;
import parlour.engine.Referee;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.wire.SceneText;
import parlour.games.CatalogEntry;

/// A position of a real game in which there is a fine word to be found.
///
/// The game is one between bots, dealt from the day and the game's name, so that everybody has the
/// same puzzle on the same day.
public final class Puzzle<M, V> {
  /// So many plays of the game are looked at; the one with the finest word becomes the puzzle.
  private static final int LOOKED_AT = 40;

  private static final int LONGEST = 20_000;
  private static final int DEALS = 4;

  /// Those who played it, by their levels in turn.
  private static final int[] LEVELS = {3, 4};

  private final Referee<?, M, V> referee;
  private final Seat seat;
  private final long at;
  private final List<Advice<M>> advice;
  private final int plays;

  private Puzzle(Referee<?, M, V> referee, Seat seat, long at, List<Advice<M>> advice, int plays) {
    this.referee = referee;
    this.seat = seat;
    this.at = at;
    this.advice = advice;
    this.plays = plays;
  }

  /// What becomes of an attempt.
  ///
  /// @param solved whether nothing better was there
  /// @param why a sentence for people
  public record Verdict(boolean legal, boolean solved, String why) {}

  /// Whether a game of words has puzzles.
  public static boolean isFor(CatalogEntry kind) {
    return Levels.faculties(kind.id()).contains(Skill.VOCABULARY);
  }

  /// The puzzle of a day, such as `2026-03-14`; nothing where the day's games had no word to find.
  public static Optional<Puzzle<?, ?>> of(
      CatalogEntry kind, Game<?, ?, ?> game, int seats, String day) {
    for (int deal = 0; deal < DEALS; deal++) {
      Optional<? extends Puzzle<?, ?>> found = dealt(game, seats, seed(kind.id() + day) + deal);
      if (found.isPresent()) return Optional.of(found.get());
    }
    return Optional.empty();
  }

  private static long seed(String text) {
    long seed = 1125899906842597L;
    for (int i = 0; i < text.length(); i++) seed = 31 * seed + text.charAt(i);
    return new Dice(seed).next() >>> 2;
  }

  private static <M, V> Optional<Puzzle<M, V>> dealt(Game<?, M, V> game, int seats, long seed) {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++) bots.add(Bots.seat(game, LEVELS[i % LEVELS.length]));
    List<Log.Entry> entries = Simulator.play(game, seed, bots, LONGEST).entries(game);
    Referee<?, M, V> referee = new Referee<>(game, seats, seed);
    Optional<Puzzle<M, V>> finest = Optional.empty();
    int most = 0;
    int looked = 0;
    for (int i = 0; i < entries.size() && looked < LOOKED_AT; i++) {
      Log.Entry entry = entries.get(i);
      // A game that is well under way has more to look at than one that begins.
      if (!entry.isClock() && i >= Math.min(8, entries.size() / 4)) {
        Scene scene = referee.scene(entry.by());
        if (!Phrase.word(scene, entry.answer()).isEmpty()) {
          looked++;
          Puzzle<M, V> puzzle = at(referee.copy(), entry, i, seed);
          if (puzzle.length() > most) {
            most = puzzle.length();
            finest = Optional.of(puzzle);
          }
        }
      }
      referee.apply(entry);
    }
    return finest;
  }

  private static <M, V> Puzzle<M, V> at(
      Referee<?, M, V> referee, Log.Entry entry, int number, long seed) {
    List<Advice<M>> advice =
        Bots.adviser(referee.game())
            .advise(referee.view(entry.by()), referee.prompt(), new Dice(seed + number));
    return new Puzzle<>(referee, entry.by(), entry.atMillis(), advice, number);
  }

  /// How long the word is that is best here; nought where the table tells it already.
  private int length() {
    if (advice.isEmpty()) return 0;
    String word = Phrase.word(scene(), best());
    String told = SceneText.draw(scene(), Seat::toString);
    return told.contains(word.toUpperCase(Locale.ROOT)) ? 0 : word.length();
  }

  public Seat seat() {
    return seat;
  }

  /// The time it is in the game, in milliseconds since the deal.
  public long at() {
    return at;
  }

  /// How many plays were made before it.
  public int plays() {
    return plays;
  }

  public Referee<?, M, V> referee() {
    return referee;
  }

  public Scene scene() {
    return referee.scene(seat);
  }

  /// The solution.
  public Answer best() {
    return referee.game().write(advice.getFirst().move());
  }

  public Hint hint() {
    return Hint.of(scene(), best());
  }

  /// Judges an attempt by the rules and by what there was; the puzzle stays as it is.
  public Verdict attempt(Answer answer) {
    if (referee.copy().play(seat, answer, at) instanceof Referee.Decision.Refused(_, String why))
      return new Verdict(false, false, why);
    Optional<M> move = referee.game().read(answer);
    for (Advice<M> one : advice) {
      if (move.filter(one.move()::equals).isEmpty()) continue;
      boolean best = one.worth() >= advice.getFirst().worth() - 1e-9;
      return new Verdict(
          true, best, best ? "There is nothing better." : "Good, but there is better.");
    }
    int length = Phrase.word(scene(), answer).length();
    boolean longer = length > length();
    return new Verdict(
        true,
        longer,
        longer ? "That is longer than anything we found." : "That stands, but there is better.");
  }
}
