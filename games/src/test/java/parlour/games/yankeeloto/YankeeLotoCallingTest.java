package parlour.games.yankeeloto;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.yankeeloto.YankeeLotoTable.ANNA;
import static parlour.games.yankeeloto.YankeeLotoTable.BERT;
import static parlour.games.yankeeloto.YankeeLotoTable.CLARA;
import static parlour.games.yankeeloto.YankeeLotoTable.DUNCAN;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.yankeeloto.Player.Progress;
import parlour.lexicon.Letters;
import parlour.testkit.Golden;
import parlour.testkit.TestTable;
import parlour.testkit.Transcript;

/// Calling, covering and crying.
class YankeeLotoCallingTest {
  /// Anna leads; Bert has TRAIN, Clara PLANT and Duncan LILAC on the table.
  private static YankeeLotoTable table(String... chosen) {
    return YankeeLotoTable.of(4, chosen).rows("train", "plant", "lilac");
  }

  @Nested
  class Where_the_house_calls {
    @Test
    @Proves("yankee-loto.amb.caller")
    void everybody_stakes_and_has_a_row_the_leader_too() {
      YankeeLotoTable play = YankeeLotoTable.of(3, "caller", "house");
      assertThat(play.pool()).isEqualTo(6);
      assertThat(play.prompt().must()).isEqualTo(Seats.first(3));
      play.rows("train", "plant", "lilac").callAndCover("train", ANNA).loto(ANNA);
      assertThat(play.told(BERT))
          .contains(
              "@0 cries \"Loto!\": the house finds every letter of TRAIN among those called.",
              "@0 takes the pool: six counters.");
      assertThat(play.counters(ANNA)).isEqualTo(8 + 6 - 2);
      assertThat(play.round()).isEqualTo(2);
      assertThat(play.pool()).as("everybody has staked again").isEqualTo(6);
    }

    @Test
    @Proves("yankee-loto.amb.caller")
    void it_does_not_cover_them_as_well_for_then_nobody_would_play() {
      assertThat(
              YankeeLoto.ENTRY.objection(4, TestTable.settings("caller", "house", "cover", "auto")))
          .isPresent();
      assertThat(YankeeLoto.ENTRY.objection(4, TestTable.settings("caller", "house"))).isEmpty();
      assertThat(YankeeLoto.ENTRY.objection(4, TestTable.settings("cover", "auto"))).isEmpty();
    }

    @Test
    @Proves("yankee-loto.amb.caller")
    void letters_come_by_themselves_even_without_a_clock_and_nobody_reaches_for_one() {
      YankeeLotoTable play =
          YankeeLotoTable.of(3, "caller", "house").rows("train", "plant", "lilac");
      assertThat(play.refusal(ANNA, new Move.Call(1))).isEqualTo("yankee-loto.amb.caller");
      assertThat(play.verbs(ANNA)).isEmpty();
      assertThat(play.prompt().deadlineMillis()).isEqualTo(play.atMillis() + 6_000);
      play.clock();
      assertThat(play.toldLast(BERT)).matches("[A-Z] is called\\.");
      assertThat(play.verbs(ANNA)).contains("cover", "loto");
      YankeeLotoTable unhurried =
          YankeeLotoTable.of(3, "caller", "house", "clock", "off").rows("train", "plant", "lilac");
      assertThat(unhurried.prompt().deadlineMillis()).isEqualTo(unhurried.atMillis() + 12_000);
    }
  }

  @Nested
  class The_call {
    @Test
    @Proves("yankee-loto.call")
    void the_leader_draws_letters_unseen_one_at_a_time_and_lays_them_open_in_order() {
      YankeeLotoTable play = table();
      Letters before = play.position().box();
      play.at(1_000).by(ANNA, new Move.Call(1));
      char called = play.position().round().called().letter();
      assertThat(play.position().box()).isEqualTo(before.minus(called));
      assertThat(((Zone.Stack) play.zone(BERT, "call")).top().orElseThrow().text())
          .isEqualTo(String.valueOf(called).toUpperCase(Locale.ROOT));
      for (int i = 0; i < 20; i++) play.clock();
      List<String> open =
          ((Zone.Row) play.zone(BERT, "open"))
              .pieces().stream().map(Piece::face).map(Piece.Face::text).toList();
      assertThat(open).hasSize(21).isSorted();
      assertThat(play.position().box().size()).isEqualTo(before.size() - 21);
      Set<Character> first = new HashSet<>();
      for (long seed = 0; seed < 40; seed++) {
        YankeeLotoTable other = table();
        other.becomes(
            new Position(
                other.position().match(), other.position().round(), other.position().box(), seed));
        first.add(other.by(ANNA, new Move.Call(1)).position().round().called().letter());
      }
      assertThat(first).hasSizeGreaterThan(8);
    }

