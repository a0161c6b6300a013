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

/// What plays of Logomachy are worth to a chair, in points.
final class LogomachyValue {
  /// Most cards score three; so much of that is won with one card.
  private static final double CARD = 0.12;

  /// How likely the next player is to sweep a pool of so many cards.
  private static final double[] SWEPT = {0, 0.45, 0.4, 0.3, 0.2, 0.1, 0.05};

  /// A word begun comes home so often if nobody holds what it wants.
  private static final double HOME = 0.85;

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

  /// How many points a chair has and can expect of what it has taken, more than the others.
  static double lead(View view) {
    double mine = 0;
    double others = 0;
    for (Seat seat : Seats.first(view.players())) {
      double standing =
          view.open().match().scores().at(seat)
              + trick(view.open().captured().cards().at(seat))
              + view.open().captured().sweeps().at(seat);
      if (seat.equals(view.eye())) mine += standing;
      else others += standing;
    }
    return mine - others / (view.players() - 1);
  }

  /// What a play is worth at a glance.
  double of(Move move) {
    return gain(move) - glance(after(move)) - parting(move);
  }

  /// The same, after thinking what the next player could do with every card he might hold.
  double looking(Move move) {
    return gain(move) - next(after(move)) - parting(move);
  }

  private double gain(Move move) {
    return switch (move) {
      case Move.Take(String word, char card, long builds) -> {
        Letters letters = Letters.of(word);
        yield trick(letters) + (view.pool().take(letters, card, builds).isEmpty() ? 1 : 0);
      }
      case Move.Build(String word, var _, Letters rest) -> promise(word, rest);
      case Move.Extend(String word, var _, Letters rest, var _) -> promise(word, rest);
      case Move.Lay _, Move.Challenge _ -> 0;
    };
  }

  private static double trick(Letters letters) {
    return CARD * letters.size() + Pack.prizes(letters, 1) + 2 * Pack.prizes(letters, 2);
  }

  /// What a word begun is worth: the trick if it comes home, less the trick if another has the last
  /// card.
  private double promise(String word, Letters rest) {
    double trick = trick(Letters.of(word));
    double stolen = rest.size() > 1 ? 0.15 * rest.size() : holds(rest.at(0), others());
    return HOME * (1 - stolen) * trick - stolen * trick;
  }

  private int others() {
    int cards = 0;
    for (Seat seat : Seats.first(view.players()))
      if (!seat.equals(view.eye())) cards += view.held().at(seat);
    return cards;
  }

  /// How likely it is that somebody who holds so many unseen cards has that letter.
  private double holds(char letter, int cards) {
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

  /// What a pool offers to the next player, judged by its size and its prizes.
  private static double glance(Pool pool) {
    Letters all = pool.all();
    double sweep = all.size() < SWEPT.length ? SWEPT[all.size()] : 0;
    return sweep + 0.35 * Pack.prizes(all, 1) + 0.7 * Pack.prizes(all, 2);
  }

  /// What one would rather keep: prizes, and vowels with which one can always do something.
  private static double parting(Move move) {
    if (!(move instanceof Move.Lay(char card))) return 0;
    return 0.5 * Pack.prize(card) + ("aeious".indexOf(card) >= 0 ? 0.12 : 0);
  }

  /// What the next player can be expected to make of a pool.
  private double next(Pool pool) {
    if (pool.isEmpty() || unseen.isEmpty()) return 0;
    int held = view.held().at(Seats.first(view.players()).leftOf(view.eye()));
    double[] replies = new double[26];
    for (char letter = 'a'; letter <= 'z'; letter++) {
      if (unseen.has(letter)) replies[letter - 'a'] = reply(pool, letter);
    }
    // From the best reply down: he makes it if he holds that card and none for a better one.
    double expected = 0;
    double free = 1;
    for (int i = 0; i < replies.length && free > 0.02; i++) {
      int best = 0;
      for (int letter = 1; letter < replies.length; letter++)
        if (replies[letter] > replies[best]) best = letter;
      double holds = holds((char) ('a' + best), Math.max(held, 1));
      expected += free * holds * replies[best];
      free *= 1 - holds;
      replies[best] = 0;
    }
    return expected;
  }

  /// The best trick that this card takes from a pool.
  private double reply(Pool pool, char card) {
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
                      trick(letters) + (pool.take(letters, card, builds).isEmpty() ? 1 : 0));
            });
    return best[0];
  }
}
