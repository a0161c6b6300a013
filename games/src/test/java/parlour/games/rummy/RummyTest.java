package parlour.games.rummy;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.rummy.RummyTables.card;
import static parlour.games.rummy.RummyTables.cards;
import static parlour.games.rummy.RummyTables.held;
import static parlour.games.rummy.RummyTables.rummy;
import static parlour.games.rummy.RummyTables.skat;
import static parlour.games.rummy.RummyTables.table;
import static parlour.testkit.Rulings.legal;
import static parlour.testkit.Rulings.play;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.games.material.cards.AnimalPack;
import parlour.games.material.cards.Cards;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

/// The leaflet on the cards and the deal.
class RummyTest {
  @Nested
  class The_box {
    @Test
    @Proves({"animal-rummy.box", "animal-rummy.cards", "animal-rummy.deck"})
    void it_is_played_with_the_numbered_animals_of_its_box() {
      assertThat(Rummy.ANIMAL_RUMMY.about().leaflet()).isEqualTo("001");
      int[] counts = new int[13];
      for (int card = 0; card < AnimalPack.SIZE; card++) counts[AnimalPack.number(card)]++;
      assertThat(counts).containsExactly(0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4);
      assertThat(AnimalPack.face(card(1, 0)).name()).isEqualTo("1, Bear");
    }

    @Test
    @Proves({"skat.amb.pictures", "skat.amb.name"})
    void skat_takes_the_eight_pictures_out_and_is_not_the_german_game() {
      assertThat(skat().options().deck().size).isEqualTo(40);
      assertThat(skat("pictures", "wild").options().deck().wild().size()).isEqualTo(8);
      assertThat(Rummy.SKAT.about().summary()).contains("not the German game");
    }

    @Test
    @Proves({"animal-rummy.amb.players", "skat.amb.players"})
    void two_to_six_may_play() {
      assertThat(Rummy.ANIMAL_RUMMY.objection(1, Map.of())).isPresent();
      assertThat(Rummy.ANIMAL_RUMMY.objection(6, Map.of())).isEmpty();
      assertThat(Rummy.SKAT.objection(7, Map.of())).isPresent();
    }
  }

  @Nested
  class The_deal {
    @Test
    @Proves({"animal-rummy.deal", "animal-rummy.stock"})
    void seven_cards_each_and_the_rest_is_the_pack() {
      Position dealt = rummy().deal(Seats.first(4), 3);
      Cards all = Cards.NONE;
      for (Seat seat : Seats.first(4)) {
        assertThat(held(dealt, seat).size()).isEqualTo(7);
        all = all.plus(held(dealt, seat));
      }
      assertThat(all.size()).as("nobody holds another's card").isEqualTo(28);
      assertThat(dealt.hand().pack().size()).isEqualTo(48 - 28);
      assertThat(dealt.hand().discards().isEmpty()).isTrue();
    }

    @Test
    @Proves({"skat.deal", "skat.stock"})
    void five_cards_each_in_skat() {
      Position dealt = skat().deal(Seats.first(3), 3);
      assertThat(held(dealt, ANNA).size()).isEqualTo(5);
      assertThat(dealt.hand().pack().size()).isEqualTo(40 - 15);
    }

    @Test
    @Proves({"animal-rummy.dealer-first", "skat.dealer-first"})
    void the_dealer_plays_first() {
      for (int seed = 0; seed < 20; seed++) {
        for (Rummy game : List.of(rummy(), skat())) {
          Position dealt = game.deal(Seats.first(3), seed);
          assertThat(game.prompt(dealt).must()).isEqualTo(Seats.of(dealt.match().dealer()));
        }
      }
    }

