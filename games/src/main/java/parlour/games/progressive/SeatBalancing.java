package parlour.games.progressive;

import java.util.List;
import parlour.engine.Dice;

/// Hill climbing by random swaps: seats the guests so that everybody plays with and against
/// everybody as evenly as possible.
///
/// How often two guests have been partners and opponents is counted; a seating costs more the more
/// often those who meet in it have met before. Two random chairs are exchanged unless that makes it
/// costlier. For the numbers of an evening this comes close to the tables printed for whist.
final class SeatBalancing {
  private static final int ATTEMPTS = 400;

  private final int[][] partners;
  private final int[][] opponents;
  private final List<int[]> tables;
  private final Evening evening;

  private SeatBalancing(List<int[]> tables, Evening evening) {
    this.tables = tables;
    this.evening = evening;
    int most = evening.guests().size();
    this.partners = new int[most][most];
    this.opponents = new int[most][most];
    for (Round round : evening.past())
      for (Round.Outcome outcome : round.tables()) count(outcome.foursome().chairs());
  }

  private void count(List<Integer> four) {
    for (int i = 0; i < Foursome.FOUR; i++) {
      for (int j = 0; j < Foursome.FOUR; j++) {
        if (i == j) continue;
        int[][] met = (i + j) % 2 == 0 ? partners : opponents;
        met[four.get(i)][four.get(j)]++;
      }
    }
  }

  /// Exchanges guests between the tables until they meet as evenly as possible.
  static void improve(List<int[]> tables, Evening evening, Dice dice) {
    SeatBalancing balancing = new SeatBalancing(tables, evening);
    int chairs = tables.size() * Foursome.FOUR;
    for (int attempt = 0; attempt < ATTEMPTS * chairs; attempt++)
      balancing.attempt(dice.below(chairs), dice.below(chairs));
  }

  private void attempt(int one, int other) {
    if (one == other || !fits(one, other)) return;
    int before = cost(one, other);
    swap(one, other);
    if (cost(one, other) > before) swap(one, other);
  }

  /// Whether two guests may exchange chairs: a lady not with a gentleman.
  private boolean fits(int one, int other) {
    return evening.guest(at(one)).part() == evening.guest(at(other)).part();
  }

  private int at(int chair) {
    return tables.get(chair / Foursome.FOUR)[chair % Foursome.FOUR];
  }

  private void swap(int one, int other) {
    int kept = at(one);
    tables.get(one / Foursome.FOUR)[one % Foursome.FOUR] = at(other);
    tables.get(other / Foursome.FOUR)[other % Foursome.FOUR] = kept;
  }

  /// What the tables of two chairs cost.
  private int cost(int one, int other) {
    int here = one / Foursome.FOUR;
    int there = other / Foursome.FOUR;
    return here == there
        ? cost(tables.get(here))
        : cost(tables.get(here)) + cost(tables.get(there));
  }

  private int cost(int[] four) {
    int cost = 0;
    for (int i = 0; i < Foursome.FOUR; i++) {
      for (int j = i + 1; j < Foursome.FOUR; j++) {
        int with = partners[four[i]][four[j]];
        int against = opponents[four[i]][four[j]];
        cost += (with + against) * (with + against);
        // Being partners again costs more than meeting again.
        cost += (i + j) % 2 == 0 ? 6 * with * with : 2 * against * against;
      }
    }
    return cost;
  }
}
