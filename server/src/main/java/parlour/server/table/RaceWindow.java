package parlour.server.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import org.apache.pekko.actor.typed.ActorRef;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.server.table.state.Judging;
import parlour.server.table.state.Match;
import parlour.server.table.state.PhotoFinish;
import parlour.server.table.state.TableClock;
import parlour.server.wire.ClientMessage;

/// Lag compensation: holds inputs back for a short window and judges them in the order in which
/// they were really made.
///
/// In a race a press is not judged when it arrives. What the table shows takes one trip to reach a
/// player, and the press takes another one back. So the table waits as long as both trips take on
/// the slowest connection, orders the presses by arrival less the sender's own round trip, and
/// judges them in that order. A deadline waits as long before it is applied. Outside of races
/// nothing waits.
public final class RaceWindow {
  /// The longest one-way trip that is compensated, so that a client that pretends to be slow gains
  /// at most twice as much.
  public static final long TRIP_CAP_MICROS = 150_000;

  /// If the slowest round trip is no longer than this, nobody waits.
  private static final long NEAR_MILLIS = 2;

  /// How long a deadline waits for bots that are still thinking.
  private static final long BOT_PATIENCE_MILLIS = 5_000;

  private final TableClock clock;
  private final TableBots bots;
  private final LongSupplier slowestTripMicros;
  private final List<Waiting> waiting = new ArrayList<>();
  private long windowClosesMillis;
  private long windowMillis;

  /// An input that waits to be judged, and the client to be told.
  ///
  /// @param client empty for a bot
  record Waiting(
      Judging.Input input,
      long arrivedMillis,
      long tripMicros,
      Optional<ActorRef<ClientMessage>> client) {}

  /// An input and the verdict on it.
  record Judged(Waiting waiting, Judging.Verdict verdict) {}

  /// What was judged at one time.
  ///
  /// @param judging holds the events to be stored
  record Batch(Judging judging, List<Judged> judged) {
    /// The seats whose plays were accepted.
    Seats movers() {
      Seats movers = Seats.NONE;
      for (Judged each : judged)
        if (each.verdict() instanceof Judging.Verdict.Accepted)
          movers = movers.with(each.waiting().input().by());
      return movers;
    }
  }

  /// @param slowestTripMicros the longest one-way trip among the connected players at this moment
  RaceWindow(TableClock clock, TableBots bots, LongSupplier slowestTripMicros) {
    this.clock = clock;
    this.bots = bots;
    this.slowestTripMicros = slowestTripMicros;
  }

  /// Takes in a play, unless the same play is waiting already; in a race it waits for slower ones.
  void add(Match match, TableCommand.Play play, Seat by) {
    if (isWaiting(by, play.id())) return;
    long tripMicros = isRace(match) ? Math.clamp(play.tripMicros(), 0L, TRIP_CAP_MICROS) : 0;
    // Clocks of two nodes cannot be compared: a play that came in at another node counts from its
    // arrival here.
    long nowMicros = clock.micros();
    boolean local = play.client().path().address().hasLocalScope();
    long arrivedMicros = local ? Math.min(play.arrivedMicros(), nowMicros) : nowMicros;
    long atMillis = clock.millisAt(arrivedMicros - 2 * tripMicros);
    Judging.Input input = new Judging.Input(by, play.answer(), play.id(), atMillis);
    long arrivedMillis = clock.millisAt(arrivedMicros);
    add(match, new Waiting(input, arrivedMillis, tripMicros, Optional.of(play.client())));
  }

  private void add(Match match, Waiting newcomer) {
    if (waiting.isEmpty()) {
      windowMillis = slowestRoundTripMillis(match);
      windowClosesMillis = clock.nowMillis() + (windowMillis <= NEAR_MILLIS ? 0 : windowMillis);
    }
    waiting.add(newcomer);
  }

  private boolean isWaiting(Seat by, long id) {
    return waiting.stream().anyMatch(w -> w.input().by().equals(by) && w.input().id() == id);
  }

