package parlour.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.bots.BotSeat;
import parlour.bots.Bots;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.play.Referee;
import parlour.engine.wire.Json;

/// A reinforcement-learning environment (reset, observe, legal actions, step) around one game.
///
/// Chairs may be given to bots. Time jumps from one move to the next: after every step the bots and
/// the clock go on until a chair of the program is asked. The same seeds, levels and steps give the
/// same game. Not thread-safe.
public final class Lab<S, M, V> {
  /// How many legal answers of one kind are listed at most, so that none hides another kind.
  public static final int MOST_LISTED = 500;

  /// How many steps a game has at most.
  public static final int MOST_STEPS = 20_000;

  /// How long a program takes to react where quickness decides, unless it says otherwise.
  public static final long USUAL_REACTION_MILLIS = 500;

  private final Game<S, M, V> game;
  private final List<Integer> levels;
  private final Coding coding;
  private Start<S, M, V> start;
  private Referee<S, M, V> referee;
  private final List<BotSeat<M, V>> bots = new ArrayList<>();
  private final List<Event> events = new ArrayList<>();
  private final List<Step> history = new ArrayList<>();
  private int firstNewEvent;
  private long nowMillis;
  private int steps;

  /// What was listed last, until anything moves: an observation lists it, and the step after it
  /// looks it up.
  private Optional<Listed<M>> listed = Optional.empty();

  /// The seeds of a game: one for the deal, one for the bots.
  public record Seeds(long deal, long bots) {}

  /// Where a game starts: dealt, or in an imagined position.
  private record Start<S, M, V>(Referee<S, M, V> referee, long nowMillis, Seeds seeds) {}

  /// A step of the program, kept so that a copy can play the same game.
  private record Step(Seat by, Optional<Answer> answer, long reactionMillis) {}

  /// @param levels the bot level of each chair; 0 is a chair of the program's own
  /// @param coding that of this game with its options
  public Lab(Game<S, M, V> game, List<Integer> levels, Seeds seeds, Coding coding) {
    this(game, levels, dealt(game, levels, seeds), coding);
  }

  private Lab(Game<S, M, V> game, List<Integer> levels, Start<S, M, V> start, Coding coding) {
    objection(levels)
        .ifPresent(
            why -> {
              throw LabRefusal.badRequest(why);
            });
    this.game = game;
    this.levels = List.copyOf(levels);
    this.coding = coding;
    this.start = start;
    this.referee = start.referee().copy();
    begin();
  }

  /// A lab with action ids of its own.
  public static Lab<?, ?, ?> of(Game<?, ?, ?> game, List<Integer> levels, Seeds seeds) {
    return of(game, levels, seeds, new Coding(game, new ActionTable(ActionTable.USUAL_SIZE)));
  }

  public static Lab<?, ?, ?> of(
      Game<?, ?, ?> game, List<Integer> levels, Seeds seeds, Coding coding) {
    return new Lab<>(game, levels, seeds, coding);
  }

  private static <S, M, V> Start<S, M, V> dealt(
      Game<S, M, V> game, List<Integer> levels, Seeds seeds) {
    return new Start<>(new Referee<>(game, levels.size(), seeds.deal()), 0, seeds);
  }

