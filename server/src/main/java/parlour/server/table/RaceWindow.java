package parlour.server.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.pekko.actor.typed.ActorRef;
import parlour.engine.Log;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.server.table.state.Judging;
import parlour.server.table.state.Match;
import parlour.server.table.state.PhotoFinish;
import parlour.server.table.state.TableClock;
import parlour.server.wire.ClientMessage;

/// The running of one game: what waits to be judged, in what order it is heard, and when the table
/// must look again.
///
/// In a race presses are not judged as they come. What the table shows takes a trip to a player and
/// his press another one back. So the table waits a moment, as long as both take on the slowest
/// line of the company, orders what has come in by arrival less the sender's own two trips, and
/// lets the rules hear it in that order. The clock waits as long before it speaks.
public final class RaceWindow {
  /// The longest trip one way that is made up for, in microseconds: twice as much is all that
  /// anybody can gain by pretending that his line is slow.
  public static final long TRIP_CAP_MICROS = 150_000;

  /// Among lines as quick as this, there and back, nobody waits, in milliseconds.
  private static final long NEAR_MILLIS = 2;

  /// How long bots may think before the clock stops waiting for them, in milliseconds.
  private static final long BOT_PATIENCE_MILLIS = 5_000;

  private final TableClock clock = new TableClock();
  private final TableBots bots;
  private final List<Waiting> waiting = new ArrayList<>();
  private long windowClosesMillis;
  private long windowMillis;

  /// Something to be judged, and whom to tell.
  ///
  /// @param guest nobody for a bot
  record Waiting(
      Judging.Input input,
      long arrivedMillis,
      long tripMicros,
      Optional<ActorRef<ClientMessage>> client) {}

  /// What became of what was judged.
  record Judged(Waiting waiting, Judging.Verdict verdict) {}

  /// What a look at the table came to.
  ///
  /// @param hearing what was heard, whose events are to be kept
  record Round(Judging judging, List<Judged> judged) {}

  RaceWindow(TableBots bots) {
    this.bots = bots;
  }

  TableClock clock() {
    return clock;
  }

  TableBots bots() {
    return bots;
  }

  /// Takes in a play; in a race it waits for slower ones.
  void add(Match match, TableCommand.Play play, Seat by, long longestTrip) {
    boolean race = isRace(match);
    long trip = race ? Math.clamp(play.tripMicros(), 0L, TRIP_CAP_MICROS) : 0;
    // Only this node's own clock counts: what came in at another node arrives when it arrives here.
    long now = TableClock.nowMicros();
    boolean ours = play.client().path().address().hasLocalScope();
    long came = ours ? Math.min(play.arrivedMicros(), now) : now;
    long arrived = clock.millisAt(came);
    Judging.Input input =
        new Judging.Input(by, play.answer(), play.id(), clock.millisAt(came - 2 * trip));
    wait(new Waiting(input, arrived, trip, Optional.of(play.client())), race ? longestTrip : 0);
  }

  boolean isWaiting(Seat by, long id) {
    return waiting.stream().anyMatch(w -> w.input().by().equals(by) && w.input().id() == id);
  }

  private void wait(Waiting newcomer, long longestTrip) {
    if (waiting.isEmpty()) {
      windowMillis = roundTripMillis(longestTrip);
      windowClosesMillis = clock.nowMillis() + (windowMillis <= NEAR_MILLIS ? 0 : windowMillis);
    }
    waiting.add(newcomer);
  }

  /// Looks at what is due now; nothing is kept before the caller has made its events durable.
  ///
  /// @param longestTrip the longest trip of the company, in microseconds
  /// @param clockMay whether the clock may speak: nothing that arrived in time is still on its way
  Round judgeDue(Match match, long longestTrip, boolean clockMay) {
    long now = clock.nowMillis();
    // What a bot plans for after the clock has spoken, it plans for a table it has not seen yet.
    for (BotPlayer.Plan plan : bots.due(Math.min(now, match.referee().prompt().deadline() - 1))) {
      if (isWaiting(plan.seat(), 0)) continue;
      Judging.Input input = new Judging.Input(plan.seat(), plan.answer(), 0, plan.dueMillis());
      wait(
          new Waiting(input, plan.dueMillis(), 0, Optional.empty()),
          isRace(match) ? longestTrip : 0);
    }
    Judging judging = new Judging(match);
    List<Judged> judged = new ArrayList<>();
    if (!waiting.isEmpty()) {
      if (now >= windowClosesMillis) judge(judging, judged);
    } else if (clockMay && isClockReady(match, now, longestTrip)) {
      judging.runClock(now);
    }
    return new Round(judging, judged);
  }

  private void judge(Judging judging, List<Judged> judged) {
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

  /// Whether the clock is due, and has waited for slow lines and thinking bots.
  private boolean isClockReady(Match match, long now, long longestTrip) {
    long late = now - graceMillis(match, longestTrip) - match.referee().prompt().deadline();
    return match.referee().prompt().hasDeadline()
        && late >= 0
        && (!bots.isThinking() || late > BOT_PATIENCE_MILLIS);
  }

  /// Whether nothing but the door keeps the clock from speaking.
  boolean clockIsDue(Match match, long longestTrip) {
    return waiting.isEmpty() && isClockReady(match, clock.nowMillis(), longestTrip);
  }

  private static long graceMillis(Match match, long longestTrip) {
    return isRace(match) ? roundTripMillis(longestTrip) : 0;
  }

  /// How long a press on the slowest line takes to answer what was shown, in milliseconds.
  private static long roundTripMillis(long longestTrip) {
    return Math.ceilDiv(2 * Math.min(longestTrip, TRIP_CAP_MICROS), 1_000L);
  }

  /// How long the table may rest before it must look again, in milliseconds, if it must at all.
  OptionalLong millisUntilDue(Match match, long longestTrip) {
    if (!clock.isRunning() || match.isOver()) return OptionalLong.empty();
    Prompt prompt = match.referee().prompt();
    long when = bots.nextDueMillis();
    if (when >= prompt.deadline()) when = Long.MAX_VALUE;
    if (!waiting.isEmpty()) when = windowClosesMillis;
    else if (prompt.hasDeadline()) {
      long spoken =
          prompt.deadline()
              + graceMillis(match, longestTrip)
              + (bots.isThinking() ? BOT_PATIENCE_MILLIS + 1 : 0);
      when = Math.min(when, spoken);
    }
    return when == Long.MAX_VALUE
        ? OptionalLong.empty()
        : OptionalLong.of(Math.max(0, when - clock.nowMillis()));
  }

  /// Shows the bots every step that was taken.
  void showBots(Judging judging) {
    for (int i = 0; i < judging.matches().size(); i++) {
      Match match = judging.matches().get(i);
      Log.Entry entry = match.entries().getLast();
      bots.show(match.referee(), entry.by(), entry.at());
    }
  }

  private static boolean isRace(Match match) {
    return match.referee().prompt().pace() == Prompt.Pace.RACE;
  }
}
