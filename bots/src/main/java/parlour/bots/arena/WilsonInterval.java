package parlour.bots.arena;

/// What share of games a player is likely to win in the long run, from those that were played:
/// Wilson's interval, with 95 % confidence.
///
/// Half a win counts half, which makes the interval a little wider than it need be, never narrower.
///
/// @param share what was won of what was played
/// @param low the smallest share that the games do not contradict
/// @param high the largest
public record WilsonInterval(double share, double low, double high) {
  private static final double Z = 1.959964;

  public static WilsonInterval of(double wins, int games) {
    if (games == 0) return new WilsonInterval(0.5, 0, 1);
    double share = wins / games;
    double weight = Z * Z / games;
    double middle = (share + weight / 2) / (1 + weight);
    double half = Z * Math.sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight);
    return new WilsonInterval(share, Math.max(0, middle - half), Math.min(1, middle + half));
  }

  /// Whether more than half is certain, as far as anything is.
  public boolean isAboveHalf() {
    return low > 0.5;
  }
}
