package parlour.app.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.play.Referee;
import parlour.games.progressive.Pace;
import parlour.games.progressive.Score;

/// A cache of games between bots, two against two, from which the tables of many simulated evenings
/// are drawn.
///
/// A game is kept as its score over time, so that a table can be judged as it stands when the head
/// table's bell stops it. People are played by bots who take longer over everything.
public final class RecordedGames {
  /// A chair of a bot is its level and this; a chair of a person is the level alone.
  static final int BOT = 5;

  /// How long a person takes over a play: so much, and so many times as long as a bot.
  private static final long PERSON_MILLIS = 8_000;

  private static final long PERSON_TIMES = 3;
  private static final long LONGEST_MILLIS = 40_000;

  /// How long a device that several share takes from hand to hand.
  private static final long HANDING_MILLIS = 5_000;

  /// How many games are played for each combination of levels.
  static final int GAMES_PER_TABLE = 12;

  private static final int MAX_STEPS = 200_000;
  private static final int BASE = 16;

  private final String id;
  private final Game<?, ?, ?> game;
  private final long seed;
  private final boolean paced;
  private final int devices;
  private final ConcurrentHashMap<List<Integer>, List<Recorded>> gamesByLevels =
      new ConcurrentHashMap<>();

  /// @param paced whether bots keep to the pace of people
  /// @param devices on how many devices the people of a table play
  public RecordedGames(String id, Game<?, ?, ?> game, long seed, boolean paced, int devices) {
    this.paced = paced;
    this.devices = devices;
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

  /// A game of these four in the order of their chairs, each a level or [#BOT] and a level; which
  /// chair of a pair somebody has, and which pair comes first, makes no difference.
  Recorded draw(List<Integer> levels, int number) {
    int first = pair(levels.get(0), levels.get(2));
    int second = pair(levels.get(1), levels.get(3));
    int low = Math.min(first, second);
    int high = Math.max(first, second);
    Recorded drawn =
        gamesByLevels
            .computeIfAbsent(
                List.of(low / BASE, high / BASE, low % BASE, high % BASE), this::played)
            .get(number);
    return first <= second ? drawn : drawn.mirrored();
  }

  private static int pair(int one, int other) {
    return BASE * Math.min(one, other) + Math.max(one, other);
  }

  private List<Recorded> played(List<Integer> levels) {
    List<Recorded> games = new ArrayList<>();
    for (int i = 0; i < GAMES_PER_TABLE; i++) games.add(record(game, levels, seed + 1_000L * i));
    return List.copyOf(games);
  }

  private <S, M, V> Recorded record(Game<S, M, V> rules, List<Integer> levels, long deal) {
    List<Bot<M, V>> bots = new ArrayList<>();
    PaceBook book = new PaceBook();
    int people = (int) levels.stream().filter(level -> level <= BOT).count();
    int person = 0;
    for (int level : levels)
      bots.add(
          level > BOT
              ? book.kept(Bots.seat(rules, level - BOT), paced)
              : book.noted(Bots.seat(rules, level), Hands.of(person++, people, devices)));
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

  /// In which hands a person's device is besides their own.
  ///
  /// @param before how many have it first where all are asked at once
  /// @param handingMillis how long it takes to them
  private record Hands(int before, long handingMillis) {
    /// People have the devices in turn.
    static Hands of(int person, int people, int devices) {
      boolean alone = person < devices && person + devices >= people;
      return new Hands(person / devices, alone ? 0 : HANDING_MILLIS);
    }

    long millis(Prompt.Pace pace, long playMillis) {
      return switch (pace) {
        case TURN -> handingMillis + playMillis;
        case TOGETHER -> (before + 1) * (handingMillis + playMillis);
        case RACE, OVER -> playMillis;
      };
    }
  }

  /// How long the people at one table have taken over their turns.
  private static final class PaceBook {
    private Pace pace = Pace.UNKNOWN;

    /// A person, whose turns are noted.
    <M, V> Bot<M, V> noted(Bot<M, V> player, Hands hands) {
      return (view, prompt, dice) ->
          player
              .reply(view, prompt, dice)
              .map(
                  reply -> {
                    long millis =
                        Math.min(
                            LONGEST_MILLIS, PERSON_MILLIS + PERSON_TIMES * reply.afterMillis());
                    if (prompt.pace() == Prompt.Pace.TURN) pace = pace.after(millis);
                    return new Bot.Reply<>(reply.move(), hands.millis(prompt.pace(), millis));
                  });
    }

    /// A bot, who keeps to their pace or to its own.
    <M, V> Bot<M, V> kept(Bot<M, V> bot, boolean paced) {
      return (view, prompt, dice) ->
          bot.reply(view, prompt, dice)
              .map(
                  reply ->
                      paced && prompt.pace() == Prompt.Pace.TURN
                          ? new Bot.Reply<>(
                              reply.move(), pace.botMillis(reply.afterMillis(), LONGEST_MILLIS))
                          : reply);
    }
  }

  private Score standing(Referee<?, ?, ?> referee) {
    return Score.standing(id, referee);
  }
}
