package parlour.bots.letters;

import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.logomachy.Logomachy;
import parlour.games.logomachy.Move;
import parlour.games.logomachy.Pack;
import parlour.games.logomachy.Pool;
import parlour.games.logomachy.View;
import parlour.lexicon.Letters;
import parlour.lexicon.WordSet;

/// Heuristic value of a play in Logomachy for one chair, in points.
final class LogomachyValue {
  /// The share of the three points for most cards that one card earns.
  private static final double CARD_POINTS = 0.12;

  /// The chance that the next player sweeps a pool, by its number of cards.
  private static final double[] SWEEP_CHANCE = {0, 0.45, 0.4, 0.3, 0.2, 0.1, 0.05};

  /// The chance of finishing a word begun, if nobody else holds a card it needs.
  private static final double COMPLETION_CHANCE = 0.85;

  private final Logomachy game;
  private final View view;
  private final WordSet known;
  private final Letters unseen;

  LogomachyValue(Logomachy game, View view, WordSet known) {
    this.game = game;
    this.view = view;
    this.known = known;
    Letters left =
        game.options().pack().box().letters().minus(view.hand()).minus(view.pool().all());
    for (Seat seat : Seats.first(view.players()))
      left = left.minus(view.open().captured().cards().at(seat));
    this.unseen = left;
  }

  /// A chair's score, and what it can expect from the cards taken so far, compared with the average
  /// of the others.
  static double lead(View view) {
    double mine = 0;
    double others = 0;
    for (Seat seat : Seats.first(view.players())) {
      double standing =
          view.open().match().scores().at(seat)
              + trickValue(view.open().captured().cards().at(seat))
              + view.open().captured().sweeps().at(seat);
      if (seat.equals(view.eye())) mine += standing;
      else others += standing;
    }
    return mine - others / (view.players() - 1);
  }

  /// The value of a play by estimate.
  double of(Move move) {
    return gain(move) - estimatedReply(after(move)) - costOfParting(move);
  }

  /// The same, with every card considered that the next player might hold.
  double lookingAhead(Move move) {
    return gain(move) - expectedReply(after(move)) - costOfParting(move);
  }

  private double gain(Move move) {
    return switch (move) {
      case Move.Take(String word, char card, long builds) -> {
        Letters letters = Letters.of(word);
        yield trickValue(letters) + (view.pool().take(letters, card, builds).isEmpty() ? 1 : 0);
      }
      case Move.Build(String word, var _, Letters rest) -> buildValue(word, rest);
      case Move.Extend(String word, var _, Letters rest, var _) -> buildValue(word, rest);
      case Move.Lay _, Move.Challenge _ -> 0;
    };
  }

  private static double trickValue(Letters letters) {
    return CARD_POINTS * letters.size() + Pack.prizes(letters, 1) + 2 * Pack.prizes(letters, 2);
  }

  /// The value of a word begun: the trick if it is finished, minus the trick if another player
  /// holds the last card.
  private double buildValue(String word, Letters rest) {
    double trick = trickValue(Letters.of(word));
    double stolenChance =
        rest.size() > 1 ? 0.15 * rest.size() : holdsChance(rest.at(0), cardsOfOthers());
    return COMPLETION_CHANCE * (1 - stolenChance) * trick - stolenChance * trick;
  }

  private int cardsOfOthers() {
    int cards = 0;
    for (Seat seat : Seats.first(view.players()))
      if (!seat.equals(view.eye())) cards += view.held().at(seat);
    return cards;
  }

  /// The chance that a player with this many unseen cards holds a letter.
  private double holdsChance(char letter, int cards) {
    int count = unseen.count(letter);
    int size = unseen.size();
    double without = 1;
    for (int i = 0; i < cards && i < size; i++)
      without *= Math.max(0, size - count - i) / (double) (size - i);
    return 1 - without;
  }

  private Pool after(Move move) {
    return switch (move) {
      case Move.Take(String word, char card, long builds) ->
          view.pool().take(Letters.of(word), card, builds);
      case Move.Lay(char card) -> view.pool().lay(card);
      case Move.Build _, Move.Extend _, Move.Challenge _ -> view.pool();
    };
  }

  /// The value of a pool to the next player, estimated from its size and prizes.
  private static double estimatedReply(Pool pool) {
    Letters all = pool.all();
    double sweep = all.size() < SWEEP_CHANCE.length ? SWEEP_CHANCE[all.size()] : 0;
    return sweep + 0.35 * Pack.prizes(all, 1) + 0.7 * Pack.prizes(all, 2);
  }

  /// The cost of laying a card that is better kept: a prize, or a vowel or S, which are always
  /// useful.
  private static double costOfParting(Move move) {
    if (!(move instanceof Move.Lay(char card))) return 0;
    return 0.5 * Pack.prize(card) + ("aeious".indexOf(card) >= 0 ? 0.12 : 0);
  }

  /// The expected value of the next player's reply to a pool.
  private double expectedReply(Pool pool) {
    if (pool.isEmpty() || unseen.isEmpty()) return 0;
    int held = view.held().at(Seats.first(view.players()).leftOf(view.eye()));
    double[] replies = new double[26];
    for (char letter = 'a'; letter <= 'z'; letter++) {
      if (unseen.has(letter)) replies[letter - 'a'] = bestReply(pool, letter);
    }
    // From the best reply down: the player makes it if they hold that card and none for a better
    // one.
    double expected = 0;
    double noBetterCard = 1;
    for (int i = 0; i < replies.length && noBetterCard > 0.02; i++) {
      int best = 0;
      for (int letter = 1; letter < replies.length; letter++)
        if (replies[letter] > replies[best]) best = letter;
      double holds = holdsChance((char) ('a' + best), Math.max(held, 1));
      expected += noBetterCard * holds * replies[best];
      noBetterCard *= 1 - holds;
      replies[best] = 0;
    }
    return expected;
  }

  /// The value of the best trick this card takes from a pool.
  private double bestReply(Pool pool, char card) {
    double[] best = {0};
    game.plays()
        .each(
            pool,
            Letters.EMPTY.plus(card),
            known,
            move -> {
              if (!(move instanceof Move.Take(String word, var _, long builds))) return;
              Letters letters = Letters.of(word);
              best[0] =
                  Math.max(
                      best[0],
                      trickValue(letters) + (pool.take(letters, card, builds).isEmpty() ? 1 : 0));
            });
    return best[0];
  }
}
