package parlour.server.table;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import parlour.bots.Bots;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.TableRules;
import parlour.server.table.state.Chair;
import parlour.server.table.state.Judging;
import parlour.server.table.state.Match;
import parlour.server.table.state.Table;
import parlour.server.wire.ClientMessage;

/// Keeps a game going at its table: seats its bots, reads its clock, and sees to it that the table
/// looks again in time.
final class GameRunner {
  private static final Object LOOK = "look";
  private static final Object WAIT = "wait";
  private static final Object ATTEND = "attend";
  private static final Duration MOMENT = Duration.ofMillis(2);

  /// How long a table without people goes on, for one who only loads his page anew.
  private static final Duration GRACE = Duration.ofMillis(300);

  private final ActorContext<TableCommand> context;
  private final TimerScheduler<TableCommand> timers;
  private final TableServices room;
  private final String id;
  private final Map<Seat, Long> awaySince = new HashMap<>();
  private Optional<RaceWindow> stage = Optional.empty();

  GameRunner(
      ActorContext<TableCommand> context,
      TimerScheduler<TableCommand> timers,
      TableServices room,
      String id) {
    this.context = context;
    this.timers = timers;
    this.room = room;
    this.id = id;
  }

  /// The cards were dealt; the clock runs as soon as one of the players is there.
  void deal(Table table, Match match, Seats here) {
    RaceWindow fresh = open(table, match);
    fresh.clock().stand(0);
    fresh.desk().look(match.referee(), Seat.NOBODY, 0);
    attend(table, here);
    if (!table.errand().isNone() || !here.and(table.company().persons()).isEmpty()) start(table, 0);
  }

  /// The table has been read back: its clock stands where it stood, until somebody comes.
  void wake(Table table, Match match) {
    RaceWindow again = open(table, match);
    again.clock().stand(match.at());
    if (!match.isOver()) again.desk().recall(match);
    attend(table, Seats.NONE);
  }

  private RaceWindow open(Table table, Match match) {
    BotPlayer.Line line =
        new BotPlayer.Line(
            room.desk(),
            room.habits().botPace(),
            thought -> context.getSelf().tell(new TableCommand.Inner.Thought(thought)));
    RaceWindow made =
        new RaceWindow(new TableBots(table.company(), match.referee().game(), Bots::seat, line));
    stage = Optional.of(made);
    return made;
  }

  /// Somebody has come: the clock runs on.
  void start(Table table, long longestTrip) {
    if (!table.isPlaying() || table.errand().standsStill() || runs()) return;
    stage.ifPresent(
        running -> {
          running.clock().start();
          table.match().ifPresent(match -> schedule(match, longestTrip));
        });
  }

  /// Notes who is there and who is not, and since when by the table's own clock, which stands still
  /// while nobody is.
  void attend(Table table, Seats here) {
    if (!table.isPlaying() || stage.isEmpty()) return;
    long now = now(table.match().orElseThrow());
    Seats persons = table.company().persons();
    awaySince.keySet().removeIf(seat -> here.has(seat) || !persons.has(seat));
    for (Seat seat : persons.minus(here)) awaySince.putIfAbsent(seat, now);
    if (table.errand().isNone()
        && here.and(persons).isEmpty()
        && runs()
        && !timers.isTimerActive(ATTEND))
      timers.startSingleTimer(ATTEND, new TableCommand.Inner.Attend(), GRACE);
    await(table, now);
  }

  /// Wakes the table when the host's patience with somebody ends.
  private void await(Table table, long now) {
    long first =
        awaited(table)
                .mapToLong(seat -> awaySince.getOrDefault(seat, now))
                .min()
                .orElse(Long.MAX_VALUE)
            - now;
    if (!runs() || awaited(table).findAny().isEmpty()) timers.cancel(WAIT);
    else
      timers.startSingleTimer(
          WAIT,
          new TableCommand.Inner.Attend(),
          Duration.ofMillis(Math.max(1, first + table.terms().patience() * 1_000L)));
  }

  private Stream<Seat> awaited(Table table) {
    return table.terms().patience() == 0
        ? Stream.empty()
        : awaySince.keySet().stream()
            .filter(seat -> table.company().at(seat) instanceof Chair.Person);
  }

  /// Those who have been away longer than the host waits.
  Seats overdue(Table table) {
    if (!runs() || !table.isPlaying()) return Seats.NONE;
    long patience = table.terms().patience() * 1_000L;
    long now = now(table.match().orElseThrow());
    Seats overdue = Seats.NONE;
    for (Seat seat : awaited(table).toList())
      if (now - awaySince.getOrDefault(seat, now) >= patience) overdue = overdue.with(seat);
    return overdue;
  }

  /// A bot plays from a chair from now on.
  void sitIn(Table table, Seat seat) {
    if (!table.isPlaying()) return;
    Match match = table.match().orElseThrow();
    stage.ifPresent(
        running ->
            table
                .company()
                .at(seat)
                .bot()
                .ifPresent(bot -> running.desk().sitIn(seat, bot, match)));
    schedule(match, 0);
  }

