package parlour.app.research;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;
import parlour.app.run.Workers;
import parlour.bots.Contestant;
import parlour.bots.Simulator;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.pause.BotPace;
import parlour.lab.arena.Contest;

/// A round robin between bots on several threads; the outcome does not depend on their number.
public final class Arena {
  /// No game goes on for more steps than this.
  private static final int MAX_STEPS = 200_000;

  private final Game<?, ?, ?> game;
  private final List<Contestant> players;
  private final Table table;
  private final long seed;
  private final List<Bout> schedule;

  /// Where two players meet.
  ///
  /// @param chairs how many they share
  /// @param pace the pace they keep
  /// @param person who sits in one more chair, the last, plays as people do and is not counted
  public record Table(int chairs, BotPace pace, Optional<Contestant> person) {
    /// They are by themselves and take their own time.
    static Table of(int chairs) {
      return new Table(chairs, BotPace.PEOPLE, Optional.empty());
    }

    int seats() {
      return chairs + (person.isPresent() ? 1 : 0);
    }

    private Seats people() {
      return Seats.first(seats()).minus(Seats.first(chairs));
    }
  }

  /// @param neighbourFactor how many times as often neighbouring levels meet as others: their order
  ///   is the hardest to tell
  public Arena(
      Game<?, ?, ?> game, List<Contestant> players, int neighbourFactor, Table table, long seed) {
    this.game = game;
    this.players = players;
    this.table = table;
    this.seed = seed;
    this.schedule = schedule(players.size(), neighbourFactor);
  }

  /// One game of a round: who plays, and which of their games in the round it is, out of how many.
  private record Bout(int one, int other, int nth, int of) {}

  private static List<Bout> schedule(int levels, int neighbourFactor) {
    List<Bout> round = new ArrayList<>();
    for (int nth = 0; nth < neighbourFactor; nth++)
      for (int one = 0; one < levels; one++)
        for (int other = one + 1; other < levels; other++)
          if (other == one + 1) round.add(new Bout(one, other, nth, neighbourFactor));
          else if (nth == 0) round.add(new Bout(one, other, 0, 1));
    return round;
  }

  /// The outcome of all games.
  ///
  /// @param pace how long each level took for its moves, in the order of the levels
  /// @param refused how many planned moves the rules refused
  public record Outcome(Contest contest, List<Pace> pace, int refused, double seconds) {}

  /// How long a level took for its moves, in CPU time.
  public static final class Pace {
    private long moves;
    private long nanos;
    private long longestNanos;

    private void add(long spentNanos) {
      moves++;
      nanos += spentNanos;
      longestNanos = Math.max(longestNanos, spentNanos);
    }

    private void add(Pace other) {
      moves += other.moves;
      nanos += other.nanos;
      longestNanos = Math.max(longestNanos, other.longestNanos);
    }

    public long moves() {
      return moves;
    }

    public double meanMillis() {
      return moves == 0 ? 0 : nanos / 1e6 / moves;
    }

    public double longestMillis() {
      return longestNanos / 1e6;
    }
  }

  /// How many games this many rounds have.
  public int games(int rounds) {
    return schedule.size() * rounds;
  }

  /// Plays this many rounds; once the time is up (0 seconds: no limit) it begins no further pair of
  /// a round and its mirror image.
  public Outcome run(int rounds, int threads, int seconds, LongConsumer progress) {
    long startNanos = System.nanoTime();
    long endNanos = seconds == 0 ? Long.MAX_VALUE : startNanos + seconds * 1_000_000_000L;
    AtomicInteger next = new AtomicInteger();
    Part all = new Part();
    for (Part part : Workers.run(threads, () -> part(rounds, endNanos, next, progress)))
      all.add(part);
    return new Outcome(all.contest, all.pace, all.refused, (System.nanoTime() - startNanos) / 1e9);
  }

  private final class Part {
    private final Contest contest = new Contest(players.stream().map(Contestant::name).toList());
    private final List<Pace> pace = players.stream().map(_ -> new Pace()).toList();
    private int refused;

    private void add(Part other) {
      contest.add(other.contest);
      for (int i = 0; i < pace.size(); i++) pace.get(i).add(other.pace.get(i));
      refused += other.refused;
    }
  }

  /// Takes games from the common schedule, the pairs in turn, until none is left.
  private Part part(int rounds, long endNanos, AtomicInteger next, LongConsumer progress) {
    Part part = new Part();
    int all = games(rounds);
    for (int i = next.getAndIncrement(); i < all; i = next.getAndIncrement()) {
      if (i % (2 * schedule.size()) == 0 && System.nanoTime() > endNanos) {
        next.set(all);
        break;
      }
      Bout bout = schedule.get(i % schedule.size());
      play(game, part, bout.one(), bout.other(), i / schedule.size() * bout.of() + bout.nth());
      progress.accept(1);
    }
    return part;
  }

  private <S, M, V> void play(Game<S, M, V> rules, Part part, int one, int other, int number) {
    Seats ones = Contest.seating(table.chairs(), number);
    Seats others = Seats.first(table.chairs()).minus(ones);
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < table.chairs(); i++) {
      int who = ones.has(Seat.of(i)) ? one : other;
      bots.add(new Timed<>(players.get(who).seat(rules), part.pace.get(who)));
    }
    table.person().ifPresent(person -> bots.add(person.seat(rules)));
    Simulator.Played<M> played =
        Simulator.play(
            rules, Contest.deal(seed, number), bots, MAX_STEPS, table.pace(), table.people());
    part.refused += played.refused();
    Optional<Result> result = played.result();
    if (result.isEmpty()) part.contest.recordUnfinished();
    else part.contest.record(one, ones, other, others, result.get());
  }

  /// A bot whose replies are timed by the CPU time of its thread.
  private record Timed<M, V>(Bot<M, V> bot, Pace pace) implements Bot<M, V> {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    @Override
    public Optional<Reply<M>> reply(V view, Prompt prompt, Dice dice) {
      long before = THREADS.getCurrentThreadCpuTime();
      Optional<Reply<M>> reply = bot.reply(view, prompt, dice);
      pace.add(THREADS.getCurrentThreadCpuTime() - before);
      return reply;
    }
  }
}
