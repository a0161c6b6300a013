package parlour.server.table;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.TableRules;
import parlour.server.table.state.EveningLink;
import parlour.server.table.state.Judging;
import parlour.server.table.state.Match;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableClock;
import parlour.server.table.state.TableEvent;
import parlour.server.wire.ClientMessage;

/// Runs the game of one table: its clock, its bots and its race window, and the timer that wakes
/// the table when something is due.
final class GameRunner {
  private static final Object DUE = "due";
  private static final Object HANDING = "handing";

  /// So long others wait for a device that is handed on.
  private static final Duration LONGEST_HANDING = Duration.ofMinutes(1);

  /// How soon a deadline is tried again while a move that arrived before it is in flight.
  private static final Duration IN_FLIGHT_RETRY = Duration.ofMillis(2);

  private final ActorContext<TableCommand> context;
  private final TimerScheduler<TableCommand> timers;
  private final TableServices services;
  private final String id;
  private final TableClock clock;
  private final TableBots bots;
  private final RaceWindow window;

  /// The deadline for which somebody has twice the time.
  private long extendedMillis = Prompt.NEVER;

  /// Whether the clock stands because everybody whom it waits for rests.
  private boolean rests;

  /// So many entries the game had when it last stood for a device that was handed on.
  private int handedOnAt = -1;

  GameRunner(
      ActorContext<TableCommand> context,
      TimerScheduler<TableCommand> timers,
      TableServices services,
      String id,
      Connections connections) {
    this.context = context;
    this.timers = timers;
    this.services = services;
    this.id = id;
    this.clock = new TableClock(services.nowMicros());
    this.bots =
        new TableBots(
            services.games().installed().bots(),
            new BotPlayer.Thinking(
                services.botThreads(),
                services.tableDefaults().botPacePercent(),
                thought -> context.getSelf().tell(new TableCommand.Internal.BotThought(thought))));
    this.window = new RaceWindow(clock, bots, connections::slowestTripMicros);
  }

  TableClock clock() {
    return clock;
  }

  TableBots bots() {
    return bots;
  }

  /// The time of the game, in milliseconds since the deal.
  long nowMillis(Match match) {
    return Math.max(match.atMillis(), clock.nowMillis());
  }

  /// The time by which players' clocks are set: earlier than that of the game while somebody has
  /// more than the rules give.
  long shownMillis(Match match) {
    return extendedMillis == Prompt.NEVER ? nowMillis(match) : clock.nowMillis();
  }

  /// The cards were dealt; the clock is not running yet.
  void deal(Table table, Match match) {
    clock.stopAt(0);
    bots.keepPace(!table.eveningLink().isNone());
    bots.seatAll(table.players(), match);
    bots.show(match.referee(), Seat.NOBODY, 0);
  }

  /// The table was read back from the journal: its clock stays where it was until somebody comes.
  void resume(Table table, Match match) {
    clock.stopAt(Math.max(match.atMillis(), table.chat().atMillis()));
    if (match.isOver()) return;
    bots.keepPace(!table.eveningLink().isNone());
    bots.seatAll(table.players(), match);
    bots.replay(match);
  }

  /// Starts the clock, unless the evening holds the table back.
  void startClock(Table table) {
    rests = false;
    if (!table.isPlaying() || table.eveningLink().isHalted() || clock.isRunning()) return;
    clock.start();
    extend(table);
    schedule(table.match().orElseThrow());
  }

  /// Stops the clock and tells where.
  long stopClock(Match match) {
    long nowMillis = nowMillis(match);
    clock.stopAt(shownMillis(match));
    return nowMillis;
  }

  /// Stops the clock; the event that keeps where it stands, and the score.
  TableEvent.ClockStopped clockStopped(Match match) {
    return new TableEvent.ClockStopped(stopClock(match), match.scores());
  }

  /// The evening lets its table run, again and again: that wakes nobody who rests.
  void letRun(Table table) {
    if (!rests) startClock(table);
  }

  /// Stops the clock, or lets it stand, until it is started again or a move comes in.
  void rest(Match match) {
    rests = true;
    if (!clock.isRunning()) return;
    clock.stopAt(shownMillis(match));
    schedule(match);
  }

  /// Stops the clock for a while, once between two moves.
  void handOn(Match match) {
    if (handedOnAt == match.entries().size()) return;
    handedOnAt = match.entries().size();
    rest(match);
    timers.startSingleTimer(HANDING, new TableCommand.Internal.HandedOn(), LONGEST_HANDING);
  }

  /// The bot of a chair plays from now on.
  void seatBot(Table table, Seat seat) {
    if (!table.isPlaying()) return;
    Match match = table.match().orElseThrow();
    table.players().at(seat).bot().ifPresent(bot -> bots.add(seat, bot, match));
    extend(table);
    schedule(match);
  }

