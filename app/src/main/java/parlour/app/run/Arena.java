package parlour.app.run;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;
import parlour.app.config.Refusal;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.bots.arena.Contest;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// A round robin between levels of bots, on as many cores as one likes; whatever their number, the
/// outcome is the same.
public final class Arena {
  /// No game is followed further than this.
  private static final int MAX_STEPS = 200_000;

  private final Game<?, ?, ?> game;
  private final List<Integer> levels;
  private final int seats;
  private final long seed;
  private final List<Bout> schedule;

  /// @param often how many times as often as others do neighbouring levels meet: who is better is
  ///   hardest to tell of those
  public Arena(Game<?, ?, ?> game, List<Integer> levels, int often, int seats, long seed) {
    this.game = game;
    this.levels = levels;
    this.seats = seats;
    this.seed = seed;
    this.schedule = schedule(levels.size(), often);
  }

  /// A game of a round: who plays, the how manieth of theirs in the round it is, and of how many.
  private record Bout(int one, int other, int nth, int of) {}

  private static List<Bout> schedule(int levels, int often) {
    List<Bout> round = new ArrayList<>();
    for (int nth = 0; nth < often; nth++)
      for (int one = 0; one < levels; one++)
        for (int other = one + 1; other < levels; other++)
          if (other == one + 1) round.add(new Bout(one, other, nth, often));
          else if (nth == 0) round.add(new Bout(one, other, 0, 1));
    return round;
  }

  /// What was found.
  ///
  /// @param pace how long each level took over its moves, in the order of the levels
  public record Outcome(Contest contest, List<Pace> pace, int refused, double seconds) {}

  /// How long a level took over its moves, in time of one core.
  public static final class Pace {
    private long moves;
    private long nanos;
    private long longestNanos;

    private void add(long spent) {
      moves++;
      nanos += spent;
      longestNanos = Math.max(longestNanos, spent);
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

  /// How many games so many rounds make.
  public int games(int rounds) {
    return schedule.size() * rounds;
  }

  /// Plays so many rounds; after so many seconds (nought: never) it begins no further round and its
  /// mirror image.
  public Outcome run(int rounds, int threads, int seconds, LongConsumer progress) {
    long start = System.nanoTime();
    long end = seconds == 0 ? Long.MAX_VALUE : start + seconds * 1_000_000_000L;
    AtomicInteger next = new AtomicInteger();
    Part all = new Part();
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      List<Future<Part>> parts = new ArrayList<>();
      for (int i = 0; i < threads; i++)
        parts.add(pool.submit(() -> part(rounds, end, next, progress)));
      for (Future<Part> part : parts) all.add(part.get());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new Refusal(Refusal.SYSTEM, "The arena was interrupted.");
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game broke", e.getCause());
    }
    return new Outcome(all.contest, all.pace, all.refused, (System.nanoTime() - start) / 1e9);
  }

  private final class Part {
    private final Contest contest = new Contest(levels);
    private final List<Pace> pace = levels.stream().map(_ -> new Pace()).toList();
    private int refused;

    private void add(Part other) {
      contest.add(other.contest);
      for (int i = 0; i < pace.size(); i++) pace.get(i).add(other.pace.get(i));
      refused += other.refused;
    }
  }

  /// Takes games from the common heap, the pairs in turn, until none is left.
  private Part part(int rounds, long end, AtomicInteger next, LongConsumer progress) {
    Part part = new Part();
    int all = games(rounds);
    for (int i = next.getAndIncrement(); i < all; i = next.getAndIncrement()) {
      if (i % (2 * schedule.size()) == 0 && System.nanoTime() > end) {
        next.set(all);
        break;
      }
      Bout bout = schedule.get(i % schedule.size());
      play(game, part, bout.one(), bout.other(), i / schedule.size() * bout.of() + bout.nth());
      progress.accept(1);
    }
    return part;
  }

  private <S, M, V> void play(Game<S, M, V> kind, Part part, int one, int other, int number) {
    Seats chairs = Contest.seating(seats, number);
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++) {
      int who = chairs.has(Seat.of(i)) ? one : other;
      bots.add(new Timed<>(Bots.seat(kind, levels.get(who)), part.pace.get(who)));
    }
    Simulator.Played<M> played = Simulator.play(kind, Contest.deal(seed, number), bots, MAX_STEPS);
    part.refused += played.refused();
    Optional<Result> result = played.result();
    if (result.isEmpty()) part.contest.recordUnfinished();
    else part.contest.record(one, other, chairs, result.get());
  }

  /// A bot with a stop-watch that runs only while its own core works for it.
  private record Timed<M, V>(Bot<M, V> bot, Pace pace) implements Bot<M, V> {
    private static final ThreadMXBean WATCH = ManagementFactory.getThreadMXBean();

    @Override
    public Optional<Reply<M>> reply(V view, Prompt prompt, Dice dice) {
      long before = WATCH.getCurrentThreadCpuTime();
      Optional<Reply<M>> reply = bot.reply(view, prompt, dice);
      pace.add(WATCH.getCurrentThreadCpuTime() - before);
      return reply;
    }
  }
}
