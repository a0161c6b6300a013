package parlour.lab.arena;

/// Wilson score interval, at 95 % confidence, for the share of games a player wins in the long run.
///
/// Draws and shared wins count as fractions, which makes the interval slightly wider than
/// necessary, never narrower.
///
/// @param share the share won of the games played
/// @param low the smallest share the games do not contradict
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

  /// Whether the whole interval lies above one half.
  public boolean isAboveHalf() {
    return low > 0.5;
  }
}
