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
  public static final long CAP = 150_000;

  /// Among lines as quick as this, there and back, nobody waits, in milliseconds.
  private static final long NEAR = 2;

  /// How long bots may think before the clock stops waiting for them, in milliseconds.
  private static final long PATIENCE = 5_000;

  private final TableClock clock = new TableClock();
  private final TableBots desk;
  private final List<Waiting> waiting = new ArrayList<>();
  private long windowCloses;
  private long window;

  /// Something to be judged, and whom to tell.
  ///
  /// @param guest nobody for a bot
  record Waiting(
      Judging.Input input, long arrived, long trip, Optional<ActorRef<ClientMessage>> guest) {}

  /// What became of what was judged.
  record Judged(Waiting what, Judging.Verdict verdict) {}

  /// What a look at the table came to.
  ///
  /// @param hearing what was heard, whose events are to be kept
  record Sitting(Judging hearing, List<Judged> judged) {}

  RaceWindow(TableBots desk) {
    this.desk = desk;
  }

  TableClock clock() {
    return clock;
  }

  TableBots desk() {
    return desk;
  }

  /// Takes in a play; in a race it waits for slower ones.
  void arrive(Match match, TableCommand.Play play, Seat by, long longestTrip) {
    boolean race = isRace(match);
    long trip = race ? Math.clamp(play.trip(), 0L, CAP) : 0;
    // Only this node's own clock counts: what came in at another node arrives when it arrives here.
    long now = TableClock.micros();
    boolean ours = play.guest().path().address().hasLocalScope();
    long came = ours ? Math.min(play.arrived(), now) : now;
    long arrived = clock.at(came);
    Judging.Input input =
        new Judging.Input(by, play.answer(), play.id(), clock.at(came - 2 * trip));
    wait(new Waiting(input, arrived, trip, Optional.of(play.guest())), race ? longestTrip : 0);
  }

  boolean isWaiting(Seat by, long id) {
    return waiting.stream().anyMatch(w -> w.input().by().equals(by) && w.input().id() == id);
  }

  private void wait(Waiting newcomer, long longestTrip) {
    if (waiting.isEmpty()) {
      window = thereAndBack(longestTrip);
      windowCloses = clock.now() + (window <= NEAR ? 0 : window);
    }
    waiting.add(newcomer);
  }

  /// Looks at what is due now; nothing is kept before the caller has made its events durable.
  ///
  /// @param longestTrip the longest trip of the company, in microseconds
  /// @param clockMay whether the clock may speak: nothing that arrived in time is still on its way
  Sitting look(Match match, long longestTrip, boolean clockMay) {
    long now = clock.now();
    // What a bot plans for after the clock has spoken, it plans for a table it has not seen yet.
    for (BotPlayer.Plan plan :
        desk.due(Math.min(now, match.referee().prompt().deadlineMillis() - 1))) {
      if (isWaiting(plan.seat(), 0)) continue;
      Judging.Input input = new Judging.Input(plan.seat(), plan.answer(), 0, plan.due());
      wait(new Waiting(input, plan.due(), 0, Optional.empty()), isRace(match) ? longestTrip : 0);
    }
    Judging hearing = new Judging(match);
    List<Judged> judged = new ArrayList<>();
    if (!waiting.isEmpty()) {
      if (now >= windowCloses) judge(hearing, judged);
    } else if (clockMay && clockSpeaks(match, now, longestTrip)) {
      hearing.clock(now);
    }
    return new Sitting(hearing, judged);
  }

  private void judge(Judging hearing, List<Judged> judged) {
    List<Waiting> inOrder = new ArrayList<>(waiting);
    inOrder.sort(Comparator.comparingLong(w -> w.input().at()));
    waiting.clear();
    Optional<PhotoFinish> photo =
        isRace(hearing.match()) ? Optional.of(photo(inOrder)) : Optional.empty();
    for (Waiting next : inOrder) {
      if (next.guest().isEmpty() && !stands(next.input(), hearing.match())) continue;
      judged.add(new Judged(next, hearing.hear(next.input(), photo)));
    }
  }

  private boolean stands(Judging.Input plan, Match match) {
    return !match.referee().isDue(plan.at()) && desk.stands(plan.by(), match.referee());
  }

  private PhotoFinish photo(List<Waiting> inOrder) {
    return new PhotoFinish(
        window <= NEAR ? 0 : window,
        inOrder.stream()
            .map(w -> new PhotoFinish.Press(w.input().by(), w.arrived(), w.trip(), w.input().at()))
            .toList());
  }

  /// Whether the clock is due, and has waited for slow lines and thinking bots.
  private boolean clockSpeaks(Match match, long now, long longestTrip) {
    long late = now - grace(match, longestTrip) - match.referee().prompt().deadlineMillis();
    return match.referee().prompt().hasDeadline()
        && late >= 0
        && (!desk.isThinking() || late > PATIENCE);
  }

  /// Whether nothing but the door keeps the clock from speaking.
  boolean clockIsDue(Match match, long longestTrip) {
    return waiting.isEmpty() && clockSpeaks(match, clock.now(), longestTrip);
  }

  private static long grace(Match match, long longestTrip) {
    return isRace(match) ? thereAndBack(longestTrip) : 0;
  }

  /// How long a press on the slowest line takes to answer what was shown, in milliseconds.
  private static long thereAndBack(long longestTrip) {
    return Math.ceilDiv(2 * Math.min(longestTrip, CAP), 1_000L);
  }

  /// How long the table may rest before it must look again, in milliseconds, if it must at all.
  OptionalLong nextLook(Match match, long longestTrip) {
    if (!clock.runs() || match.isOver()) return OptionalLong.empty();
    Prompt prompt = match.referee().prompt();
    long when = desk.next();
    if (when >= prompt.deadlineMillis()) when = Long.MAX_VALUE;
    if (!waiting.isEmpty()) when = windowCloses;
    else if (prompt.hasDeadline()) {
      long spoken =
          prompt.deadlineMillis()
              + grace(match, longestTrip)
              + (desk.isThinking() ? PATIENCE + 1 : 0);
      when = Math.min(when, spoken);
    }
    return when == Long.MAX_VALUE
        ? OptionalLong.empty()
        : OptionalLong.of(Math.max(0, when - clock.now()));
  }

  /// Shows the bots every step that was taken.
  void show(Judging hearing) {
    for (int i = 0; i < hearing.stages().size(); i++) {
      Match match = hearing.stages().get(i);
      Log.Entry entry = match.entries().getLast();
      desk.look(match.referee(), entry.by(), entry.atMillis());
    }
  }

  private static boolean isRace(Match match) {
    return match.referee().prompt().pace() == Prompt.Pace.RACE;
  }
}