    @Test
    @Proves("yankee-loto.amb.pace")
    void the_next_comes_six_seconds_later_or_sooner_where_the_leader_reaches_for_it() {
      YankeeLotoTable play = table().at(1_000).by(ANNA, new Move.Call(1));
      assertThat(play.prompt().deadlineMillis()).isEqualTo(7_000);
      play.at(2_000).by(ANNA, new Move.Call(2));
      assertThat(play.position().round().called().number())
          .as("all want time to cover")
          .isEqualTo(1);
      assertThat(play.prompt().deadlineMillis()).isEqualTo(4_000);
      assertThat(play.prompt().may().has(ANNA)).isFalse();
      play.clock();
      assertThat(play.position().round().called().number()).isEqualTo(2);
      play.at(7_500).by(ANNA, new Move.Call(3));
      assertThat(play.position().round().called().number()).isEqualTo(3);
      assertThat(play.refusal(ANNA, new Move.Call(5))).isEqualTo("yankee-loto.amb.pace");
      assertThat(play.refusal(BERT, new Move.Call(4))).isEqualTo("yankee-loto.call");
    }

    @Test
    @Proves("yankee-loto.amb.pace")
    void a_leader_who_presses_as_the_letter_comes_is_not_refused_and_calls_one() {
      YankeeLotoTable play = table("clock", "off").at(1_000).by(ANNA, new Move.Call(1));
      Position called = play.position();
      assertThat(play.by(ANNA, new Move.Call(1)).position()).as("as it came").isEqualTo(called);
      play.at(1_500).by(ANNA, new Move.Call(2));
      assertThat(play.refusal(ANNA, new Move.Call(2))).isEqualTo("yankee-loto.amb.pace");
      play.clock();
      assertThat(play.by(ANNA, new Move.Call(2)).position().round().called().number()).isEqualTo(2);
    }

    @Test
    @Proves("yankee-loto.amb.pace")
    void brisk_calls_of_the_house_come_after_two_seconds_whatever_the_clock() {
      for (String clock : List.of("usual", "double", "off")) {
        YankeeLotoTable play =
            YankeeLotoTable.of(3, "caller", "house", "calls", "2", "clock", clock)
                .rows("train", "plant", "lilac");
        assertThat(play.prompt().deadlineMillis()).isEqualTo(play.atMillis() + 2_000);
      }
    }

    @Test
    void without_a_clock_the_leader_alone_calls() {
      YankeeLotoTable play = table("clock", "off");
      assertThat(play.prompt().must()).isEqualTo(Seats.of(ANNA));
      assertThat(play.prompt().hasDeadline()).isFalse();
      play.by(ANNA, new Move.Call(1));
      assertThat(play.prompt().must()).isEqualTo(Seats.of(ANNA));
      assertThat(play.prompt().may()).isEqualTo(Seats.of(BERT, CLARA).with(DUNCAN));
      play.at(500).by(ANNA, new Move.Call(2));
      assertThat(play.prompt().deadlineMillis()).isEqualTo(3_000);
      assertThat(table("clock", "double").prompt().deadlineMillis()).isEqualTo(12_000);
    }

    @Test
    @Proves("yankee-loto.amb.skill")
    void what_is_left_is_shown_as_open_letters_and_not_as_statistics() {
      YankeeLotoTable play = table().call('t').call('e');
      assertThat(play.scene(BERT).zones())
          .extracting(Zone::id)
          .containsExactly("call", "open", "pool", "box", "r1", "r2", "r3");
      assertThat(((Zone.Stack) play.zone(BERT, "box")).top()).isEmpty();
    }
  }

