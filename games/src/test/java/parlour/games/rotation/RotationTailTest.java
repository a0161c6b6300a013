package parlour.games.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.rotation.RotationTable.ANNA;
import static parlour.games.rotation.RotationTable.BERT;
import static parlour.games.rotation.RotationTable.CLARA;
import static parlour.games.rotation.RotationTable.DUNCAN;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.lexicon.Letters;

/// The lost tail, as it is reconstructed.
class RotationTailTest {
  private static RotationTable table(String... chosen) {
    return RotationTest.table(chosen);
  }

  /// Nobody but Anna has a letter of ELEPHANT.
  private static RotationTable dearth(String... chosen) {
    return RotationTable.of(4, chosen).with("dhry", "eqqqq", "jjjjj", "kkkkk", "zzzzz");
  }

  @Nested
  class Letters_that_cannot_be_played {
    @Test
    @Proves("rotation.tail.pass-over")
    void a_letter_is_passed_over_so_that_a_word_takes_as_many_turns_as_it_has_letters() {
      RotationTable play = dearth().lead(ANNA, "elephant").goOn(7);
      assertThat(play.position().turn().phase()).isInstanceOf(Phase.Lead.class);
      assertThat(play.position().turn().play()).isEqualTo(9);
      assertThat(play.pool()).isEqualTo(100 - 7 * 3);
    }

    @Test
    @Proves("rotation.tail.pass-over")
    void by_option_the_next_player_must_supply_the_same_letter() {
      RotationTable play =
          table("missed", "same").with("dhry", "eh", "pt", "le", "xx").lead(ANNA, "elephant");
      play.fail(DUNCAN);
      assertThat(play.position().turn().word().next()).isEqualTo('l');
      assertThat(play.refusal(CLARA, new Move.Fail())).isEqualTo("rotation.amb.must-play");
      play.letter(CLARA, 'l');
      assertThat(play.position().turn().word().next()).isEqualTo('e');
      assertThat(play.prompt().must()).isEqualTo(Seats.of(BERT));
    }

    @Test
    @Proves("rotation.tail.fall")
    void and_if_a_whole_circuit_cannot_supply_it_the_word_falls() {
      RotationTable play = dearth("missed", "same").lead(ANNA, "elephant").goOn(3);
      assertThat(play.position().turn().phase()).isInstanceOf(Phase.Spell.class);
      play.fail(ANNA);
      assertThat(play.told(Seat.NOBODY).getLast()).isEqualTo("Nobody could go on: ELEPHANT falls.");
      assertThat(play.prompt().must()).as("the next leader").isEqualTo(Seats.of(DUNCAN));
      assertThat(play.counters(ANNA)).isEqualTo(3);
    }

    @Test
    @Proves("rotation.amb.must-play")
    void by_option_a_letter_may_be_withheld() {
      RotationTable play = table("holding", "may").lead(ANNA, "elephant");
      assertThat(play.verbs(DUNCAN)).contains("play", "fail");
      play.fail(DUNCAN);
      assertThat(play.hand(DUNCAN).has('l')).isTrue();
      assertThat(play.counters(CLARA)).isEqualTo(1);
      assertThat(play.scene(ANNA).places().get(3).note()).isEqualTo("did not play L");
    }
  }

  @Nested
  class The_end_of_a_word {
    @Test
    @Proves("rotation.tail.finish")
    void whoever_plays_the_last_letter_gets_one_counter_and_the_letters_go_back_to_the_box() {
      RotationTable play = table().lead(ANNA, "elephant").goOn(6);
      int before = play.counters(BERT);
      play.letter(BERT, 't');
      assertThat(play.counters(BERT) - before).isEqualTo(1);
      assertThat(((Zone.Stack) play.zone(ANNA, "box")).count()).isEqualTo(300 - 4 - 32);
      assertThat(play.scene(ANNA).zones()).noneMatch(zone -> zone.id().equals("words"));
    }

