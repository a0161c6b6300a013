package parlour.bots.letters;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import parlour.bots.skill.AnagramsSkill;
import parlour.bots.skill.RemembersSecrets;
import parlour.bots.skill.WordSight;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.puzzleneighbor.Move;
import parlour.games.puzzleneighbor.Phase;
import parlour.games.puzzleneighbor.PuzzleNeighbor;
import parlour.games.puzzleneighbor.Stack;
import parlour.games.puzzleneighbor.View;
import parlour.lexicon.Judge;

/// Plays Puzzle Your Neighbor: picks words of its vocabulary, rarer ones the better it plays,
/// remembers them as well as it can, and solves known words in human time.
///
/// The bot is asked again whenever anything happens at the table, so it decides what it will find
/// and when once its stack is turned up.
public final class PuzzleNeighborBot implements RemembersSecrets<Move, View> {
  /// How many words it compares to pick the rarest.
  private static final int[] COMPARED_WORDS = {1, 1, 2, 4, 8};

  private final PuzzleNeighbor game;
  private final int level;
  private final WordSight wordSight;
  private final AnagramsSkill skill;
  private final int[] known;
  private final Map<String, Boolean> doubts = new HashMap<>();
  private String picked = "";
  private int round;
  private Optional<Plan> solution = Optional.empty();

  /// What it will say about its stack, and when by the table's clock.
  private record Plan(Move move, long atMillis) {}

  public PuzzleNeighborBot(PuzzleNeighbor game, int level) {
    this.game = game;
    this.level = level;
    Judge judge = game.words().judge();
    this.wordSight = WordSight.of(judge, level);
    this.skill = AnagramsSkill.of(level);
    int[] words = new int[judge.lexicon().size()];
    int count = 0;
    for (int id = wordSight.known().next(0); id >= 0; id = wordSight.known().next(id + 1))
      if (judge.lexicon().length(id) == game.options().length()) words[count++] = id;
    this.known = Arrays.copyOf(words, count);
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (view.match().number() != round) {
      round = view.match().number();
      solution = Optional.empty();
      picked = "";
      doubts.clear();
    }
    if (view.mayPick()) {
      picked = pick(view, dice);
      return after(new Move.Pick(picked), 9_000, dice);
    }
    if (!view.passed().word().isEmpty()) picked = view.passed().word();
    if (view.mayCall()) return after(new Move.Call(), 2_500, dice);
    String doubted = doubted(view, dice);
    if (!doubted.isEmpty()) return after(new Move.Challenge(doubted), 4_000, dice);
    if (view.mustSpell()) return spell(view, dice);
    if (view.mayRequire())
      return after(dice.below(10) < 5 + level ? new Move.Require() : new Move.Pay(), 4_000, dice);
    if (view.isTrying()) return solve(view, dice);
    return view.phase() instanceof Phase.Prove && view.mayDoubt()
        ? after(new Move.Content(), 4_000, dice)
        : Optional.empty();
  }

  /// It keeps the word it picked and its solution; only its doubts about the words of others start
  /// again.
  @Override
  public PuzzleNeighborBot withGame(Game<?, Move, View> extended) {
    PuzzleNeighborBot bot = new PuzzleNeighborBot((PuzzleNeighbor) extended, level);
    bot.round = round;
    bot.picked = picked;
    bot.solution = solution;
    return bot;
  }

  private static Optional<Reply<Move>> after(Move move, long millis, Dice dice) {
    return Optional.of(new Reply<>(move, AnagramsSkill.aboutMillis(millis, dice)));
  }

  /// The rarest of a few random words that the open letters can spell.
  private String pick(View view, Dice dice) {
    Judge judge = game.words().judge();
    int best = -1;
    int found = 0;
    for (int i = 0; i < 400 && found < COMPARED_WORDS[level - 1]; i++) {
      int id = known[dice.below(known.length)];
      if (!view.open().covers(judge.lexicon().index().letters(id))) continue;
      found++;
      if (best < 0 || judge.lexicon().band(id) > judge.lexicon().band(best)) best = id;
    }
    return best < 0 ? anyWord(view, dice) : judge.lexicon().word(best);
  }

  private String anyWord(View view, Dice dice) {
    return ((Move.Pick) game.anyMove(view, dice)).word();
  }

  /// Announces a known word of these letters, or gives up in the end.
  private Optional<Reply<Move>> solve(View view, Dice dice) {
    if (solution.isEmpty()) solution = Optional.of(study(view, dice));
    Plan plan = solution.orElseThrow();
    return Optional.of(
        new Reply<>(plan.move, Math.max(300, plan.atMillis - view.round().nowMillis())));
  }

  private Plan study(View view, Dice dice) {
    Judge judge = game.words().judge();
    String letters = view.own().letters();
    long nowMillis = view.round().nowMillis();
    long leftMillis = view.phase().dueMillis() - nowMillis;
    long givesUpAtMillis = nowMillis + leftMillis * (70 + dice.below(40)) / 100;
    Plan[] best = {new Plan(new Move.Yield(), givesUpAtMillis)};
    if (dice.once(skill.oneInNeverFound())) return best[0];
    skill.eachFind(
        judge,
        letters,
        wordSight.known(),
        dice,
        (id, takesMillis) -> {
          if (nowMillis + takesMillis < best[0].atMillis)
            best[0] =
                new Plan(new Move.Announce(judge.lexicon().word(id)), nowMillis + takesMillis);
        });
    return best[0];
  }

  /// Spells the word it picked, or concedes that it has forgotten it.
  private Optional<Reply<Move>> spell(View view, Dice dice) {
    boolean recalls =
        !picked.isEmpty()
            && view.passed().plea().tries().isEmpty()
            && !dice.once(skill.oneInForgotten() + 1);
    return after(recalls ? new Move.Spell(picked) : new Move.Concede(), 6_000, dice);
  }

  private String doubted(View view, Dice dice) {
    if (!view.mayDoubt()) return "";
    for (Seat setter : view.allSeats()) {
      Stack stack = view.round().of(setter);
      if (!stack.isUntried() || view.match().receiver(setter).equals(view.eye())) continue;
      String word = stack.claim().word();
      if (doubts.computeIfAbsent(word, _ -> wordSight.doubts(word, dice))) return word;
    }
    return "";
  }
}
