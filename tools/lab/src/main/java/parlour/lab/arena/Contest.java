package parlour.lab.arena;

import java.util.Arrays;
import java.util.List;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// Results of many games between levels of bots, two levels at a table at a time, and their
/// Bradley–Terry ratings.
///
/// A level wins the share of pairs of chairs in which its chair came before the other level's: all
/// or nothing at a table of two, a fraction at a larger one.
public final class Contest {
  /// One virtual draw between every two players keeps the rating of a player who never lost finite.
  private static final double PRIOR_WINS = 0.5;

  private static final double ELO_PER_LOG = 400 / Math.log(10);
  private static final int ITERATIONS = 2_000;

  private final List<String> names;
  private final double[][] wins;
  private final int[][] games;
  private int unfinished;

  /// @param names the players: numbers of levels, or names of guests
  public Contest(List<String> names) {
    this.names = List.copyOf(names);
    this.wins = new double[names.size()][names.size()];
    this.games = new int[names.size()][names.size()];
  }

  public List<String> names() {
    return names;
  }

  /// The chairs of the first level in the `number`-th game of a pair: every seating is followed by
  /// its mirror image, and moves round the table.
  public static Seats seating(int seats, int number) {
    int first = number / 2 % seats;
    Seats chairs = Seats.NONE;
    for (int i = 0; i < seats; i++)
      if ((i + first + number) % 2 == 0) chairs = chairs.with(Seat.of((i + first) % seats));
    return chairs;
  }

  /// The seed of the `number`-th game of a pair: mirror images play the same deal.
  public static long deal(long seed, int number) {
    return seed + number / 2;
  }

  /// Records a game between two players of the list, each on its own chairs; whoever else sits at
  /// the table does not count.
  public void record(int one, Seats ones, int other, Seats others, Result result) {
    double won = share(result, ones, others);
    wins[one][other] += won;
    wins[other][one] += 1 - won;
    games[one][other]++;
    games[other][one]++;
  }

  /// Records a game that did not end.
  public void recordUnfinished() {
    unfinished++;
  }

  public int unfinished() {
    return unfinished;
  }

  /// The share of a game won by these chairs: of every pair of chairs across the two levels, the
  /// better placed one wins.
  static double share(Result result, Seats ones, Seats others) {
    double won = 0;
    int pairs = 0;
    for (Seat mine : ones) {
      for (Seat theirs : others) {
        int placesAhead = place(result, theirs) - place(result, mine);
        won += placesAhead > 0 ? 1 : placesAhead == 0 ? 0.5 : 0;
        pairs++;
      }
    }
    return pairs == 0 ? 0.5 : won / pairs;
  }

  private static int place(Result result, Seat seat) {
    for (int i = 0; i < result.ranking().size(); i++)
      if (result.ranking().get(i).has(seat)) return i;
    return result.ranking().size();
  }

  public int games(int one, int other) {
    return games[one][other];
  }

  /// The share of games that the first won against the second.
  public WilsonInterval winShare(int one, int other) {
    return WilsonInterval.of(wins[one][other], games[one][other]);
  }

  /// Adds the counts of another contest between the same players.
  public void add(Contest other) {
    for (int i = 0; i < wins.length; i++) {
      for (int j = 0; j < wins.length; j++) {
        wins[i][j] += other.wins[i][j];
        games[i][j] += other.games[i][j];
      }
    }
    unfinished += other.unfinished;
  }

  /// Elo ratings with mean 0: 400 points mean winning ten times as often as losing.
  ///
  /// Maximum-likelihood strengths of the Bradley–Terry model, found by the minorise–maximise (MM)
  /// algorithm.
  public double[] ratings() {
    int players = names.size();
    double[] strength = new double[players];
    Arrays.fill(strength, 1);
    for (int round = 0; round < ITERATIONS; round++) {
      double[] next = new double[players];
      double logs = 0;
      for (int i = 0; i < players; i++) {
        double won = 0;
        double expected = 0;
        for (int j = 0; j < players; j++) {
          if (i == j) continue;
          won += wins[i][j] + PRIOR_WINS;
          expected += (games[i][j] + 2 * PRIOR_WINS) / (strength[i] + strength[j]);
        }
        next[i] = players == 1 ? 1 : won / expected;
        logs += Math.log(next[i]);
      }
      double mean = Math.exp(logs / players);
      for (int i = 0; i < players; i++) next[i] /= mean;
      strength = next;
    }
    double[] ratings = new double[players];
    for (int i = 0; i < players; i++) ratings[i] = ELO_PER_LOG * Math.log(strength[i]);
    return ratings;
  }
}
