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
import parlour.engine.Referee;
import parlour.engine.Seat;

/// A bot in its chair: asked whenever its view has changed while it may speak; its plan stands
/// until the view changes.
///
/// It thinks away from the table's thread, one question after the other in the order in which they
/// came up, so that its memory and its dice are the same however fast the table goes, and the same
/// again when a table is read back.
final class BotPlayer<M, V> {
  private static final Logger LOG = LoggerFactory.getLogger(BotPlayer.class);

  private final Seat seat;
  private final Game<?, M, V> game;
  private final Bot<M, V> bot;
  private final Dice dice;
  private final Thinking thinking;
  private CompletableFuture<Void> thoughts = CompletableFuture.completedFuture(null);
  private Optional<V> lastView = Optional.empty();
  private long askedMillis;
  private Optional<Plan> plan = Optional.empty();
  private final AtomicInteger question = new AtomicInteger();
  private int answered;

  /// Where a bot thinks and whom it tells.
  ///
  /// @param pace how long it takes over a move, in hundredths of what is natural
  record Thinking(Executor threads, int pacePercent, ThoughtListener listener) {}

  /// Hears that a bot has thought.
  interface ThoughtListener {
    void onThought(Thought thought);
  }

  /// What a bot has thought of a question.
  record Thought(Seat seat, int question, Optional<Answer> answer, long afterMillis) {}

  /// What a bot is about to do, and when.
  record Plan(Seat seat, Answer answer, long dueMillis) {}

  BotPlayer(Seat seat, Game<?, M, V> game, Bot<M, V> bot, long dice, Thinking thinking) {
    this.seat = seat;
    this.game = game;
    this.bot = bot;
    this.dice = new Dice(dice);
    this.thinking = thinking;
  }

  /// Looks at the table as it has become.
  ///
  /// @param by who brought that about
  @SuppressWarnings("unchecked") // The referee is of the bot's own game.
  void show(Referee<?, ?, ?> any, Seat by, long at) {
    Referee<?, M, V> referee = (Referee<?, M, V>) any;
    Prompt prompt = referee.prompt();
    if (by.equals(seat) || !prompt.asks(seat)) lastView = Optional.empty();
    if (!prompt.asks(seat)) {
      forget();
      return;
    }
    V view = referee.view(seat);
    if (lastView.isPresent() && lastView.get().equals(view)) return;
    lastView = Optional.of(view);
    askedMillis = at;
    forget();
    ask(view, prompt, question.get());
  }

  /// What it was thinking of is of no account any more.
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
                  } catch (RuntimeException wrong) {
                    LOG.error("The bot at {} failed", seat, wrong);
                    reply = Optional.of(new Bot.Reply<>(game.anyMove(view, dice), 1_000));
                  }
                  if (number == question.get())
                    thinking.listener().onThought(thought(number, reply));
                },
                thinking.threads())
            .exceptionally(
                wrong -> {
                  LOG.error("The bot at {} gave up", seat, wrong);
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

  /// Takes in what the bot has thought, unless the table has gone on since.
  void accept(Thought thought) {
    if (thought.question() != question.get()) return;
    answered = thought.question();
    long due = askedMillis + Math.max(0, thought.afterMillis()) * thinking.pacePercent() / 100;
    plan = thought.answer().map(answer -> new Plan(seat, answer, due));
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

  /// Whether the plan still stands when the table has become this.
  @SuppressWarnings("unchecked") // As above.
  boolean isPlanValid(Referee<?, ?, ?> any) {
    Referee<?, M, V> referee = (Referee<?, M, V>) any;
    return referee.prompt().asks(seat)
        && lastView.isPresent()
        && lastView.get().equals(referee.view(seat));
  }

  /// The plan was refused: whatever is allowed will have to do, or the game might never go on.
  @SuppressWarnings("unchecked") // As above.
  void playAnything(Referee<?, ?, ?> any, long at) {
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
                thinking.listener().onThought(new Thought(seat, number, Optional.of(answer), 500));
            },
            thinking.threads());
    askedMillis = at;
  }
}
