package parlour.games.foil;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.foil.FoilTable.ANNA;
import static parlour.games.foil.FoilTable.BERT;
import static parlour.games.foil.FoilTable.CLARA;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.games.foil.words.Deck;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

/// The word rules, the scoring table, and the way to the winner.
class FoilScoringTest {
  /// Anna has knocked with SLATE, scrambled AETSL, and STONE; Bert has TRAIN and BREAD, Clara what
  /// is given.
  private static FoilTable turned(List<String> clara, String... settings) {
    FoilTable table =
        FoilTable.at("eau", List.of("slatestone", "trainbread", String.join("", clara)), settings)
            .lay(ANNA, "slate", "stone")
            .knock(ANNA)
            .by(ANNA, new Move.Mix(0, "aetsl"))
            .lay(BERT, "train", "bread");
    for (String word : clara) table.lay(CLARA, word);
    return table.allReady();
  }

  private static FoilTable turned() {
    return turned(List.of("horse", "lying"));
  }

  /// What a hand of one word brings its owner when it is written rightly.
  private static int formed(String word, String... settings) {
    FoilTable table = turned(List.of(word), settings).ownWritten().pencilsDown();
    return table.points(CLARA, word.toUpperCase(java.util.Locale.ROOT));
  }

  /// What a guess at Anna's AETSL brings Bert.
  private static int guessed(String guess, String... settings) {
    FoilTable table =
        turned(List.of("horse", "lying"), settings)
            .ownWritten()
            .write(BERT, "slate", guess)
            .pencilsDown();
    return table.points(BERT, "@0's AETSL");
  }

  @Nested
  class TheWordRules {
    @Test
    @Proves({"foil.word.scope", "foil.word.plural"})
    void a_plural_in_s_wants_six_letters_in_forming_and_unscrambling_alike() {
      assertThat(formed("tales")).isEqualTo(-20);
      assertThat(formed("hats")).isEqualTo(-20);
      assertThat(formed("slates")).isEqualTo(12);
      assertThat(formed("chairs")).isEqualTo(12);
      assertThat(guessed("tales")).isEqualTo(-10);
    }

    @Test
    @Proves("foil.amb.plural-scope")
    void a_verb_first_of_all_is_no_short_plural_unless_settled_otherwise() {
      assertThat(formed("runs")).isEqualTo(8);
      assertThat(formed("glass")).isEqualTo(10);
      assertThat(formed("hats", "plurals", "verbs")).isEqualTo(-20);
      assertThat(formed("runs", "plurals", "strict")).isEqualTo(-20);
    }

    @Test
    @Proves("house.manners")
    void a_word_that_manners_bar_is_fined_by_their_clause() {
      FoilTable table = turned(List.of("blast")).ownWritten().pencilsDown();
      assertThat(item(table, CLARA, "BLAST").points()).isEqualTo(-20);
      assertThat(item(table, CLARA, "BLAST").why().id()).isEqualTo("house.manners");
    }

    @Test
    @Proves("foil.word.min4")
    void a_word_has_four_letters_at_least() {
      assertThat(formed("pie")).isEqualTo(-20);
      assertThat(formed("corn")).isEqualTo(8);
    }

    @Test
    @Proves({"foil.word.forms", "foil.amb.memo"})
    void no_contractions_hyphens_or_abbreviations_but_memo() {
      assertThat(formed("cant")).isEqualTo(-20);
      assertThat(formed("tbone")).isEqualTo(-20);
      assertThat(formed("approx")).isEqualTo(-20);
      assertThat(formed("memo")).isEqualTo(8);
    }

    @Test
    @Proves("foil.word.proper")
    void names_only_if_agreed_beforehand() {
      assertThat(formed("paris")).isEqualTo(-20);
      assertThat(formed("paris", "names", "yes")).isEqualTo(10);
    }

