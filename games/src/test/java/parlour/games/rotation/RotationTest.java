package parlour.games.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.rotation.RotationTable.ANNA;
import static parlour.games.rotation.RotationTable.BERT;
import static parlour.games.rotation.RotationTable.CLARA;
import static parlour.games.rotation.RotationTable.DUNCAN;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.lexicon.Letters;

class RotationTest {
  /// Four players with D, H, R and Y in the middle; together they can play all of ELEPHANT.
  static RotationTable table(String... chosen) {
    return RotationTable.of(4, chosen)
        .with("dhry", "ehjkqsuvwx", "ptioooobcc", "ennoooogff", "lagiiiomzz");
  }

  @Nested
  class The_deal {
    @Test
    @Proves({"rotation.deal", "general.deal.facedown"})
    void everyone_gets_ten_letters_face_down_and_the_others_stay_in_the_box() {
      for (int seats = 2; seats <= 10; seats++) {
        RotationTable play = RotationTable.of(seats);
        for (Seat seat : Seats.first(seats)) assertThat(play.hand(seat).size()).isEqualTo(10);
        assertThat(((Zone.Stack) play.zone(BERT, "box")).count()).isEqualTo(300 - 10 * seats - 4);
        assertThat(((Zone.Row) play.zone(BERT, "h0")).pieces())
            .hasSize(10)
            .containsOnly(Piece.HIDDEN);
        assertThat(((Zone.Row) play.zone(BERT, "h")).pieces())
            .hasSize(10)
            .doesNotContain(Piece.HIDDEN);
      }
      assertThat(((Zone.Stack) RotationTable.of(4, "box", "180").zone(BERT, "box")).count())
          .isEqualTo(180 - 44);
    }

    @Test
    @Proves("rotation.table-four")
    void four_letters_lie_face_up_in_the_middle() {
      RotationTable play = RotationTable.of(4);
      Zone.Row four = (Zone.Row) play.zone(Seat.NOBODY, "four");
      assertThat(four.owner()).isEqualTo(Seat.NOBODY);
      assertThat(four.pieces()).hasSize(4).doesNotContain(Piece.HIDDEN);
      Letters out = Letters.of(play.position().deal().four());
      for (Seat seat : Seats.first(4)) out = out.plus(play.hand(seat));
      assertThat(play.game().options().box().box().letters().covers(out)).isTrue();
    }

    @Test
    @Proves("rotation.amb.four-same")
    void the_four_are_different_letters() {
      Set<String> seen = new HashSet<>();
      for (long seed = 0; seed < 400; seed++) {
        String four = RotationTable.open().deal(Seats.first(4), seed).deal().four();
        assertThat(four.chars().distinct().count()).as(four).isEqualTo(4);
        assertThat(four.chars().sorted().toArray()).isEqualTo(four.chars().toArray());
        seen.add(four);
      }
      assertThat(seen).hasSizeGreaterThan(300);
    }

    @Test
    @Proves("rotation.pool")
    void the_counters_form_a_pool_in_the_middle() {
      RotationTable play = RotationTable.of(4);
      Zone.Stack pool = (Zone.Stack) play.zone(CLARA, "pool");
      assertThat(pool.count()).isEqualTo(100);
      assertThat(pool.owner()).isEqualTo(Seat.NOBODY);
      for (Seat seat : Seats.first(4)) assertThat(play.counters(seat)).isZero();
    }

    @Test
    @Proves({"general.leader.draw", "general.lead.left"})
    void the_dealer_is_drawn_for_and_names_the_first_word() {
      RotationTable play = RotationTable.of(4);
      assertThat(play.prompt().must()).isEqualTo(Seats.of(ANNA));
      assertThat(play.scene(BERT).places().getFirst().note()).matches("drew [A-Z], deals");
    }
  }

  @Nested
  class The_values {
    @Test
    @Proves({"rotation.values.example", "rotation.values.order"})
    void with_d_h_r_and_y_in_the_middle_they_bring_one_two_three_and_four() {
      RotationTable play = table();
      assertThat(
              "dhry".chars().map(letter -> play.position().deal().value((char) letter)).toArray())
          .containsExactly(1, 2, 3, 4);
      assertThat(play.position().deal().value('e')).isZero();
      assertThat(((Zone.Row) play.zone(BERT, "four")).pieces())
          .extracting(piece -> piece.face().text() + piece.face().corner())
          .containsExactly("D1", "H2", "R3", "Y4");
    }

    @Test
    @Proves({"rotation.values", "rotation.tail.special"})
    void a_letter_like_one_of_the_four_brings_its_value_to_whoever_plays_it() {
      RotationTable play = table().lead(ANNA, "elephant").goOn(3);
      int before = play.counters(ANNA);
      int pool = play.pool();
      play.letter(ANNA, 'h');
      assertThat(play.counters(ANNA) - before).isEqualTo(2);
      assertThat(pool - play.pool()).isEqualTo(2);
      assertThat(play.told(Seat.NOBODY).getLast())
          .isEqualTo("@0 plays H, which brings two counters.");
    }

