package parlour.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bots.BotSeat;
import parlour.bots.Bots;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.play.Referee;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.server.wire.Problem;

/// A reinforcement-learning style environment (reset, observe, legal actions, step) around one
/// game, away from any table and kept only in memory.
///
/// Chairs may be given to bots. Time jumps from one move to the next, and after every step the bots
/// and the clock go on until a chair of the program has to move. Requests run one at a time.
final class Lab<M, V> {
  /// How many legal answers are listed at most.
  static final int MOST_LISTED = 500;

  private static final int MOST_STEPS = 20_000;

  private final Game<?, M, V> game;
  private final List<Integer> levels;
  private Referee<?, M, V> referee;
  private final List<BotSeat<M, V>> bots = new ArrayList<>();
  private final List<String> lines = new ArrayList<>();
  private long nowMillis;
  private int steps;
  private long seed;

  /// @param levels the bot level of each chair; 0 is a chair of the program's own
  Lab(Game<?, M, V> game, List<Integer> levels, long seed) {
    this.game = game;
    this.levels = levels;
    this.referee = new Referee<>(game, levels.size(), seed);
    reset(seed);
  }

  static Lab<?, ?> of(Game<?, ?, ?> game, List<Integer> levels, long seed) {
    return new Lab<>(game, levels, seed);
  }

  /// Starts the game again from a seed.
  synchronized Json reset(long newSeed) {
    seed = newSeed;
    referee = new Referee<>(game, levels.size(), newSeed);
    bots.clear();
    for (int i = 0; i < levels.size(); i++) {
      if (levels.get(i) > 0)
        bots.add(
            new BotSeat<>(
                Seat.of(i),
                Bots.seat(game, levels.get(i)),
                new Dice(newSeed * 31 + i + 0x9E3779B9L)));
    }
    nowMillis = 0;
    steps = 0;
    lines.clear();
    playOn();
    return observe(first());
  }

  /// What a chair sees; -1 is an onlooker.
  synchronized Json observe(int seat) {
    Seat eye = chair(seat);
    Json.Writer out =
        Json.fields()
            .put("seat", eye.index())
            .put("seed", String.valueOf(seed))
            .put("steps", steps)
            .put("now", nowMillis)
            .put("prompt", referee.prompt(), SceneCodec::write)
            .put("scene", referee.scene(eye), SceneCodec::write)
            .put("lines", Json.texts(lines));
    referee.result().ifPresent(result -> out.put("result", SceneCodec.write(result)));
    return out.done();
  }

  /// The legal answers of a chair; of moves with free text only a selection.
  synchronized Json legal(int seat) {
    Seat by = chair(seat);
    if (by.isNobody() || !referee.prompt().asks(by)) return Json.items(List.of());
    List<Json> answers = new ArrayList<>();
    game.moves(
        referee.view(by),
        move -> {
          if (answers.size() < MOST_LISTED) answers.add(SceneCodec.write(game.write(move)));
        });
    return Json.items(answers);
  }

  /// Plays an answer, or without one lets the next bot or the clock move, and returns what the same
  /// chair sees afterwards.
  synchronized Json step(int seat, Optional<Answer> answer) {
    if (steps >= MOST_STEPS)
      throw new Problem(409, "This game has had " + MOST_STEPS + " steps; reset it.");
    Seat by = chair(seat);
    if (by.isNobody()) throw new Problem(400, "A step is made by a seat from 0 on.");
    lines.clear();
    if (answer.isEmpty()) {
      if (!advance()) throw new Problem(409, "Nobody else has anything to say, and no clock runs.");
    } else {
      switch (referee.play(by, answer.get(), nowMillis)) {
        case Referee.Decision.Accepted(List<Event> events) -> addLines(events);
        case Referee.Decision.Refused(var clause, String why) ->
            throw new Problem(409, why + " (" + clause.id() + ")");
      }
      steps++;
    }
    playOn();
    return observe(seat);
  }

  private void addLines(List<Event> events) {
    for (Event event : events) lines.add(event.seenBy(Seat.of(first())).line().text());
  }

  /// Lets bots and the clock move until a chair of the program has to.
  private void playOn() {
    while (steps < MOST_STEPS
        && own(referee.prompt().must().or(referee.prompt().may())).isEmpty()
        && advance()) {}
  }

  /// Lets the next bot or the clock move; false when neither can.
  private boolean advance() {
    Prompt prompt = referee.prompt();
    if (prompt.isOver()) return false;
    Optional<BotSeat<M, V>> next = nextBot();
    boolean bot = next.isPresent() && next.get().dueMillis() < prompt.deadlineMillis();
    if (!bot && !prompt.hasDeadline()) return false;
    nowMillis = Math.max(nowMillis, bot ? next.get().dueMillis() : prompt.deadlineMillis());
    Referee.Decision decision =
        bot
            ? referee.playMove(next.get().seat(), next.get().takePlan(), nowMillis)
            : referee.timeUp(nowMillis);
    if (decision instanceof Referee.Decision.Accepted(List<Event> events)) addLines(events);
    steps++;
    return true;
  }

  private Optional<BotSeat<M, V>> nextBot() {
    Optional<BotSeat<M, V>> next = Optional.empty();
    for (BotSeat<M, V> bot : bots) {
      bot.think(referee, nowMillis);
      if (bot.hasPlan() && (next.isEmpty() || bot.dueMillis() < next.get().dueMillis()))
        next = Optional.of(bot);
    }
    return next;
  }

  /// The chairs among these that belong to the program.
  private Seats own(Seats seats) {
    Seats own = Seats.NONE;
    for (Seat seat : seats) if (levels.get(seat.index()) == 0) own = own.with(seat);
    return own;
  }

  private int first() {
    return Math.max(-1, levels.indexOf(0));
  }

  private Seat chair(int seat) {
    if (seat < -1 || seat >= levels.size())
      throw new Problem(
          400, "There are seats 0 to " + (levels.size() - 1) + ", and -1 to look on.");
    if (seat >= 0 && levels.get(seat) > 0) throw new Problem(400, "Seat " + seat + " is a bot's.");
    return Seat.of(seat);
  }

  /// What is wrong with a list of levels, in one sentence, if anything is.
  static Optional<String> objection(List<Integer> levels) {
    for (int level : levels)
      if (level < 0 || level > Bots.LEVELS)
        return Optional.of(
            "A bot's level is from 1 to "
                + Bots.LEVELS
                + ", or 0 for your own chair, not "
                + level
                + ".");
    return levels.contains(0)
        ? Optional.empty()
        : Optional.of("At least one chair must be your own (level 0).");
  }
}
