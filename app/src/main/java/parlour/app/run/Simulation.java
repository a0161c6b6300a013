package parlour.app.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;
import parlour.bots.Contestant;
import parlour.bots.PeoplesPace;
import parlour.bots.Simulator;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.play.Log;
import parlour.engine.wire.LogCodec;
import parlour.games.pause.BotPace;

/// Plays many games between the same players on several threads; the outcome does not depend on
/// their number.
public final class Simulation {
  /// No game goes on for more steps than this.
  private static final int MAX_STEPS = 200_000;

  /// Games are taken in batches of this size, so that counting progress costs nothing.
  private static final int BATCH = 16;

  /// How many games are replayed to see how long people would take.
  private static final int TIMED = 50;

  private final Game<?, ?, ?> game;
  private final List<Contestant> players;
  private final long seed;
  private final BotPace pace;

  /// @param players who sits in each chair; all of them move at random, or none
  public Simulation(Game<?, ?, ?> game, List<Contestant> players, long seed, BotPace pace) {
    this.game = game;
    this.players = players;
    this.seed = seed;
    this.pace = pace;
  }

  /// The counts of all games.
  public static final class Tally {
    private final double[] wins;
    private int games;
    private long moves;
    private int unfinished;
    private int refused;
    private long millis;
    private double peoplesMinutes;
    private int timed;
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
      else addWins(played.result().get());
    }

    private void addMinutes(double minutes) {
      peoplesMinutes += minutes;
      timed++;
    }

    private void addWins(Result result) {
      for (Seat seat : result.winners()) wins[seat.index()] += 1.0 / result.winners().size();
    }

    private void add(Tally other) {
      games += other.games;
      moves += other.moves;
      unfinished += other.unfinished;
      refused += other.refused;
      millis += other.millis;
      peoplesMinutes += other.peoplesMinutes;
      timed += other.timed;
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

    /// The length of a game at the table, on average.
    public double meanMinutes() {
      return millis / 60_000.0 / games;
    }

    /// The length of a game among people, on average, by the model of [PeoplesPace].
    public double peoplesMinutes() {
      return timed == 0 ? 0 : peoplesMinutes / timed;
    }

    /// How many games a seat won; a shared win counts as a fraction.
    public double wins(Seat seat) {
      return wins[seat.index()];
    }
  }

  public Tally run(int games, int threads, LongConsumer progress) {
    long start = System.nanoTime();
    AtomicInteger next = new AtomicInteger();
    Tally all = new Tally(players.size());
    for (Tally part : Workers.run(threads, () -> part(games, next, progress))) all.add(part);
    all.seconds = (System.nanoTime() - start) / 1e9;
    return all;
  }

  private Tally part(int games, AtomicInteger next, LongConsumer progress) {
    Tally tally = new Tally(players.size());
    while (true) {
      int from = next.getAndAdd(BATCH);
      int to = Math.min(games, from + BATCH);
      if (from >= to) return tally;
      for (int i = from; i < to; i++) add(tally, game, seed + i, i < TIMED);
      progress.accept(to - from);
    }
  }

  private <S, M, V> void add(Tally tally, Game<S, M, V> rules, long dealt, boolean timed) {
    Simulator.Played<M> played = play(rules, dealt);
    tally.add(played);
    if (timed)
      tally.addMinutes(PeoplesPace.minutes(rules, players.size(), dealt, played.entries(rules)));
  }

  private <S, M, V> Simulator.Played<M> play(Game<S, M, V> rules, long dealt) {
    if (players.getFirst().isRandom())
      return Simulator.playRandomly(rules, players.size(), dealt, MAX_STEPS);
    List<Bot<M, V>> bots = new ArrayList<>();
    for (Contestant player : players) bots.add(player.seat(rules));
    return Simulator.play(rules, dealt, bots, MAX_STEPS, pace, Seats.NONE);
  }

  /// The first game as a log keeps it.
  public LogCodec.Book book(Log.Header header) {
    return book(game, header);
  }

  private <M> LogCodec.Book book(Game<?, M, ?> rules, Log.Header header) {
    Simulator.Played<M> played = play(rules, seed);
    return new LogCodec.Book(new Log(header, played.entries(rules)), played.result());
  }
}