    @Test
    void the_first_letter_of_a_word_brings_its_value_too() {
      RotationTable play = table().with("aeio", "ehjkqsuvwx", "a", "b", "c").lead(ANNA, "elephant");
      assertThat(play.counters(ANNA)).isEqualTo(2);
      assertThat(play.clauses(News.Named.class)).contains("rotation.tail.special");
    }

    @Test
    void a_letter_of_value_is_marked_in_the_hand() {
      Zone.Row hand = (Zone.Row) table().zone(ANNA, "h");
      assertThat(hand.pieces())
          .filteredOn(piece -> !piece.face().corner().isEmpty())
          .extracting(piece -> piece.face().name())
          .containsExactly("H, worth two");
    }
  }

  @Nested
  class Naming_a_word {
    @Test
    @Proves("rotation.lead")
    void the_dealer_leads_and_names_any_word_of_eight_letters_or_more() {
      RotationTable play = table();
      assertThat(play.refusal(ANNA, new Move.Lead("echoing"))).isEqualTo("rotation.lead");
      assertThat(play.refusal(DUNCAN, new Move.Lead("laboratory")))
          .isEqualTo("rotation.tail.next-leader");
      assertThat(table().lead(ANNA, "elephant").position().turn().phase())
          .isInstanceOf(Phase.Spell.class);
      assertThat(table().lead(ANNA, "extraordinarily").told(Seat.NOBODY).getLast())
          .isEqualTo("@0 names EXTRAORDINARILY and plays E.");
    }

    @Test
    @Proves("rotation.lead.hold")
    void they_must_hold_its_first_letter_and_plays_it() {
      RotationTable play = table();
      assertThat(play.refusal(ANNA, new Move.Lead("antelope"))).isEqualTo("rotation.lead.hold");
      assertThat(play.hand(ANNA).count('e')).isEqualTo(1);
      play.lead(ANNA, "elephant");
      assertThat(play.hand(ANNA).count('e')).isZero();
      assertThat(play.hand(ANNA).size()).isEqualTo(9);
      Zone.Words words = (Zone.Words) play.zone(BERT, "words");
      assertThat(words.words().getFirst().pieces())
          .extracting(RotationTest::laid)
          .containsExactly("E", "", "", "", "", "", "", "");
      assertThat(words.words().getFirst().note()).isEqualTo("ELEPHANT, named by @0");
    }

    @Test
    @Proves("rotation.amb.bluff")
    void the_first_letter_is_all_they_need_hold() {
      RotationTable play =
          table().with("dhry", "exxxxxxxxx", "ptioooobcc", "ennoooogff", "lagiiiomzz");
      play.lead(ANNA, "elephant").goOn(3);
      assertThat(play.refusal(ANNA, new Move.Play('h'))).isEqualTo("rotation.next");
      play.fail(ANNA);
    }

    @Test
    void what_is_no_string_of_letters_or_has_no_end_is_refused() {
      RotationTable play = table();
      assertThat(play.refusal(ANNA, new Move.Lead(""))).isEqualTo("general.amb.min-length");
      assertThat(play.refusal(ANNA, new Move.Lead("easy-going")))
          .isEqualTo("general.words.compound");
      assertThat(play.refusal(ANNA, new Move.Lead("e".repeat(31))))
          .isEqualTo("rotation.amb.longest");
      assertThat(play.refusal(ANNA, new Move.Lead("e".repeat(400))))
          .isEqualTo("general.error.no-count");
      assertThat(play.position()).isEqualTo(table().position());
    }
  }

  @Nested
  class Going_round {
    @Test
    @Proves({"rotation.object", "general.play.right"})
    void a_word_is_formed_by_each_in_turn_playing_one_letter_to_the_right() {
      RotationTable play = table().lead(ANNA, "elephant");
      for (Seat seat : List.of(DUNCAN, CLARA, BERT, ANNA, DUNCAN, CLARA)) {
        assertThat(play.prompt().must()).isEqualTo(Seats.of(seat));
        play.letter(seat, play.position().turn().word().next());
      }
      Zone.Words words = (Zone.Words) play.zone(BERT, "words");
      assertThat(words.words().getFirst().pieces())
          .extracting(RotationTest::laid)
          .containsExactly("E", "L", "E", "P", "H", "A", "N", "");
      assertThat(play.letter(BERT, 't').told(Seat.NOBODY))
          .contains("ELEPHANT is finished: @1 gets one counter.");
      for (Seat seat : Seats.first(4)) assertThat(play.hand(seat).size()).isEqualTo(8);
    }

    @Test
    @Proves("rotation.name-letter")
    void every_player_names_the_letter_they_play() {
      RotationTable play = table().lead(ANNA, "elephant");
      assertThat(play.refusal(DUNCAN, new Move.Play('a'))).isEqualTo("rotation.next");
      play.letter(DUNCAN, 'l');
      assertThat(play.told(Seat.NOBODY).getLast()).isEqualTo("@3 plays L.");
      assertThat(play.clauses(News.Played.class)).contains("rotation.name-letter");
      assertThat(play.game().write(new Move.Play('l')).text("letter")).isEqualTo("L");
    }

