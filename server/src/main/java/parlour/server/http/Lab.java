package parlour.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.bots.BotSeat;
import parlour.bots.Bots;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Referee;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.server.wire.Problem;

/// A game outside every table, stepped by a program: time jumps from deed to deed, and nothing is
/// kept.
///
/// Chairs may be given to bots; after every step things happen until a chair of the program is
/// asked. One request at a time is heard.
final class Lab<M, V> {
  /// So many legal answers are listed at most.
  static final int LISTED = 500;

  private static final int TIRELESS = 20_000;

  private final Game<?, M, V> game;
  private final List<Integer> levels;
  private Referee<?, M, V> referee;
  private final List<BotSeat<M, V>> bots = new ArrayList<>();
  private final List<String> lines = new ArrayList<>();
  private long now;
  private int steps;
  private long seed;

  /// A lab for a game with one level for each chair; nought: the program's own.
  Lab(Game<?, M, V> game, List<Integer> levels, long seed) {
    this.game = game;
    this.levels = levels;
    this.referee = new Referee<>(game, levels.size(), seed);
    reset(seed);
  }

  static Lab<?, ?> of(Game<?, ?, ?> game, List<Integer> levels, long seed) {
    return new Lab<>(game, levels, seed);
  }

  /// Deals anew.
  synchronized Json reset(long from) {
    seed = from;
    referee = new Referee<>(game, levels.size(), from);
    bots.clear();
    for (int i = 0; i < levels.size(); i++) {
      if (levels.get(i) > 0)
        bots.add(
            new BotSeat<>(
                Seat.of(i), Bots.seat(game, levels.get(i)), new Dice(from * 31 + i + 0x9E3779B9L)));
    }
    now = 0;
    steps = 0;
    lines.clear();
    playOn();
    return observe(first());
  }

  /// What a chair sees; -1: an onlooker.
  synchronized Json observe(int seat) {
    Seat eye = chair(seat);
    Json.Writer out =
        Json.fields()
            .put("seat", eye.index())
            .put("seed", String.valueOf(seed))
            .put("steps", steps)
            .put("now", now)
            .put("prompt", referee.prompt(), SceneCodec::write)
            .put("scene", referee.scene(eye), SceneCodec::write)
            .put("lines", Json.texts(lines));
    referee.result().ifPresent(result -> out.put("result", SceneCodec.write(result)));
    return out.done();
  }

  /// What a chair may answer: every move it can know of, of moves that write freely a choice.
  synchronized Json legal(int seat) {
    Seat by = chair(seat);
    if (by.isNobody() || !referee.prompt().asks(by)) return Json.items(List.of());
    List<Json> answers = new ArrayList<>();
    game.moves(
        referee.view(by),
        move -> {
          if (answers.size() < LISTED) answers.add(SceneCodec.write(game.write(move)));
        });
    return Json.items(answers);
  }

  /// Plays an answer, or waits for the next thing to happen, and tells what the same chair sees
  /// then.
  synchronized Json step(int seat, Optional<Answer> answer) {
    if (steps >= TIRELESS)
      throw new Problem(409, "This game has had " + TIRELESS + " steps; reset it.");
    Seat by = chair(seat);
    if (by.isNobody()) throw new Problem(400, "A step is made by a seat from 0 on.");
    lines.clear();
    if (answer.isEmpty()) {
      if (!happens()) throw new Problem(409, "Nobody else has anything to say, and no clock runs.");
    } else {
      switch (referee.play(by, answer.get(), now)) {
        case Referee.Decision.Accepted(List<Event> events) -> note(events);
        case Referee.Decision.Refused(var clause, String why) ->
            throw new Problem(409, why + " (" + clause.id() + ")");
      }
      steps++;
    }
    playOn();
    return observe(seat);
  }

  private void note(List<Event> events) {
    for (Event event : events) lines.add(event.seenBy(Seat.of(first())).line().text());
  }

  /// Lets things happen until a chair of the program is asked.
  private void playOn() {
    while (steps < TIRELESS
        && own(referee.prompt().must().or(referee.prompt().may())).isEmpty()
        && happens()) {}
  }

  /// The next thing that happens by itself: a bot plays, or the clock speaks; whether there is one.
  private boolean happens() {
    Prompt prompt = referee.prompt();
    if (prompt.isOver()) return false;
    Optional<BotSeat<M, V>> next = soonest();
    boolean bot = next.isPresent() && next.get().dueMillis() < prompt.deadlineMillis();
    if (!bot && !prompt.hasDeadline()) return false;
    now = Math.max(now, bot ? next.get().dueMillis() : prompt.deadlineMillis());
    Referee.Decision decision =
        bot ? referee.playMove(next.get().seat(), next.get().takePlan(), now) : referee.timeUp(now);
    if (decision instanceof Referee.Decision.Accepted(List<Event> events)) note(events);
    steps++;
    return true;
  }

  private Optional<BotSeat<M, V>> soonest() {
    Optional<BotSeat<M, V>> soonest = Optional.empty();
    for (BotSeat<M, V> bot : bots) {
      bot.think(referee, now);
      if (bot.hasPlan() && (soonest.isEmpty() || bot.dueMillis() < soonest.get().dueMillis()))
        soonest = Optional.of(bot);
    }
    return soonest;
  }

  /// Those of some chairs that are the program's.
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

  /// Whether nobody but bots sits here.
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

  /// What settings a request chooses.
  static Map<String, String> settings(Json body) {
    Map<String, String> chosen = new java.util.TreeMap<>();
    body.maybe("settings")
        .ifPresent(
            all -> all.asFields().forEach((name, value) -> chosen.put(name, value.asText())));
    return chosen;
  }
}
