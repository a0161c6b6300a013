package parlour.games.speculation;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.speculation.SpeculationTable.ANNA;
import static parlour.games.speculation.SpeculationTable.BERT;
import static parlour.games.speculation.SpeculationTable.CLARA;

import org.junit.jupiter.api.Test;
import parlour.engine.Event;
import parlour.engine.Piece;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.speculation.Move.Expose;
import parlour.games.speculation.Move.Give;
import parlour.games.speculation.Move.TurnUp;
import parlour.games.speculation.Move.Write;
import parlour.lexicon.Letters;

/// The leaflet on the letters given to the Plum.
class FillingThePlumTest {
  /// Five players who discard and give whatever comes first.
  private SpeculationTable five(int givers, String... chosen) {
    return allSeats(5, givers, chosen);
  }

  private SpeculationTable allSeats(int seats, int givers, String... chosen) {
    SpeculationTable gamble = SpeculationTable.of(seats, chosen);
    for (int i = 0; i < givers; i++) {
      String hand = gamble.letters(Seat.of(i)).toString();
      gamble.discard(Seat.of(i), hand.substring(0, 5)).give(Seat.of(i), hand.substring(5, 6));
    }
    return gamble;
  }

  @Test
  @Proves({"speculation.plum.give", "speculation.plum.name", "speculation.amb.dealer-gives"})
  void each_player_the_dealer_too_gives_one_of_their_seven_letters_for_the_dealers_plum() {
    SpeculationTable gamble = five(4);
    assertThat(gamble.plum().size()).isEqualTo(4);
    assertThat(gamble.prompt().must()).isEqualTo(Seats.of(Seat.of(4)));
    gamble = five(5);
    assertThat(gamble.plum().size()).isEqualTo(5);
    for (Seat seat : Seats.first(5)) assertThat(gamble.letters(seat).size()).isEqualTo(6);
    Zone plum = gamble.zone(BERT, "plum");
    assertThat(plum.owner()).isEqualTo(ANNA);
    assertThat(plum.label()).isEqualTo("The Plum");
    char first = gamble.letters(ANNA).at(0);
    gamble.by(ANNA, new Expose(first));
    assertThat(gamble.view(ANNA).rack().size()).as("five hidden and one").isEqualTo(6);
    assertThat(gamble.view(BERT).rack().size()).as("six and one").isEqualTo(7);
  }

  @Test
  @Proves("speculation.plum.give")
  void a_gift_is_one_letter_of_ones_own() {
    SpeculationTable gamble = five(0);
    String hand = gamble.letters(BERT).toString();
    gamble.discard(BERT, hand.substring(0, 5));
    assertThat(gamble.refusal(BERT, new Give(Letters.of(hand.substring(5, 7)))))
        .isEqualTo("speculation.plum.give");
    assertThat(gamble.refusal(BERT, new Give(Letters.EMPTY))).isEqualTo("speculation.plum.give");
    gamble.give(BERT, hand.substring(5, 6));
    assertThat(gamble.refusal(BERT, new Give(Letters.of(hand.substring(6, 7)))))
        .isEqualTo("speculation.plum.give");
  }

  @Test
  @Proves("speculation.plum.unseen")
  void nobody_not_even_the_dealer_may_see_them() {
    SpeculationTable one = SpeculationTable.sorted();
    SpeculationTable other = SpeculationTable.sorted();
    other.becomes(
        other
            .position()
            .with(other.position().plum().with(Letters.of("qzxjkv")))
            .with(
                new Position.Rest(
                    other.position().rest().box().plus(other.plum()).minus(Letters.of("qzxjkv")),
                    Letters.EMPTY)));
    for (int i = -1; i < 3; i++) {
      assertThat(one.view(Seat.of(i))).isEqualTo(other.view(Seat.of(i)));
      assertThat(((Zone.Row) one.zone(Seat.of(i), "plum")).pieces())
          .hasSize(6)
          .containsOnly(Piece.HIDDEN);
    }
    for (Event event : one.events()) {
      if (event instanceof News.Gave || event instanceof News.PlumFilled)
        assertThat(event.line().text()).doesNotContainPattern("\\b[A-Z]\\b");
    }
    assertThat(one.told(ANNA)).contains("@1 gives @0 two letters for the Plum, face down.");
  }

  @Test
  @Proves("speculation.plum.apart")
  void the_dealer_keeps_it_unseen_and_apart_until_the_words_of_the_hands_are_made() {
    SpeculationTable gamble = SpeculationTable.exposed();
    assertThat(gamble.refusal(ANNA, new TurnUp())).isEqualTo("speculation.plum.apart");
    assertThat(gamble.refusal(ANNA, new Write("stain")))
        .as("its letters are not for the hand")
        .isEqualTo("speculation.dealer.words");
    assertThat(gamble.letters(ANNA)).isEqualTo(Letters.of("gardn"));
    assertThat(gamble.view(ANNA).plum().letters().isEmpty()).isTrue();
  }

