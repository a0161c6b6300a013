package parlour.bots.letters;

import java.util.Optional;
import parlour.bots.skill.Doubts;
import parlour.bots.skill.Pen;
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

/// Plays Rotation: considers some of the long words it knows, works out which letter falls to whom,
/// and leads the word with the best balance of counters.
public final class RotationBot implements Bot<Move, View> {
  /// How many words it considers when it leads.
  private static final int[] THOUGHTS = {3, 8, 24, 100, 400};

  /// The width of the random error in its estimate of a word, by level.
  private static final double[] NOISE_COUNTERS = {6, 3, 1.5, 0.5, 0};

  /// The value of getting rid of a letter.
  private static final double LETTER_GONE_COUNTERS = 0.4;

  /// A word below this value is not led.
  private static final double LEAST_VALUE = -2;

  private final Rotation game;
  private final int level;
  private final Doubts doubts;
  private final Pen pen;
  private final WordSet known;
  private final int[][] wordsByLetter;

  public RotationBot(Rotation game, int level) {
    this.game = game;
    this.level = level;
    this.doubts = new Doubts(game.words().judge(), level);
    this.pen = new Pen(game.words().judge(), level, game.options().judging());
    this.known = game.words().judge().vocabulary(level);
    this.wordsByLetter = Words.byFirstLetter(game.words().judge(), known);
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    Open.Turn turn = view.turn();
    if (view.mayChallenge() && doubts.about("" + turn.play(), turn.word().text(), dice))
      return Optional.of(
          new Reply<>(new Move.Challenge(turn.play() - 1), 1_500 + dice.below(2_500)));
    if (view.mayLetStand())
      return Optional.of(new Reply<>(new Move.LetStand(), 1_500 + dice.below(2_500)));
    if (view.mayLead())
      return Optional.of(new Reply<>(lead(view, dice), 5_000 + dice.below(9_000)));
    if (!view.isToPlay()) return Optional.empty();
    Move move = view.mayPlay() ? new Move.Play(turn.word().next()) : new Move.Fail();
    // The others need time to think about a word that was just led.
    long pauseMillis = turn.claim().isNone() ? 900 : 4_500;
    return Optional.of(new Reply<>(move, pauseMillis + dice.below(1_500)));
  }

  private Move lead(View view, Dice dice) {
    String best = "";
    double most = LEAST_VALUE;
    Letters unseen = unseen(view);
    for (int thought = 0; thought < THOUGHTS[level - 1]; thought++) {
      int[] words = wordsByLetter[view.hand().at(dice.below(view.hand().size())) - 'a'];
      if (words.length == 0) continue;
      String word = game.words().judge().lexicon().word(words[dice.below(words.length)]);
      double value =
          value(view, word, unseen) + (dice.fraction() - 0.5) * NOISE_COUNTERS[level - 1];
      if (value <= most) continue;
      most = value;
      best = word;
    }
    return best.isEmpty() ? new Move.Pass() : new Move.Lead(pen.written(best, dice));
  }

  /// The letters it cannot see: those in the box and in other hands.
  private Letters unseen(View view) {
    return game.options()
        .box()
        .box()
        .letters()
        .minus(view.hand())
        .minus(Letters.of(view.open().deal().four()));
  }

  /// The expected value of a word: its own counters minus the average of the others', as every
  /// letter falls to the next player on the right.
  private double value(View view, String word, Letters unseen) {
    Seats allSeats = Seats.first(view.held().seats());
    int opponents = allSeats.size() - 1;
    Letters hand = view.hand();
    Seat seat = view.eye();
    double value = 0;
    for (int i = 0; i < word.length(); i++) {
      char letter = word.charAt(i);
      int last = i == word.length() - 1 ? 1 : 0;
      double gain = view.open().deal().value(letter) + last + LETTER_GONE_COUNTERS;
      if (!seat.equals(view.eye())) {
        double chance = holdsChance(view, seat, letter, unseen);
        value += ((1 - chance) - chance * gain) / opponents;
      } else if (hand.has(letter)) {
        hand = hand.minus(letter);
        value += gain;
      } else {
        value -= 1;
      }
      seat = allSeats.rightOf(seat);
    }
    return value;
  }

  /// The chance that a player holds a letter; a player who could not play it before has none.
  private double holdsChance(View view, Seat seat, char letter, Letters unseen) {
    boolean missed = (view.open().deal().missed().at(seat) >>> letter - 'a' & 1) != 0;
    if (missed && !game.options().withholding()) return 0;
    double without = 1;
    double share = (double) unseen.count(letter) / unseen.size();
    for (int held = view.held().at(seat); held > 0; held--) without *= 1 - share;
    return 1 - without;
  }
}
