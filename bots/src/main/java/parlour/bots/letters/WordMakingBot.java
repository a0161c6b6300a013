package parlour.bots.letters;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bots.skill.WordSight;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.wordmaking.Choices;
import parlour.games.wordmaking.Move;
import parlour.games.wordmaking.Open;
import parlour.games.wordmaking.Standing;
import parlour.games.wordmaking.View;
import parlour.games.wordmaking.WordMaking;
import parlour.lexicon.Letters;
import parlour.lexicon.WordSet;

/// Plays Word Making and Word Taking: notices some of the words it knows in each turn, prefers
/// taking to making, and likes words that are hard to take away.
public final class WordMakingBot implements Bot<Move, View> {
  /// Per cent of the words it notices in a turn: of three letters or fewer, four, five…; the last
  /// figure is for all longer ones.
  private static final int[][] SEEN_PERCENT = {
    {40, 20, 10, 4},
    {60, 38, 22, 10},
    {80, 62, 42, 25},
    {95, 88, 75, 55},
    {100, 100, 100, 100},
  };

  /// Per cent of the ways to take a word that it notices once it has noticed the word.
  private static final int[] TAKING_PERCENT = {35, 55, 75, 92, 100};

  /// The width of the random error in its judgement of a word, by level.
  private static final double[] NOISE = {1.5, 1.0, 0.5, 0.2, 0};

  /// The level from which it considers what others could take from it.
  private static final int DEFENDS_LEVEL = 4;

  private final WordMaking game;
  private final int level;
  private final WordSet known;
  private final WordSight wordSight;

  /// What it notices is drawn by lot once a turn.
  private int turn;

  private long turnSeed;

  public WordMakingBot(WordMaking game, int level) {
    this.game = game;
    this.level = level;
    this.known = game.judge().vocabulary(level);
    this.wordSight = WordSight.of(game.judge(), level);
  }

  private record Idea(Move.Spell move, double value) {}

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    Open open = view.open();
    if (view.isAsked()) {
      String word = open.find(open.voted()).map(Standing::word).orElse("");
      Move vote = new Move.Vote(open.voted(), !known.has(game.judge().admit(word)));
      return Optional.of(new Reply<>(vote, 1_000 + dice.below(2_000)));
    }
    if (!view.isTurn()) return doubt(view, dice);
    if (open.turn().number() != turn) {
      turn = open.turn().number();
      turnSeed = dice.next();
    }
    Optional<Idea> best = best(view, dice);
    if (best.isPresent()) {
      Move.Spell spell = best.get().move;
      return Optional.of(
          new Reply<>(spell, 2_500 + dice.below(3_500) + 300L * spell.word().length()));
    }
    Move rest = view.mayDraw() ? new Move.Draw() : new Move.Pass();
    return Optional.of(new Reply<>(rest, 900 + dice.below(1_200)));
  }

  private Optional<Reply<Move>> doubt(View view, Dice dice) {
    if (hasDoubtfulWord(view)) {
      for (Standing word : view.open().doubtful(view.eye())) {
        if (wordSight.doubts(word.word(), dice))
          return Optional.of(new Reply<>(new Move.Doubt(word.number()), 1_200 + dice.below(1_500)));
      }
    }
    return Optional.empty();
  }

  /// Whether there is a new word that may be doubted.
  private boolean hasDoubtfulWord(View view) {
    return !view.open().doubtful(view.eye()).isEmpty();
  }

  private Optional<Idea> best(View view, Dice dice) {
    Choices choices = new Choices(game.options(), game.judge(), view);
    List<Idea> ideas = new ArrayList<>();
    choices.each(
        known,
        move -> {
          boolean taking = !move.of().equals(List.of(0));
          if (sees(move, taking))
            ideas.add(new Idea(move, value(view, choices, move) + noise(dice)));
        });
    Idea best = null;
    for (Idea idea : ideas) if (best == null || idea.value > best.value) best = idea;
    return best == null || best.value <= 0 ? Optional.empty() : Optional.of(best);
  }

  /// The value of a word: one more of its own, one fewer of another's, and the risk of losing it
  /// again.
  private double value(View view, Choices choices, Move.Spell move) {
    Open open = view.open();
    List<Standing> taken = choices.taken(move);
    double value;
    if (taken.isEmpty()) value = 1;
    else if (taken.getFirst().owner().equals(view.eye())) value = -0.1;
    else value = 1 + lossToOwner(open, taken.getFirst().owner());
    // A long word is hard to take.
    value += 0.06 * move.word().length();
    if (level < DEFENDS_LEVEL) return value;
    Letters rest = open.loose().minus(Letters.of(move.word()).minus(letters(taken)));
    double risk = Math.min(1, 0.2 * choices.takers(move.word(), rest, known));
    if (!taken.isEmpty() && taken.getFirst().owner().equals(view.eye())) {
      Letters pool = open.loose();
      double before = Math.min(1, 0.2 * choices.takers(taken.getFirst().word(), pool, known));
      return 0.8 * (before - risk) - 0.15;
    }
    return value - 0.8 * risk;
  }

  private static Letters letters(List<Standing> taken) {
    return taken.isEmpty() ? Letters.EMPTY : taken.getFirst().letters();
  }

  /// What losing a word costs another player: more the nearer they are to winning.
  private double lossToOwner(Open open, Seat owner) {
    int most = 0;
    for (Seat seat : Seats.first(open.players())) most = Math.max(most, open.row(seat).size());
    int count = open.row(owner).size();
    double lead = count == most ? 0.3 : 0;
    return 0.4 + lead + (count >= game.options().goal() - 1 ? 2 : 0);
  }

  private boolean sees(Move.Spell move, boolean taking) {
    int[] seen = SEEN_PERCENT[level - 1];
    int chance = seen[Math.clamp(move.word().length() - 3, 0, seen.length - 1)];
    if (taking) chance = chance * TAKING_PERCENT[level - 1] / 100;
    long random = new Dice(turnSeed ^ move.hashCode()).next();
    return Math.floorMod(random, 100) < chance;
  }

  private double noise(Dice dice) {
    return (dice.fraction() - 0.5) * NOISE[level - 1];
  }
}
