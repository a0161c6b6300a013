package parlour.bots.skill;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.KnownCards;

/// What a bot recalls of what all have heard: each fact is remembered or forgotten once and for
/// all, by its level.
///
/// @param percent how many facts in a hundred it recalls
/// @param salt what tells one bot's lapses from another's
public record Memory(int recallPercent, long salt) {
  private static final int[] RECALL_PERCENT = {25, 45, 65, 85, 100};

  public static Memory of(int level, long salt) {
    return new Memory(RECALL_PERCENT[level - 1], salt);
  }

  /// So much as it recalls of who holds what and who does not.
  public KnownCards of(KnownCards known) {
    return recallPercent == 100 ? known : new KnownCards(of(known.holds()), of(known.lacks()));
  }

  private PerSeat<Cards> of(PerSeat<Cards> facts) {
    return facts.map(this::of);
  }

  private Cards of(Seat seat, Cards cards) {
    Cards recalled = Cards.NONE;
    for (byte card : cards.all())
      if (recalls(seat.index() * 64L + card)) recalled = recalled.with(card);
    return recalled;
  }

  public boolean recalls(long fact) {
    long mixed = (fact + salt) * 0x9E3779B97F4A7C15L;
    mixed ^= mixed >>> 29;
    mixed *= 0xBF58476D1CE4E5B9L;
    return (mixed >>> 33) % 100 < recallPercent;
  }
}
