package parlour.bots.letters;

import static parlour.games.material.letters.LetterFaces.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bots.skill.Levels;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.material.letters.Box;
import parlour.games.wordbuilding.Layout;
import parlour.games.wordbuilding.Move;
import parlour.games.wordbuilding.Position.Claim;
import parlour.games.wordbuilding.Position.Phase;
import parlour.games.wordbuilding.View;
import parlour.games.wordbuilding.WordBuilding;
import parlour.games.wordbuilding.Words;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;
import parlour.lexicon.WordSet;

/// Plays Word Building: considers some of the words it knows, prefers to begin syllables and to
/// transpose, and the better it is the more often it leaves fragments that others cannot continue.
public final class WordBuildingBot implements Bot<Move, View> {
  /// How many words it considers in a turn.
  private static final int[] THOUGHTS = {3, 6, 14, 40, 400};

  /// Per cent of turns in which it cannot think of any word.
  private static final int[] BLANK_PERCENT = {20, 12, 6, 2, 0};

  /// Per cent of syllables that it notices.
  private static final int[] NOTICED_PERCENT = {55, 75, 90, 98, 100};

  /// The width of the random error in its judgement of a play, by level.
  private static final double[] NOISE_COUNTERS = {1.2, 0.8, 0.4, 0.15, 0};

  /// Per cent of impossible words that it challenges.
  private static final int[] IMPOSSIBLE_DOUBT_PERCENT = {90, 90, 95, 98, 100};

  /// Per cent of possible words that it challenges because it cannot guess them.
  private static final int[] UNKNOWN_DOUBT_PERCENT = {6, 5, 3, 1, 0};

  /// A fragment with more continuations than this is easy for anybody.
  private static final int EASY_CONTINUATIONS = 12;

  /// How many random letters within reach it tries to build with at a time.
  private static final int DRAWN_LETTERS = 6;

  private final WordBuilding game;
  private final int level;
  private final WordSet known;
  private int lastDoubt = -1;

  public WordBuildingBot(WordBuilding game, int level) {
    this.game = game;
    this.level = level;
    Words words = game.words();
    this.known = words.judge().vocabulary(level).and(words.good());
  }