    @Test
    void nobody_is_paid_for_a_last_letter_that_is_passed_over() {
      RotationTable play =
          table().with("dhry", "ehj", "pjj", "enn", "laj").lead(ANNA, "elephant").goOn(6);
      play.fail(BERT);
      assertThat(play.counters(BERT)).isZero();
      assertThat(play.told(Seat.NOBODY)).noneMatch(line -> line.contains("is finished"));
      assertThat(play.position().turn().phase()).isInstanceOf(Phase.Lead.class);
    }

    @Test
    @Proves("rotation.tail.next-leader")
    void the_next_word_is_named_by_the_player_on_the_right_of_the_last_leader() {
      RotationTable play = table().lead(ANNA, "elephant").goOn(7);
      assertThat(play.prompt().must()).isEqualTo(Seats.of(DUNCAN));
      assertThat(play.refusal(DUNCAN, new Move.Lead("igloo"))).isEqualTo("rotation.lead");
      assertThat(play.refusal(DUNCAN, new Move.Lead("elephant"))).isEqualTo("rotation.lead.hold");
      play.lead(DUNCAN, "migration");
      assertThat(play.prompt().must()).isEqualTo(Seats.of(CLARA));
    }

    @Test
    @Proves("rotation.amb.draw")
    void no_letter_is_drawn_during_a_hand() {
      RotationTable play = table();
      Letters before = play.hand(BERT);
      play.lead(ANNA, "elephant").goOn(7);
      assertThat(play.hand(BERT)).isEqualTo(before.minus('p').minus('t'));
    }
  }

  @Nested
  class Leads_that_are_not_used {
    @Test
    @Proves("rotation.tail.cannot-lead")
    void a_player_who_cannot_or_will_not_lead_within_a_minute_passes_the_lead_on_without_a_fine() {
      RotationTable play = table().pass(ANNA);
      assertThat(play.prompt().must()).isEqualTo(Seats.of(DUNCAN));
      assertThat(play.prompt().deadlineMillis()).isEqualTo(60_000);
      play.clock();
      assertThat(play.prompt().must()).isEqualTo(Seats.of(CLARA));
      assertThat(play.pool()).isEqualTo(100);
      assertThat(play.refusal(ANNA, new Move.Pass())).isEqualTo("rotation.tail.next-leader");
    }

    @Test
    @Proves("rotation.tail.hand-end")
    void the_hand_ends_when_the_lead_has_gone_all_round_unused() {
      RotationTable play = table().pass(ANNA).pass(DUNCAN).pass(CLARA);
      assertThat(play.position().match().lead().round()).isEqualTo(1);
      play.pass(BERT);
      assertThat(play.position().match().lead().round()).isEqualTo(2);
      assertThat(play.told(Seat.NOBODY))
          .contains("The lead has gone all round unused: the hand is over.");
    }

    @Test
    void a_word_that_stands_begins_the_round_of_leads_again() {
      RotationTable play = table().pass(ANNA).pass(DUNCAN).lead(CLARA, "elephant").goOn(7);
      play.pass(BERT).pass(ANNA).pass(DUNCAN);
      assertThat(play.position().match().lead().round()).isEqualTo(1);
      play.pass(CLARA);
      assertThat(play.position().match().lead().round()).isEqualTo(2);
    }
  }

  @Nested
  class Misspelt_words {
    @Test
    @Proves("rotation.amb.bluff")
    void before_an_umpire_a_misspelt_lead_falls_at_once_and_each_opponent_gets_a_counter() {
      RotationTable play = table("judge", "umpire").lead(ANNA, "elefantss");
      for (Seat seat : List.of(BERT, CLARA, DUNCAN)) assertThat(play.counters(seat)).isEqualTo(1);
      assertThat(play.counters(ANNA)).isZero();
      assertThat(play.hand(ANNA).has('e')).as("her letter stays").isTrue();
      assertThat(play.prompt().must()).isEqualTo(Seats.of(DUNCAN));
      assertThat(play.clauses(News.LeadFell.class))
          .contains("rotation.amb.bluff", "general.error.no-count");
    }

