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

/// Plays Word Making and Word Taking: of the words it knows it sees some in each turn, takes rather
/// than makes, and likes words that are hard to take from it.
public final class WordMakingBot implements Bot<Move, View> {
  /// Of a hundred words of three letters or fewer, four, five… so many are seen in a turn; the last
  /// figure is for all longer ones.
  private static final int[][] SEEN = {
    {40, 20, 10, 4},
    {60, 38, 22, 10},
    {80, 62, 42, 25},
    {95, 88, 75, 55},
    {100, 100, 100, 100},
  };

  /// Of a hundred ways to take a word so many occur to one who has seen the word.
  private static final int[] TAKING = {35, 55, 75, 92, 100};

  /// How far its judgement of a word may err.
  private static final double[] NOISE = {1.5, 1.0, 0.5, 0.2, 0};

  /// The level from which it thinks of what others could take from it.
  private static final int WARY = 4;

  private final WordMaking game;
  private final int level;
  private final WordSet known;
  private final WordSight sight;

  /// What it sees is settled by lot once a turn.
  private int turn;

  private long luck;

  public WordMakingBot(WordMaking game, int level) {
    this.game = game;
    this.level = level;
    this.known = game.judge().vocabulary(level);
    this.sight = WordSight.of(game.judge(), level);
  }

  private record Idea(Move.Spell move, double worth) {}

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
      luck = dice.next();
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
    if (prompted(view)) {
      for (Standing word : view.open().doubtful(view.eye())) {
        if (sight.doubts(game.judge().admit(word.word()), dice)) {
          return Optional.of(new Reply<>(new Move.Doubt(word.number()), 1_200 + dice.below(1_500)));
        }
      }
    }
    return Optional.empty();
  }

  /// Whether somebody has just made a word that may be doubted.
  private boolean prompted(View view) {
    return !view.open().doubtful(view.eye()).isEmpty();
  }

  private Optional<Idea> best(View view, Dice dice) {
    Open open = view.open();
    Choices chances = new Choices(game.options(), game.judge(), view);
    List<Idea> ideas = new ArrayList<>();
    chances.each(
        known,
        move -> {
          boolean taking = !move.of().equals(List.of(0));
          if (sees(move, taking)) {
            ideas.add(new Idea(move, worth(view, chances, move) + noise(dice)));
          }
        });
    Idea best = null;
    for (Idea idea : ideas) if (best == null || idea.worth > best.worth) best = idea;
    return best == null || best.worth <= 0 ? Optional.empty() : Optional.of(best);
  }

  /// What a word is worth: one's own more, another's fewer, and the danger of losing it again.
  private double worth(View view, Choices chances, Move.Spell move) {
    Open open = view.open();
    List<Standing> taken = chances.taken(move);
    double worth;
    if (taken.isEmpty()) worth = 1;
    else if (taken.getFirst().owner().equals(view.eye())) worth = -0.1;
    else worth = 1 + pressure(open, taken.getFirst().owner());
    // A long word is hard to take.
    worth += 0.06 * move.word().length();
    if (level < WARY) return worth;
    Letters rest = open.loose().minus(Letters.of(move.word()).minus(letters(taken)));
    double danger = Math.min(1, 0.2 * chances.takers(move.word(), rest, known));
    if (!taken.isEmpty() && taken.getFirst().owner().equals(view.eye())) {
      Letters lying = open.loose();
      double before = Math.min(1, 0.2 * chances.takers(taken.getFirst().word(), lying, known));
      return 0.8 * (before - danger) - 0.15;
    }
    return worth - 0.8 * danger;
  }

  private static Letters letters(List<Standing> taken) {
    return taken.isEmpty() ? Letters.EMPTY : taken.getFirst().letters();
  }

  /// How much it hurts another to lose a word: the more, the nearer he is to winning.
  private double pressure(Open open, Seat owner) {
    int most = 0;
    for (Seat seat : Seats.first(open.players())) most = Math.max(most, open.row(seat).size());
    int his = open.row(owner).size();
    double lead = his == most ? 0.3 : 0;
    return 0.4 + lead + (his >= game.options().goal() - 1 ? 2 : 0);
  }

  private boolean sees(Move.Spell move, boolean taking) {
    int[] seen = SEEN[level - 1];
    int chance = seen[Math.clamp(move.word().length() - 3, 0, seen.length - 1)];
    if (taking) chance = chance * TAKING[level - 1] / 100;
    long lot = new Dice(luck ^ move.hashCode()).next();
    return Math.floorMod(lot, 100) < chance;
  }

  private double noise(Dice dice) {
    return (dice.fraction() - 0.5) * NOISE[level - 1];
  }
}
