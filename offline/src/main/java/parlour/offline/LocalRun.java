package parlour.offline;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bots.BotSeat;
import parlour.bots.Bots;
import parlour.bots.analysis.Hint;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Log;
import parlour.engine.Prompt;
import parlour.engine.Referee;
import parlour.engine.Seat;
import parlour.engine.TableRules;
import parlour.engine.wire.LogCodec;
import parlour.engine.wire.SceneFrame;

/// One game between a person and bots: what was dealt, what was accepted, and what the bots mean to
/// do.
///
/// It goes on by steps, each a deed of a bot or the clock; the person's plays are heard between
/// them, after everything that was due before.
final class LocalRun<M, V> {
  /// The person's chair.
  static final Seat PERSON = Seat.of(0);

  private final Log.Header header;
  private final Referee<?, M, V> referee;
  private final Dice fancy;
  private final List<BotSeat<M, V>> bots = new ArrayList<>();
  private final List<Log.Entry> entries = new ArrayList<>();
  private final List<SceneFrame.Minute> minutes = new ArrayList<>();
  private long at;

  private LocalRun(Game<?, M, V> game, Referee<?, M, V> referee, SavedDeal deal) {
    this.header = deal.header();
    this.referee = referee;
    Dice dice = new Dice(deal.dice());
    this.fancy = new Dice(dice.next());
    for (int i = 1; i < header.seats(); i++) {
      Bot<M, V> bot = careful(game, Bots.seat(game, deal.level()), deal.pace());
      bots.add(new BotSeat<>(Seat.of(i), bot, new Dice(dice.next())));
    }
  }

  static <S, M, V> LocalRun<M, V> of(Game<S, M, V> game, SavedDeal deal) {
    Log.Header header = deal.header();
    return new LocalRun<>(game, new Referee<>(game, header.seats(), header.seed().value()), deal);
  }

  /// A bot at the table's pace, that plays anything rather than fail.
  private static <M, V> Bot<M, V> careful(Game<?, M, V> game, Bot<M, V> bot, int pace) {
    return (view, prompt, dice) -> {
      Optional<Bot.Reply<M>> reply;
      try {
        reply = bot.reply(view, prompt, dice);
      } catch (RuntimeException wrong) {
        reply = Optional.of(new Bot.Reply<>(game.anyMove(view, dice), 1_000));
      }
      return reply.map(
          each -> new Bot.Reply<>(each.move(), Math.max(0, each.afterMillis()) * pace / 100));
    };
  }

  Referee<?, M, V> referee() {
    return referee;
  }

  List<Log.Entry> entries() {
    return entries;
  }

  List<SceneFrame.Minute> minutes() {
    return minutes;
  }

  /// The time of the last thing known, in milliseconds since the deal.
  long at() {
    return at;
  }

  boolean isOver() {
    return referee.prompt().isOver();
  }

  Log log() {
    return new Log(header, entries);
  }

  /// The whole game, to keep and to verify.
  String book() {
    return LogCodec.write(new LogCodec.Book(log(), referee.result()));
  }

  /// Whether some bot would see something new.
  boolean isCurious() {
    for (BotSeat<M, V> bot : bots) if (bot.hasNewView(referee)) return true;
    return false;
  }

  /// Lets the next bot that sees something new think about it; whether one did.
  boolean think() {
    for (BotSeat<M, V> bot : bots) if (bot.think(referee, at)) return true;
    return false;
  }

  /// Lets every bot that sees something new think about it.
  void thinkAll() {
    for (BotSeat<M, V> bot : bots) bot.think(referee, at);
  }

  /// The next deed of a bot or the clock that is due by then; whether there was one.
  boolean step(long until) {
    if (isOver()) return false;
    Optional<BotSeat<M, V>> first = first();
    if (first.isPresent() && first.get().dueMillis() <= until) carryOut(first.get());
    else if (referee.isDue(until))
      enter(Log.Entry.clock(Math.max(referee.prompt().deadline(), at)));
    else return false;
    return true;
  }

  /// When the next step is due, if one is in sight.
  Optional<Long> next() {
    if (isOver()) return Optional.empty();
    Optional<BotSeat<M, V>> first = first();
    if (first.isPresent()) return Optional.of(first.get().dueMillis());
    Prompt prompt = referee.prompt();
    return prompt.hasDeadline() ? Optional.of(prompt.deadline()) : Optional.empty();
  }

  /// The bot whose plan comes first, and before the clock speaks: what it plans for later, it plans
  /// for a table it has not seen yet.
  private Optional<BotSeat<M, V>> first() {
    Optional<BotSeat<M, V>> first = Optional.empty();
    for (BotSeat<M, V> bot : bots)
      if (bot.hasPlan()
          && bot.dueMillis() < referee.prompt().deadline()
          && (first.isEmpty() || bot.dueMillis() < first.get().dueMillis()))
        first = Optional.of(bot);
    return first;
  }

  private void carryOut(BotSeat<M, V> bot) {
    long when = Math.max(bot.dueMillis(), at);
    Game<?, M, V> game = referee.game();
    M move = bot.takePlan();
    if (enter(new Log.Entry(when, bot.seat(), game.write(move))).isEmpty()) return;
    // Whatever is allowed will have to do, or the game might never go on.
    V view = referee.view(bot.seat());
    bot.waitForChangeFrom(view);
    if (referee.prompt().must().has(bot.seat()))
      enter(new Log.Entry(when, bot.seat(), game.write(game.anyMove(view, fancy))));
  }

  /// Judges an entry and keeps it if it stands; otherwise says why not, and nothing has changed.
  Optional<Referee.Decision.Refused> enter(Log.Entry entry) {
    Referee.Decision decision;
    try {
      decision = referee.apply(entry);
    } catch (RuntimeException broken) {
      return Optional.of(
          new Referee.Decision.Refused(
              TableRules.SENSE, "The house could not judge that; nothing was changed."));
    }
    return switch (decision) {
      case Referee.Decision.Refused refused -> Optional.of(refused);
      case Referee.Decision.Accepted(List<Event> events) -> {
        entries.add(entry);
        for (Event event : events) minutes.add(new SceneFrame.Minute(entry.at(), event));
        at = Math.max(at, entry.at());
        yield Optional.empty();
      }
    };
  }

  /// A little help for the person, if there is anything to be had.
  Optional<String> hint(int degree) {
    Dice dice = new Dice(31L * entries.size());
    return Hint.of(referee.game(), referee.view(PERSON), referee.prompt(), dice)
        .map(hint -> hint.degree(degree));
  }
}