    @Test
    void before_an_umpire_a_word_the_law_bars_is_refused_and_nothing_is_lost() {
      RotationTable play = table("judge", "umpire");
      assertThat(play.refusal(ANNA, new Move.Lead("edinburgh")))
          .isEqualTo("general.words.geographical");
    }

    @Test
    @Proves({"general.amb.who-checks", "general.error.no-count"})
    void under_vigilance_it_stands_unless_somebody_challenges_it_before_the_next_play() {
      RotationTable play = table().lead(ANNA, "elefantss");
      assertThat(play.prompt().may()).isEqualTo(Seats.of(BERT, CLARA));
      assertThat(play.verbs(BERT)).containsExactly("challenge");
      assertThat(play.verbs(ANNA)).isEmpty();
      play.challenge(BERT);
      for (Seat seat : List.of(BERT, CLARA, DUNCAN)) assertThat(play.counters(seat)).isEqualTo(1);
      assertThat(play.hand(ANNA).size()).isEqualTo(10);
      assertThat(play.prompt().must()).isEqualTo(Seats.of(DUNCAN));
      RotationTable unnoticed = table().lead(ANNA, "elefantss").letter(DUNCAN, 'l');
      assertThat(unnoticed.prompt().may()).isEqualTo(Seats.NONE);
      assertThat(unnoticed.refusal(BERT, new Move.Challenge(1)))
          .isEqualTo("rotation.amb.challenge-time");
    }

    @Test
    @Proves("general.error.discoverer")
    void the_discoverer_gets_what_the_letter_would_have_brought() {
      RotationTable play = table().with("aelr", "eh", "pt", "en", "la").lead(ANNA, "elefantss");
      assertThat(play.counters(ANNA)).isEqualTo(2);
      play.challenge(CLARA);
      assertThat(play.counters(ANNA)).as("gives it back").isZero();
      assertThat(play.counters(CLARA)).isEqualTo(3);
      assertThat(play.counters(BERT)).isEqualTo(1);
      assertThat(play.pool()).isEqualTo(95);
    }

    @Test
    @Proves("rotation.amb.doubt-price")
    void a_good_word_stands_and_a_wrong_challenge_costs_one_counter() {
      RotationTable play = table().lead(ANNA, "elephant");
      int before = play.counters(ANNA);
      play.challenge(BERT);
      assertThat(play.told(Seat.NOBODY).getLast())
          .isEqualTo("@1 challenges @0's ELEPHANT: it stands, and @1 pays @0 one counter.");
      assertThat(play.counters(ANNA)).isEqualTo(before + 1);
      assertThat(play.counters(BERT)).isEqualTo(-1);
      assertThat(play.pool()).isEqualTo(100);
      assertThat(play.prompt().must()).isEqualTo(Seats.of(DUNCAN));
      assertThat(play.refusal(CLARA, new Move.Challenge(1)))
          .isEqualTo("rotation.amb.challenge-time");
    }

    @Test
    void nobody_challenges_their_own_word_or_one_of_long_ago() {
      RotationTable play = table().lead(ANNA, "elephant");
      assertThat(play.refusal(ANNA, new Move.Challenge(1))).isEqualTo("general.amb.who-checks");
      assertThat(play.refusal(BERT, new Move.Challenge(0)))
          .isEqualTo("rotation.amb.challenge-time");
    }

    @Test
    void leads_that_fall_are_leads_unused() {
      RotationTable play =
          table("judge", "umpire").lead(ANNA, "elefantss").pass(DUNCAN).pass(CLARA);
      play.pass(BERT);
      assertThat(play.position().match().lead().round()).isEqualTo(2);
      RotationTable doubted = table().pass(ANNA).pass(DUNCAN).pass(CLARA).lead(BERT, "piiiiiiiii");
      doubted.challenge(ANNA);
      assertThat(doubted.position().match().lead().round()).isEqualTo(2);
    }
  }

