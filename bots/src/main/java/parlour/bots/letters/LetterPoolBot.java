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
import parlour.games.letterpool.LetterPool;
import parlour.games.letterpool.Move;
import parlour.games.letterpool.View;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;

/// Plays Letter Pool: stakes the letter its hand needs least, and declares the word that is hardest
/// to beat, or simply the longest when nobody comes after it.
public final class LetterPoolBot implements Bot<Move, View> {
  /// The value of a pool letter compared with a longer word, while others may still declare.
  private static final double POOL_LETTER_VALUE = 1.6;

  /// The size of the random error in its judgement of a word, by level.
  private static final double[] NOISE_LETTERS = {3, 2, 1, 0.4, 0};

  private final LetterPool game;
  private final int level;
  private final WordSight wordSight;
  private final Pen pen;
  private final SkillLevel skill;
  private final Map<String, Boolean> doubts = new HashMap<>();

  public LetterPoolBot(LetterPool game, int level) {
    this.game = game;
    this.level = level;
    this.wordSight = WordSight.of(game.judge(), level);
    this.pen = new Pen(game.judge(), level, game.options().judging());
    this.skill = SkillLevel.of(level);
  }

  /// The best word found so far.
  private static final class Best {
    private int id = -1;
    private double value = Double.NEGATIVE_INFINITY;
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (view.isStaking()) return after(new Move.Stake(stake(view, dice)), 3_000, dice);
    if (view.isStudying()) {
      doubts.clear();
      return after(new Move.Ready(), 6_000, dice);
    }
    if (view.mayChallenge() && doubts(view.claim().word(), dice))
      return after(new Move.Challenge(view.claim().word()), 1_800, dice);
    if (view.isDeciding()) return after(new Move.Content(), 2_500, dice);
    return view.isTurn() ? declare(view, dice) : Optional.empty();
  }

  private Optional<Reply<Move>> after(Move move, long millis, Dice dice) {
    return Optional.of(new Reply<>(move, skill.delayMillis(millis, dice)));
  }

  private boolean doubts(String word, Dice dice) {
    return doubts.computeIfAbsent(word, _ -> wordSight.doubts(word, dice));
  }

  /// The letter that the words of its hand use least; level 1 stakes the first it holds.
  private char stake(View view, Dice dice) {
    double[] uses = new double[26];
    WordIndex graph = game.judge().lexicon().index();
    if (level > 1)
      graph.within(view.hand(), wordSight.known(), id -> countUses(graph.letters(id), uses));
    char least = view.hand().at(0);
    double fewest = Double.POSITIVE_INFINITY;
    for (char letter = 'a'; letter <= 'z'; letter++) {
      if (!view.hand().has(letter)) continue;
      double weight =
          (1 + uses[letter - 'a'])
              / view.hand().count(letter)
              * (1 + NOISE_LETTERS[level - 1] * dice.fraction());
      if (weight >= fewest) continue;
      fewest = weight;
      least = letter;
    }
    return least;
  }

  private static void countUses(Letters word, double[] uses) {
    int letters = word.size();
    for (int kinds = word.kinds(); kinds != 0; kinds &= kinds - 1)
      uses[Integer.numberOfTrailingZeros(kinds)] += letters * letters;
  }

  private Optional<Reply<Move>> declare(View view, Dice dice) {
    WordIndex graph = game.judge().lexicon().index();
    boolean last = view.match().lead().leader().equals(view.eye());
    Best best = new Best();
    graph.within(
        view.pool().plus(view.hand()),
        wordSight.known(),
        id -> {
          Letters letters = graph.letters(id);
          Letters held = game.held(view, letters);
          if (held.isEmpty() || !wordSight.sees(letters.size(), dice)) return;
          int taken = letters.size() - held.size();
          double value =
              letters.size()
                  + (last ? 0 : POOL_LETTER_VALUE * taken)
                  + NOISE_LETTERS[level - 1] * dice.fraction();
          if (value <= best.value) return;
          best.value = value;
          best.id = id;
        });
    if (best.id < 0) return after(new Move.Pass(), 7_000, dice);
    String word = graph.word(best.id);
    Letters held = game.held(view, graph.letters(best.id));
    Move declares = new Move.Declare(pen.written(word, dice), held);
    return after(declares, 5_000 + 500L * word.length(), dice);
  }
}
