package parlour.games.material;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Choice;
import parlour.engine.Dice;
import parlour.engine.Piece;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.material.letters.LetterBox;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.LetterZones;

class ComponentsTest {
  private static final Seat ANNA = Seat.of(0);
  private static final Seat BERT = Seat.of(1);

  private static int[] counts(LetterBox box) {
    int[] counts = new int[26];
    for (char letter = 'a'; letter <= 'z'; letter++) counts[letter - 'a'] = box.box().count(letter);
    return counts;
  }

  @Nested
  class The_box_of_letters {
    @Test
    @Proves("components.letter-box")
    void it_is_well_assorted_single_letters_with_a_blank_back() {
      for (LetterBox box : LetterBox.values()) {
        for (int count : counts(box)) assertThat(count).as(box.name()).isGreaterThanOrEqualTo(2);
        Pile mixed = box.box().shuffled(new Dice(3));
        for (byte letter : mixed.all())
          assertThat(LetterFaces.PLAIN.face((char) ('a' + letter)).text()).hasSize(1);
      }
      assertThat(Piece.HIDDEN.face().text()).isEmpty();
      assertThat(Piece.HIDDEN.face().art()).isEmpty();
    }

    @Test
    @Proves("components.letter-box.size")
    void three_hundred_are_usual_and_two_hundred_or_a_hundred_and_eighty_may_be_chosen() {
      assertThat(
              LetterBox.CHOICE.in(Settings.usual(Choice.settings(LetterBox.CHOICE))).box().size())
          .isEqualTo(300);
      assertThat(chosen("200").box().size()).isEqualTo(200);
      assertThat(chosen("180").box().size()).isEqualTo(180);
      assertThat(LetterBox.CHOICE.setting().choices()).hasSize(3);
    }

    private LetterBox chosen(String size) {
      return LetterBox.CHOICE.in(
          Settings.of(Choice.settings(LetterBox.CHOICE), Map.of("box", size)));
    }

    @Test
    @Proves("components.letter-box.counts")
    void the_three_hundred_are_the_two_hundred_half_as_many_again() {
      int[] large = counts(LetterBox.THREE_HUNDRED);
      int[] small = counts(LetterBox.TWO_HUNDRED);
      assertThat(large)
          .containsExactly(
              22, 6, 9, 12, 30, 8, 6, 12, 18, 3, 3, 12, 8, 21, 22, 6, 3, 22, 18, 21, 12, 6, 6, 3, 8,
              3);
      for (int i = 0; i < 26; i++)
        assertThat(Math.abs(2 * large[i] - 3 * small[i])).isLessThanOrEqualTo(1);
    }

    @Test
    @Proves("components.letter-box.counts-200")
    void the_attested_two_hundred() {
      assertThat(counts(LetterBox.TWO_HUNDRED))
          .containsExactly(
              15, 4, 6, 8, 20, 5, 4, 8, 12, 2, 2, 8, 5, 14, 15, 4, 2, 15, 12, 14, 8, 4, 4, 2, 5, 2);
    }

    @Test
    @Proves("components.letter-box.counts-180")
    void the_attested_hundred_and_eighty() {
      assertThat(counts(LetterBox.ONE_EIGHTY))
          .containsExactly(
              14, 4, 4, 8, 22, 4, 6, 4, 18, 2, 2, 8, 4, 10, 14, 4, 2, 12, 8, 10, 8, 2, 2, 2, 4, 2);
    }
  }

  @Nested
  class The_counters {
    @Test
    @Proves("components.counters")
    void a_hundred_lie_in_the_box_more_than_the_twenty_five_that_word_building_sets_apart() {
      Counters counters = Counters.inBox(4);
      assertThat(counters.box()).isEqualTo(100);
      Counters dealt = counters.setApart(25).divide();
      assertThat(dealt.pool()).isEqualTo(25);
      assertThat(dealt.of(ANNA)).isEqualTo(18);
      assertThat(dealt.box()).isEqualTo(3);
    }

    @Test
    void payments_lose_and_make_nothing() {
      Counters counters =
          Counters.inBox(3).give(10).stakeAll(5).pay(ANNA, BERT, 3).stake(BERT, 2).draw(ANNA, 4);
      assertThat(counters.of(ANNA)).isEqualTo(6);
      assertThat(counters.of(BERT)).isEqualTo(6);
      assertThat(counters.pool()).isEqualTo(13);
      assertThat(counters.box()).isEqualTo(70);
      assertThat(counters.whole()).isEqualTo(Counters.BOX);
    }

    @Test
    void several_players_stake_and_draw_alike() {
      Seats both = Seats.of(ANNA, BERT);
      Counters staked = Counters.inBox(3).give(10).stakeEach(both, 2);
      assertThat(staked.pool()).isEqualTo(4);
      assertThat(staked.of(ANNA)).isEqualTo(8);
      assertThat(staked.of(Seat.of(2))).isEqualTo(10);
      Counters drawn = staked.drawEach(both, 3);
      assertThat(drawn.of(BERT)).isEqualTo(11);
      assertThat(drawn.pool()).isZero();
      assertThat(drawn.box()).as("what the pool lacks").isEqualTo(68);
      assertThat(drawn.whole()).isEqualTo(Counters.BOX);
    }

    @Test
    void a_player_who_has_none_owes_markers_and_redeems_them_with_what_they_receive() {
      Counters owing = Counters.inBox(2).give(1).pay(ANNA, BERT, 3);
      assertThat(owing.owed(ANNA)).isEqualTo(2);
      assertThat(owing.owed(BERT)).isZero();
      assertThat(owing.of(BERT)).isEqualTo(4);
      assertThat(owing.pay(BERT, ANNA, 3).owed(ANNA)).isZero();
    }

    @Test
    @Proves("general.amb.counters-short")
    void a_dry_pool_is_helped_out_by_the_box_at_last_with_markers() {
      Counters dry = Counters.inBox(2).setApart(2).draw(ANNA, 3);
      assertThat(dry.of(ANNA)).isEqualTo(3);
      assertThat(dry.pool()).isZero();
      assertThat(dry.box()).isEqualTo(97);
      Counters markers = dry.draw(BERT, 100);
      assertThat(markers.of(BERT)).isEqualTo(100);
      assertThat(markers.box()).isEqualTo(-3);
      assertThat(markers.whole()).isEqualTo(Counters.BOX);
    }
  }

  @Nested
  class Terms {
    @Test
    @Proves("general.term.pool")
    void the_pool_is_counters_set_aside_in_common_and_never_letters() {
      Zone.Stack pool = (Zone.Stack) LetterZones.pool(Counters.inBox(2).setApart(25));
      assertThat(pool.label()).isEqualTo("The pool");
      assertThat(pool.count()).isEqualTo(25);
      assertThat(pool.owner()).isEqualTo(Seat.NOBODY);
    }

    @Test
    @Proves("general.term.hand")
    void a_hand_is_the_letters_dealt_to_one_player() {
      Zone.Row hand = (Zone.Row) LetterZones.hand(BERT, "toot");
      assertThat(hand.owner()).isEqualTo(BERT);
      assertThat(hand.pieces())
          .extracting(Piece::id)
          .containsExactly("h.t", "h.o", "h.o.2", "h.t.2")
          .doesNotHaveDuplicates();
      assertThat(((Zone.Row) LetterZones.backs("h1", BERT, 4)).pieces())
          .hasSize(4)
          .containsOnly(Piece.HIDDEN);
    }
  }
}