    @Test
    @Proves({"animal-rummy.left", "skat.left"})
    void then_the_player_at_their_left() {
      for (Rummy game : List.of(rummy(), skat())) {
        Position dealt = game.deal(Seats.first(3), 5);
        Position drawn = play(game, dealt, new Move.Draw(false));
        Position next =
            play(game, drawn, new Move.Discard(held(drawn, drawn.turn().player()).lowest()));
        assertThat(next.turn().player()).isEqualTo(Seats.first(3).leftOf(dealt.match().dealer()));
      }
    }
  }

  @Nested
  class The_clock {
    @Test
    @Proves({"animal-rummy.amb.clock", "skat.amb.clock"})
    void when_it_runs_out_the_card_drawn_is_discarded() {
      Position start = table(rummy(), cards(1, 3, 5), cards(2, 4), List.of());
      Position next = legal(rummy().timeUp(start, 60_000));
      assertThat(held(next, ANNA)).isEqualTo(cards(1, 3, 5));
      assertThat(next.turn().player()).isEqualTo(BERT);
    }

    @Test
    void it_can_be_switched_off() {
      Rummy game = rummy("clock", "off");
      assertThat(game.prompt(game.deal(Seats.first(2), 1)).hasDeadline()).isFalse();
    }
  }

  @Test
  void what_is_drawn_from_the_pack_is_told_to_the_drawer_alone() {
    Position start = table(rummy(), cards(1, 3, 5), cards(2, 4), List.of());
    Ruling.Legal<Position> drawn =
        (Ruling.Legal<Position>) rummy().play(start, ANNA, new Move.Draw(false), 0);
    Event event = drawn.events().getFirst();
    assertThat(event.seenBy(ANNA).line().text()).contains("1, Lion");
    assertThat(event.seenBy(BERT).line().text()).isEqualTo("@0 [0:draws] from the pack.");
    assertThat(event.seenBy(Seat.NOBODY).line().text()).isEqualTo("@0 [0:draws] from the pack.");
  }

  @Test
  void every_meld_of_a_hand_is_found() {
    Dice dice = new Dice(4);
    for (int trial = 0; trial < 300; trial++) {
      Cards hand = Cards.pack(48).any(8, dice);
      List<Cards> found = new ArrayList<>();
      Melds.each(hand, Cards.NONE, false, found::add);
      List<Cards> all = new ArrayList<>();
      byte[] held = hand.all();
      for (int i = 0; i < held.length; i++) {
        for (int j = i + 1; j < held.length; j++) {
          for (int k = j + 1; k < held.length; k++) {
            Cards three = Cards.of(held[i]).with(held[j]).with(held[k]);
            if (Melds.isMeld(three, Cards.NONE, false)) all.add(three);
          }
        }
      }
      assertThat(found).containsExactlyInAnyOrderElementsOf(all);
      assertThat(Melds.hasMeld(hand)).isEqualTo(!all.isEmpty());
      if (!all.isEmpty()) assertThat(all).contains(Melds.any(hand, dice));
    }
  }

  @Test
  void a_hand_of_rummy_reads_as_it_should() {
    Rummy game = rummy();
    Position start =
        table(game, cards(4, 4, 4, 9), Cards.of(card(4, 3)).with(card(10, 0)), List.of());
    Transcript<Position, Move, View> transcript = new Transcript<>(game, start);
    transcript
        .show(ANNA)
        .play(ANNA, Answer.of("draw"), 2_000)
        .play(ANNA, Answer.of("meld", "cards", "c.12 c.13 c.14"), 4_000);
    transcript.play(ANNA, Answer.of("discard", "card", "c.32"), 6_000).show(BERT);
    transcript
        .play(BERT, Answer.of("take-up"), 8_000)
        .play(BERT, Answer.of("add", "card", "c.15", "meld", "m.0"), 9_000);
    transcript
        .play(BERT, Answer.of("meld", "cards", "c.32 c.36"), 9_500)
        .play(BERT, Answer.of("discard", "card", "c.36"), 9_900)
        .timeUp();
    transcript.show(Seat.NOBODY);
    Golden.check("animal-rummy-hand", transcript.toString());
  }
}
