package parlour.games.speculation;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.speculation.SpeculationTable.ANNA;
import static parlour.games.speculation.SpeculationTable.BERT;
import static parlour.games.speculation.SpeculationTable.CLARA;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.material.letters.WordList;
import parlour.games.speculation.Move.Challenge;
import parlour.games.speculation.Move.Discard;
import parlour.games.speculation.Move.Give;
import parlour.lexicon.Letters;

/// The leaflet on the deal and the whole game.
class SpeculationTest {
  @Nested
  class The_deal {
    @Test
    @Proves("speculation.deal")
    void everyone_the_dealer_included_gets_twelve_letters() {
      for (int seats = 5; seats <= 12; seats++) {
        SpeculationTable gamble = SpeculationTable.of(seats);
        for (Seat seat : Seats.first(seats))
          assertThat(gamble.letters(seat).size()).as(seats + " players").isEqualTo(12);
        assertThat(gamble.position().rest().box().size()).isEqualTo(300 - 12 * seats);
      }
      assertThat(Speculation.ENTRY.objection(1, Map.of())).isPresent();
    }

    @Test
    @Proves("speculation.discard")
    void each_discards_five_back_to_the_box() {
      SpeculationTable gamble = SpeculationTable.three();
      int box = gamble.position().rest().box().size();
      gamble.discard(BERT, "oocdg");
      assertThat(gamble.letters(BERT)).isEqualTo(Letters.of("planetnt"));
      assertThat(gamble.position().rest().box().size()).isEqualTo(box + 5);
      assertThat(gamble.position().rest().box().count('o')).isEqualTo(22 - 2);
      assertThat(gamble.told(ANNA)).containsExactly("@1 discards five letters.");
    }

    @Test
    @Proves("speculation.discard")
    void neither_more_nor_fewer_nor_letters_one_does_not_hold() {
      SpeculationTable gamble = SpeculationTable.three();
      assertThat(gamble.refusal(BERT, new Discard(Letters.of("oocd"))))
          .isEqualTo("speculation.discard");
      assertThat(gamble.refusal(BERT, new Discard(Letters.of("oocdgp"))))
          .isEqualTo("speculation.discard");
      assertThat(gamble.refusal(BERT, new Discard(Letters.of("ooozz")))).isEqualTo("house.sense");
      assertThat(gamble.refusal(BERT, new Give(Letters.of("nt"))))
          .as("first the discard")
          .isEqualTo("speculation.discard");
      gamble.discard(BERT, "oocdg");
      assertThat(gamble.refusal(BERT, new Discard(Letters.of("plane"))))
          .as("once only")
          .isEqualTo("speculation.discard");
    }

    @Test
    @Proves({"speculation.pool", "speculation.amb.bank"})
    void all_counters_form_a_pool_which_pays_on_when_it_is_empty() {
      SpeculationTable gamble = SpeculationTable.exposed("judge", "umpire");
      assertThat(((Zone.Stack) gamble.zone(CLARA, "pool")).count()).isEqualTo(100);
      gamble.becomes(gamble.position().with(gamble.position().match().counters().draw(ANNA, 99)));
      gamble.write(BERT, "planet", "plate", "lean").toTheNextDeal();
      assertThat(gamble.counters(BERT)).isEqualTo(3);
      assertThat(gamble.position().match().counters().pool()).isZero();
    }

    @Test
    @Proves("general.amb.time")
    void the_house_discards_and_gives_for_who_takes_too_long() {
      SpeculationTable gamble = SpeculationTable.three().discard(BERT, "oocdg").give(BERT, "nt");
      assertThat(gamble.prompt().must()).isEqualTo(Seats.of(ANNA, CLARA));
      assertThat(gamble.prompt().deadlineMillis()).isEqualTo(90_000);
      gamble.clock();
      assertThat(gamble.phase()).isInstanceOf(Phase.Exposing.class);
      for (Seat seat : Seats.first(3)) assertThat(gamble.letters(seat).size()).isEqualTo(6);
      assertThat(gamble.plum().size()).isEqualTo(6);
      assertThat(gamble.letters(BERT)).isEqualTo(Letters.of("planet"));
      gamble.clock();
      assertThat(gamble.phase()).as("and turns up a letter").isInstanceOf(Phase.Writing.class);
    }
  }

