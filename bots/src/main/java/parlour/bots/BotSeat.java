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
  private Optional<V> seen = Optional.empty();
  private Optional<M> plan = Optional.empty();
  private long when;

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
  public long when() {
    return when;
  }

  /// Whether it would see something new at the table.
  public boolean isCurious(Referee<?, M, V> referee) {
    return referee.prompt().asks(seat)
        && (seen.isEmpty() || !seen.get().equals(referee.view(seat)));
  }

  /// Looks at the table and plans, if there is anything new; whether there was.
  public boolean think(Referee<?, M, V> referee, long now) {
    Prompt prompt = referee.prompt();
    if (!prompt.asks(seat)) {
      plan = Optional.empty();
      seen = Optional.empty();
      return false;
    }
    V view = referee.view(seat);
    if (seen.isPresent() && seen.get().equals(view)) return false;
    seen = Optional.of(view);
    Optional<Bot.Reply<M>> reply = bot.reply(view, prompt, dice);
    plan = reply.map(Bot.Reply::move);
    when = reply.isPresent() ? now + Math.max(0, reply.get().afterMillis()) : 0;
    return true;
  }

  /// Gives up its plan to be played, and will look at the table afresh.
  public M carryOut() {
    M move = plan.orElseThrow();
    plan = Optional.empty();
    seen = Optional.empty();
    return move;
  }

  /// What it wanted was refused: it waits until it sees something else than this.
  public void balk(V view) {
    seen = Optional.of(view);
  }
}