    @Test
    @Proves({"foil.word.bonus", "foil.score.bonus", "foil.amb.bonus-instead"})
    void bonus_letters_count_five_instead_of_two_in_forming_only() {
      assertThat(formed("quiz")).isEqualTo(5 + 2 + 2 + 5);
      assertThat(formed("kitchen")).isEqualTo(5 + 6 * 2);
      assertThat(formed("hoax")).isEqualTo(3 * 2 + 5);
      FoilTable table =
          turned(List.of("quiz")).ownWritten().write(ANNA, "quiz", "quiz").pencilsDown();
      assertThat(item(table, ANNA, "QUIZ").points()).isEqualTo(4);
      for (char letter : "jkqxz".toCharArray())
        assertThat(Deck.FACES.face(letter).pips()).isEqualTo(1);
      assertThat(Deck.FACES.face('a').pips()).isZero();
      assertThat(Deck.FACES.face('k').name()).isEqualTo("K, bonus");
    }
  }

  private static Account.Item item(FoilTable table, Seat seat, String written) {
    return table.account(seat).items().stream()
        .filter(item -> item.written().equals(written))
        .findFirst()
        .orElseThrow();
  }

  @Nested
  class Unscrambled {
    @Test
    @Proves({"foil.unscramble.different", "foil.unscramble.example-ok", "foil.score.unscramble"})
    void another_word_of_the_same_letters_scores_as_well() {
      assertThat(guessed("steal")).isEqualTo(5);
      assertThat(guessed("slate")).isEqualTo(5);
      assertThat(guessed("least")).isEqualTo(5);
    }

    @Test
    @Proves({"foil.unscramble.example-bad", "foil.score.rule-unscramble"})
    void a_word_that_breaks_a_rule_costs_ten() {
      assertThat(guessed("tales")).isEqualTo(-10);
    }

    @Test
    @Proves("foil.score.unscramble")
    void a_point_for_each_letter() {
      FoilTable table =
          turned(List.of("chandelier"))
              .ownWritten()
              .write(ANNA, "chandelier", "chandelier")
              .pencilsDown();
      assertThat(item(table, ANNA, "CHANDELIER").points()).isEqualTo(10);
    }

    @Test
    @Proves("foil.amb.flat-five")
    void or_five_for_each_word_if_settled() {
      FoilTable table =
          turned(List.of("chandelier"), "unscrambled", "five")
              .ownWritten()
              .write(ANNA, "chandelier", "chandelier")
              .pencilsDown();
      assertThat(item(table, ANNA, "CHANDELIER").points()).isEqualTo(5);
    }

    @Test
    @Proves({"foil.amb.nonword-guess", "foil.amb.other-letters"})
    void a_guess_that_is_no_word_costs_nothing_unless_settled() {
      assertThat(guessed("astle")).isZero();
      assertThat(guessed("astle", "nonword", "ten")).isEqualTo(-10);
      assertThat(guessed("train")).isZero();
      assertThat(guessed("stale-")).isZero();
    }

    @Test
    @Proves("foil.amb.blank-guess")
    void no_answer_no_penalty() {
      FoilTable table = turned().ownWritten().pencilsDown();
      assertThat(table.account(BERT).points()).isEqualTo(20);
      assertThat(table.account(BERT).items()).noneMatch(item -> item.about().startsWith("@"));
    }

    @Test
    void who_lays_the_pencil_down_is_told_what_is_not_written() {
      FoilTable table = turned();
      assertThat(table.warning(ANNA, "down"))
          .isEqualTo("2 words of your own are not written: each costs 20.");
      table.write(ANNA, "slate", "slate");
      assertThat(table.warning(ANNA, "down"))
          .isEqualTo("A word of your own is not written: it costs 20.");
      table.ownWritten();
      assertThat(table.warning(ANNA, "down"))
          .isEqualTo("4 words of the others are not written yet.");
      for (String word : List.of("train", "bread", "horse", "lying")) table.write(ANNA, word, word);
      assertThat(table.warning(ANNA, "down")).isEmpty();
    }

    @Test
    @Proves("foil.amb.bad-word-solvers")
    void who_reads_a_bad_word_rightly_scores_and_who_fails_loses_nothing() {
      FoilTable table =
          turned(List.of("tales", "lying"))
              .ownWritten()
              .write(ANNA, "tales", "tales")
              .write(BERT, "tales", "aelst")
              .pencilsDown();
      assertThat(table.points(CLARA, "TALES")).isEqualTo(-20);
      assertThat(item(table, ANNA, "TALES").points()).isEqualTo(5);
      assertThat(item(table, BERT, "AELST").points()).isZero();
      FoilTable strict =
          turned(List.of("tlase", "lying"), "nonword", "ten")
              .ownWritten()
              .write(ANNA, "tlase", "tales")
              .write(BERT, "tlase", "steal")
              .pencilsDown();
      assertThat(item(strict, ANNA, "TALES").points()).isZero();
      assertThat(item(strict, BERT, "STEAL").points()).isEqualTo(5);
    }

