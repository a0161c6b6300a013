package parlour.app.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;
import parlour.app.config.Refusal;
import parlour.bots.Bots;
import parlour.engine.Dice;
import parlour.engine.Ruling;
import parlour.games.progressive.Evening;
import parlour.games.progressive.Foursome;
import parlour.games.progressive.Guest;
import parlour.games.progressive.Plan;
import parlour.games.progressive.Progressive;
import parlour.games.progressive.Round;
import parlour.games.progressive.Step;

/// Many evenings in one movement, on as many cores as one likes; whatever their number, the outcome
/// is the same.
public final class EveningSimulation {
  private final String movement;
  private final Plan plan;
  private final RecordedGames repertory;
  private final int guests;
  private final int rounds;

  public EveningSimulation(
      String movement, Plan plan, RecordedGames repertory, int guests, int rounds) {
    this.movement = movement;
    this.plan = plan;
    this.repertory = repertory;
    this.guests = guests;
    this.rounds = rounds;
  }

  /// The same evening, moved that way; it never ends by itself.
  public static Plan plan(String game, Map<String, String> options, String movement, String fill) {
    return Plan.of(game, options, Map.of("movement", movement, "end", "minutes-180", "fill", fill));
  }

  /// The level of a guest, by his number: all levels come in turn.
  static int level(int guest) {
    return 1 + guest % Bots.LEVELS;
  }

  /// What was counted.
  public static final class Count {
    public final String movement;
    public final int guests;

    /// How often the first was partner or opponent of the second.
    public final long[][] partners;

    public final long[][] opponents;

    /// Of all pairs of guests of an evening, how many met so often.
    final long[] met = new long[64];

    /// By level: gold stars, their squares, guests, and prizes.
    final double[][] stars = new double[Bots.LEVELS + 1][4];

    public final List<Long> millis = new ArrayList<>();
    long sameTwice;
    public int evenings;

    Count(String movement, int guests) {
      this.movement = movement;
      this.guests = guests;
      this.partners = new long[guests][guests];
      this.opponents = new long[guests][guests];
    }

    private void add(Count other) {
      for (int i = 0; i < guests; i++) {
        for (int j = 0; j < guests; j++) {
          partners[i][j] += other.partners[i][j];
          opponents[i][j] += other.opponents[i][j];
        }
      }
      for (int i = 0; i < met.length; i++) met[i] += other.met[i];
      for (int i = 0; i < stars.length; i++)
        for (int j = 0; j < 4; j++) stars[i][j] += other.stars[i][j];
      millis.addAll(other.millis);
      sameTwice += other.sameTwice;
      evenings += other.evenings;
    }

    /// How many gold stars a guest of that level has at the end, on average.
    public double gold(int level) {
      return stars[level][0] / stars[level][2];
    }

    /// How far they spread.
    public double spread(int level) {
      double mean = gold(level);
      return Math.sqrt(Math.max(0, stars[level][1] / stars[level][2] - mean * mean));
    }

    /// How often the prize goes to a guest of that level, on average.
    public double prize(int level) {
      return stars[level][3] / evenings;
    }

    /// The share of pairs that met so often.
    public double share(int times) {
      double all = 0;
      for (long pairs : met) all += pairs;
      return met[times] / all;
    }

    /// The most often that two met.
    public int most() {
      int most = 0;
      for (int i = 0; i < met.length; i++) if (met[i] > 0) most = i;
      return most;
    }

    /// How many pairs were partners more than once in an evening, on average.
    public double repeats() {
      return (double) sameTwice / evenings;
    }

    /// The length of a game below which so great a share of them lies, in minutes.
    public double minutes(double share) {
      List<Long> sorted = millis.stream().sorted().toList();
      return sorted.get((int) (share * (sorted.size() - 1))) / 60_000.0;
    }
  }

  public Count run(int evenings, long seed, int threads, LongConsumer progress) {
    AtomicInteger next = new AtomicInteger();
    Count all = new Count(movement, guests);
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      List<Future<Count>> parts = new ArrayList<>();
      for (int i = 0; i < threads; i++)
        parts.add(
            pool.submit(
                () -> {
                  Count part = new Count(movement, guests);
                  for (int n = next.getAndIncrement(); n < evenings; n = next.getAndIncrement()) {
                    play(part, seed + n);
                    progress.accept(1);
                  }
                  return part;
                }));
      for (Future<Count> part : parts) all.add(part.get());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new Refusal(Refusal.MACHINE, "The simulation was interrupted.");
    } catch (ExecutionException e) {
      throw new IllegalStateException("an evening broke", e.getCause());
    }
    return all;
  }

  private void play(Count count, long seed) {
    Dice dice = new Dice(seed ^ 0x5EEDL);
    Evening evening = Evening.opened(plan, seed);
    for (int i = 0; i < guests; i++)
      evening = step(evening, new Step.Arrive("Guest " + (i + 1), Guest.Part.ANY));
    for (int round = 0; round < rounds; round++) {
      evening = step(evening, new Step.Begin());
      List<RecordedGames.Recorded> games = new ArrayList<>();
      for (Foursome sitting : evening.tables())
        games.add(repertory.draw(levels(evening, sitting), dice.below(RecordedGames.STOCK)));
      long bell = games.getFirst().end();
      count.millis.add(bell);
      for (int table = games.size(); table >= 1; table--)
        evening = step(evening, new Step.Finish(table, games.get(table - 1).at(bell)));
    }
    count(count, evening);
  }

  private static List<Integer> levels(Evening evening, Foursome sitting) {
    return sitting.chairs().stream()
        .map(evening::guest)
        .map(guest -> guest.isBot() ? guest.level() : level(guest.id()))
        .toList();
  }

  private static Evening step(Evening evening, Step step) {
    return switch (Progressive.play(evening, step, 0)) {
      case Ruling.Legal<Evening> legal -> legal.next();
      case Ruling.Illegal<Evening>(var clause, String why) ->
          throw new IllegalStateException(step + " was refused: " + why + " " + clause.id());
    };
  }

  private void count(Count count, Evening evening) {
    int[][] with = new int[guests][guests];
    int[][] against = new int[guests][guests];
    for (Round round : evening.past()) {
      for (Round.Outcome outcome : round.tables()) {
        List<Integer> chairs = outcome.foursome().chairs();
        for (int i = 0; i < chairs.size(); i++) {
          for (int j = 0; j < chairs.size(); j++) {
            if (i == j || chairs.get(i) >= guests || chairs.get(j) >= guests) continue;
            int[][] met = (i + j) % 2 == 0 ? with : against;
            met[chairs.get(i)][chairs.get(j)]++;
          }
        }
      }
    }
    for (int i = 0; i < guests; i++) {
      for (int j = 0; j < guests; j++) {
        count.partners[i][j] += with[i][j];
        count.opponents[i][j] += against[i][j];
        if (j >= i) continue;
        count.met[with[i][j] + against[i][j]]++;
        if (with[i][j] > 1) count.sameTwice++;
      }
      double gold = evening.guest(i).stars().gold();
      double[] stars = count.stars[level(i)];
      stars[0] += gold;
      stars[1] += gold * gold;
      stars[2]++;
    }
    List<Guest> prize = evening.prize();
    for (Guest guest : prize) count.stars[level(guest.id())][3] += 1.0 / prize.size();
    count.evenings++;
  }
}