    @Test
    @Proves({"rotation.second", "rotation.amb.must-play"})
    void the_player_on_the_dealers_right_must_play_the_second_letter() {
      RotationTable play = table().lead(ANNA, "elephant");
      assertThat(play.prompt().must()).isEqualTo(Seats.of(DUNCAN));
      assertThat(play.refusal(DUNCAN, new Move.Fail())).isEqualTo("rotation.amb.must-play");
      assertThat(play.verbs(DUNCAN)).contains("play").doesNotContain("fail");
      play.letter(DUNCAN, 'l');
      assertThat(play.hand(DUNCAN).has('l')).isFalse();
    }

    @Test
    @Proves({"rotation.second.fail", "rotation.amb.dealer-share"})
    void if_they_cannot_every_player_except_them_gets_one_counter_the_dealer_too() {
      RotationTable play = table().with("dhry", "eh", "pt", "en", "agi").lead(ANNA, "elephant");
      assertThat(play.verbs(DUNCAN)).contains("fail").doesNotContain("play");
      play.fail(DUNCAN);
      assertThat(play.counters(DUNCAN)).isZero();
      for (Seat seat : List.of(ANNA, BERT, CLARA)) assertThat(play.counters(seat)).isEqualTo(1);
      assertThat(play.pool()).isEqualTo(97);
      assertThat(play.clauses(News.Failed.class)).contains("rotation.second.fail");
    }

    @Test
    @Proves({"rotation.next", "rotation.amb.fines-word", "rotation.pay"})
    void each_plays_the_next_letter_and_for_a_player_who_cannot_the_pool_pays_every_opponent() {
      RotationTable play = table().with("dhry", "eh", "pt", "xx", "la").lead(ANNA, "elephant");
      play.letter(DUNCAN, 'l').fail(CLARA);
      assertThat(play.counters(CLARA)).as("the offender pays nothing").isZero();
      for (Seat seat : List.of(ANNA, BERT, DUNCAN)) assertThat(play.counters(seat)).isEqualTo(1);
      assertThat(play.pool()).isEqualTo(97);
      assertThat(play.told(Seat.NOBODY).getLast())
          .isEqualTo(
              "@2 has no E: @0, @1 and @3 get one counter each from the pool; it is passed over.");
      assertThat(play.clauses(News.Failed.class)).contains("rotation.next", "rotation.pay");
      assertThat(play.position().turn().word().next()).isEqualTo('p');
      assertThat(play.prompt().must()).isEqualTo(Seats.of(BERT));
    }

    @Test
    @Proves("general.amb.time")
    void a_player_who_lets_a_minute_pass_plays_what_they_must_or_fails() {
      RotationTable play = table().at(5_000).lead(ANNA, "elephant");
      assertThat(play.prompt().deadlineMillis()).isEqualTo(65_000);
      play.clock();
      assertThat(play.hand(DUNCAN).has('l')).isFalse();
      assertThat(play.told(Seat.NOBODY).getLast()).isEqualTo("The time is up: @3 plays L.");
      RotationTable failing =
          table().with("dhry", "eh", "pt", "en", "agi").lead(ANNA, "elephant").clock();
      assertThat(failing.counters(ANNA)).isEqualTo(1);
      RotationTable withheld = table("holding", "may").lead(ANNA, "elephant").clock();
      assertThat(withheld.hand(DUNCAN).has('l')).isTrue();
      assertThat(table("clock", "double").lead(ANNA, "elephant").prompt().deadlineMillis())
          .isEqualTo(120_000);
      assertThat(table("clock", "off").lead(ANNA, "elephant").prompt().deadlineMillis())
          .isEqualTo(Prompt.NEVER);
    }

    @Test
    void what_somebody_could_not_play_stays_in_view() {
      RotationTable play =
          table().with("dhry", "eh", "pt", "xx", "a").lead(ANNA, "elephant").goOn(2);
      assertThat(play.scene(ANNA).places().get(3).note()).isEqualTo("has no L");
      assertThat(play.scene(ANNA).places().get(2).note()).isEqualTo("has no E");
      assertThat(play.scene(ANNA).places().get(0).note()).isEqualTo("dealer, leads");
    }
  }

  @Test
  void two_to_ten_may_play() {
    assertThat(Rotation.ENTRY.objection(1, Map.of())).isPresent();
    assertThat(Rotation.ENTRY.objection(2, Map.of())).isEmpty();
    assertThat(Rotation.ENTRY.objection(10, Map.of())).isEmpty();
    assertThat(Rotation.ENTRY.objection(11, Map.of())).isPresent();
  }

  /// The letter of a piece that lies on the table, or nothing for a place that waits for one.
  private static String laid(Piece piece) {
    return piece.face().form() == Piece.Form.GAP ? "" : piece.face().text();
  }
}