    @Test
    @Proves("foil.unscramble.disputes")
    void a_dictionary_settles_disputes_and_names_the_rule() {
      FoilTable table = turned().ownWritten().write(BERT, "slate", "tales").pencilsDown();
      assertThat(item(table, BERT, "TALES").why()).isEqualTo(Rule.PLURAL);
      assertThat(table.minutes()).contains("@0's AETSL read as TALES −10 (a short plural in S)");
      assertThat(table.news().stream().flatMap(event -> event.line().clauses().stream()))
          .contains("foil.word.plural", "foil.score.rule-unscramble");
    }

    @Test
    void the_leaflets_example_as_the_table_hears_it() {
      FoilTable start = turned();
      Transcript<Position, Move, View> transcript =
          new Transcript<>(start.game(), start.position());
      int slate = start.line("slate");
      String[][] own = {{"slate", "stone"}, {"train", "bread"}, {"horse", "lying"}};
      for (int i = 0; i < 3; i++) {
        for (String word : own[i]) {
          transcript.play(
              Seat.of(i),
              Actions.VERBS.write(new Move.Write(start.line(word), word)),
              5_000 + 2_000L * i);
        }
      }
      transcript
          .show(BERT)
          .play(BERT, Actions.VERBS.write(new Move.Write(slate, "steal")), 30_000)
          .play(CLARA, Actions.VERBS.write(new Move.Write(slate, "tales")), 41_000)
          .timeUp()
          .show(ANNA);
      Golden.check("foil-slate", transcript.toString());
    }
  }

  @Nested
  class TheScoringTable {
    @Test
    @Proves("foil.score.letter")
    void two_for_each_letter_in_a_word() {
      assertThat(formed("horse")).isEqualTo(10);
      assertThat(formed("chandelier")).isEqualTo(20);
    }

    @Test
    @Proves("foil.score.knock")
    void five_for_a_knock_with_no_card_unused() {
      FoilTable table = turned().ownWritten().pencilsDown();
      assertThat(table.points(ANNA, "the knock")).isEqualTo(5);
      assertThat(table.account(ANNA).points()).isEqualTo(25);
      assertThat(table.account(BERT).points()).isEqualTo(20);
    }

    @Test
    @Proves("foil.score.knock")
    void but_not_when_the_knocker_has_left_a_card_out_after_all() {
      FoilTable table =
          FoilTable.at("e", List.of("slatestone", "trainbread"))
              .lay(ANNA, "slate", "stone")
              .knock(ANNA);
      table.by(ANNA, new Move.Unlay(1)).lay(ANNA, "note").allReady().ownWritten().pencilsDown();
      assertThat(table.account(ANNA).points()).isEqualTo(10 + 8 - 1);
    }

    @Test
    @Proves({"foil.score.one-word", "foil.amb.one-word-who", "foil.amb.one-word-value"})
    void twenty_for_all_cards_in_one_word_for_anybody() {
      FoilTable table = turned(List.of("chandelier")).ownWritten().pencilsDown();
      assertThat(table.account(CLARA).points()).isEqualTo(20 + 20);
      for (int bonus : new int[] {10, 30, 50}) {
        FoilTable other =
            turned(List.of("chandelier"), "one-word", String.valueOf(bonus))
                .ownWritten()
                .pencilsDown();
        assertThat(other.points(CLARA, "all in one word")).isEqualTo(bonus);
      }
    }

    @Test
    @Proves("foil.score.unused")
    void one_off_for_each_unused_card() {
      FoilTable table =
          FoilTable.at("eab", List.of("slatestone", "trainbread"))
              .lay(ANNA, "slate", "stone")
              .knock(ANNA);
      table.lay(BERT, "bread").allReady().ownWritten().pencilsDown();
      assertThat(table.points(BERT, "5 unused cards")).isEqualTo(-5);
      assertThat(table.account(BERT).points()).isEqualTo(5);
    }

