package parlour.bots;

import java.util.Optional;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.authors.Move;
import parlour.games.authors.View;
import parlour.games.material.AuthorsPack;
import parlour.games.material.Cards;

/// Plays Authors: asks whom it remembers to hold a card, and works on the book it is nearest to.
public final class AuthorsBot implements Bot<Move, View> {
  private final int level;

  public AuthorsBot(int level) {
    this.level = level;
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    Seats others = Seats.first(view.counts().seats()).without(view.eye());
    Move best = new Move(others.at(dice.below(others.size())), view.wanted().any(dice));
    long score = Long.MIN_VALUE;
    for (byte card : view.wanted().all()) {
      for (Seat seat : others) {
        long worth = worth(view, card, seat, others) * 16L + dice.below(16);
        if (worth > score) {
          score = worth;
          best = new Move(seat, card);
        }
      }
    }
    return Optional.of(new Reply<>(best, 900 + dice.below(2_000)));
  }

  /// How promising it is to ask a player for a card: what one holds of the book, and how likely he
  /// has it.
  private int worth(View view, int card, Seat of, Seats others) {
    Memory memory = Memory.of(level, view.eye().index());
    Cards book = AuthorsPack.book(card / 4);
    int mine = book.and(view.held()).size();
    if (recalls(memory, view.known().holds(), of, card))
      return 200 + 20 * gettable(view, memory, book, others);
    if (recalls(memory, view.known().lacks(), of, card)) return -1_000;
    int candidates = 0;
    int held = 0;
    for (Seat seat : others) {
      if (!recalls(memory, view.known().lacks(), seat, card)) {
        candidates++;
        held += view.counts().at(seat);
      }
    }
    int chance = held == 0 ? 0 : 100 * view.counts().at(of) / held;
    return (level == 1 ? 0 : 30 * mine) + chance / Math.max(1, level >= 3 ? 1 : candidates);
  }

  /// How much of a book this chair holds or knows where to find.
  private static int gettable(View view, Memory memory, Cards book, Seats others) {
    int count = book.and(view.held()).size();
    for (byte card : book.minus(view.held()).all()) {
      for (Seat seat : others) if (recalls(memory, view.known().holds(), seat, card)) count++;
    }
    return count;
  }

  private static boolean recalls(Memory memory, PerSeat<Cards> facts, Seat seat, int card) {
    return facts.at(seat).has(card) && memory.recalls(seat.index() * 64L + card);
  }
}
