package parlour.bots.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.bots.skill.Advice;
import parlour.engine.Answer;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.engine.wire.ScenePrinter;
import parlour.games.material.CatalogEntry;
import parlour.games.material.Skill;

/// The puzzle of the day: a position from a game between bots with a fine word to find.
///
/// The game is dealt from the date and the game's name, so that everybody has the same puzzle on
/// the same day.
public final class Puzzle<M, V> {
  /// How many plays of the game are examined; the one with the longest word becomes the puzzle.
  private static final int EXAMINED_PLAYS = 40;

  private static final int MAX_STEPS = 20_000;
  private static final int MAX_DEALS = 4;

  /// The levels of the bots, taken in turn.
  private static final int[] LEVELS = {3, 4};

  private final Referee<?, M, V> referee;
  private final Seat seat;
  private final long atMillis;
  private final List<Advice<M>> advice;
  private final int entriesBefore;

  private Puzzle(
      Referee<?, M, V> referee, Seat seat, long atMillis, List<Advice<M>> advice, int plays) {
    this.referee = referee;
    this.seat = seat;
    this.atMillis = atMillis;
    this.advice = advice;
    this.entriesBefore = plays;
  }

  /// The verdict on an attempt.
  ///
  /// @param solved whether there was nothing better
  /// @param why a sentence for players
  public record Verdict(boolean legal, boolean solved, String why) {}

  /// Whether a game has puzzles: word games do.
  public static boolean isFor(CatalogEntry entry) {
    return entry.service().skills().list().contains(Skill.VOCABULARY);
  }

  /// The puzzle of a day, such as `2026-03-14`; empty where no word was found in that day's games.
  public static Optional<Puzzle<?, ?>> of(
      CatalogEntry entry, Game<?, ?, ?> game, int seats, String day) {
    for (int deal = 0; deal < MAX_DEALS; deal++) {
      Optional<? extends Puzzle<?, ?>> found = dealt(game, seats, seed(entry.id() + day) + deal);
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
    List<Log.Entry> entries = Simulator.play(game, seed, bots, MAX_STEPS).entries(game);
    Referee<?, M, V> referee = new Referee<>(game, seats, seed);
    Optional<Puzzle<M, V>> finest = Optional.empty();
    int most = 0;
    int examined = 0;
    for (int i = 0; i < entries.size() && examined < EXAMINED_PLAYS; i++) {
      Log.Entry entry = entries.get(i);
      // The middle of a game has more to look at than its beginning.
      if (!entry.isClock() && i >= Math.min(8, entries.size() / 4)) {
        Scene scene = referee.scene(entry.by());
        if (!Phrase.word(scene, entry.answer()).isEmpty()) {
          examined++;
          Puzzle<M, V> puzzle = atMillis(referee.copy(), entry, i, seed);
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

  private static <M, V> Puzzle<M, V> atMillis(
      Referee<?, M, V> referee, Log.Entry entry, int number, long seed) {
    List<Advice<M>> advice =
        Bots.adviser(referee.game())
            .advise(referee.view(entry.by()), referee.prompt(), new Dice(seed + number));
    return new Puzzle<>(referee, entry.by(), entry.atMillis(), advice, number);
  }

  /// The length of the best word; 0 where the table already shows it.
  private int length() {
    if (advice.isEmpty()) return 0;
    String word = Phrase.word(scene(), best());
    String shown = ScenePrinter.draw(scene(), Seat::toString);
    return shown.contains(word.toUpperCase(Locale.ROOT)) ? 0 : word.length();
  }

  public Seat seat() {
    return seat;
  }

  /// The time in the game, in milliseconds since the deal.
  public long atMillis() {
    return atMillis;
  }

  /// How many entries the log has before it.
  public int entriesBefore() {
    return entriesBefore;
  }

  public Referee<?, M, V> referee() {
    return referee;
  }

  public Scene scene() {
    return referee.scene(seat);
  }

  /// The table as it is shown to whoever solves the puzzle: with the asked act alone.
  public Scene posed() {
    return scene().offering(best().verb());
  }

  /// The solution.
  public Answer best() {
    return referee.game().write(advice.getFirst().move());
  }

  public Hint hint() {
    return Hint.of(scene(), referee.game().kit(scene().places().size()), best());
  }

  /// Judges an attempt by the rules and by the best plays; the puzzle stays as it is.
  public Verdict attempt(Answer answer) {
    if (referee.copy().play(seat, answer, atMillis)
        instanceof Referee.Decision.Refused(_, String why)) return new Verdict(false, false, why);
    Optional<M> move = referee.game().read(answer);
    for (Advice<M> one : advice) {
      if (move.filter(one.move()::equals).isEmpty()) continue;
      boolean best = one.value() >= advice.getFirst().value() - 1e-9;
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