    @Test
    @Proves({"foil.score.rule-form", "foil.amb.bad-word-cards"})
    void a_bad_word_costs_twenty_scores_nothing_and_its_cards_are_not_unused() {
      FoilTable table = turned(List.of("tales", "lying")).ownWritten().pencilsDown();
      assertThat(table.account(CLARA).points()).isEqualTo(-20 + 10);
    }

    @Test
    @Proves("foil.score.misspelt")
    void a_word_that_does_not_exist_is_a_bad_word() {
      assertThat(formed("tlase")).isEqualTo(-20);
    }

    @Test
    @Proves("foil.amb.bad-word-knocker")
    void a_knocker_with_a_bad_word_loses_the_bonuses() {
      FoilTable table =
          FoilTable.at("e", List.of("slatetales", "trainbread"))
              .lay(ANNA, "slate", "tales")
              .knock(ANNA);
      table.allReady().ownWritten().pencilsDown();
      assertThat(table.account(ANNA).points()).isEqualTo(10 - 20);
      FoilTable single =
          FoilTable.at("e", List.of("slatestone", "trainbread"))
              .lay(ANNA, "slate", "stone")
              .knock(ANNA)
              .by(ANNA, new Move.Unlay(1))
              .by(ANNA, new Move.Unlay(0))
              .lay(ANNA, "tsaleostne");
      single.allReady().ownWritten().pencilsDown();
      assertThat(single.account(ANNA).points()).isEqualTo(-20);
    }

    @Test
    @Proves({"foil.score.own", "foil.amb.own-recall"})
    void ones_own_word_forgotten_costs_twenty_and_no_more() {
      FoilTable table = turned(List.of("tlase", "lying")).write(CLARA, "tlase", "whatever").clock();
      assertThat(table.points(CLARA, "TLASE")).isEqualTo(-20);
      assertThat(table.points(CLARA, "LYING")).isEqualTo(-20);
      assertThat(table.account(CLARA).points()).isEqualTo(-40);
      assertThat(table.points(ANNA, "SLATE")).isEqualTo(-20);
    }

    @Test
    @Proves({"foil.amb.own-recall", "foil.amb.found-again"})
    void another_good_word_of_the_letters_will_do_but_no_bad_one() {
      FoilTable table =
          turned()
              .write(ANNA, "slate", "steal")
              .write(ANNA, "stone", "stone")
              .write(CLARA, "horse", "shroe")
              .write(CLARA, "lying", "lying")
              .clock();
      assertThat(table.points(ANNA, "SLATE")).isEqualTo(10);
      assertThat(table.points(CLARA, "HORSE")).isEqualTo(-20);
      FoilTable bad =
          turned(List.of("tales", "lying"))
              .write(CLARA, "tales", "steal")
              .write(CLARA, "lying", "lying")
              .clock();
      assertThat(bad.points(CLARA, "TALES")).isEqualTo(-20);
    }

    @Test
    @Proves("foil.amb.2-player-knock")
    void two_players_score_as_three_do() {
      FoilTable two =
          FoilTable.at("eab", List.of("slatestone", "trainbread"))
              .lay(ANNA, "slate", "stone")
              .knock(ANNA)
              .lay(BERT, "train", "bread")
              .allReady()
              .ownWritten()
              .pencilsDown();
      FoilTable three = turned().ownWritten().pencilsDown();
      assertThat(two.account(ANNA)).isEqualTo(three.account(ANNA));
      assertThat(two.account(BERT)).isEqualTo(three.account(BERT));
    }

    @Test
    @Proves("foil.score.when")
    void scores_are_worked_out_after_each_hand_and_added() {
      FoilTable table = turned().ownWritten();
      assertThat(table.total(ANNA)).isZero();
      table.pencilsDown();
      assertThat(table.total(ANNA)).isEqualTo(25);
      assertThat(table.minutes()).contains("@0 scores 25: SLATE +10; STONE +10; the knock +5.");
    }
  }

