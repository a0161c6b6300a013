package parlour.engine;

import java.util.List;
import java.util.Optional;

/// Runs one game: holds its position, which nobody else ever does, and judges what comes in.
///
/// Not safe for use by several threads; a table has one owner.
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

  /// Another referee in the same position, for trying what would become of an input.
  public Referee<S, M, V> copy() {
    return new Referee<>(this);
  }

  /// What became of an input.
  public sealed interface Decision {
    /// It stands, and this happened.
    record Accepted(List<Event> events) implements Decision {}

    /// It does not, and nothing changed.
    record Refused(Clause clause, String why) implements Decision {}
  }

  public Game<S, M, V> game() {
    return game;
  }

  public Seats seats() {
    return seats;
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

  /// Whether the clock has something to say at that time, before anything else is heard.
  public boolean isDue(long at) {
    return prompt.hasDeadline() && at >= prompt.deadlineMillis();
  }

  /// Judges an answer given `at` milliseconds since the deal.
  public Decision play(Seat by, Answer answer, long at) {
    Optional<Decision.Refused> objection = objection(by, at);
    if (objection.isPresent()) return objection.get();
    Optional<M> move = game.read(answer);
    if (move.isEmpty())
      return new Decision.Refused(
          TableRules.SENSE, "That makes no sense here: " + answer.verb() + ".");
    return decide(game.play(position, by, move.get(), at));
  }

  /// The same for a move that needs no reading: a bot's.
  public Decision playMove(Seat by, M move, long at) {
    Optional<Decision.Refused> objection = objection(by, at);
    return objection.isPresent() ? objection.get() : decide(game.play(position, by, move, at));
  }

  /// Lets the clock speak; it speaks at its deadline, however late it is called.
  public Decision timeUp(long at) {
    if (!isDue(at)) return new Decision.Refused(TableRules.LATE, "The time is not up yet.");
    return decide(game.timeUp(position, prompt.deadlineMillis()));
  }

  /// Applies an entry of a log.
  public Decision apply(Log.Entry entry) {
    return entry.isClock()
        ? timeUp(entry.atMillis())
        : play(entry.by(), entry.answer(), entry.atMillis());
  }

  private Optional<Decision.Refused> objection(Seat by, long at) {
    if (prompt.isOver())
      return Optional.of(new Decision.Refused(TableRules.OVER, "The game is over."));
    if (isDue(at)) return Optional.of(new Decision.Refused(TableRules.LATE, "The time was up."));
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
