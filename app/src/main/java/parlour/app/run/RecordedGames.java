package parlour.app.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.engine.play.Referee;
import parlour.games.progressive.Score;

/// A cache of games between bots, two against two, from which the tables of many simulated evenings
/// are drawn.
///
/// A game is kept as its score over time, so that a table can be judged as it stands when the head
/// table's bell stops it.
public final class RecordedGames {
  /// How many games are played for each combination of levels.
  static final int GAMES_PER_TABLE = 12;

  private static final int MAX_STEPS = 200_000;

  private final String id;
  private final Game<?, ?, ?> game;
  private final long seed;
  private final ConcurrentHashMap<List<Integer>, List<Recorded>> gamesByLevels =
      new ConcurrentHashMap<>();

  public RecordedGames(String id, Game<?, ?, ?> game, long seed) {
    this.id = id;
    this.game = game;
    this.seed = seed;
  }

  /// The score from a moment on.
  record Moment(long atMillis, Score score) {}

  /// One game; its last moment is its end.
  record Recorded(List<Moment> moments) {
    long endMillis() {
      return moments.getLast().atMillis();
    }

    Recorded mirrored() {
      return new Recorded(
          moments.stream()
              .map(moment -> new Moment(moment.atMillis(), moment.score().mirrored()))
              .toList());
    }

    Score at(long millis) {
      Score score = moments.getFirst().score();
      for (Moment moment : moments) if (moment.atMillis() <= millis) score = moment.score();
      return score;
    }
  }

  /// How many games were played in all.
  public int games() {
    return gamesByLevels.values().stream().mapToInt(List::size).sum();
  }

  /// A game of these four levels in the order of their chairs; which chair of a pair a level has,
  /// and which pair comes first, makes no difference.
  Recorded draw(List<Integer> levels, int number) {
    int first = pair(levels.get(0), levels.get(2));
    int second = pair(levels.get(1), levels.get(3));
    int low = Math.min(first, second);
    int high = Math.max(first, second);
    Recorded drawn =
        gamesByLevels
            .computeIfAbsent(List.of(low / 10, high / 10, low % 10, high % 10), this::played)
            .get(number);
    return first <= second ? drawn : drawn.mirrored();
  }

  private static int pair(int one, int other) {
    return 10 * Math.min(one, other) + Math.max(one, other);
  }

  private List<Recorded> played(List<Integer> levels) {
    List<Recorded> games = new ArrayList<>();
    for (int i = 0; i < GAMES_PER_TABLE; i++) games.add(record(game, levels, seed + 1_000L * i));
    return List.copyOf(games);
  }

  private <S, M, V> Recorded record(Game<S, M, V> rules, List<Integer> levels, long deal) {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int level : levels) bots.add(Bots.seat(rules, level));
    Simulator.Played<M> played = Simulator.play(rules, deal, bots, MAX_STEPS);
    Referee<S, M, V> referee = new Referee<>(rules, levels.size(), deal);
    List<Moment> moments = new ArrayList<>();
    moments.add(new Moment(0, standing(referee)));
    for (Simulator.Step<M> step : played.steps()) {
      if (step.move().isPresent()) referee.playMove(step.by(), step.move().get(), step.atMillis());
      else referee.timeUp(step.atMillis());
      Score score = standing(referee);
      if (!score.equals(moments.getLast().score())) moments.add(new Moment(step.atMillis(), score));
    }
    moments.add(new Moment(played.millis(), standing(referee)));
    return new Recorded(List.copyOf(moments));
  }

  private Score standing(Referee<?, ?, ?> referee) {
    return Score.standing(id, referee.scene(Seat.NOBODY), referee.result());
  }
}
