package parlour.bots.letters;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import parlour.bots.skill.Pen;
import parlour.bots.skill.SkillLevel;
import parlour.bots.skill.WordSight;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.outinthecold.Move;
import parlour.games.outinthecold.OutInTheCold;
import parlour.games.outinthecold.Phase;
import parlour.games.outinthecold.Player;
import parlour.games.outinthecold.Player.Progress;
import parlour.games.outinthecold.View;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;

/// Plays Out in the Cold: waits for a longer word as long as it dares, and comes in before it is
/// the last player out.
public final class OutInTheColdBot implements Bot<Move, View> {
  /// The word length with which it comes in at its first turn; each draw lowers it by one.
  private static final int[] GOOD_ENOUGH_LETTERS = {4, 5, 5, 6, 6};

  /// It comes in when at most this many others are still out.
  private static final int[] FEW_OTHERS_OUT = {0, 1, 1, 1, 1};

  /// How many letters it keeps for a word of its own.
  private static final int KEPT_LETTERS = 3;

  /// One turn in this many takes twice as long.
  private static final int ONE_IN_HESITATES = 4;

  private final OutInTheCold game;
  private final int level;
  private final WordSight wordSight;
  private final Pen pen;
  private final SkillLevel skill;
  private final Map<String, Boolean> doubts = new HashMap<>();
  private Optional<Plan> race = Optional.empty();
  private int round;

  /// The word it will call "In!" with, and when by the table's clock.
  private record Plan(Move move, long atMillis) {}

  public OutInTheColdBot(OutInTheCold game, int level) {
    this.game = game;
    this.level = level;
    this.wordSight = WordSight.of(game.judge(), level);
    this.pen = new Pen(game.judge(), level, game.options().judging());
    this.skill = SkillLevel.of(level);
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (view.match().number() != round) {
      round = view.match().number();
      race = Optional.empty();
      doubts.clear();
    }
    if (view.mayDoubt()) return doubt(view, dice);
    if (view.mayBuild()) return build(view, dice);
    if (!view.mayComeIn()) return Optional.empty();
    return view.phase() instanceof Phase.Race ? raceReply(view, dice) : turn(view, dice);
  }

  private Optional<Reply<Move>> after(Move move, long millis, Dice dice) {
    return Optional.of(new Reply<>(move, skill.delayMillis(millis, dice)));
  }

  /// The longest word it notices; empty for none.
  private String longest(Letters hand, Dice dice) {
    WordIndex graph = game.judge().lexicon().index();
    int[] best = {-1, 0};
    graph.within(
        hand,
        wordSight.known(),
        id -> {
          int length = game.judge().lexicon().length(id);
          if (length <= best[1] || !wordSight.sees(length, dice)) return;
          best[0] = id;
          best[1] = length;
        });
    return best[0] < 0 ? "" : graph.word(best[0]);
  }

  private Optional<Reply<Move>> turn(View view, Dice dice) {
    String word = longest(view.hand(), dice);
    int draws = view.round().of(view.eye()).draws();
    int others = view.round().at(Progress.OUT).size() - 1;
    boolean content = word.length() >= GOOD_ENOUGH_LETTERS[level - 1] - draws;
    boolean cautious = others <= FEW_OTHERS_OUT[level - 1] || draws == Player.DRAWS;
    if (!word.isEmpty() && (content || cautious))
      return after(new Move.ComeIn(pen.written(word, dice)), 4_000 + 400L * word.length(), dice);
    Move waits = view.mayWait() ? new Move.Wait() : new Move.Stay();
    return after(waits, dice.once(ONE_IN_HESITATES) ? 9_000 : 4_500, dice);
  }

  /// In a race it decides at the first look what it will find and when.
  private Optional<Reply<Move>> raceReply(View view, Dice dice) {
    long nowMillis = view.round().nowMillis();
    if (race.isEmpty()) {
      String word = longest(view.hand(), dice);
      Move move = word.isEmpty() ? new Move.Stay() : new Move.ComeIn(pen.written(word, dice));
      long millis = word.isEmpty() ? 60_000 : 5_000 + 2_500L * word.length();
      race = Optional.of(new Plan(move, nowMillis + skill.delayMillis(millis, dice)));
    }
    Plan plan = race.orElseThrow();
    return Optional.of(new Reply<>(plan.move, Math.max(300, plan.atMillis - nowMillis)));
  }

  /// Builds the longest word it notices, but keeps some letters while it still needs a word of its
  /// own.
  private Optional<Reply<Move>> build(View view, Dice dice) {
    WordIndex graph = game.judge().lexicon().index();
    Letters before = Letters.of(view.declared().word());
    boolean out = view.round().of(view.eye()).progress() == Progress.OUT;
    boolean mine = view.declared().owner().equals(view.eye());
    int[] best = {-1, 0};
    graph.takings(
        before,
        view.hand(),
        wordSight.known(),
        id -> {
          int length = game.judge().lexicon().length(id);
          boolean keepsEnough = !out || view.hand().size() + before.size() - length >= KEPT_LETTERS;
          if (length <= best[1] || !keepsEnough || !wordSight.sees(length, dice)) return;
          best[0] = id;
          best[1] = length;
        });
    boolean builds = best[0] >= 0 && !(mine && out);
    return builds
        ? after(new Move.Build(graph.word(best[0])), 5_000, dice)
        : after(new Move.Pass(), 3_500, dice);
  }

  private Optional<Reply<Move>> doubt(View view, Dice dice) {
    for (Seat maker : view.allSeats()) {
      if (!view.isDoubtful(maker)) continue;
      String word = view.round().of(maker).laid().word();
      if (doubts.computeIfAbsent(word, _ -> wordSight.doubts(word, dice)))
        return after(new Move.Challenge(word), 3_000, dice);
    }
    return after(new Move.Content(), 3_500, dice);
  }
}