  @Nested
  class The_game {
    @Test
    @Proves({"speculation.next-deal", "speculation.end", "general.lead.left"})
    void the_deal_passes_to_the_left_and_the_game_ends_when_each_has_dealt_once() {
      SpeculationTable gamble = SpeculationTable.of(4);
      List<Seat> dealers = new ArrayList<>();
      while (!gamble.prompt().isOver()) {
        dealers.add(gamble.position().dealer());
        for (Seat seat : Seats.first(4)) assertThat(gamble.letters(seat).size()).isEqualTo(13);
        gamble.toTheNextDeal();
      }
      assertThat(dealers).containsExactly(Seat.of(0), Seat.of(1), Seat.of(2), Seat.of(3));
      assertThat(gamble.told(ANNA))
          .contains("The deal passes to the left: @1 deals everybody 13 letters.");
    }

    @Test
    @Proves("speculation.win")
    void the_largest_count_wins() {
      SpeculationTable gamble =
          SpeculationTable.exposed("judge", "umpire").write(CLARA, "bridge", "ridge");
      gamble.write(BERT, "plan").toTheNextDeal().toTheNextDeal().toTheNextDeal();
      assertThat(gamble.result().orElseThrow().ranking())
          .containsExactly(Seats.of(CLARA), Seats.of(BERT), Seats.of(ANNA));
      assertThat(gamble.told(BERT).getLast())
          .isEqualTo("Everybody has dealt: @2 has the largest count and wins.");
    }

    /// Expected: the last deal is played to the last claim on its Plum; the dealer has a counter
    /// for SATIN and Bert one for TIN, which was overlooked, so they share the game.
    @Test
    @Proves({"speculation.end", "speculation.plum.omission"})
    void the_last_deal_ends_with_the_words_overlooked_in_its_plum_and_a_tie_is_shared() {
      SpeculationTable gamble =
          SpeculationTable.turnedUp("judge", "umpire", "deals", "1").write(ANNA, "satin").clock();
      gamble.by(BERT, new Move.Notice("tin"));
      assertThat(gamble.prompt().isOver()).isFalse();
      gamble.toTheNextDeal();
      assertThat(gamble.winners()).isEqualTo(Seats.of(ANNA, BERT));
      assertThat(gamble.told(CLARA).getLast()).endsWith("@0 and @1 share the game.");
    }

    @Test
    void the_clock_may_be_slower_or_stand_still() {
      assertThat(SpeculationTable.exposed("clock", "double").prompt().deadlineMillis())
          .isEqualTo(370_000);
      assertThat(SpeculationTable.exposed("clock", "off").prompt().hasDeadline()).isFalse();
    }
  }

  @Test
  void answers_name_letters_of_the_hand_and_nonsense_is_not_understood() {
    Speculation game = SpeculationTable.of(3).game();
    assertThat(game.read(Answer.of("discard", "letters", "h.a h.a.2 h.c h.d h.e")))
        .hasValue(new Discard(Letters.of("aacde")));
    assertThat(game.read(Answer.of("discard", "letters", "x.a"))).isEmpty();
    assertThat(game.read(Answer.of("discard", "letters", "h.a ".repeat(80)))).isEmpty();
    assertThat(game.read(Answer.of("expose", "letters", "h.a h.b"))).isEmpty();
    assertThat(game.read(Answer.of("challenge", "line", "l1.plan")))
        .hasValue(new Challenge(new WordList.Place('l', BERT, "plan")));
    assertThat(SpeculationTable.three().scene(BERT).offers())
        .extracting(Scene.Offer::verb)
        .containsExactly("discard");
  }
}
