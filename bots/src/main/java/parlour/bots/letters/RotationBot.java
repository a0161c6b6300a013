package parlour.bots.letters;

import java.util.Optional;
import parlour.bots.skill.WordSight;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.rotation.Move;
import parlour.games.rotation.Open;
import parlour.games.rotation.Rotation;
import parlour.games.rotation.View;
import parlour.games.rotation.Words;
import parlour.lexicon.Letters;
import parlour.lexicon.WordSet;

/// Plays Rotation: thinks of some of the long words it knows, reckons which letters fall to whom,
/// and names the one that promises itself most and the others least.
public final class RotationBot implements Bot<Move, View> {
  /// How many words come to its mind when it leads.
  private static final int[] THOUGHTS = {3, 8, 24, 100, 400};

  /// How far its reckoning of a word may err, in counters.
  private static final double[] NOISE = {6, 3, 1.5, 0.5, 0};

  /// What it is worth to be rid of a letter, in counters.
  private static final double RID = 0.4;

  /// A word worth less than this is better left unnamed.
  private static final double LEAST = -2;

  private final Rotation game;
  private final int level;
  private final WordSight sight;
  private final WordSet known;
  private final int[][] shelves;

  public RotationBot(Rotation game, int level) {
    this.game = game;
    this.level = level;
    this.sight = WordSight.of(game.words().judge(), level);
    this.known = game.words().judge().vocabulary(level);
    this.shelves = Words.byFirstLetter(game.words().judge(), known);
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    Open.Turn turn = view.turn();
    if (view.mayChallenge() && sight.doubts(game.words().judge().admit(turn.word().text()), dice))
      return Optional.of(
          new Reply<>(new Move.Challenge(turn.play() - 1), 1_500 + dice.below(2_500)));
    if (view.mayLead())
      return Optional.of(new Reply<>(lead(view, dice), 5_000 + dice.below(9_000)));
    if (!view.isToPlay()) return Optional.empty();
    Move move = view.mayPlay() ? new Move.Play(turn.word().next()) : new Move.Fail();
    // Others want time to think about a word that was just named.
    long pause = turn.claim().isNone() ? 900 : 4_500;
    return Optional.of(new Reply<>(move, pause + dice.below(1_500)));
  }

  private Move lead(View view, Dice dice) {
    String best = "";
    double most = LEAST;
    Letters unseen = unseen(view);
    for (int thought = 0; thought < THOUGHTS[level - 1]; thought++) {
      int[] shelf = shelves[view.hand().at(dice.below(view.hand().size())) - 'a'];
      if (shelf.length == 0) continue;
      String word = game.words().judge().lexicon().word(shelf[dice.below(shelf.length)]);
      double worth = worth(view, word, unseen) + (dice.fraction() - 0.5) * NOISE[level - 1];
      if (worth <= most) continue;
      most = worth;
      best = word;
    }
    return best.isEmpty()
        ? new Move.Pass()
        : new Move.Lead(sight.spell(best, game.options().judging(), dice));
  }

  /// The letters it does not see: those in the box and in other hands.
  private Letters unseen(View view) {
    return game.options()
        .box()
        .box()
        .letters()
        .minus(view.hand())
        .minus(Letters.of(view.open().deal().four()));
  }

  /// What a word promises: its own counters less the average of the others', as every letter falls
  /// to the next on the right.
  private double worth(View view, String word, Letters unseen) {
    Seats company = Seats.first(view.held().seats());
    int opponents = company.size() - 1;
    Letters hand = view.hand();
    Seat seat = view.eye();
    double worth = 0;
    for (int i = 0; i < word.length(); i++) {
      char letter = word.charAt(i);
      int last = i == word.length() - 1 ? 1 : 0;
      double gain = view.open().deal().value(letter) + last + RID;
      if (!seat.equals(view.eye())) {
        double chance = chance(view, seat, letter, unseen);
        worth += ((1 - chance) - chance * gain) / opponents;
      } else if (hand.has(letter)) {
        hand = hand.minus(letter);
        worth += gain;
      } else {
        worth -= 1;
      }
      seat = company.rightOf(seat);
    }
    return worth;
  }

  /// How likely a player holds a letter; one that he could not play he has not got.
  private double chance(View view, Seat seat, char letter, Letters unseen) {
    boolean missed = (view.open().deal().missed().at(seat) >>> letter - 'a' & 1) != 0;
    if (missed && !game.options().withholding()) return 0;
    double without = 1;
    double share = (double) unseen.count(letter) / unseen.size();
    for (int held = view.held().at(seat); held > 0; held--) without *= 1 - share;
    return 1 - without;
  }
}
