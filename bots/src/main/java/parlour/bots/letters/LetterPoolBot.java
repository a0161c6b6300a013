package parlour.bots.letters;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import parlour.bots.skill.SkillLevel;
import parlour.bots.skill.WordSight;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.games.letterpool.LetterPool;
import parlour.games.letterpool.Move;
import parlour.games.letterpool.Position.Phase;
import parlour.games.letterpool.View;
import parlour.games.material.letters.JudgingMode;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;

/// Plays Letter Pool: it stakes what its hand can best do without, and declares the word that is
/// hardest to beat, or simply the longest when nobody comes after it.
public final class LetterPoolBot implements Bot<Move, View> {
  /// What another letter of the pool is worth beside a longer word while others may still declare.
  private static final double HARDER = 1.6;

  /// How far its judgement of a word may err, in letters.
  private static final double[] NOISE = {3, 2, 1, 0.4, 0};

  private final LetterPool game;
  private final int level;
  private final WordSight sight;
  private final SkillLevel wits;
  private final Map<String, Boolean> doubts = new HashMap<>();

  public LetterPoolBot(LetterPool game, int level) {
    this.game = game;
    this.level = level;
    this.sight = WordSight.of(game.judge(), level);
    this.wits = SkillLevel.of(level);
  }

  /// The best word found so far.
  private static final class Best {
    private int id = -1;
    private double worth = Double.NEGATIVE_INFINITY;
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (view.isAwaited(Phase.STAKE)) return after(new Move.Stake(stake(view, dice)), 3_000, dice);
    if (view.isAwaited(Phase.THINK)) {
      doubts.clear();
      return after(new Move.Ready(), 6_000, dice);
    }
    if (view.mayChallenge() && doubts(view.claim().word(), dice))
      return after(new Move.Challenge(view.claim().word()), 1_800, dice);
    if (view.isAwaited(Phase.LAID)) return after(new Move.Content(), 2_500, dice);
    return view.isTurn() ? declare(view, dice) : Optional.empty();
  }

  private Optional<Reply<Move>> after(Move move, long millis, Dice dice) {
    return Optional.of(new Reply<>(move, wits.after(millis, dice)));
  }

  private boolean doubts(String word, Dice dice) {
    return doubts.computeIfAbsent(word, _ -> sight.doubts(game.judge().admit(word), dice));
  }

  /// The letter that the words of its hand want least; a beginner stakes any.
  private char stake(View view, Dice dice) {
    double[] wanted = new double[26];
    WordIndex graph = game.judge().lexicon().index();
    if (level > 1) graph.within(view.hand(), sight.known(), id -> want(graph.letters(id), wanted));
    char least = view.hand().at(0);
    double fewest = Double.POSITIVE_INFINITY;
    for (char letter = 'a'; letter <= 'z'; letter++) {
      if (!view.hand().has(letter)) continue;
      double wants =
          (1 + wanted[letter - 'a'])
              / view.hand().count(letter)
              * (1 + NOISE[level - 1] * dice.fraction());
      if (wants >= fewest) continue;
      fewest = wants;
      least = letter;
    }
    return least;
  }

  private static void want(Letters word, double[] wanted) {
    int letters = word.size();
    for (int kinds = word.kinds(); kinds != 0; kinds &= kinds - 1)
      wanted[Integer.numberOfTrailingZeros(kinds)] += letters * letters;
  }

  private Optional<Reply<Move>> declare(View view, Dice dice) {
    WordIndex graph = game.judge().lexicon().index();
    boolean last = view.match().lead().leader().equals(view.eye());
    Best best = new Best();
    graph.within(
        view.pool().plus(view.hand()),
        sight.known(),
        id -> {
          Letters letters = graph.letters(id);
          Letters held = game.held(view, letters);
          if (held.isEmpty() || !sight.sees(letters.size(), dice)) return;
          int taken = letters.size() - held.size();
          double worth =
              letters.size() + (last ? 0 : HARDER * taken) + NOISE[level - 1] * dice.fraction();
          if (worth <= best.worth) return;
          best.worth = worth;
          best.id = id;
        });
    if (best.id < 0) return after(new Move.Pass(), 7_000, dice);
    String word = graph.word(best.id);
    Letters held = game.held(view, graph.letters(best.id));
    // An umpire would refuse a slip of the tongue, and the word would be said again.
    boolean slips =
        game.options().judging() == JudgingMode.VIGILANCE
            && word.length() > 3
            && sight.slips(JudgingMode.VIGILANCE, dice);
    String said = slips ? WordSight.misspelt(word, dice) : word;
    return after(new Move.Declare(said, held), 5_000 + 500L * word.length(), dice);
  }
}
