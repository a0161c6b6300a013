package parlour.games.wordbuilding;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.material.LetterFaces.NONE;
import static parlour.games.wordbuilding.Move.CRIB;
import static parlour.games.wordbuilding.Move.HAND;
import static parlour.games.wordbuilding.Play.ANNA;
import static parlour.games.wordbuilding.Play.BERT;
import static parlour.games.wordbuilding.Play.CLARA;
import static parlour.games.wordbuilding.Play.DUNCAN;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.material.LetterBox;
import parlour.games.wordbuilding.Position.Phase;
import parlour.lexicon.Letters;

class WordBuildingTest {
  private static final String LETTERS = "SAMPLEDOGKITRNSEAHOU";

  /// Three players, Anna dealing, before a crib that has SAMPLE and more.
  private static Play crib(String... chosen) {
    return Play.of(3, chosen).crib(LETTERS);
  }

  private static Move.Add syllable(String word) {
    return new Move.Add(word, NONE, NONE, true);
  }

  @Nested
  class The_dealer_gives_out_letters_and_counters {
    @Test
    @Proves({"word-building.deal", "general.deal.facedown"})
    void each_player_gets_ten_letters_that_only_he_sees() {
      for (int seats = 2; seats <= 10; seats++) {
        Play play = Play.of(seats);
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
      Play play = Play.of(4);
      assertThat(play.position().round().crib().size()).isEqualTo(20);
      for (Seat eye : List.of(ANNA, DUNCAN, Seat.NOBODY)) {
        Zone.Row crib = (Zone.Row) play.zone(eye, "crib");
        assertThat(crib.label()).isEqualTo("The crib");
        assertThat(crib.pieces()).hasSize(20).noneMatch(piece -> piece.face().text().isEmpty());
      }
    }

    @Test
    @Proves({"word-building.pool", "general.term.pool"})
    void twenty_five_counters_form_the_pool() {
      Play play = Play.of(4);
      assertThat(play.pool()).isEqualTo(25);
      assertThat(((Zone.Stack) play.zone(BERT, "pool")).count()).isEqualTo(25);
    }

    @Test
    @Proves({"word-building.counters", "components.counters"})
    void the_remaining_counters_are_divided_equally() {
      for (int seats = 2; seats <= 10; seats++) {
        Play play = Play.of(seats);
        for (Seat seat : Seats.first(seats)) assertThat(play.counters(seat)).isEqualTo(75 / seats);
        assertThat(play.position().match().counters().box()).isEqualTo(75 % seats);
      }
    }

    @Test
    void the_box_is_the_one_the_company_has_chosen() {
      for (LetterBox box : LetterBox.values()) {
        Play play = Play.of(3, "box", String.valueOf(box.box().size()));
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
      Play play = crib();
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
      Play play = crib().set(CLARA, "sample");
      assertThat(play.laid()).isEqualTo("s");
      assertThat(play.position().round().crib()).isEqualTo(Letters.of(LETTERS).minus('s'));
      assertThat(((Zone.Row) play.zone(BERT, "word")).pieces()).hasSize(1);
      assertThat(crib().refusal(CLARA, "sample", 'p', CRIB)).isEqualTo("word-building.next.set");
    }

    @Test
    @Proves("word-building.first.pay")
    void receives_one_counter_from_the_pool() {
      Play play = crib().set(CLARA, "sample");
      assertThat(play.counters(CLARA)).isEqualTo(26);
      assertThat(play.pool()).isEqualTo(24);
      assertThat(play.clauses(News.SetApart.class)).contains("word-building.first.pay");
    }

    @Test
    @Proves("word-building.amb.first-syllable")
    void gets_no_second_counter_for_the_first_syllable() {
      Play play = crib();
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
      Play play = crib().set(CLARA, "sample");
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
    void sets_apart_the_second_letter_of_his_own_word_to_the_right_of_the_first() {
      Play play = crib().set(CLARA, "sample").set(BERT, "shed");
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
      Play play = Play.of(4).crib(LETTERS);
      play.set(DUNCAN, "song").set(CLARA, "sample").set(BERT, "same").set(ANNA, "sample");
      assertThat(play.laid()).isEqualTo("samp");
      assertThat(play.turn()).isEqualTo(DUNCAN);
      assertThat(play.position().round().word().builders()).isEqualTo(Seats.first(4));
      assertThat(play.position().round().crib().size()).isEqualTo(16);
    }

    @Test
    @Proves("word-building.amb.complete-word")
    void does_not_lose_by_completing_a_word() {
      Play play = crib().set(CLARA, "ample").set(BERT, "amid");
      assertThat(((Zone.Row) play.zone(ANNA, "word")).label()).isEqualTo("A complete word");
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
      Play play = crib().set(CLARA, "sample").set(BERT, "sample").set(ANNA, "sample");
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
      Play mental = Play.of(3, "judge", "umpire").crib(fragment);
      mental.set(CLARA, "mental").set(BERT, "mental").set(ANNA, "mental").claim(CLARA, "mental");
      assertThat(mental.counters(CLARA)).as("MEN-TAL").isEqualTo(27);
      Play mend = Play.of(3, "judge", "umpire").crib("MENDERATOLGIRSUBHCPD");
      mend.set(CLARA, "mended").set(BERT, "mend").set(ANNA, "mend");
      assertThat(mend.refusal(CLARA, syllable("mend")))
          .isEqualTo("word-building.amb.syllable-judge");
    }

    @Test
    @Proves({"general.point.name", "word-building.amb.intent"})
    void opens_the_word_that_is_claimed_by() {
      Play play = crib().set(CLARA, "sample").set(BERT, "sample").set(ANNA, "sample");
      assertThat(play.game().view(play.position(), BERT).minds().at(CLARA)).isEqualTo(View.SEALED);
      play.claim(CLARA, "sample");
      assertThat(play.game().view(play.position(), BERT).minds().at(CLARA)).isEqualTo("sample");
      assertThat(play.toldLast(BERT)).contains("SAM-PLE");
      assertThat(play.game().view(play.position(), BERT).minds().at(ANNA)).isEqualTo(View.SEALED);
    }

    @Test
    void need_not_be_claimed_by_one_who_keeps_his_word_to_himself() {
      Play play = crib().set(CLARA, "sample").set(BERT, "sample").set(ANNA, "sample");
      play.set(CLARA, "sample");
      assertThat(play.counters(CLARA)).isEqualTo(26);
      assertThat(play.game().view(play.position(), BERT).minds().at(CLARA)).isEqualTo(View.SEALED);
    }

    @Test
    @Proves("word-building.amb.pool-empty")
    void is_paid_with_markers_of_the_box_when_the_pool_is_dry() {
      Play play = crib().set(CLARA, "sample").set(BERT, "sample").set(ANNA, "sample");
      play.becomes(play.position().with(play.position().match().counters().draw(BERT, 24)));
      assertThat(play.pool()).isZero();
      play.claim(CLARA, "sample");
      assertThat(play.counters(CLARA)).isEqualTo(27);
      assertThat(play.position().match().counters().box()).isEqualTo(-1);
      assertThat(play.position().match().counters().whole()).isEqualTo(100);
    }
  }

  @Nested
  class A_word_in_mind {
    @Test
    @Proves({"word-building.amb.intent", "general.conceal"})
    void is_sealed_from_all_but_its_owner() {
      Play play = crib().set(CLARA, "sample");
      assertThat(play.toldLast(CLARA)).contains("SAMPLE");
      assertThat(play.toldLast(BERT)).doesNotContain("SAMPLE").contains("a word in mind");
      Zone.Sheet seen = (Zone.Sheet) play.zone(BERT, "minds");
      assertThat(seen.entries().getFirst().written()).isEmpty();
      assertThat(seen.entries().getFirst().note()).isEqualTo("sealed");
      Zone.Sheet own = (Zone.Sheet) play.zone(CLARA, "minds");
      assertThat(own.entries().getFirst().written()).isEqualTo("SAMPLE");
    }

    @Test
    @Proves({"word-building.amb.intent", "general.amb.who-checks"})
    void is_opened_by_a_challenge_which_costs_nothing_when_it_stands() {
      Play play = crib().set(CLARA, "sample").challenge(BERT);
      assertThat(play.game().view(play.position(), ANNA).minds().at(CLARA)).isEqualTo("sample");
      assertThat(play.laid()).isEqualTo("s");
      assertThat(play.counters(BERT)).isEqualTo(25);
      assertThat(play.toldLast(ANNA)).contains("SAMPLE in mind: it stands");
      assertThat(play.refusal(ANNA, new Move.Challenge(play.position().round().turn().play() - 1)))
          .as("once is enough")
          .isEqualTo("general.amb.who-checks");
    }

    @Test
    @Proves("general.amb.who-checks")
    void may_cost_a_wrong_challenger_a_counter_where_that_was_settled() {
      Play play = crib("doubt", "counter").set(CLARA, "sample").challenge(BERT);
      assertThat(play.counters(BERT)).isEqualTo(24);
      assertThat(play.counters(CLARA)).isEqualTo(27);
    }

    @Test
    @Proves({"general.error.no-count", "general.error.discoverer"})
    void that_is_no_word_falls_and_its_discoverer_is_paid() {
      Play play = crib().set(CLARA, "smapel");
      assertThat(play.counters(CLARA)).isEqualTo(26);
      play.challenge(ANNA);
      assertThat(play.counters(CLARA)).as("nothing for the first letter").isEqualTo(25);
      assertThat(play.counters(ANNA)).as("what Clara would have scored").isEqualTo(26);
      assertThat(play.laid()).isEmpty();
      assertThat(play.position().round().crib()).isEqualTo(Letters.of(LETTERS));
      assertThat(play.turn()).as("Clara has lost her turn").isEqualTo(BERT);
      assertThat(play.clauses(News.Fell.class)).contains("general.error.discoverer");
      assertThat(play.prompt().may())
          .as("there is nothing more to challenge")
          .isEqualTo(Seats.NONE);
    }

    @Test
    @Proves({"general.error.no-count", "word-building.fail.pay"})
    void that_falls_makes_its_owner_one_who_could_think_of_no_word() {
      Play play = crib().set(CLARA, "sample").set(BERT, "sagle").challenge(CLARA);
      assertThat(play.laid()).isEqualTo("s");
      assertThat(play.counters(BERT)).as("one to Clara, who has added a letter").isEqualTo(24);
      assertThat(play.counters(CLARA)).isEqualTo(27);
      assertThat(play.turn()).isEqualTo(ANNA);
      assertThat(play.position().round().word().passed()).isEqualTo(Seats.of(BERT));
    }

    @Test
    @Proves("general.error.discoverer")
    void that_is_good_loses_the_counter_of_a_false_syllable_to_the_discoverer() {
      Play play = crib().set(CLARA, "sample").set(BERT, "sample").claim(ANNA, "sample");
      assertThat(play.counters(ANNA)).as("SAM-PLE has no syllable at M").isEqualTo(26);
      play.challenge(CLARA);
      assertThat(play.counters(ANNA)).isEqualTo(25);
      assertThat(play.counters(CLARA)).isEqualTo(27);
      assertThat(play.laid()).as("the letter stays").isEqualTo("sam");
      assertThat(play.turn()).isEqualTo(CLARA);
    }

    @Test
    @Proves("general.amb.who-checks")
    void stands_for_good_once_the_next_player_has_played() {
      Play play = crib().set(CLARA, "smapel");
      int old = play.position().round().turn().play() - 1;
      play.set(BERT, "sample");
      assertThat(play.refusal(ANNA, new Move.Challenge(old))).isEqualTo("general.amb.who-checks");
      assertThat(play.refusal(BERT, new Move.Challenge(old + 1)))
          .as("one's own")
          .isEqualTo("general.amb.who-checks");
      assertThat(play.prompt().must()).isEqualTo(Seats.of(ANNA));
      assertThat(play.prompt().may()).isEqualTo(Seats.of(CLARA));
    }

    @Test
    @Proves({"general.amb.who-checks", "general.words.proper", "general.words.slang"})
    void is_looked_at_by_the_umpire_where_there_is_one() {
      Play play = Play.of(3, "judge", "umpire").crib("LONDONYUCKYSEAMPLEAR");
      assertThat(play.refusal(CLARA, "london")).isEqualTo("general.words.geographical");
      assertThat(play.refusal(CLARA, "smapel")).isEqualTo("general.error.no-count");
      play.set(CLARA, "sample");
      assertThat(play.prompt().may()).isEqualTo(Seats.NONE);
      assertThat(play.refusal(BERT, new Move.Challenge(1))).isEqualTo("general.amb.who-checks");
    }
  }

  @Nested
  class A_player_who_cannot_think_of_a_word {
    @Test
    @Proves("word-building.fail.turn")
    void loses_his_turn() {
      Play play = crib().set(CLARA, "sample").pass(BERT);
      assertThat(play.turn()).isEqualTo(ANNA);
      assertThat(play.laid()).isEqualTo("s");
    }

    @Test
    @Proves("word-building.fail.pay")
    void pays_one_counter_to_every_player_who_has_added_a_letter() {
      Play play = Play.of(4).crib(LETTERS);
      play.set(DUNCAN, "sample").set(CLARA, "sample").pass(BERT);
      assertThat(play.counters(BERT)).isEqualTo(18 - 2);
      assertThat(play.counters(DUNCAN)).isEqualTo(18 + 1 + 1);
      assertThat(play.counters(CLARA)).isEqualTo(18 + 1);
      assertThat(play.counters(ANNA)).as("has added nothing").isEqualTo(18);
      play.set(ANNA, "sample").pass(DUNCAN);
      assertThat(play.counters(DUNCAN)).as("pays Clara and Anna, not himself").isEqualTo(20 - 2);
      assertThat(play.clauses(News.HadNoWord.class)).contains("word-building.fail.pay");
    }

    @Test
    @Proves("word-building.fail.pay")
    void pays_nobody_when_nobody_has_added_a_letter() {
      Play play = crib().pass(CLARA);
      assertThat(play.counters(CLARA)).isEqualTo(25);
      assertThat(play.turn()).isEqualTo(BERT);
    }

    @Test
    @Proves({"general.time-limit", "general.amb.time"})
    void is_one_whose_minute_is_up() {
      Play play = crib().set(CLARA, "sample");
      assertThat(play.prompt().deadline()).isEqualTo(60_000);
      play.clock();
      assertThat(play.turn()).isEqualTo(ANNA);
      assertThat(play.counters(BERT)).isEqualTo(24);
      assertThat(crib("clock", "double").prompt().deadline()).isEqualTo(120_000);
      assertThat(crib("clock", "off").prompt().deadline()).isEqualTo(Prompt.NEVER);
    }

    @Test
    @Proves("word-building.fail.scope")
    void pays_the_contributors_in_the_first_part_only() {
      Play play = crib().set(CLARA, "amid").set(BERT, "amid");
      play.pass(ANNA, CLARA, BERT);
      assertThat(play.phase()).isEqualTo(Phase.UP);
      int clara = play.counters(CLARA);
      int bert = play.counters(BERT);
      play.pass(ANNA);
      assertThat(play.counters(CLARA)).as("contributed, but was not the last").isEqualTo(clara);
      assertThat(play.counters(BERT)).isEqualTo(bert + 1);
    }

    @Test
    @Proves("word-building.amb.all-fail")
    void leaves_a_fragment_to_be_abandoned_when_nobody_can() {
      Play play = crib().set(CLARA, "sample");
      int pool = play.pool();
      play.pass(BERT, ANNA, CLARA);
      assertThat(play.laid()).isEmpty();
      assertThat(play.position().round().crib()).isEqualTo(Letters.of(LETTERS));
      assertThat(play.pool()).as("no closing counter").isEqualTo(pool);
      assertThat(play.turn()).as("the next player begins afresh").isEqualTo(BERT);
      play.set(BERT, "dog");
      assertThat(play.counters(BERT)).as("paid Clara one, got one for the D").isEqualTo(25);
    }

    @Test
    void ends_the_round_with_all_the_others_on_an_empty_table_or_a_third_fragment() {
      Play empty = crib().pass(CLARA, BERT, ANNA);
      assertThat(empty.position().match().number()).isEqualTo(2);
      Play third = crib();
      for (int fragment = 0; fragment < 3; fragment++) {
        assertThat(third.position().match().number()).isEqualTo(1);
        Seat seat = third.turn();
        third.set(seat, "sample");
        for (int i = 0; i < 3; i++) third.pass(third.turn());
      }
      assertThat(third.position().match().number()).isEqualTo(2);
      assertThat(third.position().round().crib().size()).isEqualTo(20);
    }
  }

  @Nested
  class When_a_complete_word_stands {
    @Test
    @Proves({"word-building.up.when", "word-building.amb.complete-test"})
    void one_circuit_of_passes_without_fines_opens_the_second_part_to_the_next_in_turn() {
      Play play = crib().set(CLARA, "amid").set(BERT, "amid");
      int[] before = {play.counters(ANNA), play.counters(BERT), play.counters(CLARA)};
      play.pass(ANNA, CLARA);
      assertThat(play.phase()).isEqualTo(Phase.CRIB);
      play.pass(BERT);
      assertThat(play.phase()).isEqualTo(Phase.UP);
      assertThat(new int[] {play.counters(ANNA), play.counters(BERT), play.counters(CLARA)})
          .isEqualTo(before);
      assertThat(play.turn()).isEqualTo(ANNA);
      play.hand(ANNA, "XMBCDFGHJK").build(ANNA, "amok", 'o', CRIB);
      assertThat(play.laid()).isEqualTo("amo");
    }

    @Test
    @Proves("word-building.amb.complete-test")
    void a_letter_set_apart_begins_the_circuit_anew() {
      Play play = crib().set(CLARA, "amid").set(BERT, "amid").pass(ANNA, CLARA);
      play.set(BERT, "amok").pass(ANNA);
      assertThat(play.position().round().word().passed()).isEqualTo(Seats.of(ANNA));
      assertThat(play.counters(ANNA)).as("AMO is no word: the fine is due").isEqualTo(23);
    }

    @Test
    void an_incomplete_fragment_never_reaches_the_second_part() {
      Play play = crib().set(CLARA, "sample").set(BERT, "sample").set(ANNA, "sample");
      play.pass(CLARA, BERT, ANNA);
      assertThat(play.phase()).isEqualTo(Phase.CRIB);
      assertThat(play.laid()).isEmpty();
    }
  }

  /// LAME stands, nobody could enlarge it, and it is Bert's turn.
  private static Play lame(String... chosen) {
    Play play = Play.of(3, chosen).crib("LAMESIDOGKTRNOEAHOUU");
    play.set(CLARA, "lame").set(BERT, "lame").set(ANNA, "lame").set(CLARA, "lame");
    return play.pass(BERT, ANNA, CLARA)
        .hand(BERT, "PXBCDFGHJK")
        .hand(ANNA, "SRXBCDFGHJ")
        .hand(CLARA, "DXBBCFGHJK");
  }

  @Nested
  class Building_up {
    @Test
    @Proves("word-building.up.keep-letters")
    void need_not_keep_the_word_but_all_its_letters() {
      Play play = lame();
      assertThat(play.refusal(BERT, "pale", 'p', HAND)).isEqualTo("word-building.up.keep-letters");
      play.build(BERT, "ample", 'p', HAND);
      assertThat(play.laid()).isEqualTo("ample");
      assertThat(play.position().hand(BERT)).isEqualTo(Letters.of("XBCDFGHJK"));
    }

    @Test
    @Proves("word-building.up.transpose")
    void puts_the_letters_in_the_order_of_the_new_word() {
      Play play = lame().build(BERT, "ample", 'p', HAND);
      assertThat(play.position().round().word().spread()).isEqualTo("ample");
      play.build(ANNA, "samples", 's', HAND);
      assertThat(play.position().round().word().spread()).isEqualTo("sample·");
      Zone.Row row = (Zone.Row) play.zone(CLARA, "word");
      assertThat(row.pieces().stream().map(piece -> piece.face().name()).toList())
          .containsExactly("S", "A", "M", "P", "L", "E", "a gap");
    }

    @Test
    @Proves("word-building.up.transpose-pay")
    void brings_two_counters_to_one_who_transposes_and_none_to_one_who_does_not() {
      Play play = lame();
      int bert = play.counters(BERT);
      int pool = play.pool();
      play.build(BERT, "ample", 'p', HAND);
      assertThat(play.counters(BERT)).isEqualTo(bert + 2);
      assertThat(play.pool()).isEqualTo(pool - 2);
      int anna = play.counters(ANNA);
      play.build(ANNA, "sample", 's', HAND);
      assertThat(play.counters(ANNA)).as("AMPLE keeps its order").isEqualTo(anna);
    }

    @Test
    @Proves("word-building.up.hold-all")
    void is_refused_where_hand_and_crib_cannot_finish_the_word() {
      Play play = lame();
      assertThat(play.refusal(BERT, "marvel", 'r', CRIB)).isEqualTo("word-building.up.hold-all");
      assertThat(play.refusal(BERT, "valentines", NONE, NONE))
          .isEqualTo("word-building.up.keep-letters");
      assertThat(play.refusal(BERT, "mallets", 't', CRIB))
          .as("the second L is nowhere")
          .isEqualTo("word-building.up.hold-all");
      assertThat(play.refusal(BERT, "ample", 'p', CRIB)).isEqualTo("word-building.up.hold-all");
      play.build(BERT, "sampled", 'p', HAND);
      assertThat(play.position().round().word().spread()).isEqualTo("·ample·");
    }

    @Test
    @Proves("word-building.up.one-letter")
    void adds_exactly_one_letter_from_hand_or_crib() {
      Play play = lame();
      assertThat(play.refusal(BERT, "lame")).isEqualTo("word-building.up.one-letter");
      assertThat(play.refusal(BERT, "sample"))
          .as("which?")
          .isEqualTo("word-building.up.one-letter");
      assertThat(play.refusal(BERT, "lamed"))
          .as("from the hand or the crib?")
          .isEqualTo("word-building.up.one-letter");
      assertThat(play.refusal(BERT, "ample", 's', CRIB)).isEqualTo("word-building.up.one-letter");
      play.set(BERT, "ample");
      assertThat(play.laid()).as("there is only one P to mean").isEqualTo("ample");
      play.build(ANNA, "sample", 's', CRIB);
      assertThat(play.position().round().crib().has('s')).isFalse();
      assertThat(play.position().hand(ANNA).size()).isEqualTo(10);
    }

    @Test
    @Proves("word-building.amb.up-new-start")
    void may_add_any_letter_of_the_word_and_leaves_gaps_for_the_rest() {
      Play play = lame().hand(BERT, "NTXBCFGHJK");
      play.build(BERT, "mantles", 't', HAND);
      assertThat(play.position().round().word().spread()).isEqualTo("ma·tle·");
      assertThat(play.laid()).isEqualTo("matle");
    }

    @Test
    @Proves("word-building.syllable.pay")
    void pays_a_syllable_that_is_new_to_the_word() {
      Play play = lame().hand(BERT, "NTXBCFGHJK");
      int bert = play.counters(BERT);
      play.by(BERT, new Move.Add("lament", 'n', HAND, true));
      assertThat(play.counters(BERT)).as("LA-MENT: the M lay there before").isEqualTo(bert + 1);
      play.challenge(CLARA);
      assertThat(play.counters(BERT)).isEqualTo(bert);
      Play umpired = lame("judge", "umpire").hand(BERT, "NTXBCFGHJK");
      assertThat(umpired.refusal(BERT, new Move.Add("lament", 'n', HAND, true)))
          .isEqualTo("word-building.amb.syllable-judge");
      int before = umpired.hand(BERT, "SXBBCFGHJK").counters(BERT);
      umpired.by(BERT, new Move.Add("lameness", 'n', CRIB, true));
      assertThat(umpired.counters(BERT)).as("LAME-NESS").isEqualTo(before + 1);
      assertThat(umpired.position().round().word().spread()).isEqualTo("lamen·");
    }

    @Test
    @Proves("word-building.up.fail-pay")
    void costs_a_player_who_adds_nothing_one_counter_to_the_last_player() {
      Play play = lame();
      int clara = play.counters(CLARA);
      int bert = play.counters(BERT);
      play.pass(BERT);
      assertThat(play.counters(BERT)).isEqualTo(bert - 1);
      assertThat(play.counters(CLARA)).as("laid the E of LAME").isEqualTo(clara + 1);
    }

    @Test
    @Proves({"word-building.amb.pay-who", "word-building.amb.up-optional"})
    void pays_the_one_who_last_added_a_letter_not_the_neighbour() {
      Play play = lame().build(BERT, "ample", 'p', HAND).pass(ANNA);
      int bert = play.counters(BERT);
      int anna = play.counters(ANNA);
      play.pass(CLARA);
      assertThat(play.counters(BERT)).isEqualTo(bert + 1);
      assertThat(play.counters(ANNA)).isEqualTo(anna);
    }

    @Test
    @Proves("general.error.discoverer")
    void with_a_word_that_is_none_pays_its_discoverer_and_the_last_player() {
      Play play = lame();
      int bert = play.counters(BERT);
      int anna = play.counters(ANNA);
      int clara = play.counters(CLARA);
      play.build(BERT, "emalp", 'p', HAND).challenge(ANNA);
      assertThat(play.laid()).isEqualTo("lame");
      assertThat(play.position().hand(BERT)).isEqualTo(Letters.of("PXBCDFGHJK"));
      assertThat(play.counters(ANNA)).as("the two counters for transposing").isEqualTo(anna + 2);
      assertThat(play.counters(BERT)).isEqualTo(bert - 1);
      assertThat(play.counters(CLARA)).isEqualTo(clara + 1);
      assertThat(play.turn()).isEqualTo(ANNA);
    }

    @Test
    @Proves("word-building.up.close")
    void ends_when_nobody_adds_a_letter_and_the_last_player_returns_the_word_to_the_box() {
      Play play = lame().build(BERT, "ample", 'p', HAND);
      play.pass(ANNA, CLARA);
      assertThat(play.laid()).isEqualTo("ample");
      play.pass(BERT);
      assertThat(play.laid()).isEmpty();
      assertThat(play.position().match().number()).isEqualTo(2);
      assertThat(play.clauses(News.Closed.class)).contains("word-building.up.close");
      assertThat(play.position().out().size()).as("the box has AMPLE back").isEqualTo(50);
    }

    @Test
    @Proves("word-building.up.close-pay")
    void brings_the_last_player_one_counter_from_the_pool() {
      Play play = lame().build(BERT, "ample", 'p', HAND).pass(ANNA, CLARA);
      int bert = play.counters(BERT);
      int pool = play.pool();
      play.pass(BERT);
      assertThat(play.counters(BERT)).isEqualTo(bert + 1);
      assertThat(play.pool()).isEqualTo(pool - 1);
    }
  }

  @Nested
  class Between_rounds {
    @Test
    @Proves({"word-building.refill", "word-building.amb.crib-refill"})
    void hands_and_crib_get_as_many_letters_as_they_have_lost() {
      Play play = lame().build(BERT, "ample", 'p', HAND).pass(ANNA, CLARA);
      Letters bert = play.position().hand(BERT);
      Letters anna = play.position().hand(ANNA);
      Letters crib = play.position().round().crib();
      play.pass(BERT);
      assertThat(play.position().hand(BERT).size()).isEqualTo(10);
      assertThat(play.position().hand(BERT).covers(bert)).isTrue();
      assertThat(play.position().hand(ANNA)).as("she has lost none").isEqualTo(anna);
      assertThat(play.position().round().crib().size()).isEqualTo(20);
      assertThat(play.position().round().crib().covers(crib)).isTrue();
    }

    @Test
    @Proves({"general.lead.left", "general.play.right", "general.amb.opposite-turns"})
    void the_deal_passes_to_the_left_and_play_begins_on_the_new_dealers_right() {
      Play play = Play.of(4);
      List<Seat> dealers = new ArrayList<>();
      List<Seat> first = new ArrayList<>();
      for (int round = 1; round <= 4; round++) {
        dealers.add(play.position().dealer());
        first.add(play.turn());
        while (play.position().match().number() == round && play.phase() == Phase.CRIB)
          play.pass(play.turn());
      }
      assertThat(dealers).containsExactly(ANNA, BERT, CLARA, DUNCAN);
      assertThat(first).containsExactly(DUNCAN, ANNA, BERT, CLARA);
    }

    @Test
    @Proves("word-building.amb.rounds")
    void there_are_as_many_rounds_as_players_unless_settled_otherwise() {
      assertThat(Play.of(3).idleUntil(Phase.LAST).position().match().number()).isEqualTo(3);
      assertThat(Play.of(3, "rounds", "one").idleUntil(Phase.LAST).position().match().number())
          .isEqualTo(1);
      assertThat(Play.of(3, "rounds", "twice").idleUntil(Phase.LAST).position().match().number())
          .isEqualTo(6);
    }
  }

  /// The last round is over and all hands are in the crib; Clara begins.
  private static Play last() {
    return Play.of(3, "rounds", "one").idleUntil(Phase.LAST).crib(LETTERS);
  }

  @Nested
  class The_last_building {
    @Test
    @Proves("word-building.last.merge")
    void begins_with_all_letters_left_in_hands_in_the_crib() {
      Play play = Play.of(3, "rounds", "one").crib("LAMESIDOGKTRNOEAHOUU");
      play.set(CLARA, "lame").set(BERT, "lame").set(ANNA, "lame").set(CLARA, "lame");
      play.pass(BERT, ANNA, CLARA).hand(BERT, "PXBCDFGHJK").build(BERT, "ample", 'p', HAND);
      Letters hands = play.position().hand(ANNA).plus(play.position().hand(CLARA));
      Letters all = hands.plus(Letters.of("XBCDFGHJK")).plus(play.position().round().crib());
      play.pass(ANNA, CLARA, BERT);
      assertThat(play.phase()).isEqualTo(Phase.LAST);
      assertThat(play.position().round().crib()).isEqualTo(all);
      for (Seat seat : Seats.first(3)) assertThat(play.position().hand(seat).isEmpty()).isTrue();
      assertThat(play.turn()).isEqualTo(CLARA);
    }

    @Test
    @Proves("word-building.last.build")
    void builds_words_from_the_crib_as_at_first_until_no_more_can_be_made() {
      Play play = last();
      int clara = play.counters(CLARA);
      play.set(CLARA, "dog").set(BERT, "dog").set(ANNA, "dog");
      assertThat(play.counters(CLARA)).isEqualTo(clara + 1);
      int anna = play.counters(ANNA);
      play.pass(CLARA, BERT, ANNA);
      assertThat(play.phase()).as("there is no second part").isEqualTo(Phase.LAST);
      assertThat(play.counters(ANNA)).as("she returns DOG to the box").isEqualTo(anna + 1);
      assertThat(play.position().round().crib().size()).isEqualTo(17);
      play.set(CLARA, "sample").pass(BERT);
      assertThat(play.clauses(News.HadNoWord.class)).contains("word-building.fail.pay");
      play.pass(ANNA, CLARA);
      assertThat(play.position().round().crib().size()).as("S is abandoned").isEqualTo(17);
      play.pass(BERT, ANNA, CLARA);
      assertThat(play.phase()).isEqualTo(Phase.OVER);
      assertThat(play.prompt()).isEqualTo(Prompt.OVER);
    }

    @Test
    void ends_when_the_crib_is_used_up() {
      Play play = last().crib("DOG").set(CLARA, "dog").set(BERT, "dog").set(ANNA, "dog");
      Scene scene = play.scene(CLARA);
      assertThat(scene.offers()).hasSize(2).anyMatch(offer -> offer.verb().equals("pass"));
      play.pass(CLARA, BERT, ANNA);
      assertThat(play.phase()).isEqualTo(Phase.OVER);
    }

    @Test
    @Proves("word-building.win")
    void leaves_the_game_to_the_one_with_most_counters() {
      Play play = last().set(CLARA, "dog").set(BERT, "dog").set(ANNA, "dog");
      play.pass(CLARA, BERT, ANNA, CLARA, BERT, ANNA);
      Result result = play.game().result(play.position()).orElseThrow();
      assertThat(result.points().at(CLARA)).isEqualTo(play.counters(CLARA));
      assertThat(result.winners()).isEqualTo(Seats.of(ANNA, CLARA));
      assertThat(result.ranking().getLast()).isEqualTo(Seats.of(BERT));
      assertThat(play.toldLast(BERT)).contains("share the game");
    }
  }

  @Nested
  class Whatever_is_sent {
    @Test
    void is_refused_with_a_clause_when_it_is_nonsense() {
      Play play = lame();
      assertThat(play.refusal(BERT, "é")).isEqualTo("general.amb.min-length");
      assertThat(play.refusal(BERT, "x".repeat(31))).isEqualTo("general.amb.min-length");
      assertThat(play.refusal(BERT, "ample", '?', HAND)).isEqualTo("word-building.up.one-letter");
      assertThat(play.refusal(BERT, new Move.Challenge(-1))).isEqualTo("general.amb.who-checks");
      assertThat(play.refusal(ANNA, new Move.Pass())).isEqualTo("general.play.right");
    }

    @Test
    void a_player_who_has_left_holds_nobody_up() {
      Play play = crib();
      int steps = 0;
      while (!play.prompt().isOver()) {
        play.clock();
        steps++;
      }
      assertThat(steps).as("three circuits and one in the end").isEqualTo(12);
      assertThat(play.at()).isEqualTo(12 * 60_000L);
    }

    @Test
    void every_letter_that_can_be_set_apart_is_listed() {
      Play play = Play.of(2, "judge", "umpire").crib("QXZDOG");
      List<Move> moves = new ArrayList<>();
      play.game().moves(play.game().view(play.position(), play.turn()), moves::add);
      assertThat(moves)
          .contains(new Move.Pass())
          .filteredOn(Move.Add.class::isInstance)
          .extracting(move -> ((Move.Add) move).word().charAt(0))
          .contains('d', 'g', 'o')
          .doesNotHaveDuplicates();
    }
  }
}