  @Nested
  class FromHandToHand {
    @Test
    @Proves("foil.next-hand")
    void the_deal_passes_to_the_left() {
      FoilTable table = turned().ownWritten().pencilsDown();
      assertThat(table.match().dealer()).isEqualTo(CLARA);
      table.goOn();
      assertThat(table.match().dealer()).isEqualTo(ANNA);
      assertThat(table.match().hand()).isEqualTo(2);
      assertThat(table.turn().seat()).isEqualTo(BERT);
      assertThat(table.minutes())
          .isEqualTo("@0 deals a hand of Round 1: a knock needs a word of five letters.");
    }

    @Test
    void the_lists_are_checked_by_all_or_until_time_is_up() {
      FoilTable table = turned().ownWritten().pencilsDown().by(ANNA, new Move.GoOn());
      assertThat(table.prompt().must()).isEqualTo(Seats.of(BERT, CLARA));
      table.clock();
      assertThat(table.position().phase()).isInstanceOf(Phase.Forming.class);
    }

    @Test
    @Proves({"foil.rounds", "foil.hands", "foil.round-total"})
    void three_rounds_in_each_of_which_everybody_deals_once() {
      FoilTable table = FoilTable.dealt(2, 4);
      Seat first = table.match().dealer();
      int[] sizes = {5, 5, 6, 6, 7, 7};
      for (int hand = 0; hand < 6; hand++) {
        assertThat(table.match().hand()).isEqualTo(hand + 1);
        assertThat(table.match().dealer().equals(first)).isEqualTo(hand % 2 == 0);
        assertThat(table.game().size(table.match())).isEqualTo(sizes[hand]);
        table.dullHand();
        assertThat(table.minutes().contains("Round " + (hand / 2 + 1) + " is over:"))
            .isEqualTo(hand % 2 == 1);
        table.goOn();
      }
      assertThat(table.match().decider()).isTrue();
    }

    @Test
    @Proves("foil.win")
    void the_highest_total_after_three_rounds_wins() {
      FoilTable table = FoilTable.dealt(3, 4).withTotals(9, 120, 140, 90);
      table.dullHand();
      assertThat(table.prompt().isOver()).isTrue();
      Result result = table.result().orElseThrow();
      assertThat(result.winners()).isEqualTo(Seats.of(BERT));
      assertThat(result.points())
          .isEqualTo(PerSeat.of(3, seat -> new Integer[] {110, 130, 80}[seat.index()]));
      assertThat(table.minutes()).endsWith("@1 wins.");
      assertThat(table.scene(ANNA).headline()).isEqualTo("The game is over");
    }

    @Test
    @Proves({"foil.amb.tie", "foil.amb.tie-who"})
    void those_who_tie_play_one_deciding_hand_of_the_third_round() {
      FoilTable table = FoilTable.dealt(3, 4).withTotals(9, 120, 120, 118);
      table.dullHand();
      assertThat(table.minutes()).contains("@0 and @1 tie: one more hand decides.");
      table.goOn();
      assertThat(table.match().in()).isEqualTo(Seats.of(ANNA, BERT));
      assertThat(table.game().size(table.match())).isEqualTo(7);
      assertThat(table.view(CLARA).hand().isEmpty()).isTrue();
      assertThat(table.prompt().asks(CLARA)).isFalse();
      table.by(table.turn().seat(), new Move.Knock(Move.Knock.KEEP));
      Seat unlucky = table.turn().seat();
      table.dullHand();
      Result result = table.result().orElseThrow();
      assertThat(result.ranking())
          .containsExactly(
              Seats.of(ANNA, BERT).without(unlucky), Seats.of(unlucky), Seats.of(CLARA));
      assertThat(result.points().at(unlucky)).isLessThan(result.points().at(CLARA));
    }

    @Test
    @Proves({"foil.amb.tie", "foil.amb.tie-who"})
    void a_second_tie_shares_the_game() {
      FoilTable table = FoilTable.dealt(2, 4).withTotals(6, 50, 50);
      table.dullHand().goOn().dullHand();
      assertThat(table.winners()).isEqualTo(Seats.first(2));
      assertThat(table.minutes()).endsWith("@0 and @1 share the game.");
    }
  }
}
