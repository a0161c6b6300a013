package parlour.bots.letters;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import parlour.bots.skill.SkillLevel;
import parlour.bots.skill.WordSight;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.material.letters.JudgingMode;
import parlour.games.outinthecold.Move;
import parlour.games.outinthecold.OutInTheCold;
import parlour.games.outinthecold.Player;
import parlour.games.outinthecold.Player.Stage;
import parlour.games.outinthecold.Position.Phase;
import parlour.games.outinthecold.View;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;

/// Plays Out in the Cold: waits for a longer word as long as it dares, and comes in before it is
/// the last one out.
public final class OutInTheColdBot implements Bot<Move, View> {
  /// With a word of so many letters it comes in at its first turn, and with one fewer at each turn
  /// after.
  private static final int[] CONTENTED = {4, 5, 5, 6, 6};

  /// It comes in when no more than so many others are still out.
  private static final int[] CAUTION = {0, 1, 1, 1, 1};

  /// So many letters it keeps for a word of its own.
  private static final int KEPT = 3;

  /// How much longer than it needs it takes over a turn, now and then.
  private static final int HESITATES = 4;

  private final OutInTheCold game;
  private final int level;
  private final WordSight sight;
  private final SkillLevel wits;
  private final Map<String, Boolean> doubts = new HashMap<>();
  private Optional<Plan> race = Optional.empty();
  private int round;

  /// The word it will call "In!" with, and when by the table's clock.
  private record Plan(Move move, long at) {}

  public OutInTheColdBot(OutInTheCold game, int level) {
    this.game = game;
    this.level = level;
    this.sight = WordSight.of(game.judge(), level);
    this.wits = SkillLevel.of(level);
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
    return view.phase() == Phase.RACE ? hurry(view, dice) : turn(view, dice);
  }

  private Optional<Reply<Move>> after(Move move, long millis, Dice dice) {
    return Optional.of(new Reply<>(move, wits.after(millis, dice)));
  }

  /// The longest word it sees, or nothing.
  private String longest(Letters hand, Dice dice) {
    WordIndex graph = game.judge().lexicon().index();
    int[] best = {-1, 0};
    graph.within(
        hand,
        sight.known(),
        id -> {
          int length = game.judge().lexicon().length(id);
          if (length <= best[1] || !sight.sees(length, dice)) return;
          best[0] = id;
          best[1] = length;
        });
    return best[0] < 0 ? "" : graph.word(best[0]);
  }

  private Optional<Reply<Move>> turn(View view, Dice dice) {
    String word = longest(view.hand(), dice);
    int draws = view.round().of(view.eye()).draws();
    int others = view.round().at(Stage.OUT).size() - 1;
    boolean content = word.length() >= CONTENTED[level - 1] - draws;
    boolean wary = others <= CAUTION[level - 1] || draws == Player.DRAWS;
    if (!word.isEmpty() && (content || wary))
      return after(new Move.ComeIn(said(word, dice)), 4_000 + 400L * word.length(), dice);
    Move waits = view.mayWait() ? new Move.Wait() : new Move.Stay();
    return after(waits, dice.once(HESITATES) ? 9_000 : 4_500, dice);
  }

  private String said(String word, Dice dice) {
    // An umpire would refuse a slip, and the word would be spelt again.
    boolean slips =
        game.options().judging() == JudgingMode.VIGILANCE
            && word.length() > 3
            && sight.slips(JudgingMode.VIGILANCE, dice);
    return slips ? WordSight.misspelt(word, dice) : word;
  }

  /// Against the clock it settles at the first look what it will find and when.
  private Optional<Reply<Move>> hurry(View view, Dice dice) {
    long now = view.round().turn().now();
    if (race.isEmpty()) {
      String word = longest(view.hand(), dice);
      Move move = word.isEmpty() ? new Move.Stay() : new Move.ComeIn(said(word, dice));
      long millis = word.isEmpty() ? 60_000 : 5_000 + 2_500L * word.length();
      race = Optional.of(new Plan(move, now + wits.after(millis, dice)));
    }
    Plan plan = race.orElseThrow();
    return Optional.of(new Reply<>(plan.move, Math.max(300, plan.at - now)));
  }

  /// Builds the longest word it sees, but keeps some letters while it still wants a word of its
  /// own.
  private Optional<Reply<Move>> build(View view, Dice dice) {
    WordIndex graph = game.judge().lexicon().index();
    Letters before = Letters.of(view.declared().word());
    boolean out = view.round().of(view.eye()).stage() == Stage.OUT;
    boolean mine = view.declared().owner().equals(view.eye());
    int[] best = {-1, 0};
    graph.takings(
        before,
        view.hand(),
        sight.known(),
        id -> {
          int length = game.judge().lexicon().length(id);
          boolean spares = !out || view.hand().size() + before.size() - length >= KEPT;
          if (length <= best[1] || !spares || !sight.sees(length, dice)) return;
          best[0] = id;
          best[1] = length;
        });
    boolean builds = best[0] >= 0 && !(mine && out);
    return builds
        ? after(new Move.Build(graph.word(best[0])), 5_000, dice)
        : after(new Move.Pass(), 3_500, dice);
  }

  private Optional<Reply<Move>> doubt(View view, Dice dice) {
    for (Seat maker : view.company()) {
      if (!view.isDoubtful(maker)) continue;
      String word = view.round().of(maker).laid().word();
      int id = game.judge().admit(word);
      if (doubts.computeIfAbsent(word, _ -> sight.doubts(id, dice)))
        return after(new Move.Challenge(word), 3_000, dice);
    }
    return after(new Move.Content(), 3_500, dice);
  }
}
