package parlour.games.wordbuilding;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.material.letters.LetterFaces.NONE;
import static parlour.games.wordbuilding.Move.CRIB;
import static parlour.games.wordbuilding.Move.HAND;
import static parlour.games.wordbuilding.WordBuildingTable.ANNA;
import static parlour.games.wordbuilding.WordBuildingTable.BERT;
import static parlour.games.wordbuilding.WordBuildingTable.CLARA;
import static parlour.games.wordbuilding.WordBuildingTable.DUNCAN;
import static parlour.games.wordbuilding.WordBuildingTable.LETTERS;
import static parlour.games.wordbuilding.WordBuildingTable.lame;
import static parlour.games.wordbuilding.WordBuildingTable.sample;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.material.letters.LetterBox;
import parlour.lexicon.Letters;

/// The leaflet on the deal and the first part: letters set one by one to a word.
class WordBuildingTest {
  private static Move.Add syllable(String word) {
    return new Move.Add(word, NONE, NONE, true);
  }

  @Nested
  class The_dealer_gives_out_letters_and_counters {
    @Test
    @Proves({"word-building.deal", "general.deal.facedown"})
    void each_player_gets_ten_letters_that_only_they_see() {
      for (int seats = 2; seats <= 10; seats++) {
        WordBuildingTable play = WordBuildingTable.of(seats);
        for (Seat seat : Seats.first(seats))
          assertThat(play.position().hand(seat).size()).isEqualTo(10);
        assertThat(((Zone.Row) play.zone(ANNA, "hand1")).pieces())
            .hasSize(10)
            .allMatch(piece -> piece.id().isEmpty());
        assertThat(((Zone.Row) play.zone(BERT, "hand")).pieces())
            .hasSize(10)
            .noneMatch(piece -> piece.id().isEmpty());
      }
    }

    @Test
    @Proves({"word-building.crib", "general.term.crib"})
    void twenty_more_lie_face_up_in_the_crib_for_all() {
      WordBuildingTable play = WordBuildingTable.of(4);
      assertThat(play.position().round().crib().size()).isEqualTo(20);
      for (Seat eye : List.of(ANNA, DUNCAN, Seat.NOBODY)) {
        Zone.Row crib = (Zone.Row) play.zone(eye, "crib");
        assertThat(crib.label()).isEqualTo("The crib, for all");
        assertThat(crib.pieces()).hasSize(20).noneMatch(piece -> piece.face().text().isEmpty());
      }
    }

    @Test
    @Proves({"word-building.pool", "general.term.pool"})
    void twenty_five_counters_form_the_pool() {
      WordBuildingTable play = WordBuildingTable.of(4);
      assertThat(play.pool()).isEqualTo(25);
      assertThat(((Zone.Stack) play.zone(BERT, "pool")).count()).isEqualTo(25);
    }

    @Test
    @Proves({"word-building.counters", "components.counters"})
    void the_remaining_counters_are_divided_equally() {
      for (int seats = 2; seats <= 10; seats++) {
        WordBuildingTable play = WordBuildingTable.of(seats);
        for (Seat seat : Seats.first(seats)) assertThat(play.counters(seat)).isEqualTo(75 / seats);
        assertThat(play.position().match().counters().box()).isEqualTo(75 % seats);
      }
    }

    @Test
    void the_box_is_the_one_the_company_has_chosen() {
      for (LetterBox box : LetterBox.values()) {
        WordBuildingTable play = WordBuildingTable.of(3, "box", String.valueOf(box.box().size()));
        assertThat(((Zone.Stack) play.zone(ANNA, "box")).count()).isEqualTo(box.box().size() - 50);
        assertThat(box.box().letters().covers(play.position().out())).isTrue();
      }
    }
  }

  @Nested
  class The_first_player {
    @Test
    @Proves({"word-building.first.think", "general.play.right"})
    void on_the_dealers_right_thinks_of_a_word_made_of_crib_letters_alone() {
      WordBuildingTable play = sample();
      assertThat(play.turn()).isEqualTo(CLARA);
      assertThat(play.refusal(CLARA, "zebra")).isEqualTo("word-building.first.think");
      assertThat(play.refusal(CLARA, "sample", 's', HAND)).isEqualTo("word-building.first.think");
      assertThat(play.refusal(CLARA, "a")).isEqualTo("general.amb.min-length");
      assertThat(play.refusal(CLARA, "")).isEqualTo("general.amb.min-length");
      assertThat(play.refusal(BERT, "sample")).isEqualTo("general.play.right");
      play.set(CLARA, "sample");
      assertThat(play.laid()).isEqualTo("s");
    }

