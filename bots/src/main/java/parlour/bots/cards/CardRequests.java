package parlour.bots.cards;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiPredicate;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.KnownCards;

/// Whom a bot asks for which card of the Authors pack: a player it remembers to hold one, for the
/// book it is nearest to completing.
///
/// @param noiseSixteenths the size of the random error in its judgement of a question
/// @param wanted the cards it may ask for
/// @param counts how many cards each player holds
/// @param known what it recalls of who holds which cards
/// @param stale questions that it has put before and that would only bring a card to and fro
record CardRequests(
    int level,
    int noiseSixteenths,
    Seat eye,
    Cards held,
    Cards wanted,
    PerSeat<Integer> counts,
    KnownCards known,
    BiPredicate<Seat, Integer> stale) {
  /// A player to ask for a card, and how promising that is.
  record Idea(Seat of, int card, long value) {}

  /// The most promising question.
  Idea best(Dice dice) {
    List<Idea> ideas = ideas(dice);
    Idea best = ideas.getFirst();
    for (Idea idea : ideas) if (idea.value > best.value) best = idea;
    return best;
  }

  /// The most promising questions, best first; those that promise nothing only if there is no
  /// other.
  List<Idea> mostPromising(int most, Dice dice) {
    List<Idea> ideas = ideas(dice);
    ideas.sort(Comparator.comparingLong(Idea::value).reversed());
    if (ideas.getFirst().value >= 0) ideas.removeIf(idea -> idea.value < 0);
    return ideas.subList(0, Math.min(most, ideas.size()));
  }

  private List<Idea> ideas(Dice dice) {
    Seats others = Seats.first(counts.seats()).without(eye);
    List<Idea> ideas = new ArrayList<>();
    for (byte card : wanted.all()) {
      // Except at level 1, a bot that holds cards asks only for books it holds a part of.
      if (level > 1 && !held.isEmpty() && AuthorsPack.book(card / 4).and(held).isEmpty()) continue;
      for (Seat seat : others) {
        long value = promise(card, seat, others) * 16L + dice.below(noiseSixteenths);
        ideas.add(new Idea(seat, card, value));
      }
    }
    if (ideas.isEmpty())
      for (byte card : wanted.all())
        for (Seat seat : others) ideas.add(new Idea(seat, card, dice.below(16)));
    return ideas;
  }

  /// How promising it is to ask a player for a card: how much of the book the bot holds, and how
  /// likely the player has the card.
  private int promise(int card, Seat of, Seats others) {
    Cards book = AuthorsPack.book(card / 4);
    int mine = book.and(held).size();
    if (mine < 3 && stale.test(of, card)) return -900;
    if (known.holds().at(of).has(card)) return 200 + 20 * gettable(book, others);
    if (known.lacks().at(of).has(card)) return -1_000;
    int candidates = 0;
    int theirs = 0;
    for (Seat seat : others) {
      if (!known.lacks().at(seat).has(card)) {
        candidates++;
        theirs += counts.at(seat);
      }
    }
    int chancePercent = theirs == 0 ? 0 : 100 * counts.at(of) / theirs;
    // The only player who can hold it holds it.
    if (level >= 4 && candidates == 1) return 200 + 20 * gettable(book, others);
    return (level == 1 ? 0 : 30 * mine) + chancePercent / Math.max(1, level >= 3 ? 1 : candidates);
  }

  /// How many cards of a book this chair holds or can locate.
  private int gettable(Cards book, Seats others) {
    int count = book.and(held).size();
    for (byte card : book.minus(held).all())
      for (Seat seat : others) if (known.holds().at(seat).has(card)) count++;
    return count;
  }
}