  @Nested
  class The_end_of_a_hand {
    @Test
    @Proves({"rotation.tail.hand-end", "rotation.tail.out-bonus"})
    void a_player_who_plays_their_last_letter_ends_it_and_gets_a_counter_for_every_letter_left() {
      RotationTable play = table().with("dhry", "ehj", "ptt", "enn", "l").lead(ANNA, "elephant");
      play.letter(DUNCAN, 'l');
      assertThat(play.told(Seat.NOBODY))
          .contains(
              "@3 has no letter left; the others have eight, and the pool pays eight counters.");
      assertThat(play.position().match().noted().at(DUNCAN)).isEqualTo(8);
      assertThat(play.position().match().lead().round()).isEqualTo(2);
      assertThat(play.position().match().lead().leader()).as("to the left").isEqualTo(BERT);
    }

    @Test
    void a_player_who_goes_out_with_the_last_letter_of_a_word_gets_that_counter_too() {
      RotationTable play =
          table().with("dhry", "ehj", "pt", "enn", "laj").lead(ANNA, "elephant").goOn(7);
      assertThat(play.position().match().noted().at(BERT)).isEqualTo(1 + 1 + 1 + 1);
    }

    @Test
    void a_lead_that_would_end_it_may_still_be_challenged_for_ten_seconds() {
      RotationTable play =
          table().with("dhry", "e", "ptt", "enn", "laj").at(1_000).lead(ANNA, "elefantss");
      assertThat(play.prompt().pace()).isEqualTo(Prompt.Pace.RACE);
      assertThat(play.prompt().may()).isEqualTo(Seats.of(BERT, CLARA).with(DUNCAN));
      assertThat(play.prompt().deadlineMillis()).isEqualTo(11_000);
      RotationTable unnoticed =
          table().with("dhry", "e", "ptt", "enn", "laj").lead(ANNA, "elefantss");
      unnoticed.clock();
      assertThat(unnoticed.position().match().noted().at(ANNA)).isEqualTo(9);
      play.challenge(DUNCAN);
      assertThat(play.hand(ANNA).size()).isEqualTo(1);
      assertThat(play.counters(DUNCAN)).isEqualTo(1);
      assertThat(play.position().match().lead().round()).isEqualTo(1);
      RotationTable good = table().with("dhry", "e", "ptt", "enn", "laj").lead(ANNA, "elephant");
      good.challenge(BERT);
      assertThat(good.position().match().noted().at(ANNA)).as("and Bert's").isEqualTo(9 + 1);
      RotationTable umpired =
          table("judge", "umpire").with("dhry", "e", "ptt", "enn", "laj").lead(ANNA, "elephant");
      assertThat(umpired.position().match().noted().at(ANNA)).isEqualTo(9);
    }

    @Test
    @Proves({"rotation.tail.hand-end", "rotation.amb.pool-size", "general.amb.counters-short"})
    void the_hand_ends_when_the_pool_is_empty_which_pays_as_far_as_it_goes() {
      RotationTable play = dearth().pool(2).lead(ANNA, "elephant").fail(DUNCAN);
      assertThat(play.told(Seat.NOBODY)).contains("The whole pool is paid out: the hand is over.");
      assertThat(play.position().match().noted().at(CLARA)).as("first on the right").isEqualTo(1);
      assertThat(play.position().match().noted().at(BERT)).isEqualTo(98 + 1);
      assertThat(play.position().match().noted().at(ANNA)).as("nothing was left").isZero();
      assertThat(play.position().match().noted().at(DUNCAN)).isZero();
      assertThat(play.pool()).as("put back for the next deal").isEqualTo(100);
    }

    @Test
    void the_pool_pays_a_letter_of_value_and_going_out_as_far_as_it_goes() {
      RotationTable play =
          table().with("dely", "ehj", "ptt", "enn", "laj").pool(1).lead(ANNA, "elephant");
      assertThat(play.position().turn().phase()).isInstanceOf(Phase.Pause.class);
      play.clock();
      assertThat(play.position().match().noted().at(ANNA)).isEqualTo(1);
      RotationTable out =
          table().with("dhry", "ehj", "ptt", "enn", "l").pool(5).lead(ANNA, "elephant");
      out.letter(DUNCAN, 'l');
      assertThat(out.position().match().noted().at(DUNCAN)).isEqualTo(5);
    }