    @Test
    @Proves("word-building.first.set")
    void sets_apart_its_first_letter_only() {
      WordBuildingTable play = sample().set(CLARA, "sample");
      assertThat(play.laid()).isEqualTo("s");
      assertThat(play.position().round().crib()).isEqualTo(Letters.of(LETTERS).minus('s'));
      assertThat(play.wordPieces(BERT)).hasSize(1);
      assertThat(sample().refusal(CLARA, "sample", 'p', CRIB)).isEqualTo("word-building.next.set");
    }

    @Test
    @Proves("word-building.first.pay")
    void receives_one_counter_from_the_pool() {
      WordBuildingTable play = sample().set(CLARA, "sample");
      assertThat(play.counters(CLARA)).isEqualTo(26);
      assertThat(play.pool()).isEqualTo(24);
      assertThat(play.clauses(News.SetApart.class)).contains("word-building.first.pay");
    }

    @Test
    @Proves("word-building.amb.first-syllable")
    void gets_no_second_counter_for_the_first_syllable() {
      WordBuildingTable play = sample();
      assertThat(play.refusal(CLARA, syllable("sample")))
          .isEqualTo("word-building.amb.first-syllable");
      assertThat(play.scene(CLARA).offers()).noneMatch(offer -> offer.verb().equals("claim"));
    }
  }

  @Nested
  class The_next_player {
    @Test
    @Proves("word-building.next.think")
    void thinks_of_a_word_of_the_letter_set_apart_and_letters_still_in_the_crib() {
      WordBuildingTable play = sample().set(CLARA, "sample");
      assertThat(play.refusal(BERT, "sack")).isEqualTo("word-building.next.think");
      assertThat(play.refusal(BERT, "success"))
          .as("two S lie there, not three")
          .isEqualTo("word-building.next.think");
      play.set(BERT, "shed").set(ANNA, "sheep").pass(CLARA, BERT);
      assertThat(play.laid()).isEqualTo("she");
      assertThat(play.refusal(ANNA, "she"))
          .as("it lies there already")
          .isEqualTo("word-building.next.think");
    }

    @Test
    @Proves("word-building.next.set")
    void sets_apart_the_second_letter_of_their_own_word_to_the_right_of_the_first() {
      WordBuildingTable play = sample().set(CLARA, "sample").set(BERT, "shed");
      assertThat(play.laid()).isEqualTo("sh");
      assertThat(play.refusal(ANNA, "sample"))
          .as("the letters apart must begin his word")
          .isEqualTo("word-building.next.set");
      assertThat(play.refusal(ANNA, "hogs")).isEqualTo("word-building.next.set");
      play.set(ANNA, "shop");
      assertThat(play.laid()).isEqualTo("sho");
    }

    @Test
    @Proves("word-building.next.so-on")
    void is_followed_by_all_the_others_to_the_right_each_setting_apart_one_letter_in_order() {
      WordBuildingTable play = WordBuildingTable.of(4).crib(LETTERS);
      play.set(DUNCAN, "song").set(CLARA, "sample").set(BERT, "same").set(ANNA, "sample");
      assertThat(play.laid()).isEqualTo("samp");
      assertThat(play.turn()).isEqualTo(DUNCAN);
      assertThat(play.position().round().word().builders()).isEqualTo(Seats.first(4));
      assertThat(play.position().round().crib().size()).isEqualTo(16);
    }

    @Test
    @Proves("word-building.amb.complete-word")
    void does_not_lose_by_completing_a_word() {
      WordBuildingTable play = sample().set(CLARA, "ample").set(BERT, "amid");
      assertThat(play.zone(ANNA, "word").label()).isEqualTo("A complete word");
      assertThat(play.counters(BERT)).isEqualTo(25);
      play.set(ANNA, "ample");
      assertThat(play.laid()).isEqualTo("amp");
    }
  }

  @Nested
  class A_new_syllable {
    @Test
    @Proves({"word-building.syllable.pay", "word-building.amb.syllable-judge"})
    void brings_one_counter_to_whoever_plays_its_first_letter() {
      WordBuildingTable play =
          sample().set(CLARA, "sample").set(BERT, "sample").set(ANNA, "sample");
      assertThat(play.counters(CLARA)).isEqualTo(26);
      play.claim(CLARA, "sample");
      assertThat(play.counters(CLARA)).as("SAM-PLE: hers is the P").isEqualTo(27);
      assertThat(play.pool()).isEqualTo(23);
      play.set(BERT, "sample");
      assertThat(play.counters(BERT)).as("the L begins nothing").isEqualTo(25);
      assertThat(play.clauses(News.SyllableClaimed.class))
          .contains("word-building.syllable.pay", "general.point.name");
    }

