package parlour.games.progressive;

import java.util.List;

/// One game at every table, played and judged.
///
/// @param beganMillis when the bell began it, in milliseconds since the evening was opened
/// @param endedMillis when the last table was judged
public record Round(List<Outcome> tables, long beganMillis, long endedMillis) {
  /// What came of a table.
  ///
  /// @param winner the pair that won: 0 or 1
  /// @param drawn the letters both pairs drew where it was a tie, or nothing
  public record Outcome(Foursome foursome, int winner, String drawn) {
    public List<Integer> winners() {
      return foursome.pair(winner);
    }

    public List<Integer> losers() {
      return foursome.pair(1 - winner);
    }
  }

  /// How often two have been partners in these rounds.
  static int together(List<Round> rounds, int one, int other) {
    int together = 0;
    for (Round round : rounds)
      for (Outcome outcome : round.tables)
        if (outcome.foursome().has(one) && outcome.foursome().partner(one) == other) together++;
    return together;
  }
}
