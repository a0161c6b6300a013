package parlour.server.table;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.engine.Answer;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.play.Referee;
import parlour.games.pause.BotPace;
import parlour.games.pause.BotTurn;
import parlour.games.progressive.Pace;

/// A bot on its chair: asked whenever its view changes while it may act; its plan is valid until
/// the view changes again.
///
/// It thinks on another thread, one question after the other in the order they came up, so that its
/// memory and its dice do not depend on how fast the table goes, and come out the same when a table
/// is read back.
final class BotPlayer<M, V> {
  private static final Logger LOG = LoggerFactory.getLogger(BotPlayer.class);
  private static final long FALLBACK_MILLIS = 1_000;
  private static final long RETRY_MILLIS = 500;

  private final Seat seat;
  private final Game<?, M, V> game;
  private final Bot<M, V> bot;
  private final Dice dice;
  private final Thinking thinking;
  private final BotPace pace;
  private CompletableFuture<Void> thoughts = CompletableFuture.completedFuture(null);
  private Optional<V> lastView = Optional.empty();
  private Prompt prompt = Prompt.OVER;
  private Seats people = Seats.NONE;
  private final BotTurn turn;
  private long askedMillis;
  private long ownMillis;

  /// How long its turn may take, where it has one; 0 otherwise.
  private long turnMillis;

  private Optional<Pace> company = Optional.empty();

  private Optional<Plan> plan = Optional.empty();
  private final AtomicInteger question = new AtomicInteger();
  private int answered;

  /// Where bots think and who is told.
  ///
  /// @param pacePercent how long a bot takes over a move, in percent of what its table settled on
  record Thinking(Executor threads, int pacePercent, ThoughtListener listener) {}

  /// Is told when a bot has thought; called on the bot's thread.
  interface ThoughtListener {
    void onThought(Thought thought);
  }

  /// A bot's answer to a question, and how long it wants to take over it.
  record Thought(Seat seat, int question, Optional<Answer> answer, long afterMillis) {}

  /// What a bot is about to play, and when.
  record Plan(Seat seat, Answer answer, long dueMillis) {
    /// The same, by then at the latest.
    private Plan by(long latestMillis) {
      return new Plan(seat, answer, Math.min(dueMillis, latestMillis));
    }
  }

  BotPlayer(
      Seat seat,
      Game<?, M, V> game,
      Bot<M, V> bot,
      long diceSeed,
      BotPace pace,
      Thinking thinking) {
    this.seat = seat;
    this.game = game;
    this.bot = bot;
    this.dice = new Dice(diceSeed);
    this.pace = pace;
    this.thinking = thinking;
    this.turn = new BotTurn(seat);
  }

  /// Shows the bot a new position.
  ///
  /// @param by the player who brought it about
  /// @param inPeoplesHands the seats that no bot plays
  @SuppressWarnings("unchecked") // The referee is of the bot's own game.
  void show(Referee<?, ?, ?> any, Seat by, Seats inPeoplesHands, long atMillis) {
    Referee<?, M, V> referee = (Referee<?, M, V>) any;
    prompt = referee.prompt();
    people = inPeoplesHands;
    if (by.equals(seat)) turn.play(plan.map(played -> played.answer().verb()).orElse(""));
    turn.show(prompt, people, atMillis);
    if (by.equals(seat) || !prompt.asks(seat)) lastView = Optional.empty();
    if (!prompt.asks(seat)) {
      forget();
      return;
    }
    V view = referee.view(seat);
    if (lastView.isPresent() && lastView.get().equals(view)) {
      plan = plan.map(standing -> standing.by(atMillis + delayMillis(standing.answer())));
      return;
    }
    lastView = Optional.of(view);
    askedMillis = atMillis;
    turnMillis =
        prompt.pace() == Prompt.Pace.TURN && prompt.must().has(seat)
            ? prompt.deadlineMillis() - atMillis
            : 0;
    forget();
    ask(view, prompt, question.get());
  }

  /// Drops the plan and the question the bot is thinking about.
  void forget() {
    plan = Optional.empty();
    answered = question.incrementAndGet();
  }

  private void ask(V view, Prompt prompt, int number) {
    answered = number - 1;
    thoughts =
        thoughts
            .thenRunAsync(
                () -> {
                  Optional<Bot.Reply<M>> reply = Optional.empty();
                  try {
                    reply = bot.reply(view, prompt, dice);
                  } catch (RuntimeException broken) {
                    LOG.error("The bot at {} failed", seat, broken);
                    M fallback = game.anyMove(view, dice);
                    reply = Optional.of(new Bot.Reply<>(fallback, FALLBACK_MILLIS));
                  }
                  if (number == question.get())
                    thinking.listener().onThought(thought(number, reply));
                },
                thinking.threads())
            .exceptionally(
                broken -> {
                  LOG.error("The bot at {} gave up", seat, broken);
                  return null;
                });
  }

  private Thought thought(int number, Optional<Bot.Reply<M>> reply) {
    return new Thought(
        seat,
        number,
        reply.map(r -> game.write(r.move())),
        reply.map(Bot.Reply::afterMillis).orElse(0L));
  }

  /// Turns a thought into the bot's plan, unless the position has changed since.
  ///
  /// @param company the pace of the people at the table, where the bot keeps to it
  void accept(Thought thought, Optional<Pace> company) {
    if (thought.question() != question.get()) return;
    answered = thought.question();
    ownMillis = thought.afterMillis();
    this.company = company;
    plan =
        thought.answer().map(answer -> new Plan(seat, answer, askedMillis + delayMillis(answer)));
  }

  private long delayMillis(Answer answer) {
    long ownPace = pace.delayMillis(prompt, seat, people, turn, answer.verb(), ownMillis);
    long delayMillis =
        company.isPresent() && turnMillis > 0
            ? company.get().botMillis(ownPace, turnMillis)
            : ownPace;
    return delayMillis * thinking.pacePercent() / 100;
  }

  boolean isThinking() {
    return answered != question.get();
  }

  Seat seat() {
    return seat;
  }

  Optional<Plan> plan() {
    return plan;
  }

  /// Whether the plan was made for the position as it is now.
  @SuppressWarnings("unchecked") // As above.
  boolean isPlanValid(Referee<?, ?, ?> any) {
    Referee<?, M, V> referee = (Referee<?, M, V>) any;
    return referee.prompt().asks(seat)
        && lastView.isPresent()
        && lastView.get().equals(referee.view(seat));
  }

  /// Plans any legal move, after the plan was refused.
  @SuppressWarnings("unchecked") // As above.
  void playAnything(Referee<?, ?, ?> any, long atMillis) {
    Referee<?, M, V> referee = (Referee<?, M, V>) any;
    forget();
    if (!referee.prompt().must().has(seat)) return;
    V view = referee.view(seat);
    int number = question.get();
    answered = number - 1;
    thoughts =
        thoughts.thenRunAsync(
            () -> {
              Answer answer = game.write(game.anyMove(view, dice));
              if (number == question.get())
                thinking
                    .listener()
                    .onThought(new Thought(seat, number, Optional.of(answer), RETRY_MILLIS));
            },
            thinking.threads());
    askedMillis = atMillis;
  }
}