  /// What is wrong with a list of levels, in one sentence, if anything is.
  public static Optional<String> objection(List<Integer> levels) {
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

  /// Deals again.
  public void reset(Seeds seeds) {
    start = dealt(game, levels, seeds);
    begin();
  }

  private void begin() {
    listed = Optional.empty();
    referee = start.referee().copy();
    bots.clear();
    for (int i = 0; i < levels.size(); i++) {
      int level = levels.get(i);
      if (level > 0)
        bots.add(new BotSeat<>(Seat.of(i), Bots.seat(game, level), dice(start.seeds().bots(), i)));
    }
    nowMillis = start.nowMillis();
    steps = 0;
    firstNewEvent = 0;
    events.clear();
    history.clear();
    playOn();
  }

  private static Dice dice(long seed, int seat) {
    return new Dice(seed * 31 + seat + 0x9E3779B9L);
  }

  /// A second lab in the same state, bots' memories included; what becomes of one does not touch
  /// the other. It plays the game again, so it costs as much as the steps so far.
  public Lab<S, M, V> copy() {
    Lab<S, M, V> copy = new Lab<>(game, levels, start, coding);
    for (Step step : history) copy.step(step);
    return copy;
  }

  /// A lab in a position sampled at random among those that look the same to a chair
  /// (determinization), for programs that search; its bots remember nothing.
  public Lab<S, M, V> imagine(int seat, long seed) {
    Referee<S, M, V> imagined = referee.imagined(own(seat), new Dice(seed));
    return new Lab<>(game, levels, new Start<>(imagined, nowMillis, new Seeds(seed, seed)), coding);
  }

  public int seats() {
    return levels.size();
  }

  /// How its answers and scenes are told as numbers.
  public Coding coding() {
    return coding;
  }

  public Seeds seeds() {
    return start.seeds();
  }

  public int steps() {
    return steps;
  }

  /// The time since the deal.
  public long nowMillis() {
    return nowMillis;
  }

  public Prompt prompt() {
    return referee.prompt();
  }

  public Optional<Result> result() {
    return referee.result();
  }

  /// What the finished game is worth to each chair; the sum is 0.
  public Optional<PerSeat<Double>> rewards() {
    return result().map(Rewards::of);
  }

  /// The program's chairs that are asked: first those that must play, then those that may.
  public List<Seat> turn() {
    List<Seat> asked = new ArrayList<>();
    for (Seat seat : ownOf(prompt().must())) asked.add(seat);
    for (Seat seat : ownOf(prompt().may())) if (!asked.contains(seat)) asked.add(seat);
    return asked;
  }

  /// The chair whose turn it is, or the program's first if none is asked.
  public int firstInTurn() {
    List<Seat> turn = turn();
    return turn.isEmpty() ? levels.indexOf(0) : turn.getFirst().index();
  }

  /// What a chair sees; -1 is an onlooker.
  public Scene scene(int seat) {
    return referee.scene(eye(seat));
  }

  /// The same as a vector of fixed size, see [SceneVector].
  public int[] vector(int seat) {
    return SceneVector.of(scene(seat), prompt(), eye(seat), seats());
  }

  /// The same as tables of counts, see [SceneFeatures].
  void writeFeatures(int seat, Json.Sink out) {
    coding.features(seats()).write(scene(seat), prompt(), eye(seat), out);
  }

  /// The lines of the minute book since the last step, as a chair reads them.
  public List<String> news(int seat) {
    return lines(seat, firstNewEvent);
  }

  /// Every line since the start, as a chair reads it. Together with the scene this is all the chair
  /// knows: its information state.
  public List<String> lines(int seat) {
    return lines(seat, 0);
  }

  /// A play of which a chair is told nothing is no line for it: nobody counts what they cannot see.
  private List<String> lines(int seat, int from) {
    Seat eye = eye(seat);
    return events.subList(from, events.size()).stream()
        .map(event -> event.seenBy(eye).line().text())
        .filter(text -> !text.isEmpty())
        .toList();
  }

  /// The legal answers of a chair with their ids; of moves with free text only a selection. Waiting
  /// has no answer and is not listed, see [#mayWait].
  public List<ActionTable.Action> legal(int seat) {
    Listed<M> legal = listed(own(seat));
    List<ActionTable.Action> actions = new ArrayList<>(legal.ids().length);
    for (int i = 0; i < legal.ids().length; i++) {
      M move = legal.moves().get(i);
      int id = legal.ids()[i];
      Answer answer = coding.actions().answer(id).orElseGet(() -> game.write(move));
      actions.add(new ActionTable.Action(id, answer));
    }
    return List.copyOf(actions);
  }

  /// The ids of the legal answers, each once, and that of waiting where it is allowed.
  public int[] actions(int seat) {
    int[] ids = listed(own(seat)).ids();
    int[] actions = new int[ids.length + 1];
    int count = 0;
    boolean others = false;
    for (int id : ids) {
      if (id != ActionTable.OTHER || !others) actions[count++] = id;
      others |= id == ActionTable.OTHER;
    }
    if (mayWait(seat)) actions[count++] = ActionTable.WAIT;
    return Arrays.copyOf(actions, count);
  }

  private Listed<M> listed(Seat by) {
    if (listed.isEmpty() || !listed.get().seat().equals(by)) listed = Optional.of(list(by));
    return listed.get();
  }

  private Listed<M> list(Seat by) {
    List<M> moves = new ArrayList<>();
    if (prompt().asks(by)) game.moves(referee.view(by), moves::add);
    if (moves.size() > MOST_LISTED) limit(moves);
    return new Listed<>(by, moves, coding.actions().number(moves, game::write));
  }

  /// Leaves no more of one kind than are listed.
  private void limit(List<M> moves) {
    Map<String, Integer> kinds = new HashMap<>();
    moves.removeIf(move -> kinds.merge(game.write(move).verb(), 1, Integer::sum) > MOST_LISTED);
  }

  /// The legal moves of one chair as the game stands, and the id of each.
  private record Listed<M>(Seat seat, List<M> moves, int[] ids) {}

  /// Whether a chair may wait: others or the clock can go on without it.
  public boolean mayWait(int seat) {
    Prompt prompt = prompt();
    return !prompt.isOver()
        && !(prompt.pace() == Prompt.Pace.TURN && prompt.must().has(own(seat)))
        && (prompt.hasDeadline() || nextBot().isPresent());
  }

  /// What became of a step.
  ///
  /// @param stood whether the answer was played; false if the table went on in the time the program
  ///   took to react, and the answer came too late
  /// @param why the rule's sentence if it did not stand
  /// @param clause the id of that rule
  public record Outcome(boolean stood, String why, String clause) {
    private static final Outcome STOOD = new Outcome(true, "", "");
  }

  /// Plays the legal answer with this id, or waits if it is [ActionTable#WAIT].
  public Outcome act(int seat, int action, long reactionMillis) {
    if (action == ActionTable.WAIT) {
      if (!mayWait(seat)) throw LabRefusal.conflict("The game waits for this chair.");
      return waitForOthers(seat);
    }
    Listed<M> legal = listed(own(seat));
    for (int i = 0; i < legal.ids().length; i++)
      if (legal.ids()[i] == action) {
        M move = legal.moves().get(i);
        return step(answered(seat, game.write(move), reactionMillis), Optional.of(move));
      }
    throw LabRefusal.conflict("The action " + action + " is not legal now.");
  }

  /// Plays an answer after a time to react, in which bots and the clock may come first; then lets
  /// them go on until a chair of the program is asked.
  public Outcome step(int seat, Answer answer, long reactionMillis) {
    return step(answered(seat, answer, reactionMillis));
  }

  private Step answered(int seat, Answer answer, long reactionMillis) {
    if (reactionMillis < 0) throw LabRefusal.badRequest("Nobody reacts before the time.");
    return new Step(own(seat), Optional.of(answer), reactionMillis);
  }

  /// Plays nothing: lets the next bot or the clock move.
  public Outcome waitForOthers(int seat) {
    return step(new Step(own(seat), Optional.empty(), 0));
  }

  private Outcome step(Step step) {
    return step(step, Optional.empty());
  }

  /// @param move what the answer says, if that is known already
  private Outcome step(Step step, Optional<M> move) {
    if (steps >= MOST_STEPS)
      throw LabRefusal.conflict("This game has had " + MOST_STEPS + " steps; reset it.");
    int newEvents = events.size();
    Outcome outcome = step.answer().isEmpty() ? await() : play(step, step.answer().get(), move);
    firstNewEvent = newEvents;
    history.add(step);
    playOn();
    return outcome;
  }

  private Outcome await() {
    if (!advance())
      throw LabRefusal.conflict("Nobody else has anything to play, and no clock runs.");
    return Outcome.STOOD;
  }

  private Outcome play(Step step, Answer answer, Optional<M> move) {
    long atMillis = nowMillis + step.reactionMillis();
    boolean overtaken = false;
    while (step.reactionMillis() > 0 && nextDueMillis() <= atMillis) {
      if (!advance()) break;
      overtaken = true;
    }
    Referee.Decision decision =
        move.isPresent()
            ? referee.playMove(step.by(), move.get(), atMillis)
            : referee.play(step.by(), answer, atMillis);
    if (decision instanceof Referee.Decision.Refused(var clause, String why)) {
      if (overtaken) return new Outcome(false, why, clause.id());
      throw LabRefusal.byRule(why, clause.id());
    }
    nowMillis = atMillis;
    add(decision);
    steps++;
    return Outcome.STOOD;
  }

  private void add(Referee.Decision decision) {
    listed = Optional.empty();
    if (decision instanceof Referee.Decision.Accepted(List<Event> more)) events.addAll(more);
  }

  /// Lets bots and the clock move until a chair of the program is asked.
  private void playOn() {
    while (steps < MOST_STEPS
        && ownOf(prompt().must().or(prompt().may())).isEmpty()
        && advance()) {}
  }

  /// When the next bot or the clock moves; never if neither can.
  private long nextDueMillis() {
    if (prompt().isOver()) return Prompt.NEVER;
    long deadlineMillis = prompt().deadlineMillis();
    return nextBot().map(bot -> Math.min(bot.dueMillis(), deadlineMillis)).orElse(deadlineMillis);
  }

  /// Lets the next bot or the clock move; false when neither can.
  private boolean advance() {
    Prompt prompt = prompt();
    if (prompt.isOver()) return false;
    Optional<BotSeat<M, V>> next = nextBot();
    boolean bot = next.isPresent() && next.get().dueMillis() < prompt.deadlineMillis();
    if (!bot && !prompt.hasDeadline()) return false;
    nowMillis = Math.max(nowMillis, bot ? next.get().dueMillis() : prompt.deadlineMillis());
    add(
        bot
            ? referee.playMove(next.get().seat(), next.get().takePlan(), nowMillis)
            : referee.timeUp(nowMillis));
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
  private Seats ownOf(Seats seats) {
    Seats own = Seats.NONE;
    for (Seat seat : seats) if (levels.get(seat.index()) == 0) own = own.with(seat);
    return own;
  }

  /// A chair of the program.
  private Seat own(int seat) {
    if (seat == -1) throw LabRefusal.badRequest("A step is made by a seat from 0 on.");
    return eye(seat);
  }

  /// A chair of the program, or an onlooker.
  private Seat eye(int seat) {
    if (seat < -1 || seat >= levels.size())
      throw LabRefusal.badRequest(
          "There are seats 0 to " + (levels.size() - 1) + ", and -1 to look on.");
    if (seat >= 0 && levels.get(seat) > 0)
      throw LabRefusal.badRequest("Seat " + seat + " is a bot's.");
    return Seat.of(seat);
  }
}