  /// Takes in a play; the frame that answers it, if it can be answered without judging it.
  Optional<String> add(Table table, TableCommand.Play play, Seat by) {
    if (!table.fault().isEmpty()) return refused(play, TableRules.OVER, table.fault());
    if (table.match().isEmpty())
      return refused(play, TableRules.TURN, "The cards are not dealt yet.");
    Match match = table.match().get();
    int number = match.playIds().number(by, play.id());
    if (number > 0) return Optional.of(TableFrames.played(play.id(), number));
    if (match.isOver()) return refused(play, TableRules.OVER, "The game is over.");
    if (table.eveningLink().isStopped())
      return refused(play, TableRules.OVER, "The bell has stopped this table.");
    if (table.eveningLink().state() == EveningLink.State.GATHERS)
      return refused(play, TableRules.TURN, "The game begins when everybody is at the table.");
    if (table.eveningLink().isHalted())
      return refused(play, TableRules.TURN, "The hostess has called a pause.");
    startClock(table);
    window.add(match, play, by);
    return Optional.empty();
  }

  private static Optional<String> refused(TableCommand.Play play, TableRules clause, String why) {
    return Optional.of(TableFrames.refused(play.id(), clause.id(), why));
  }

  /// Judges what is due; the batch is present if it has events to be stored, and must be published
  /// once they are.
  ///
  /// @param clockMay whether a deadline may be applied: no play that arrived in time is in flight
  Optional<RaceWindow.Batch> judgeDue(Table table, boolean clockMay) {
    if (!table.isPlaying() || !clock.isRunning()) return Optional.empty();
    Match match = table.match().orElseThrow();
    RaceWindow.Batch batch = window.judgeDue(match, clockMay);
    if (!batch.judging().events().isEmpty()) return Optional.of(batch);
    publish(table, batch);
    return Optional.empty();
  }

  /// Shows the bots what happened, tells the players what became of their plays, and sets the timer
  /// for what is due next.
  void publish(Table table, RaceWindow.Batch batch) {
    Match match = table.match().orElseThrow();
    bots.show(batch.judging());
    // Whoever has played is shown the scene that came of it right after the answer.
    boolean sceneFollows = !batch.judging().events().isEmpty();
    for (RaceWindow.Judged judged : batch.judged()) {
      RaceWindow.Waiting play = judged.waiting();
      play.client()
          .ifPresentOrElse(
              client -> answer(client, judged, sceneFollows), () -> retry(match, judged));
    }
    extend(table);
    schedule(match);
  }

  /// A member who asked for a longer clock has twice the time that the rules give, and so have
  /// those who play at once with them: the clock is set back by that time, in which the game's own
  /// stands still. Not in a race, and not where the clock ends the game for everybody.
  private void extend(Table table) {
    Match match = table.match().orElseThrow();
    Prompt prompt = match.referee().prompt();
    boolean longer =
        prompt.hasDeadline()
            && prompt.pace() != Prompt.Pace.RACE
            && !prompt.must().and(table.players().longClocks()).isEmpty();
    if (longer && prompt.deadlineMillis() == extendedMillis) return;
    long nowMillis = nowMillis(match);
    if (extendedMillis != Prompt.NEVER) clock.setTo(nowMillis);
    extendedMillis = Prompt.NEVER;
    if (!longer || endsGame(match)) return;
    extendedMillis = prompt.deadlineMillis();
    clock.setTo(nowMillis - Math.max(0, extendedMillis - nowMillis));
  }

  private static boolean endsGame(Match match) {
    Judging judging = new Judging(match);
    judging.runClock(match.referee().prompt().deadlineMillis());
    return judging.match().isOver();
  }

  private void answer(
      ActorRef<ClientMessage> client, RaceWindow.Judged judged, boolean sceneFollows) {
    long playId = judged.waiting().input().id();
    String frame =
        switch (judged.verdict()) {
          case Judging.Verdict.Accepted(int number) -> TableFrames.played(playId, number);
          case Judging.Verdict.Refused(String clause, String why) ->
              TableFrames.refused(playId, clause, why);
        };
    boolean accepted = judged.verdict() instanceof Judging.Verdict.Accepted;
    client.tell(
        accepted && sceneFollows
            ? ClientMessage.Frame.withMore(frame)
            : ClientMessage.Frame.plain(frame));
    services.metrics().moveJudged(accepted, clock.nowMillis() - judged.waiting().arrivedMillis());
  }

  /// A bot whose move was refused plays anything legal, or the game might never go on.
  private void retry(Match match, RaceWindow.Judged judged) {
    if (judged.verdict() instanceof Judging.Verdict.Refused)
      bots.playAnything(judged.waiting().input().by(), match.referee(), clock.nowMillis());
  }

  private void schedule(Match match) {
    OptionalLong millis = window.millisUntilDue(match);
    if (millis.isEmpty()) timers.cancel(DUE);
    else if (millis.getAsLong() > 0) judgeIn(Duration.ofMillis(millis.getAsLong()));
    else if (window.isDeadlineReady(match)) requestDeadline(match);
    else context.getSelf().tell(new TableCommand.Internal.JudgeDue());
  }

  /// Asks for the deadline to be applied by a message that goes the way of the plays, so that every
  /// play that arrived before the deadline is judged first.
  private void requestDeadline(Match match) {
    long oldestMicros = services.inFlightMoves().oldestMicros(id);
    boolean inFlight =
        oldestMicros != Long.MAX_VALUE
            && clock.millisAt(oldestMicros) < match.referee().prompt().deadlineMillis();
    if (inFlight) judgeIn(IN_FLIGHT_RETRY);
    else services.table(id).tell(new TableCommand.Internal.DeadlineDue());
  }

  private void judgeIn(Duration delay) {
    timers.startSingleTimer(DUE, new TableCommand.Internal.JudgeDue(), delay);
  }
}