    @Test
    @Proves("word-building.amb.syllable-judge")
    void is_judged_by_the_players_own_word() {
      String fragment = "MENTAODLGIRSEUBHCPWY";
      WordBuildingTable mental = WordBuildingTable.of(3, "judge", "umpire").crib(fragment);
      mental.set(CLARA, "mental").set(BERT, "mental").set(ANNA, "mental").claim(CLARA, "mental");
      assertThat(mental.counters(CLARA)).as("MEN-TAL").isEqualTo(27);
      WordBuildingTable mend =
          WordBuildingTable.of(3, "judge", "umpire").crib("MENDERATOLGIRSUBHCPD");
      mend.set(CLARA, "mended").set(BERT, "mend").set(ANNA, "mend");
      assertThat(mend.refusal(CLARA, syllable("mend")))
          .isEqualTo("word-building.amb.syllable-judge");
    }

    @Test
    @Proves({"general.point.name", "word-building.amb.intent"})
    void opens_the_word_that_is_claimed_by() {
      WordBuildingTable play =
          sample().set(CLARA, "sample").set(BERT, "sample").set(ANNA, "sample");
      assertThat(play.view(BERT).minds().at(CLARA)).isEqualTo(View.SEALED);
      play.claim(CLARA, "sample");
      assertThat(play.view(BERT).minds().at(CLARA)).isEqualTo("sample");
      assertThat(play.toldLast(BERT)).contains("SAM-PLE");
      assertThat(play.view(BERT).minds().at(ANNA)).isEqualTo(View.SEALED);
    }

    @Test
    void need_not_be_claimed_by_a_player_who_keeps_their_word_to_themselves() {
      WordBuildingTable play =
          sample().set(CLARA, "sample").set(BERT, "sample").set(ANNA, "sample");
      play.set(CLARA, "sample");
      assertThat(play.counters(CLARA)).isEqualTo(26);
      assertThat(play.view(BERT).minds().at(CLARA)).isEqualTo(View.SEALED);
    }

    @Test
    @Proves("word-building.amb.pool-empty")
    void is_paid_with_markers_of_the_box_when_the_pool_is_dry() {
      WordBuildingTable play =
          sample().set(CLARA, "sample").set(BERT, "sample").set(ANNA, "sample");
      play.becomes(play.position().with(play.position().match().counters().draw(BERT, 24)));
      assertThat(play.pool()).isZero();
      play.claim(CLARA, "sample");
      assertThat(play.counters(CLARA)).isEqualTo(27);
      assertThat(play.position().match().counters().box()).isEqualTo(-1);
      assertThat(play.position().match().counters().whole()).isEqualTo(100);
    }

    /// Expected: of the two counters for a transposition the pool pays its last, the box the other.
    @Test
    @Proves({"word-building.amb.pool-empty", "word-building.up.transpose-pay"})
    void runs_dry_between_two_counters_and_both_are_paid() {
      WordBuildingTable play = WordBuildingTable.lame();
      play.becomes(
          play.position().with(play.position().match().counters().draw(CLARA, play.pool() - 1)));
      int bert = play.counters(BERT);
      play.build(BERT, "ample", 'p', HAND);
      assertThat(play.counters(BERT)).isEqualTo(bert + 2);
      assertThat(play.pool()).isZero();
      assertThat(play.position().match().counters().box()).isEqualTo(-1);
      assertThat(play.position().match().counters().whole()).isEqualTo(100);
    }
  }

  @Nested
  class Whatever_is_sent {
    @Test
    void is_refused_with_a_clause_when_it_is_nonsense() {
      WordBuildingTable play = lame();
      assertThat(play.refusal(BERT, "é")).isEqualTo("general.amb.min-length");
      assertThat(play.refusal(BERT, "x".repeat(31))).isEqualTo("word-building.amb.letters-checked");
      assertThat(play.refusal(BERT, "ample", '?', HAND)).isEqualTo("word-building.up.one-letter");
      assertThat(play.refusal(BERT, new Move.Challenge(-1))).isEqualTo("word-building.amb.fall");
      assertThat(play.refusal(ANNA, new Move.Pass())).isEqualTo("general.play.right");
    }

    @Test
    void a_player_who_has_left_holds_nobody_up() {
      WordBuildingTable play = sample();
      int steps = 0;
      while (!play.prompt().isOver()) {
        play.clock();
        steps++;
      }
      assertThat(steps).as("three circuits and one in the end").isEqualTo(12);
      assertThat(play.atMillis()).isEqualTo(12 * 60_000L);
    }

    @Test
    void every_letter_that_can_be_set_apart_is_listed() {
      WordBuildingTable play = WordBuildingTable.of(2, "judge", "umpire").crib("QXZDOG");
      List<Move> moves = new ArrayList<>();
      play.game().moves(play.view(play.turn()), moves::add);
      assertThat(moves)
          .contains(new Move.Pass())
          .filteredOn(Move.Add.class::isInstance)
          .extracting(move -> ((Move.Add) move).word().charAt(0))
          .contains('d', 'g', 'o')
          .doesNotHaveDuplicates();
    }
  }
}
