package parlour.games.rummy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static parlour.games.rummy.RummyTables.card;
import static parlour.games.rummy.RummyTables.cards;
import static parlour.games.rummy.RummyTables.held;
import static parlour.games.rummy.RummyTables.rummy;
import static parlour.games.rummy.RummyTables.skat;
import static parlour.games.rummy.RummyTables.table;
import static parlour.testkit.Rulings.play;
import static parlour.testkit.Rulings.refused;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.material.cards.Cards;

/// The leaflet on a turn: drawing, melding, discarding.
class RummyTurnTest {
  @Test
  @Proves({"animal-rummy.draw", "skat.draw"})
  void it_begins_with_a_draw_of_one_card_and_the_first_comes_from_the_pack() {
    for (Rummy game : List.of(rummy(), skat())) {
      Position start = table(game, cards(1, 3, 5), cards(2, 4), List.of());
      int top = start.hand().pack().top();
      Position drawn = play(game, start, new Move.Draw(false));
      assertThat(held(drawn, ANNA)).isEqualTo(cards(1, 3, 5).with(top));
      assertThat(game.play(drawn, ANNA, new Move.Draw(false), 0))
          .isInstanceOf(Ruling.Illegal.class);
      assertThat(game.play(start, ANNA, new Move.Discard(card(1, 0)), 0))
          .isInstanceOf(Ruling.Illegal.class);
      assertThat(game.play(start, ANNA, new Move.Draw(true), 0)).isInstanceOf(Ruling.Illegal.class);
    }
  }

  @Test
  @Proves({"animal-rummy.draw-either", "animal-rummy.amb.top-only"})
  void later_the_top_discard_may_be_drawn_instead() {
    Position start = table(rummy(), cards(1, 3, 5), cards(2, 4), List.of(), card(9, 0), card(7, 0));
    Position drawn = play(rummy(), start, new Move.Draw(true));
    assertThat(held(drawn, ANNA).has(card(7, 0))).isTrue();
    assertThat(drawn.hand().discards().top()).isEqualTo(card(9, 0));
  }

  @Test
  @Proves("skat.amb.draw-pile")
  void in_skat_only_the_pack_is_drawn_from_unless_agreed() {
    Position start = table(skat(), cards(1, 3, 5), cards(2, 4), List.of(), card(7, 0));
    refused(skat().play(start, ANNA, new Move.Draw(true), 0), "skat.amb.draw-pile");
    assertThat(held(play(skat("draw", "either"), start, new Move.Draw(true)), ANNA).has(card(7, 0)))
        .isTrue();
  }

  @Test
  @Proves({"animal-rummy.sets", "skat.sets"})
  void three_of_one_number_are_laid_down_and_as_many_sets_as_one_can() {
    for (Rummy game : List.of(rummy(), skat())) {
      Position start = table(game, cards(4, 4, 4, 9, 9, 9, 1), cards(2, 6), List.of());
      Position melded =
          play(
              game,
              start,
              new Move.Draw(false),
              new Move.Meld(cards(4, 4, 4)),
              new Move.Meld(cards(9, 9, 9)));
      assertThat(melded.hand().melds()).containsExactly(cards(4, 4, 4), cards(9, 9, 9));
    }
  }

  @Test
  @Proves("animal-rummy.sets")
  void melds_lie_in_front_of_the_player_who_laid_them_down() {
    Position start = table(rummy(), cards(4, 4, 4, 1), cards(2, 6), List.of());
    Position melded = play(rummy(), start, new Move.Draw(false), new Move.Meld(cards(4, 4, 4)));
    List<Zone> zones = rummy().scene(rummy().view(melded, BERT)).zones();
    assertThat(zones.stream().filter(Zone.Words.class::isInstance))
        .extracting(Zone::id, Zone::owner)
        .containsExactly(tuple("melds.0", ANNA));
  }

  @Test
  @Proves({"animal-rummy.draw", "skat.draw"})
  void what_was_drawn_from_the_pack_only_the_drawer_sees_and_all_see_what_was_taken_up() {
    Position start = table(rummy(), cards(1, 3, 5), cards(2, 4), List.of(), card(9, 0));
    for (boolean takenUp : List.of(false, true)) {
      Position drawn = play(rummy(), start, new Move.Draw(takenUp));
      int card = drawn.turn().drawn();
      assertThat(rummy().view(drawn, ANNA).turn()).isEqualTo(drawn.turn());
      for (Seat other : List.of(BERT, Seat.NOBODY)) {
        Position.Turn seen = rummy().view(drawn, other).turn();
        assertThat(seen.hasDrawn()).isTrue();
        assertThat(seen.drawn() == card).isEqualTo(takenUp);
      }
    }
    assertThat(rummy().view(start, BERT).turn().hasDrawn()).isFalse();
  }

