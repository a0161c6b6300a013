package parlour.bots.arena;

import java.util.Arrays;
import java.util.List;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// What came of many games between players of several levels, two levels at a table at a time.
///
/// A game between two levels is won by as much as its chairs came before those of the other: at a
/// table of two all or nothing, at a larger one a share.
public final class Contest {
  /// One virtual draw between every two players keeps the ratings of one who never lost finite.
  private static final double PRIOR = 0.5;

  private static final double ELO = 400 / Math.log(10);
  private static final int ROUNDS = 2_000;

  private final List<Integer> levels;
  private final double[][] wins;
  private final int[][] games;
  private int unfinished;

  public Contest(List<Integer> levels) {
    this.levels = List.copyOf(levels);
    this.wins = new double[levels.size()][levels.size()];
    this.games = new int[levels.size()][levels.size()];
  }

  public List<Integer> levels() {
    return levels;
  }

  /// Who sits where in the `number`-th game of a pair: every seating comes with its mirror image,
  /// and every one goes round the table.
  public static Seats seating(int seats, int number) {
    int first = number / 2 % seats;
    Seats chairs = Seats.NONE;
    for (int i = 0; i < seats; i++)
      if ((i + first + number) % 2 == 0) chairs = chairs.with(Seat.of((i + first) % seats));
    return chairs;
  }

  /// The deal of the `number`-th game of a pair: mirror images play the same deal.
  public static long deal(long seed, int number) {
    return seed + number / 2;
  }

  /// Enters a game between two players of the list, the first on those chairs and the second on the
  /// others.
  public void record(int one, int other, Seats chairs, Result result) {
    double won = share(result, chairs);
    wins[one][other] += won;
    wins[other][one] += 1 - won;
    games[one][other]++;
    games[other][one]++;
  }

  /// Enters a game that did not end.
  public void recordUnfinished() {
    unfinished++;
  }

  public int unfinished() {
    return unfinished;
  }

  /// How much of a game those chairs won: of every two chairs across, the better placed one wins.
  static double share(Result result, Seats chairs) {
    double won = 0;
    int pairs = 0;
    int seats = result.points().seats();
    for (Seat mine : chairs) {
      for (Seat theirs : Seats.first(seats).minus(chairs)) {
        int apart = place(result, theirs) - place(result, mine);
        won += apart > 0 ? 1 : apart == 0 ? 0.5 : 0;
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

  /// What the first won of the second.
  public WilsonInterval winShare(int one, int other) {
    return WilsonInterval.of(wins[one][other], games[one][other]);
  }

  /// Adds what another counted of the same players.
  public void add(Contest other) {
    for (int i = 0; i < wins.length; i++) {
      for (int j = 0; j < wins.length; j++) {
        wins[i][j] += other.wins[i][j];
        games[i][j] += other.games[i][j];
      }
    }
    unfinished += other.unfinished;
  }

  /// A rating for each player, 400 points apart where one wins ten times as often; their mean is
  /// nought.
  ///
  /// The strengths of Bradley and Terry's model that make what happened likeliest, found by
  /// minorising and maximising.
  public double[] ratings() {
    int players = levels.size();
    double[] strength = new double[players];
    Arrays.fill(strength, 1);
    for (int round = 0; round < ROUNDS; round++) {
      double[] next = new double[players];
      double logs = 0;
      for (int i = 0; i < players; i++) {
        double won = 0;
        double chances = 0;
        for (int j = 0; j < players; j++) {
          if (i == j) continue;
          won += wins[i][j] + PRIOR;
          chances += (games[i][j] + 2 * PRIOR) / (strength[i] + strength[j]);
        }
        next[i] = players == 1 ? 1 : won / chances;
        logs += Math.log(next[i]);
      }
      double mean = Math.exp(logs / players);
      for (int i = 0; i < players; i++) next[i] /= mean;
      strength = next;
    }
    double[] ratings = new double[players];
    for (int i = 0; i < players; i++) ratings[i] = ELO * Math.log(strength[i]);
    return ratings;
  }
}