    @Test
    @Proves("rotation.amb.pool-size")
    void by_option_the_bank_goes_on_paying() {
      RotationTable play = dearth("pool", "bank").pool(2).lead(ANNA, "elephant").goOn(7);
      assertThat(play.position().match().lead().round()).isEqualTo(1);
      assertThat(play.position().deal().counters().box()).isEqualTo(2 - 7 * 3);
      assertThat(play.counters(CLARA)).isEqualTo(5);
    }
  }

  @Nested
  class The_end_of_the_game {
    /// Everybody passes until the game is over.
    private static RotationTable passedThrough(List<Seat> dealers) {
      RotationTable play = RotationTable.of(4);
      while (!play.prompt().isOver()) {
        Seat dealer = play.position().match().lead().leader();
        if (dealers.isEmpty() || !dealers.getLast().equals(dealer)) dealers.add(dealer);
        play.pass(play.position().turn().seat());
      }
      return play;
    }

    @Test
    @Proves({"rotation.tail.game-end", "general.lead.left"})
    void the_deal_passes_left_and_when_each_has_dealt_once_the_game_is_ended() {
      List<Seat> dealers = new ArrayList<>();
      RotationTable play = passedThrough(dealers);
      assertThat(dealers).containsExactly(ANNA, BERT, CLARA, DUNCAN);
      assertThat(play.told(Seat.NOBODY).getLast())
          .isEqualTo("Everybody has dealt: @0, @1, @2 and @3 share the game.");
    }

    @Test
    @Proves("rotation.tail.win")
    void the_one_having_most_counters_of_all_hands_together_wins() {
      RotationTable play =
          RotationTable.of(2).with("dhry", "ehj", "l").lead(ANNA, "elephant").letter(BERT, 'l');
      assertThat(play.position().match().noted().at(BERT)).isEqualTo(2);
      play.with("dhry", "ehj", "eee").lead(BERT, "elephant").goOn(1);
      assertThat(play.scene(ANNA).places().get(1).score()).as("two noted, one now").isEqualTo(3);
      play.goOn(6);
      while (!play.prompt().isOver()) play.pass(play.position().turn().seat());
      Result result = play.result().orElseThrow();
      int annas = play.counters(ANNA);
      int berts = 2 + play.counters(BERT);
      assertThat(result.points().at(ANNA)).isEqualTo(annas);
      assertThat(result.points().at(BERT)).isEqualTo(berts);
      assertThat(result.winners()).isEqualTo(Seats.of(annas > berts ? ANNA : BERT));
      assertThat(annas).isNotEqualTo(berts);
    }

    /// Expected. Clara gets two for H, which is the second of the four, one for the last letter and
    /// three for those left (Anna's J and Q, Bert's X): six, and her hand ends the first deal. The
    /// second brings nobody anything, for nobody leads. In the third Clara leads with her only
    /// letter, and unless she is challenged three are left to the others.
    @Test
    @Proves({"rotation.tail.hand-end", "rotation.tail.out-bonus", "rotation.tail.win"})
    void three_hands_that_end_in_three_ways_add_up() {
      RotationTable play = RotationTable.of(3).with("dhry", "epnjq", "eax", "lht");
      play.lead(ANNA, "elephant").goOn(7);
      assertThat(play.position().match().noted())
          .isEqualTo(PerSeat.of(3, seat -> seat.equals(CLARA) ? 6 : 0));
      play.pass(BERT).pass(ANNA).pass(CLARA);
      assertThat(play.position().match().lead().leader()).isEqualTo(CLARA);
      play.with("dhry", "jq", "x", "e").lead(CLARA, "elephant").clock();
      assertThat(play.prompt().isOver()).isTrue();
      assertThat(play.result().orElseThrow().points())
          .isEqualTo(PerSeat.of(3, seat -> seat.equals(CLARA) ? 6 + 3 : 0));
      assertThat(play.told(ANNA).getLast()).startsWith("Everybody has dealt: @2");
    }
  }
}