  /// A play and its estimated value, in counters.
  private record Idea(Move.Add move, double value) {}

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (view.mayChallenge() && doubts(view, dice))
      return Optional.of(
          new Reply<>(
              new Move.Challenge(view.round().turn().claim().play()),
              1_000 + 300L * (Levels.COUNT - level) + dice.below(1_500)));
    if (!view.isTurn()) return Optional.empty();
    boolean blank = dice.below(100) < BLANK_PERCENT[level - 1] && atHand(view).isEmpty();
    Move move = blank ? new Move.Pass() : best(view, dice);
    long thinkingMillis = move instanceof Move.Pass ? 4_000 : 3_000;
    return Optional.of(
        new Reply<>(move, thinkingMillis + dice.below(4_000) + 500L * (Levels.COUNT - level)));
  }

  /// Whether to challenge the last play; it makes up its mind about every play once.
  private boolean doubts(View view, Dice dice) {
    int play = view.round().turn().play() - 1;
    if (play == lastDoubt) return false;
    lastDoubt = play;
    Claim claim = view.round().turn().claim();
    String mind = view.minds().at(claim.by());
    if (!mind.equals(View.SEALED)) {
      boolean good = game.words().isWord(mind) && (!claim.syllable() || begins(view, claim, mind));
      return !good && dice.below(100) < IMPOSSIBLE_DOUBT_PERCENT[level - 1];
    }
    if (canBe(view, known)) return false;
    boolean can = canBe(view, game.words().good());
    return dice.below(100) < (can ? UNKNOWN_DOUBT_PERCENT : IMPOSSIBLE_DOUBT_PERCENT)[level - 1];
  }

  private boolean begins(View view, Claim claim, String word) {
    int starts = game.words().starts(word);
    String before = claim.before().laid();
    return view.phase() == Phase.UP
        ? Layout.built(before, word, claim.letter(), starts).syllable()
        : Layout.next(before, word, starts).syllable();
  }

  /// Whether the letters laid could belong to a word of this set.
  private boolean canBe(View view, WordSet words) {
    WordIndex graph = graph();
    String laid = view.laid();
    if (words.has(graph.id(laid))) return true;
    if (view.phase() != Phase.UP)
      return graph.beginning(laid, view.round().crib(), words, _ -> true);
    Letters unseen =
        game.options().box().box().letters().minus(Letters.of(laid)).minus(view.hand());
    return graph.anyTaking(Letters.of(laid), unseen, words, _ -> 0) >= 0;
  }

  private WordIndex graph() {
    return game.words().judge().lexicon().index();
  }

  private Move best(View view, Dice dice) {
    List<Idea> ideas = view.phase() == Phase.UP ? builds(view, dice) : sets(view, dice);
    Idea best = new Idea(new Move.Add("", NONE, NONE, false), passing(view));
    for (Idea idea : ideas) if (idea.value > best.value) best = idea;
    if (!best.move.word().isEmpty()) return best.move;
    String word = atHand(view);
    return word.isEmpty() ? new Move.Pass() : new Move.Add(word, NONE, NONE, false);
  }

  /// The value of adding nothing.
  private static double passing(View view) {
    if (view.phase() == Phase.UP) return view.round().word().last().equals(view.eye()) ? 0.8 : -1;
    return view.isFirst() ? -1 : -view.round().word().builders().without(view.eye()).size();
  }

  /// A word it need not think of, when building from the crib: the one it had in mind before, or
  /// one that was said aloud and can still be gone on with; empty where there is none.
  private String atHand(View view) {
    if (goesOn(view, view.minds().at(view.eye()))) return view.minds().at(view.eye());
    for (Seat seat : view.match().lead().allSeats())
      if (goesOn(view, view.minds().at(seat))) return view.minds().at(seat);
    return "";
  }

  private boolean goesOn(View view, String mind) {
    String laid = view.laid();
    return view.phase() != Phase.UP
        && !laid.isEmpty()
        && mind.length() > laid.length()
        && mind.startsWith(laid)
        && game.words().isWord(mind)
        && view.round().crib().covers(Letters.of(mind.substring(laid.length())));
  }

  private List<Idea> sets(View view, Dice dice) {
    List<Idea> ideas = new ArrayList<>();
    Letters crib = view.round().crib();
    int thoughts = THOUGHTS[level - 1];
    double[] hardness = new double[26];
    String mind = atHand(view);
    for (int i = mind.isEmpty() ? 1 : 0; i <= thoughts; i++) {
      int id =
          i == 0 ? graph().id(mind) : graph().anyBeginning(view.laid(), crib, known, dice::below);
      if (id < 0) break;
      String word = graph().word(id);
      boolean syllable =
          !view.isFirst()
              && Layout.next(view.laid(), word, game.words().starts(word)).syllable()
              && dice.below(100) < NOTICED_PERCENT[level - 1];
      int letter = word.charAt(view.laid().length()) - 'a';
      if (hardness[letter] == 0) hardness[letter] = 0.01 + hardness(view, word, letter);
      double value = (syllable ? 1 : 0) + hardness[letter] + noise(dice);
      ideas.add(new Idea(new Move.Add(word, NONE, NONE, syllable), value));
    }
    return ideas;
  }

  /// How hard it is for the others to go on after this letter, in counters.
  private double hardness(View view, String word, int letter) {
    if (level < 3) return 0;
    String next = word.substring(0, view.laid().length() + 1);
    Letters crib = view.round().crib().minus((char) ('a' + letter));
    if (game.words().isWord(next)) return 0;
    int[] count = {0};
    graph().beginning(next, crib, known, _ -> ++count[0] > EASY_CONTINUATIONS);
    return 0.6
        * level
        / Levels.COUNT
        * (1 - Math.min(count[0], EASY_CONTINUATIONS) / (double) EASY_CONTINUATIONS);
  }

  private List<Idea> builds(View view, Dice dice) {
    List<Idea> ideas = new ArrayList<>();
    Letters laid = Letters.of(view.laid());
    Letters reach = view.reach();
    for (int i = 0; i < THOUGHTS[level - 1] && !reach.isEmpty(); i++) {
      Letters loose = Box.any(reach, Math.min(DRAWN_LETTERS, reach.size()), dice);
      int id = graph().anyTaking(laid, loose, known, dice::below);
      if (id < 0) continue;
      String word = graph().word(id);
      Letters wanting = graph().letters(id).minus(laid);
      char letter = Box.any(wanting, dice);
      Layout layout = Layout.built(view.laid(), word, letter, game.words().starts(word));
      boolean syllable = layout.syllable() && dice.below(100) < NOTICED_PERCENT[level - 1];
      // Letters in its hand cannot be used by others, so it keeps them for later.
      char from = view.round().crib().has(letter) ? Move.CRIB : Move.HAND;
      boolean own = wanting.size() > 1;
      double value =
          (layout.transposed() ? 2 : 0)
              + (syllable ? 1 : 0)
              + (own ? 0.2 * level / Levels.COUNT : 0)
              + noise(dice);
      ideas.add(new Idea(new Move.Add(word, letter, from, syllable), value));
    }
    return ideas;
  }

  private double noise(Dice dice) {
    return (dice.fraction() - 0.5) * NOISE_COUNTERS[level - 1];
  }
}