  /// Judges what is due now; nothing counts before the caller has stored the events.
  ///
  /// @param clockMay whether a deadline may be applied: no play that arrived in time is in flight
  Batch judgeDue(Match match, boolean clockMay) {
    long nowMillis = clock.nowMillis();
    // A bot's plan for later than the deadline is a plan for a position it has not seen.
    long planLimitMillis = Math.min(nowMillis, match.referee().prompt().deadlineMillis() - 1);
    for (BotPlayer.Plan plan : bots.due(planLimitMillis)) {
      if (isWaiting(plan.seat(), 0)) continue;
      Judging.Input input = new Judging.Input(plan.seat(), plan.answer(), 0, plan.dueMillis());
      add(match, new Waiting(input, plan.dueMillis(), 0, Optional.empty()));
    }
    Judging judging = new Judging(match);
    List<Judged> judged = new ArrayList<>();
    if (!waiting.isEmpty()) {
      if (nowMillis >= windowClosesMillis) judgeWaiting(judging, judged);
    } else if (clockMay && isDeadlineReady(match, nowMillis)) {
      judging.runClock(nowMillis);
    }
    return new Batch(judging, judged);
  }

  private void judgeWaiting(Judging judging, List<Judged> judged) {
    List<Waiting> inOrder = new ArrayList<>(waiting);
    inOrder.sort(Comparator.comparingLong(w -> w.input().atMillis()));
    waiting.clear();
    Optional<PhotoFinish> photoFinish =
        isRace(judging.match()) ? Optional.of(photoFinish(inOrder)) : Optional.empty();
    for (Waiting next : inOrder) {
      if (next.client().isEmpty() && !isPlanValid(next.input(), judging.match())) continue;
      judged.add(new Judged(next, judging.judge(next.input(), photoFinish)));
    }
  }

  private boolean isPlanValid(Judging.Input plan, Match match) {
    return !match.referee().isDue(plan.atMillis()) && bots.isPlanValid(plan.by(), match.referee());
  }

  private PhotoFinish photoFinish(List<Waiting> inOrder) {
    return new PhotoFinish(
        windowMillis <= NEAR_MILLIS ? 0 : windowMillis,
        inOrder.stream()
            .map(
                w ->
                    new PhotoFinish.Press(
                        w.input().by(), w.arrivedMillis(), w.tripMicros(), w.input().atMillis()))
            .toList());
  }

  /// Whether only moves in flight can keep the deadline from being applied.
  boolean isDeadlineReady(Match match) {
    return waiting.isEmpty() && isDeadlineReady(match, clock.nowMillis());
  }

  /// Whether the deadline has passed, and has waited for slow connections and thinking bots.
  private boolean isDeadlineReady(Match match, long nowMillis) {
    Prompt prompt = match.referee().prompt();
    long lateMillis = nowMillis - slowestRoundTripMillis(match) - prompt.deadlineMillis();
    return prompt.hasDeadline()
        && lateMillis >= 0
        && (!bots.isThinking() || lateMillis > BOT_PATIENCE_MILLIS);
  }

  /// How long the slowest connection takes to show something and answer it; 0 outside of races.
  private long slowestRoundTripMillis(Match match) {
    if (!isRace(match)) return 0;
    return Math.ceilDiv(2 * Math.min(slowestTripMicros.getAsLong(), TRIP_CAP_MICROS), 1_000L);
  }

  /// How long until something is due, if anything is.
  OptionalLong millisUntilDue(Match match) {
    if (!clock.isRunning() || match.isOver()) return OptionalLong.empty();
    Prompt prompt = match.referee().prompt();
    long dueMillis = bots.nextDueMillis();
    if (dueMillis >= prompt.deadlineMillis()) dueMillis = Long.MAX_VALUE;
    if (!waiting.isEmpty()) dueMillis = windowClosesMillis;
    else if (prompt.hasDeadline()) {
      long graceMillis =
          slowestRoundTripMillis(match) + (bots.isThinking() ? BOT_PATIENCE_MILLIS + 1 : 0);
      dueMillis = Math.min(dueMillis, prompt.deadlineMillis() + graceMillis);
    }
    return dueMillis == Long.MAX_VALUE
        ? OptionalLong.empty()
        : OptionalLong.of(Math.max(0, dueMillis - clock.nowMillis()));
  }

  private static boolean isRace(Match match) {
    return match.referee().prompt().pace() == Prompt.Pace.RACE;
  }
}