  @Nested
  class Covering {
    @Test
    @Proves("yankee-loto.cover")
    void a_player_whose_word_has_the_letter_uncovered_covers_it() {
      YankeeLotoTable play = table().call('t').cover(BERT).cover(CLARA);
      assertThat(play.refusal(DUNCAN, new Move.Cover(1, 't'))).isEqualTo("yankee-loto.cover");
      assertThat(((Zone.Row) play.zone(CLARA, "r1")).pieces())
          .extracting(piece -> piece.face().name())
          .containsExactly("T, covered", "R", "A", "I", "N");
      assertThat(play.scene(ANNA).places().get(1).tallies().getFirst().count()).isEqualTo(1);
    }

    @Test
    @Proves("yankee-loto.cover")
    void one_letter_is_covered_for_a_call_even_if_it_is_doubled() {
      YankeeLotoTable play = table().call('l').cover(DUNCAN);
      assertThat(play.row(DUNCAN).count()).isEqualTo(1);
      assertThat(play.refusal(DUNCAN, new Move.Cover(1, 'l'))).isEqualTo("yankee-loto.cover");
      play.call('l').cover(DUNCAN);
      assertThat(play.row(DUNCAN).count()).isEqualTo(2);
      play.call('l');
      assertThat(play.refusal(DUNCAN, new Move.Cover(3, 'l'))).isEqualTo("yankee-loto.cover");
    }

    @Test
    void another_letter_than_the_one_called_is_not_covered() {
      YankeeLotoTable play = table().call('t');
      assertThat(play.refusal(BERT, new Move.Cover(1, 'r'))).isEqualTo("yankee-loto.cover");
      assertThat(play.row(BERT).count()).isZero();
      assertThat(play.scene(BERT).offers())
          .as("which one is called is for the player to notice")
          .extracting(Scene.Offer::at)
          .containsExactly("row.a", "row.i", "row.n", "row.r", "row.t", "");
    }

    @Test
    @Proves("yankee-loto.late")
    void a_call_not_covered_before_the_next_is_lost() {
      YankeeLotoTable play = table().call('t').call('e');
      assertThat(play.refusal(BERT, new Move.Cover(1, 't'))).isEqualTo("yankee-loto.late");
      assertThat(play.refusal(BERT, new Move.Cover(2, 't'))).isEqualTo("yankee-loto.cover");
      assertThat(play.row(BERT).count()).isZero();
      play.call('t').cover(BERT);
      assertThat(play.row(BERT).count()).as("the same letter, called again").isEqualTo(1);
    }

    @Test
    @Proves("yankee-loto.amb.auto")
    void players_cover_by_hand_or_by_option_the_house_covers_and_cries_for_them() {
      YankeeLotoTable play = table("cover", "auto");
      assertThat(play.prompt().may()).isEqualTo(Seats.of(ANNA));
      while (play.round() == 1) {
        if (play.position().round().called().number() > 0) {
          char letter = play.position().round().called().letter();
          Player bert = play.row(BERT);
          if ("train".indexOf(letter) >= 0) assertThat(bert.place(letter)).isEqualTo(-1);
          assertThat(play.refusal(BERT, new Move.Loto())).isEqualTo("yankee-loto.amb.auto");
          assertThat(play.labels(BERT)).isEmpty();
        }
        play.clock();
      }
      assertThat(play.told(ANNA)).anyMatch(line -> line.contains("cries \"Loto!\""));
      assertThat(play.told(ANNA)).anyMatch(line -> line.contains("the pool"));
    }
  }

  @Nested
  class Crying {
    @Test
    @Proves("yankee-loto.loto")
    void the_first_to_cover_their_whole_word_cries_and_takes_the_pool() {
      YankeeLotoTable play = table().callAndCover("train", BERT);
      assertThat(play.row(BERT).isFull()).isTrue();
      assertThat(play.pool()).isEqualTo(6);
      play.loto(BERT);
      assertThat(play.round()).isEqualTo(2);
      assertThat(play.told(CLARA))
          .contains(
              "@1 cries \"Loto!\": @0 finds every letter of TRAIN among those called.",
              "@1 takes the pool: six counters.");
      assertThat(play.counters(BERT)).as("and as the next leader stakes nothing").isEqualTo(8 + 6);
      assertThat(play.position().leader()).isEqualTo(BERT);
    }

