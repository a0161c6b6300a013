package parlour.bots.skill;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parlour.bots.Bots;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.KnownCards;

/// What a level recalls of who holds which cards.
class MemoryTest {
  private static final Seat BERT = Seat.of(1);
  private static final KnownCards HEARD =
      new KnownCards(
          PerSeat.all(2, Cards.NONE).with(BERT, Cards.pack(AuthorsPack.SIZE)),
          PerSeat.all(2, Cards.NONE));

  @Test
  void a_master_recalls_all_that_was_heard() {
    assertThat(Memory.of(Bots.LEVELS, 7).of(HEARD)).isEqualTo(HEARD);
  }

  @Test
  void others_recall_less_of_it_the_lower_their_level_and_nothing_that_nobody_said() {
    int recalled = AuthorsPack.SIZE * 40;
    for (int level = Bots.LEVELS - 1; level >= 1; level--) {
      int facts = 0;
      for (int salt = 0; salt < 40; salt++) {
        KnownCards known = Memory.of(level, 31L * salt).of(HEARD);
        assertThat(known.lacks()).isEqualTo(HEARD.lacks());
        assertThat(known.holds().at(Seat.of(0))).isEqualTo(Cards.NONE);
        facts += known.holds().at(BERT).size();
      }
      assertThat(facts).as("facts recalled by level " + level).isPositive().isLessThan(recalled);
      recalled = facts;
    }
  }
}
