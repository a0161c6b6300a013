package parlour.bots;

import java.util.Optional;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Referee;
import parlour.engine.Seat;

/// A bot in its chair: what it last saw, and what it means to do when.
///
/// It is asked anew whenever its view has changed while it may speak; what it plans stands until
/// then.
public final class BotSeat<M, V> {
  private final Seat seat;
  private final Bot<M, V> bot;
  private final Dice dice;
  private Optional<V> lastView = Optional.empty();
  private Optional<M> plan = Optional.empty();
  private long dueMillis;

  public BotSeat(Seat seat, Bot<M, V> bot, Dice dice) {
    this.seat = seat;
    this.bot = bot;
    this.dice = dice;
  }

  public Seat seat() {
    return seat;
  }

  public boolean hasPlan() {
    return plan.isPresent();
  }

  /// When it means to do it, in milliseconds since the deal.
  public long dueMillis() {
    return dueMillis;
  }

  /// Whether it would see something new at the table.
  public boolean hasNewView(Referee<?, M, V> referee) {
    return referee.prompt().asks(seat)
        && (lastView.isEmpty() || !lastView.get().equals(referee.view(seat)));
  }

  /// Looks at the table and plans, if there is anything new; whether there was.
  public boolean think(Referee<?, M, V> referee, long now) {
    Prompt prompt = referee.prompt();
    if (!prompt.asks(seat)) {
      plan = Optional.empty();
      lastView = Optional.empty();
      return false;
    }
    V view = referee.view(seat);
    if (lastView.isPresent() && lastView.get().equals(view)) return false;
    lastView = Optional.of(view);
    Optional<Bot.Reply<M>> reply = bot.reply(view, prompt, dice);
    plan = reply.map(Bot.Reply::move);
    dueMillis = reply.isPresent() ? now + Math.max(0, reply.get().afterMillis()) : 0;
    return true;
  }

  /// Gives up its plan to be played, and will look at the table afresh.
  public M takePlan() {
    M move = plan.orElseThrow();
    plan = Optional.empty();
    lastView = Optional.empty();
    return move;
  }

  /// What it wanted was refused: it waits until it sees something else than this.
  public void waitForChangeFrom(V view) {
    lastView = Optional.of(view);
  }
}