  @Test
  @Proves({"speculation.note1.extra", "speculation.note1.five"})
  void fewer_than_five_get_one_letter_more_and_give_two() {
    for (int seats = 3; seats <= 4; seats++) {
      SpeculationTable gamble = SpeculationTable.of(seats);
      for (Seat seat : Seats.first(seats)) {
        String hand = gamble.letters(seat).toString();
        assertThat(hand).hasSize(13);
        gamble.discard(seat, hand.substring(0, 5));
        assertThat(gamble.refusal(seat, new Give(Letters.of(hand.substring(5, 6)))))
            .isEqualTo("speculation.note1.extra");
        gamble.give(seat, hand.substring(5, 7));
        assertThat(gamble.letters(seat).size()).isEqualTo(6);
      }
      assertThat(gamble.plum().size()).isEqualTo(6);
    }
    for (int seats = 2; seats <= 12; seats++) {
      SpeculationTable gamble = SpeculationTable.of(seats).clock();
      assertThat(gamble.plum().size()).as(seats + " players").isGreaterThanOrEqualTo(5);
    }
  }

  @Test
  @Proves("speculation.note1.overplus")
  void more_than_six_thereby_are_discarded_unseen() {
    SpeculationTable gamble = SpeculationTable.of(4).clock();
    assertThat(gamble.plum().size()).as("of eight given").isEqualTo(6);
    assertThat(gamble.position().rest().box().size()).isEqualTo(300 - 4 * 6 - 6);
    assertThat(gamble.told(ANNA))
        .contains("@0's Plum holds six letters; two too many went back to the box unseen.");
    assertThat(gamble.clauses(News.PlumFilled.class)).contains("speculation.note1.overplus");
  }

  @Test
  @Proves({"speculation.note2.top-up", "speculation.amb.note2-unseen"})
  void the_other_way_each_gives_one_and_the_dealer_adds_from_their_discards_up_to_six() {
    SpeculationTable gamble = SpeculationTable.of(3, "plum", "second");
    gamble.hands("gardenauuwyk", "planetnoocdg", "bridgeeoolfh");
    gamble.discard(ANNA, "uuwyk").give(ANNA, "a").discard(BERT, "oocdg").give(BERT, "n");
    gamble.discard(CLARA, "oolfh").give(CLARA, "e");
    assertThat(gamble.phase()).isInstanceOf(Phase.Exposing.class);
    assertThat(gamble.plum().size()).isEqualTo(6);
    Letters added = gamble.plum().minus(Letters.of("ane"));
    assertThat(Letters.of("uuwyk").covers(added)).as(added + " of UUWYK").isTrue();
    assertThat(gamble.position().rest().aside().isEmpty()).as("the rest is in the box").isTrue();
    assertThat(gamble.position().rest().box().size()).isEqualTo(300 - 3 * 6 - 6);
    assertThat(gamble.view(ANNA).heaps().open().isEmpty()).as("unseen").isTrue();
  }

  @Test
  @Proves("speculation.amb.note2-unseen")
  void by_option_the_dealer_chooses_what_they_add() {
    SpeculationTable gamble = SpeculationTable.of(3, "plum", "second", "added", "chosen");
    gamble.hands("gardenauuwyk", "planetnoocdg", "bridgeeoolfh");
    gamble.discard(ANNA, "uuwyk").give(ANNA, "a").discard(BERT, "oocdg").give(BERT, "n");
    gamble.discard(CLARA, "oolfh").give(CLARA, "e");
    assertThat(gamble.phase()).isInstanceOf(Phase.Adding.class);
    assertThat(gamble.prompt().must()).isEqualTo(Seats.of(ANNA));
    assertThat(gamble.view(ANNA).heaps().open()).isEqualTo(Letters.of("uuwyk"));
    assertThat(gamble.view(BERT).heaps().open().isEmpty()).isTrue();
    assertThat(gamble.refusal(ANNA, new Move.Add(Letters.of("uw"))))
        .isEqualTo("speculation.note2.top-up");
    assertThat(gamble.refusal(ANNA, new Move.Add(Letters.of("gar"))))
        .isEqualTo("speculation.note2.top-up");
    gamble.by(ANNA, new Move.Add(Letters.of("uwy")));
    assertThat(gamble.plum()).isEqualTo(Letters.of("aneuwy"));
    assertThat(gamble.told(BERT))
        .contains("@0's Plum holds six letters with three added from the dealer's discards.")
        .noneMatch(line -> line.contains("nobody has seen"));
  }

  @Test
  @Proves("speculation.amb.plum-sizes")
  void two_players_always_go_by_the_second_note() {
    SpeculationTable gamble = SpeculationTable.of(2);
    assertThat(gamble.letters(ANNA).size()).isEqualTo(12);
    gamble.clock();
    assertThat(gamble.plum().size()).as("two given and four added").isEqualTo(6);
    assertThat(gamble.clauses(News.PlumFilled.class)).contains("speculation.note2.top-up");
  }

  @Test
  @Proves("speculation.amb.seven-up")
  void larger_plums_of_a_large_company_stand_unless_they_are_capped() {
    assertThat(SpeculationTable.of(9).clock().plum().size()).isEqualTo(9);
    assertThat(SpeculationTable.of(9, "cap", "yes").clock().plum().size()).isEqualTo(6);
    assertThat(SpeculationTable.of(5, "cap", "yes").clock().plum().size()).isEqualTo(5);
  }
}
