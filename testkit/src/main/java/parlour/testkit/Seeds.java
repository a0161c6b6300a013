package parlour.testkit;

import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import parlour.engine.play.Seed;

/// The seeds of tests that draw by chance: the same in every build, so that a failure comes again.
/// They bear the tag `chance`, and name the seed that fails.
///
/// `./check chance` draws others (`-Dparlour.seeds=100 -Dparlour.seeds.from=1874`);
/// `-Dparlour.seed=17` takes one by itself.
public final class Seeds {
  private Seeds() {}

  /// So many seeds from one on, unless the run asks for others.
  public static LongStream from(long first, int usual) {
    Long only = Long.getLong("parlour.seed");
    if (only != null) return LongStream.of(only);
    long from = Long.getLong("parlour.seeds.from", first);
    return LongStream.range(from, from + Integer.getInteger("parlour.seeds", usual));
  }

  /// What a server of a test deals from: every one the same seeds in the same order.
  public static Supplier<Seed> ofDeals() {
    Random random = new Random(Long.getLong("parlour.seed", 1874));
    return () -> new Seed(random.nextLong(), "74".repeat(32));
  }
}
