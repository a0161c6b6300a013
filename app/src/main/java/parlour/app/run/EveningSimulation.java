package parlour.app.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;
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

/// Simulates many evenings in one movement on several threads; the outcome does not depend on their
/// number.
public final class EveningSimulation {
  private final String movement;
  private final Plan plan;
  private final RecordedGames recordedGames;
  private final int guests;
  private final int rounds;

  public EveningSimulation(
      String movement, Plan plan, RecordedGames recordedGames, int guests, int rounds) {
    this.movement = movement;
    this.plan = plan;
    this.recordedGames = recordedGames;
    this.guests = guests;
    this.rounds = rounds;
  }

  /// The plan of an evening with this movement; it never ends by itself.
  public static Plan plan(
      String game, Map<String, String> options, String movement, String fill, int edition) {
    return Plan.of(
        game, options, Map.of("movement", movement, "end", "minutes-180", "fill", fill), edition);
  }

  /// The level of a guest: all levels come in turn.
  static int level(int guest) {
    return 1 + guest % Bots.LEVELS;
  }

  /// The counts of all evenings.
  public static final class Count {
    public final String movement;
    public final int guests;

    /// How often guest i was the partner or opponent of guest j.
    public final long[][] partners;

    public final long[][] opponents;

    /// Pairs of guests by how often they met in an evening.
    final long[] pairsByMeetings = new long[64];

    /// By level: the sum of gold stars, of their squares, of guests, and of prizes.
    final double[][] stars = new double[Bots.LEVELS + 1][4];

    public final List<Long> gameMillis = new ArrayList<>();
    long repeatedPartners;
    public int evenings;

    /// Games in which a table of bots rang, the parts of their games that tables with people had
    /// played when the bell came, what the people had to wait in all their games, and the gold
    /// stars of bots.
    private long rungByBots;

    private double playedGames;
    private long peopleTables;
    private long idleMillis;
    private long botGold;
    private long allGold;

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
      for (int i = 0; i < pairsByMeetings.length; i++)
        pairsByMeetings[i] += other.pairsByMeetings[i];
      for (int i = 0; i < stars.length; i++)
        for (int j = 0; j < 4; j++) stars[i][j] += other.stars[i][j];
      gameMillis.addAll(other.gameMillis);
      repeatedPartners += other.repeatedPartners;
      evenings += other.evenings;
      rungByBots += other.rungByBots;
      playedGames += other.playedGames;
      peopleTables += other.peopleTables;
      idleMillis += other.idleMillis;
      botGold += other.botGold;
      allGold += other.allGold;
    }

    /// The share of games that a table of bots brought to an end.
    public double rungByBots() {
      return (double) rungByBots / gameMillis.size();
    }

    /// How much of its game a table with people has played when the bell comes.
    public double playedShare() {
      return playedGames / peopleTables;
    }

    /// How many minutes a guest has to wait in a game: sitting out, or until the bell.
    public double idleMinutes() {
      return idleMillis / 60_000.0 / gameMillis.size() / guests;
    }

    /// The share of the gold stars that bots take.
    public double botGold() {
      return (double) botGold / allGold;
    }

    /// Gold stars of a guest of this level, on average.
    public double meanGold(int level) {
      return stars[level][2] == 0 ? 0 : stars[level][0] / stars[level][2];
    }

    /// The standard deviation of those stars.
    public double goldDeviation(int level) {
      double mean = meanGold(level);
      double square = stars[level][2] == 0 ? 0 : stars[level][1] / stars[level][2];
      return Math.sqrt(Math.max(0, square - mean * mean));
    }

    /// The share of prizes that go to guests of this level.
    public double prizeShare(int level) {
      return stars[level][3] / evenings;
    }

    /// The share of pairs that met this often.
    public double shareOfPairs(int times) {
      double all = 0;
      for (long pairs : pairsByMeetings) all += pairs;
      return all == 0 ? 0 : pairsByMeetings[times] / all;
    }

    /// The most often that two guests met.
    public int mostMeetings() {
      int most = 0;
      for (int i = 0; i < pairsByMeetings.length; i++) if (pairsByMeetings[i] > 0) most = i;
      return most;
    }

    /// How many pairs were partners more than once in an evening, on average.
    public double meanRepeatedPartners() {
      return (double) repeatedPartners / evenings;
    }

    /// A quantile of the length of a game: this share of games is no longer.
    public double minutesAtQuantile(double share) {
      List<Long> sorted = gameMillis.stream().sorted().toList();
      return sorted.get((int) (share * (sorted.size() - 1))) / 60_000.0;
    }
  }

  public Count run(int evenings, long seed, int threads, LongConsumer progress) {
    AtomicInteger next = new AtomicInteger();
    Count all = new Count(movement, guests);
    for (Count part : Workers.run(threads, () -> part(evenings, seed, next, progress)))
      all.add(part);
    return all;
  }

  private Count part(int evenings, long seed, AtomicInteger next, LongConsumer progress) {
    Count part = new Count(movement, guests);
    for (int n = next.getAndIncrement(); n < evenings; n = next.getAndIncrement()) {
      play(part, seed + n);
      progress.accept(1);
    }
    return part;
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
        games.add(
            recordedGames.draw(
                levels(evening, sitting), dice.below(RecordedGames.GAMES_PER_TABLE)));
      int bell = evening.bellTable();
      long bellMillis = games.get(bell - 1).endMillis();
      count(count, evening, games, bellMillis);
      for (int table = games.size(); table >= 1; table--)
        if (table != bell)
          evening = step(evening, new Step.Finish(table, games.get(table - 1).at(bellMillis)));
      evening = step(evening, new Step.Finish(bell, games.get(bell - 1).at(bellMillis)));
    }
    count(count, evening);
  }

  private void count(
      Count count, Evening evening, List<RecordedGames.Recorded> games, long bellMillis) {
    count.gameMillis.add(bellMillis);
    if (!evening.hasPeople(evening.tables().get(evening.bellTable() - 1))) count.rungByBots++;
    int seated = 0;
    for (int i = 0; i < games.size(); i++) {
      Foursome four = evening.tables().get(i);
      int people = (int) four.chairs().stream().filter(id -> id < guests).count();
      if (people == 0) continue;
      seated += people;
      count.peopleTables++;
      long endMillis = games.get(i).endMillis();
      count.playedGames += Math.min(1, (double) bellMillis / endMillis);
      count.idleMillis += people * Math.max(0, bellMillis - endMillis);
    }
    count.idleMillis += (guests - seated) * bellMillis;
  }

  private static List<Integer> levels(Evening evening, Foursome sitting) {
    return sitting.chairs().stream()
        .map(evening::guest)
        .map(guest -> guest.isBot() ? RecordedGames.BOT + guest.level() : level(guest.id()))
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
        count.pairsByMeetings[with[i][j] + against[i][j]]++;
        if (with[i][j] > 1) count.repeatedPartners++;
      }
      double gold = evening.guest(i).stars().gold();
      double[] stars = count.stars[level(i)];
      stars[0] += gold;
      stars[1] += gold * gold;
      stars[2]++;
    }
    List<Guest> prize = evening.prize();
    for (Guest guest : prize) count.stars[level(guest.id())][3] += 1.0 / prize.size();
    for (Guest guest : evening.guests()) {
      count.allGold += guest.stars().gold();
      if (guest.isBot()) count.botGold += guest.stars().gold();
    }
    count.evenings++;
  }
}