    @Test
    @Proves("yankee-loto.verify")
    void a_false_cry_pays_one_counter_and_its_maker_covers_no_more() {
      YankeeLotoTable play = table().callAndCover("trai", BERT).loto(BERT);
      assertThat(play.counters(BERT)).isEqualTo(7);
      assertThat(play.pool()).isEqualTo(7);
      assertThat(play.row(BERT).progress()).isEqualTo(Progress.BARRED);
      play.call('n');
      assertThat(play.prompt().may().has(BERT)).isFalse();
      assertThat(play.refusal(BERT, new Move.Cover(5, 'n'))).isEqualTo("yankee-loto.verify");
      assertThat(play.refusal(BERT, new Move.Loto())).isEqualTo("yankee-loto.verify");
      assertThat(play.clauses(News.CriedFalsely.class)).containsExactly("yankee-loto.verify");
    }

    @Test
    @Proves("yankee-loto.verify")
    void
        a_tap_by_mistake_costs_nothing_for_a_false_cry_is_warned_of_and_a_right_one_goes_at_once() {
      YankeeLotoTable play = table().callAndCover("trai", BERT);
      play.call('e');
      assertThat(play.warning(BERT, "loto"))
          .isEqualTo("Your row is not covered: a false cry costs a counter.");
      play.callAndCover("n", BERT);
      assertThat(play.warning(BERT, "loto")).isEmpty();
      assertThat(play.game().kit(4).action("loto").orElseThrow().grave()).isFalse();
    }

    @Test
    void nobody_cries_before_a_letter_is_called() {
      assertThat(table().refusal(BERT, new Move.Loto())).isEqualTo("yankee-loto.cover");
    }

    @Test
    @Proves("yankee-loto.tie")
    void two_ready_by_the_same_call_divide_the_pool_and_an_odd_counter_stays() {
      YankeeLotoTable play = table().call('e').loto(DUNCAN);
      assertThat(play.pool()).isEqualTo(7);
      play.callAndCover("rilpan", BERT, CLARA).at(50_000).call('t').cover(BERT).loto(BERT);
      assertThat(play.round()).as("Clara wants T alone, which is called").isEqualTo(1);
      assertThat(play.prompt().deadlineMillis()).isEqualTo(53_000);
      assertThat(play.refusal(ANNA, new Move.Call(9))).isEqualTo("yankee-loto.loto");
      play.at(51_000).cover(CLARA).loto(CLARA);
      assertThat(play.told(ANNA))
          .contains("@1 and @2 divide the pool: three counters each; one stays in it.");
      assertThat(play.round()).isEqualTo(2);
      assertThat(play.pool()).isEqualTo(1 + 6);
      assertThat(play.counters(CLARA)).isEqualTo(8 + 3 - 2);
    }

    /// Expected: the pool is divided evenly as far as it goes, and no round comes for what is over.
    @Test
    @Proves("yankee-loto.tie")
    void an_odd_counter_of_the_last_round_is_nobodys() {
      YankeeLotoTable play = table("rounds", "1").call('e').loto(DUNCAN);
      play.callAndCover("rilpan", BERT, CLARA).call('t').cover(BERT).loto(BERT);
      play.cover(CLARA).loto(CLARA);
      assertThat(play.told(ANNA))
          .contains("@1 and @2 divide the pool: three counters each; one stays in it.");
      assertThat(play.prompt().isOver()).isTrue();
      assertThat(play.pool()).isEqualTo(1);
      assertThat(play.winners()).isEqualTo(Seats.of(BERT, CLARA));
    }

    @Test
    @Proves("yankee-loto.amb.after-cry")
    void a_player_who_could_have_been_ready_is_waited_for_three_seconds_and_no_longer() {
      YankeeLotoTable play = table().callAndCover("rilpan", BERT, CLARA).at(50_000).call('t');
      play.cover(BERT).loto(BERT).clock();
      assertThat(play.atMillis()).isEqualTo(53_000);
      assertThat(play.round()).isEqualTo(2);
      assertThat(play.told(ANNA)).contains("@1 takes the pool: six counters.");
    }

    @Test
    @Proves("yankee-loto.amb.after-cry")
    void who_was_ready_by_an_earlier_call_has_the_better_claim_if_they_cry_in_time() {
      YankeeLotoTable play = table().callAndCover("train", BERT).callAndCover("pl", CLARA);
      play.call('a').cover(CLARA).call('n').cover(CLARA).call('t').cover(CLARA).loto(CLARA);
      assertThat(play.round()).isEqualTo(1);
      play.loto(BERT);
      assertThat(play.told(ANNA)).contains("@1 takes the pool: six counters.");
    }

