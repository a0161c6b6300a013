package parlour.engine.play;

import java.util.List;
import java.util.Optional;
import parlour.engine.Answer;
import parlour.engine.Clause;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Field;
import parlour.engine.Game;
import parlour.engine.Kit;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.TableRules;

/// Runs one game: the only holder of its position, and the judge of every input.
///
/// Not thread-safe; a table has one owner.
public final class Referee<S, M, V> {
  private final Game<S, M, V> game;
  private final Seats seats;
  private S position;
  private Prompt prompt;

  public Referee(Game<S, M, V> game, int seats, long seed) {
    this.game = game;
    this.seats = Seats.first(seats);
    this.position = game.deal(this.seats, seed);
    this.prompt = game.prompt(position);
  }

  private Referee(Referee<S, M, V> other) {
    this.game = other.game;
    this.seats = other.seats;
    this.position = other.position;
    this.prompt = other.prompt;
  }

  /// A copy in the same position, to try out an input.
  public Referee<S, M, V> copy() {
    return new Referee<>(this);
  }

  /// A copy in a position sampled at random among those that look the same to a seat.
  public Referee<S, M, V> imagined(Seat eye, Dice dice) {
    Referee<S, M, V> imagined = copy();
    imagined.position = game.imagine(view(eye), dice);
    imagined.prompt = game.prompt(imagined.position);
    return imagined;
  }

  /// What became of an input.
  public sealed interface Decision {
    /// The input stands, with these events.
    record Accepted(List<Event> events) implements Decision {}

    /// The input is refused, and nothing has changed.
    record Refused(Clause clause, String why) implements Decision {}
  }

  public Game<S, M, V> game() {
    return game;
  }

  public Seats seats() {
    return seats;
  }

  public Kit kit() {
    return game.kit(seats.size());
  }

  public Prompt prompt() {
    return prompt;
  }

  public Optional<Result> result() {
    return game.result(position);
  }

  public V view(Seat eye) {
    return game.view(position, eye);
  }

  public Scene scene(Seat eye) {
    return game.scene(view(eye));
  }

  /// Whether the deadline has passed by that time, so that `timeUp` comes before any other input.
  public boolean isDue(long atMillis) {
    return prompt.hasDeadline() && atMillis >= prompt.deadlineMillis();
  }

  /// Judges an answer given `atMillis` milliseconds after the deal.
  public Decision play(Seat by, Answer answer, long atMillis) {
    Optional<Decision.Refused> objection = objection(by, atMillis);
    if (objection.isPresent()) return objection.get();
    Optional<M> move = game.read(answer);
    Decision decision =
        move.isPresent()
            ? decide(game.play(position, by, move.get(), atMillis))
            : new Decision.Refused(
                TableRules.SENSE, "That makes no sense here: " + answer.verb() + ".");
    return decision instanceof Decision.Refused && hasOtherSigns(by, answer)
        ? new Decision.Refused(TableRules.LETTERS, TableRules.LETTERS_ONLY)
        : decision;
  }

  /// Whether a word of the answer is spelt with something that is on no letter: then that is said,
  /// and not that the word is too short or its letters are not there.
  private boolean hasOtherSigns(Seat by, Answer answer) {
    for (Scene.Offer offer : scene(by).offers()) {
      if (!offer.verb().equals(answer.verb())) continue;
      for (Field field : offer.fields())
        if (field instanceof Field.Spell
            && answer.written(field.name()).chars().anyMatch(Referee::isOther)) return true;
    }
    return false;
  }

  /// A star stands for a card that can be any letter.
  private static boolean isOther(int sign) {
    return (sign < 'a' || sign > 'z') && sign != '*';
  }

  /// Judges a move that is not written as an answer, such as a bot's.
  public Decision playMove(Seat by, M move, long atMillis) {
    Optional<Decision.Refused> objection = objection(by, atMillis);
    return objection.isPresent()
        ? objection.get()
        : decide(game.play(position, by, move, atMillis));
  }

  /// Applies the passed deadline; the game sees the time of the deadline, however late this is
  /// called.
  public Decision timeUp(long atMillis) {
    if (!isDue(atMillis)) return new Decision.Refused(TableRules.LATE, "The time is not up yet.");
    return decide(game.timeUp(position, prompt.deadlineMillis()));
  }

  /// Applies an entry of a log.
  public Decision apply(Log.Entry entry) {
    return entry.isClock()
        ? timeUp(entry.atMillis())
        : play(entry.by(), entry.answer(), entry.atMillis());
  }

  private Optional<Decision.Refused> objection(Seat by, long atMillis) {
    if (prompt.isOver())
      return Optional.of(new Decision.Refused(TableRules.OVER, "The game is over."));
    if (isDue(atMillis))
      return Optional.of(new Decision.Refused(TableRules.LATE, "The time was up."));
    boolean pause = prompt.pace() == Prompt.Pace.RACE && prompt.must().isEmpty();
    if (pause && prompt.may().isEmpty())
      return Optional.of(new Decision.Refused(TableRules.LATE, "Too late."));
    if (!prompt.asks(by))
      return Optional.of(new Decision.Refused(TableRules.TURN, "It is not for you to play now."));
    return Optional.empty();
  }

  private Decision decide(Ruling<S> ruling) {
    return switch (ruling) {
      case Ruling.Legal<S>(S next, List<Event> events) -> {
        position = next;
        prompt = game.prompt(next);
        yield new Decision.Accepted(events);
      }
      case Ruling.Illegal<S>(Clause clause, String why) -> new Decision.Refused(clause, why);
    };
  }
}
