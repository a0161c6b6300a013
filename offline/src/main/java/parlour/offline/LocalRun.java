package parlour.offline;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bots.BotSeat;
import parlour.bots.Bots;
import parlour.bots.analysis.HintFinder;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.TableRules;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.engine.wire.LogCodec;
import parlour.engine.wire.SceneFrame;
import parlour.games.pause.BotPace;
import parlour.lexicon.Lexicon;

/// One running game between a person and bots: the deal, the accepted entries, and the bots' plans.
///
/// It advances in steps, each a bot's move or a passed deadline; the person's moves come between
/// them, after everything that was due before.
final class LocalRun<M, V> {
  /// The person's seat.
  static final Seat PERSON = Seat.of(0);

  private final Log.Header header;
  private final Referee<?, M, V> referee;
  private final HintFinder<M, V> hints;
  private final Dice fallbackDice;
  private final List<BotSeat<M, V>> bots = new ArrayList<>();
  private final List<Log.Entry> entries = new ArrayList<>();
  private final List<SceneFrame.Minute> minutes = new ArrayList<>();
  private long atMillis;

  private LocalRun(Referee<?, M, V> referee, SavedDeal deal, Lexicon lexicon) {
    Game<?, M, V> game = referee.game();
    this.header = deal.header();
    this.referee = referee;
    this.hints = new HintFinder<>(game, lexicon);
    Dice dice = new Dice(deal.dice());
    this.fallbackDice = new Dice(dice.next());
    for (int i = 1; i < header.seats(); i++) {
      Bot<M, V> bot = failSafe(game, Bots.seat(game, deal.level()), deal.pacePercent());
      bots.add(
          new BotSeat<>(
              Seat.of(i),
              bot,
              new Dice(dice.next()),
              BotPace.of(header.settings()),
              Seats.of(PERSON)));
    }
  }

  static <S, M, V> LocalRun<M, V> of(Game<S, M, V> game, SavedDeal deal, Lexicon lexicon) {
    Log.Header header = deal.header();
    Referee<S, M, V> referee = new Referee<>(game, header.seats(), header.seed().value());
    return new LocalRun<>(referee, deal, lexicon);
  }

  /// A bot at the table's pace that plays a random legal move instead of failing.
  private static <M, V> Bot<M, V> failSafe(Game<?, M, V> game, Bot<M, V> bot, int pacePercent) {
    return (view, prompt, dice) -> {
      Optional<Bot.Reply<M>> reply;
      try {
        reply = bot.reply(view, prompt, dice);
      } catch (RuntimeException wrong) {
        reply = Optional.of(new Bot.Reply<>(game.anyMove(view, dice), 1_000));
      }
      return reply.map(
          each ->
              new Bot.Reply<>(each.move(), Math.max(0, each.afterMillis()) * pacePercent / 100));
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

  /// The time of the last entry, in milliseconds since the deal.
  long atMillis() {
    return atMillis;
  }

  boolean isOver() {
    return referee.prompt().isOver();
  }

  Log log() {
    return new Log(header, entries);
  }

  /// The whole game as the text of a log file.
  String logFile() {
    return LogCodec.write(new LogCodec.Book(log(), referee.result()));
  }

  /// Whether some bot's view has changed since it last thought.
  boolean hasBotToThink() {
    for (BotSeat<M, V> bot : bots) if (bot.hasNewView(referee)) return true;
    return false;
  }

  /// Lets the next bot whose view has changed think; returns whether there was one.
  boolean think() {
    for (BotSeat<M, V> bot : bots) if (bot.think(referee, atMillis)) return true;
    return false;
  }

  /// Lets every bot whose view has changed think.
  void thinkAll() {
    for (BotSeat<M, V> bot : bots) bot.think(referee, atMillis);
  }

  /// Plays the next bot's move or lets the deadline pass, if that is due by then; returns whether
  /// it was.
  boolean step(long untilMillis) {
    if (isOver()) return false;
    Optional<BotSeat<M, V>> first = first();
    if (first.isPresent() && first.get().dueMillis() <= untilMillis) carryOut(first.get());
    else if (referee.isDue(untilMillis))
      enter(Log.Entry.clock(Math.max(referee.prompt().deadlineMillis(), atMillis)));
    else return false;
    return true;
  }

  /// When the next step is due, in milliseconds since the deal, if one is.
  Optional<Long> nextStepMillis() {
    if (isOver()) return Optional.empty();
    Optional<BotSeat<M, V>> first = first();
    if (first.isPresent()) return Optional.of(first.get().dueMillis());
    Prompt prompt = referee.prompt();
    return prompt.hasDeadline() ? Optional.of(prompt.deadlineMillis()) : Optional.empty();
  }

  /// The bot with the earliest plan before the deadline; a plan for later would be for a table that
  /// the bot has not seen yet.
  private Optional<BotSeat<M, V>> first() {
    Optional<BotSeat<M, V>> first = Optional.empty();
    for (BotSeat<M, V> bot : bots)
      if (bot.hasPlan()
          && bot.dueMillis() < referee.prompt().deadlineMillis()
          && (first.isEmpty() || bot.isBefore(first.get()))) first = Optional.of(bot);
    return first;
  }

  private void carryOut(BotSeat<M, V> bot) {
    long whenMillis = Math.max(bot.dueMillis(), atMillis);
    Game<?, M, V> game = referee.game();
    M move = bot.takePlan();
    if (enter(new Log.Entry(whenMillis, bot.seat(), game.write(move))).isEmpty()) return;
    // The bot's move was refused: play any legal move, or the game might never go on.
    V view = referee.view(bot.seat());
    bot.waitForChangeFrom(view);
    if (referee.prompt().must().has(bot.seat()))
      enter(new Log.Entry(whenMillis, bot.seat(), game.write(game.anyMove(view, fallbackDice))));
  }

  /// Judges an entry and keeps it if it stands; otherwise returns the refusal, and nothing changes.
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
        for (Event event : events)
          minutes.add(new SceneFrame.Minute(entries.size(), entry.atMillis(), event));
        atMillis = Math.max(atMillis, entry.atMillis());
        yield Optional.empty();
      }
    };
  }

  /// A hint for the person's next move, if there is one.
  Optional<String> hint(int degree) {
    Dice dice = new Dice(31L * entries.size());
    return hints
        .find(referee.view(PERSON), PERSON, referee.prompt(), dice)
        .map(hint -> hint.degree(degree));
  }
}