  /// A person plays from a chair again.
  void handBack(Seat seat) {
    stage.ifPresent(running -> running.desk().getUp(seat));
  }

  boolean runs() {
    return stage.isPresent() && stage.get().clock().runs();
  }

  /// Stops the clock and tells where it stands.
  long rest(Match match) {
    long now = now(match);
    stage.ifPresent(running -> running.clock().stand(now));
    return now;
  }

  long now(Match match) {
    return stage.map(running -> Math.max(match.at(), running.clock().now())).orElse(match.at());
  }

  void take(BotPlayer.Thought thought) {
    stage.ifPresent(running -> running.desk().take(thought));
  }

  /// Takes in a play; the frame that answers it already, if one does.
  Optional<String> arrive(Table table, TableCommand.Play play, Seat by, long longestTrip) {
    if (!table.fault().isEmpty()) return refused(play, TableRules.OVER, table.fault());
    if (table.match().isEmpty() || stage.isEmpty())
      return refused(play, TableRules.TURN, "The cards are not dealt yet.");
    Match match = table.match().get();
    int seq = match.plays().entry(by, play.id());
    if (seq > 0) return Optional.of(TableFrames.played(play.id(), seq));
    if (match.isOver()) return refused(play, TableRules.OVER, "The game is over.");
    if (table.errand().isStopped())
      return refused(play, TableRules.OVER, "The bell has stopped this table.");
    if (table.errand().standsStill())
      return refused(play, TableRules.TURN, "The hostess has called a pause.");
    start(table, longestTrip);
    if (!stage.get().isWaiting(by, play.id())) stage.get().arrive(match, play, by, longestTrip);
    return Optional.empty();
  }

  private static Optional<String> refused(TableCommand.Play play, TableRules clause, String why) {
    return Optional.of(TableFrames.refused(play.id(), clause.id(), why));
  }

  /// Judges what is due; nothing has happened yet.
  Optional<RaceWindow.Sitting> look(Table table, long longestTrip, boolean clockMay) {
    if (!table.isPlaying() || !runs()) return Optional.empty();
    return stage.map(running -> running.look(table.match().orElseThrow(), longestTrip, clockMay));
  }

  /// What was judged has been kept: the bots see it, and those who played are told.
  void tell(Match match, RaceWindow.Sitting sitting) {
    stage.ifPresent(
        running -> {
          running.show(sitting.hearing());
          for (RaceWindow.Judged judged : sitting.judged()) tell(running, match, judged);
          count(running, sitting);
        });
  }

  private void count(RaceWindow running, RaceWindow.Sitting sitting) {
    for (RaceWindow.Judged judged : sitting.judged()) {
      if (judged.what().guest().isEmpty()) continue;
      boolean stood = judged.verdict() instanceof Judging.Verdict.Stood;
      room.gauges().judged(stood, running.clock().now() - judged.what().arrived());
    }
  }

  private static void tell(RaceWindow running, Match match, RaceWindow.Judged judged) {
    long number = judged.what().input().id();
    Optional<ActorRef<ClientMessage>> guest = judged.what().guest();
    switch (judged.verdict()) {
      case Judging.Verdict.Stood(int seq) ->
          guest.ifPresent(
              to -> to.tell(ClientMessage.Frame.plain(TableFrames.played(number, seq))));
      case Judging.Verdict.Refused(String clause, String why) -> {
        guest.ifPresent(
            to -> to.tell(ClientMessage.Frame.plain(TableFrames.refused(number, clause, why))));
        if (guest.isEmpty())
          running
              .desk()
              .improvise(judged.what().input().by(), match.referee(), running.clock().now());
      }
    }
  }

  /// Sees to it that the table looks again when something is due.
  void schedule(Match match, long longestTrip) {
    if (stage.isEmpty()) return;
    OptionalLong next = stage.get().nextLook(match, longestTrip);
    if (next.isEmpty()) timers.cancel(LOOK);
    else if (next.getAsLong() > 0) look(Duration.ofMillis(next.getAsLong()));
    else if (stage.get().clockIsDue(match, longestTrip)) knock(match);
    else context.getSelf().tell(new TableCommand.Inner.Look());
  }

  /// The clock is due: it speaks once everything that arrived before has been heard.
  private void knock(Match match) {
    long oldest = room.doorstep().oldest(id);
    boolean held =
        stage.isPresent()
            && oldest != Long.MAX_VALUE
            && stage.get().clock().at(oldest) < match.referee().prompt().deadlineMillis();
    if (held) look(MOMENT);
    else room.table(id).tell(new TableCommand.Inner.Knock());
  }

  private void look(Duration in) {
    timers.startSingleTimer(LOOK, new TableCommand.Inner.Look(), in);
  }
}
