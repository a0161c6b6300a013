package parlour.bots.cards;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import parlour.bots.skill.Memory;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.KnownCards;

/// What a bot that asks for cards of the Authors pack keeps in mind from question to question.
///
/// Every level knows what was answered since its last turn, and does not pass a card to and fro
/// with another player; of what was answered before it recalls as much as its level does.
final class CardMemory {
  private record Question(Seat of, int card) {}

  private final Map<Question, KnownCards> knownWhenAsked = new HashMap<>();
  private Optional<KnownCards> lastTurn = Optional.empty();
  private Optional<KnownCards> thisTurn = Optional.empty();
  private int lastCard = -1;

  /// The part it recalls of what everybody could know.
  ///
  /// @param wanted the cards it may ask for; whoever got the card asked for last is still at it
  KnownCards recalled(KnownCards known, Cards wanted, Memory memory) {
    if (lastCard < 0 || wanted.has(lastCard)) {
      lastTurn = thisTurn;
      thisTurn = Optional.of(known);
    }
    KnownCards recalled = memory.of(known);
    KnownCards before = lastTurn.orElseGet(() -> KnownCards.nothing(known.holds().seats()));
    return new KnownCards(
        withNews(recalled.holds(), known.holds(), before.holds()),
        withNews(recalled.lacks(), known.lacks(), before.lacks()));
  }

  private static PerSeat<Cards> withNews(
      PerSeat<Cards> recalled, PerSeat<Cards> now, PerSeat<Cards> before) {
    return recalled.map((seat, cards) -> cards.plus(now.at(seat).minus(before.at(seat))));
  }

  /// It asks a player for a card.
  void asks(Seat of, int card, KnownCards known) {
    knownWhenAsked.put(new Question(of, card), aboutTheRest(card, known));
    lastCard = card;
  }

  /// Whether it has asked the player for the card before, and nothing was learnt since about the
  /// rest of that book.
  boolean hasAsked(Seat of, int card, KnownCards known) {
    return aboutTheRest(card, known).equals(knownWhenAsked.get(new Question(of, card)));
  }

  /// What is known of the other cards of a card's book.
  private static KnownCards aboutTheRest(int card, KnownCards known) {
    Cards rest = AuthorsPack.book(card / 4).without(card);
    return new KnownCards(
        known.holds().map((_, cards) -> cards.and(rest)),
        known.lacks().map((_, cards) -> cards.and(rest)));
  }
}
