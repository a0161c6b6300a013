package parlour.bots;

import java.util.Optional;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.play.Referee;
import parlour.games.pause.BotPace;
import parlour.games.pause.BotTurn;

/// A bot in its chair: the view it last saw, and the move it plans with its time.
///
/// The bot is asked again whenever its view has changed while it may play; until then its plan
/// stands.
public final class BotSeat<M, V> {
  private final Seat seat;
  private final Bot<M, V> bot;
  private final Dice dice;
  private final BotPace pace;
  private final Seats people;
  private final BotTurn turn;
  private Optional<V> lastView = Optional.empty();
  private Optional<M> plan = Optional.empty();
  private long dueMillis;

  /// How much sooner than by its own time.
  private long savedMillis;

  private boolean hurried;

  /// The verb of its planned move, where the pace asks for it.
  private String verb = "";

  /// A bot that takes its own time.
  public BotSeat(Seat seat, Bot<M, V> bot, Dice dice) {
    this(seat, bot, dice, BotPace.PEOPLE, Seats.NONE);
  }

  /// @param people the seats in which people play
  public BotSeat(Seat seat, Bot<M, V> bot, Dice dice, BotPace pace, Seats people) {
    this.seat = seat;
    this.bot = bot;
    this.dice = dice;
    this.pace = pace;
    this.people = people;
    this.turn = new BotTurn(seat);
  }

  public Seat seat() {
    return seat;
  }

  public boolean hasPlan() {
    return plan.isPresent();
  }

  /// When it will make its planned move, in milliseconds since the deal.
  public long dueMillis() {
    return dueMillis;
  }

  /// Whether its planned move comes before another's: sooner, or by its own time if both fall on
  /// the same millisecond.
  public boolean isBefore(BotSeat<M, V> other) {
    return dueMillis < other.dueMillis
        || dueMillis == other.dueMillis && savedMillis < other.savedMillis;
  }

  /// Whether it may play and its view has changed.
  public boolean hasNewView(Referee<?, M, V> referee) {
    return referee.prompt().asks(seat)
        && (lastView.isEmpty() || !lastView.get().equals(referee.view(seat)));
  }

  /// Asks the bot for a plan if its view has changed; returns whether it had. A plan that stands is
  /// carried out sooner where nobody else is waited for any longer.
  public boolean think(Referee<?, M, V> referee, long nowMillis) {
    Prompt prompt = referee.prompt();
    turn.show(prompt, people, nowMillis);
    if (!prompt.asks(seat)) {
      plan = Optional.empty();
      lastView = Optional.empty();
      return false;
    }
    V view = referee.view(seat);
    boolean hurriedBefore = hurried;
    hurried = pace.isHurried(prompt, people);
    if (lastView.isPresent() && lastView.get().equals(view)) {
      if (hurried && !hurriedBefore) plan(prompt, nowMillis, Math.max(0, dueMillis - nowMillis));
      return false;
    }
    lastView = Optional.of(view);
    Optional<Bot.Reply<M>> reply = bot.reply(view, prompt, dice);
    plan = reply.map(Bot.Reply::move);
    if (pace == BotPace.BRISK)
      verb = plan.map(move -> referee.game().write(move).verb()).orElse("");
    plan(prompt, nowMillis, reply.map(Bot.Reply::afterMillis).orElse(0L));
    return true;
  }

  private void plan(Prompt prompt, long nowMillis, long ownMillis) {
    long delayMillis = pace.delayMillis(prompt, seat, people, turn, verb, ownMillis);
    dueMillis = nowMillis + delayMillis;
    savedMillis = ownMillis - delayMillis;
  }

  /// Hands out the planned move and forgets the plan; the bot will be asked again.
  public M takePlan() {
    M move = plan.orElseThrow();
    plan = Optional.empty();
    lastView = Optional.empty();
    turn.play(verb);
    return move;
  }

  /// After a refusal: does not ask the bot again until its view differs from this one.
  public void waitForChangeFrom(V view) {
    lastView = Optional.of(view);
  }
}