  @Test
  @Proves("animal-rummy.discard")
  void nobody_discards_or_adds_what_they_do_not_hold() {
    Rummy game = rummy("repair", "lay-off");
    Position drawn =
        play(
            game,
            table(game, cards(1, 3, 5), cards(2, 4), List.of(cards(8, 9, 10))),
            new Move.Draw(false));
    for (int card : List.of(card(2, 0), -1, 48))
      refused(game.play(drawn, ANNA, new Move.Discard(card), 0), "house.sense");
    refused(game.play(drawn, ANNA, new Move.LayOff(card(2, 0), 0), 0), "house.sense");
    for (int meld : List.of(-1, 1))
      refused(game.play(drawn, ANNA, new Move.LayOff(card(1, 0), meld), 0), "house.sense");
    refused(game.play(drawn, ANNA, new Move.LayOff(card(1, 0), 0), 0), "animal-rummy.amb.parity");
  }

  @Test
  @Proves({"animal-rummy.sets", "animal-rummy.runs"})
  void a_single_card_fits_a_set_of_its_number_and_either_end_of_a_run() {
    for (int number = 1; number <= 12; number++) {
      assertThat(Melds.fits(card(number, 3), cards(4, 4, 4))).isEqualTo(number == 4);
      assertThat(Melds.fits(card(number, 3), cards(4, 5, 6))).isEqualTo(number == 3 || number == 7);
    }
    assertThat(Melds.isMeld(cards(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), Cards.NONE, true))
        .isTrue();
  }

  @Test
  @Proves("animal-rummy.draw-either")
  void a_card_is_drawn_by_touching_its_pile() {
    Position start = table(rummy(), cards(1, 3, 5), cards(2, 4), List.of(), card(9, 0));
    assertThat(rummy().scene(rummy().view(start, ANNA)).offers())
        .extracting(Scene.Offer::verb, Scene.Offer::at)
        .containsExactly(tuple("draw", "pack"), tuple("take-up", "discards"));
  }

  @Test
  @Proves({"animal-rummy.runs", "animal-rummy.amb.suits", "skat.runs"})
  void or_three_numbers_in_a_row_whatever_their_animals() {
    Cards run = Cards.of(card(7, 1)).with(card(8, 3)).with(card(9, 0));
    for (Rummy game : List.of(rummy(), skat())) {
      Position start = table(game, run.with(card(1, 0)), cards(2, 4), List.of());
      assertThat(play(game, start, new Move.Draw(false), new Move.Meld(run)).hand().melds())
          .containsExactly(run);
    }
  }

  @Test
  void anything_else_is_no_meld() {
    Rummy game = rummy();
    Position drawn =
        play(
            game,
            table(game, cards(1, 2, 4, 11, 12, 5, 5), cards(7), List.of()),
            new Move.Draw(false));
    refused(game.play(drawn, ANNA, new Move.Meld(cards(1, 2, 4)), 0), "animal-rummy.runs");
    refused(game.play(drawn, ANNA, new Move.Meld(cards(5, 5)), 0), "animal-rummy.runs");
    refused(game.play(drawn, ANNA, new Move.Meld(cards(7, 8, 9)), 0), "house.sense");
  }

  @Test
  @Proves("animal-rummy.amb.wrap")
  void a_run_does_not_go_from_twelve_to_one() {
    Rummy game = rummy();
    Position drawn =
        play(game, table(game, cards(1, 11, 12, 5), cards(7), List.of()), new Move.Draw(false));
    refused(game.play(drawn, ANNA, new Move.Meld(cards(11, 12, 1)), 0), "animal-rummy.runs");
    assertThat(Melds.fits(card(1, 0), cards(10, 11, 12))).isFalse();
  }

  @Test
  @Proves({"animal-rummy.discard", "skat.discard"})
  void then_one_card_is_discarded_face_up_beside_the_pack() {
    for (Rummy game : List.of(rummy(), skat())) {
      Position start = table(game, cards(1, 3, 5), cards(2, 4), List.of());
      Position next = play(game, start, new Move.Draw(false), new Move.Discard(card(5, 0)));
      assertThat(next.hand().discards().top()).isEqualTo(card(5, 0));
      assertThat(game.view(next, Seat.NOBODY).table().discard()).isEqualTo(card(5, 0));
    }
  }

  @Test
  @Proves("animal-rummy.amb.must-meld")
  void nobody_has_to_meld() {
    Position start = table(rummy(), cards(4, 4, 4, 9), cards(2, 6), List.of());
    assertThat(
            play(rummy(), start, new Move.Draw(false), new Move.Discard(card(9, 0)))
                .turn()
                .player())
        .isEqualTo(BERT);
  }

  @Test
  @Proves("animal-rummy.amb.same-card")
  void a_table_may_settle_that_a_card_taken_up_is_kept_for_the_turn() {
    for (String back : List.of("may", "may-not")) {
      Rummy game = rummy("return", back);
      Position start = table(game, cards(1, 3, 5), cards(2, 4), List.of(), card(9, 0));
      Position taken = play(game, start, new Move.Draw(true));
      Ruling<Position> returned = game.play(taken, ANNA, new Move.Discard(card(9, 0)), 0);
      assertThat(returned instanceof Ruling.Legal).isEqualTo(back.equals("may"));
      if (back.equals("may-not")) refused(returned, "animal-rummy.amb.same-card");
      assertThat(game.play(taken, ANNA, new Move.Discard(card(5, 0)), 0))
          .isInstanceOf(Ruling.Legal.class);
    }
  }
}