    @Test
    void a_false_cry_while_others_are_waited_for_changes_nothing_for_them() {
      YankeeLotoTable play = table().callAndCover("rilpan", BERT, CLARA).at(50_000).call('t');
      play.cover(BERT).loto(BERT).at(52_000).loto(DUNCAN);
      assertThat(play.row(DUNCAN).progress()).isEqualTo(Progress.BARRED);
      assertThat(play.prompt().deadlineMillis()).isEqualTo(53_000);
    }
  }

  @Nested
  class Rounds_without_a_winner {
    @Test
    @Proves("yankee-loto.carry")
    void if_the_box_is_emptied_with_no_winner_the_pool_is_carried_over() {
      YankeeLotoTable play = table();
      while (play.round() == 1) play.clock();
      assertThat(play.told(ANNA))
          .contains("Nobody can win the round: six counters stay in the pool.");
      assertThat(play.pool()).isEqualTo(6 + 6);
    }

    @Test
    @Proves("yankee-loto.amb.hopeless")
    void when_no_row_can_be_filled_any_more_nothing_is_called_in_vain() {
      YankeeLotoTable play = YankeeLotoTable.of(3).rows("fuzzy", "quick");
      play.call('z').call('q').call('q').clock();
      assertThat(play.round()).as("FUZZY lacks a Z, and QUICK its Q").isEqualTo(2);
    }

    @Test
    void when_all_have_cried_falsely_the_round_is_over() {
      YankeeLotoTable play = table().call('e').loto(BERT).loto(CLARA).loto(DUNCAN);
      assertThat(play.round()).isEqualTo(2);
      assertThat(play.pool()).isEqualTo(6 + 3 + 6);
      assertThat(play.prompt().pace()).isEqualTo(Prompt.Pace.TOGETHER);
    }
  }

  @Test
  void a_whole_round_to_be_read() {
    YankeeLotoTable dealt = YankeeLotoTable.of(3).hands("trainoosee", "plantoosee");
    Transcript<Position, Move, View> round = new Transcript<>(dealt.game(), dealt.position());
    round.show(BERT).play(BERT, Answer.of("lay", "word", "PLANT"), 5_000);
    round.play(BERT, Answer.of("lay", "word", "TRAIN"), 9_000).show(CLARA);
    round.play(CLARA, Answer.of("no-word"), 15_000).show(CLARA);
    round.play(CLARA, Answer.of("lay", "word", "GIANT"), 40_000).show(ANNA);
    round.play(ANNA, Answer.of("challenge", "whose", "1"), 43_000);
    for (int i = 0; i < 2; i++) round.play(Seat.of(i), Answer.of("content"), 45_000 + 1_000L * i);
    while (round.position().round().phase() instanceof Phase.Look) round.timeUp();
    boolean shown = false;
    while (round.position().match().lead().round() == 1) {
      if (round.position().round().called().number() == 0)
        round.play(
            ANNA, Answer.of("call", "number", "1"), round.position().round().nowMillis() + 500);
      else round.timeUp();
      if (round.position().match().lead().round() > 1) break;
      Phase.Called call = round.position().round().called();
      String letter = String.valueOf((char) (call.letter() & ~0x20));
      for (Seat seat : List.of(BERT, CLARA)) {
        Player row = round.position().player(seat);
        if (row.isLaid() && row.place(call.letter()) >= 0)
          round.play(
              seat,
              Answer.of("cover", "number", String.valueOf(call.number()), "letter", letter),
              call.sinceMillis() + 900 + 300L * seat.index());
      }
      if (!shown && round.position().player(BERT).count() == 3) {
        round.show(BERT);
        shown = true;
      }
      for (Seat seat : List.of(BERT, CLARA)) {
        if (round.position().match().lead().round() == 1 && round.position().player(seat).isFull())
          round.play(seat, Answer.of("loto"), call.sinceMillis() + 2_000);
      }
    }
    round.show(Seat.NOBODY);
    Golden.check("yankee-loto-round", round.toString());
  }
}
