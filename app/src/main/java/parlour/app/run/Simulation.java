package parlour.app.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;
import parlour.app.config.Refusal;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.engine.Log;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.wire.LogCodec;

/// Many games of one kind between the same players, on as many cores as one likes.
public final class Simulation {
  /// No game is followed further than this.
  private static final int MAX_STEPS = 200_000;

  /// So many games are counted at a time, so that progress costs nothing.
  private static final int BATCH = 16;

  private final Game<?, ?, ?> game;
  private final List<Integer> levels;
  private final long seed;

  public Simulation(Game<?, ?, ?> game, List<Integer> levels, long seed) {
    this.game = game;
    this.levels = levels;
    this.seed = seed;
  }

  /// What was counted.
  public static final class Tally {
    private final double[] wins;
    private int games;
    private long moves;
    private int unfinished;
    private int refused;
    private long millis;
    private double seconds;

    private Tally(int seats) {
      wins = new double[seats];
    }

    private void add(Simulator.Played<?> played) {
      games++;
      moves += played.steps().size();
      refused += played.refused();
      millis += played.millis();
      if (played.result().isEmpty()) unfinished++;
      else share(played.result().get());
    }

    private void share(Result result) {
      for (Seat seat : result.winners()) wins[seat.index()] += 1.0 / result.winners().size();
    }

    private void add(Tally other) {
      games += other.games;
      moves += other.moves;
      unfinished += other.unfinished;
      refused += other.refused;
      millis += other.millis;
      for (int i = 0; i < wins.length; i++) wins[i] += other.wins[i];
    }

    public int games() {
      return games;
    }

    public long moves() {
      return moves;
    }

    public int unfinished() {
      return unfinished;
    }

    public int refused() {
      return refused;
    }

    public double seconds() {
      return Math.max(seconds, 1e-9);
    }

    /// How long a game takes at the table, on average.
    public double meanMinutes() {
      return millis / 60_000.0 / games;
    }

    /// How often a seat won; shared wins are shared.
    public double wins(Seat seat) {
      return wins[seat.index()];
    }
  }

  public Tally run(int games, int threads, LongConsumer progress) {
    long start = System.nanoTime();
    AtomicInteger next = new AtomicInteger();
    Tally all = new Tally(levels.size());
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      List<Future<Tally>> parts = new ArrayList<>();
      for (int i = 0; i < threads; i++) parts.add(pool.submit(() -> part(games, next, progress)));
      for (Future<Tally> part : parts) all.add(part.get());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new Refusal(Refusal.SYSTEM, "The simulation was interrupted.");
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game broke", e.getCause());
    }
    all.seconds = (System.nanoTime() - start) / 1e9;
    return all;
  }

  private Tally part(int games, AtomicInteger next, LongConsumer progress) {
    Tally tally = new Tally(levels.size());
    while (true) {
      int from = next.getAndAdd(BATCH);
      int to = Math.min(games, from + BATCH);
      if (from >= to) return tally;
      for (int i = from; i < to; i++) tally.add(play(seed + i));
      progress.accept(to - from);
    }
  }

  private Simulator.Played<?> play(long dealt) {
    return play(game, dealt);
  }

  private <S, M, V> Simulator.Played<M> play(Game<S, M, V> kind, long dealt) {
    if (levels.getFirst() == 0)
      return Simulator.playRandomly(kind, levels.size(), dealt, MAX_STEPS);
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int level : levels) bots.add(Bots.seat(kind, level));
    return Simulator.play(kind, dealt, bots, MAX_STEPS);
  }

  /// The first game as a log keeps it.
  public LogCodec.Book book(Log.Header header) {
    return book(game, header);
  }

  private <M> LogCodec.Book book(Game<?, M, ?> kind, Log.Header header) {
    Simulator.Played<M> played = play(kind, seed);
    return new LogCodec.Book(new Log(header, played.entries(kind)), played.result());
  }
}
