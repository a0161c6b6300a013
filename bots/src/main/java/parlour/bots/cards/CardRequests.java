package parlour.bots.cards;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.KnownCards;

/// Whom a bot would ask for which card of Authors' pack: one it remembers to hold it, for the book
/// it is nearest to.
///
/// @param noise how far its judgement of a question may err, in sixteenths
/// @param wanted the cards it may ask for
/// @param counts how many cards each holds
/// @param known what it recalls of who holds what
record CardRequests(
    int level,
    int noiseSixteenths,
    Seat eye,
    Cards held,
    Cards wanted,
    PerSeat<Integer> counts,
    KnownCards known) {
  /// Somebody to be asked for a card, and how promising that seems.
  record Idea(Seat of, int card, long value) {}

  /// The most promising question.
  Idea best(Dice dice) {
    List<Idea> ideas = ideas(dice);
    Idea best = ideas.getFirst();
    for (Idea idea : ideas) if (idea.value > best.value) best = idea;
    return best;
  }

  /// The most promising questions, best first.
  List<Idea> mostPromising(int most, Dice dice) {
    List<Idea> ideas = ideas(dice);
    ideas.sort(Comparator.comparingLong(Idea::value).reversed());
    return ideas.subList(0, Math.min(most, ideas.size()));
  }

  private List<Idea> ideas(Dice dice) {
    Seats others = Seats.first(counts.seats()).without(eye);
    List<Idea> ideas = new ArrayList<>();
    for (byte card : wanted.all()) {
      // But a beginner, nobody asks for what he has nothing to do with, if he has anything.
      if (level > 1 && !held.isEmpty() && AuthorsPack.book(card / 4).and(held).isEmpty()) continue;
      for (Seat seat : others) {
        long worth = promise(card, seat, others) * 16L + dice.below(noiseSixteenths);
        ideas.add(new Idea(seat, card, worth));
      }
    }
    if (ideas.isEmpty())
      for (byte card : wanted.all())
        for (Seat seat : others) ideas.add(new Idea(seat, card, dice.below(16)));
    return ideas;
  }

  /// How promising it is to ask a player for a card: what one holds of the book, and how likely he
  /// has it.
  private int promise(int card, Seat of, Seats others) {
    Cards book = AuthorsPack.book(card / 4);
    int mine = book.and(held).size();
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
    int chance = theirs == 0 ? 0 : 100 * counts.at(of) / theirs;
    // Who alone can have it, has it.
    if (level >= 4 && candidates == 1) return 200 + 20 * gettable(book, others);
    return (level == 1 ? 0 : 30 * mine) + chance / Math.max(1, level >= 3 ? 1 : candidates);
  }

  /// How much of a book this chair holds or knows where to find.
  private int gettable(Cards book, Seats others) {
    int count = book.and(held).size();
    for (byte card : book.minus(held).all())
      for (Seat seat : others) if (known.holds().at(seat).has(card)) count++;
    return count;
  }
}
