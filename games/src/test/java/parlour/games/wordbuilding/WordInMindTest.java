package parlour.games.wordbuilding;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.wordbuilding.Move.CRIB;
import static parlour.games.wordbuilding.WordBuildingTable.ANNA;
import static parlour.games.wordbuilding.WordBuildingTable.BERT;
import static parlour.games.wordbuilding.WordBuildingTable.CLARA;
import static parlour.games.wordbuilding.WordBuildingTable.DUNCAN;
import static parlour.games.wordbuilding.WordBuildingTable.LETTERS;
import static parlour.games.wordbuilding.WordBuildingTable.sample;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.wordbuilding.Position.Phase;
import parlour.lexicon.Letters;

/// The leaflet on the word in mind, on having none, and on the word that stands.
class WordInMindTest {
  @Nested
  class A_word_in_mind {
    @Test
    @Proves({"word-building.amb.intent", "general.conceal"})
    void is_sealed_from_all_but_its_owner() {
      WordBuildingTable play = sample().set(CLARA, "sample");
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
    void is_opened_by_a_challenge_which_may_cost_nothing_when_it_stands() {
      WordBuildingTable play = sample("doubt", "free").set(CLARA, "sample").challenge(BERT);
      assertThat(play.view(ANNA).minds().at(CLARA)).isEqualTo("sample");
      assertThat(play.laid()).isEqualTo("s");
      assertThat(play.counters(BERT)).isEqualTo(25);
      assertThat(play.toldLast(ANNA)).contains("SAMPLE in mind: it stands");
      assertThat(play.refusal(ANNA, new Move.Challenge(play.position().round().turn().play() - 1)))
          .as("once is enough")
          .isEqualTo("word-building.amb.fall");
    }

    @Test
    @Proves({"general.amb.who-checks", "word-building.amb.doubt-price"})
    void costs_a_wrong_challenger_a_counter_so_that_not_every_play_is_challenged() {
      WordBuildingTable play = sample().set(CLARA, "sample").challenge(BERT);
      assertThat(play.clauses(News.Stood.class)).contains("word-building.amb.doubt-price");
      assertThat(play.counters(BERT)).isEqualTo(24);
      assertThat(play.counters(CLARA)).isEqualTo(27);
    }

    @Test
    @Proves({"general.error.no-count", "general.error.discoverer", "word-building.amb.fall"})
    void that_is_no_word_falls_and_its_discoverer_is_paid() {
      WordBuildingTable play = sample().set(CLARA, "smapel");
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
    void that_falls_makes_its_owner_a_player_who_could_think_of_no_word() {
      WordBuildingTable play = sample().set(CLARA, "sample").set(BERT, "sagle").challenge(CLARA);
      assertThat(play.laid()).isEqualTo("s");
      assertThat(play.counters(BERT)).as("one to Clara, who has added a letter").isEqualTo(24);
      assertThat(play.counters(CLARA)).isEqualTo(27);
      assertThat(play.turn()).isEqualTo(ANNA);
      assertThat(play.position().round().word().passed()).isEqualTo(Seats.of(BERT));
    }

    @Test
    @Proves("general.error.discoverer")
    void that_is_good_loses_the_counter_of_a_false_syllable_to_the_discoverer() {
      WordBuildingTable play =
          sample().set(CLARA, "sample").set(BERT, "sample").claim(ANNA, "sample");
      assertThat(play.counters(ANNA)).as("SAM-PLE has no syllable at M").isEqualTo(26);
      play.challenge(CLARA);
      assertThat(play.counters(ANNA)).isEqualTo(25);
      assertThat(play.counters(CLARA)).isEqualTo(27);
      assertThat(play.laid()).as("the letter stays").isEqualTo("sam");
      assertThat(play.turn()).isEqualTo(CLARA);
    }

    @Test
    @Proves({"general.amb.who-checks", "word-building.amb.fall"})
    void stands_for_good_once_the_next_player_has_played() {
      WordBuildingTable play = sample().set(CLARA, "smapel");
      int old = play.position().round().turn().play() - 1;
      play.set(BERT, "sample");
      assertThat(play.refusal(ANNA, new Move.Challenge(old))).isEqualTo("word-building.amb.fall");
      assertThat(play.refusal(BERT, new Move.Challenge(old + 1)))
          .as("one's own")
          .isEqualTo("general.amb.who-checks");
      assertThat(play.prompt().must()).isEqualTo(Seats.of(ANNA));
      assertThat(play.prompt().may()).isEqualTo(Seats.of(CLARA));
    }

    @Test
    @Proves({"general.amb.who-checks", "general.words.proper", "general.words.slang"})
    void is_looked_at_by_the_umpire_where_there_is_one() {
      WordBuildingTable play =
          WordBuildingTable.of(3, "judge", "umpire").crib("LONDONYUCKYSEAMPLEAR");
      assertThat(play.refusal(CLARA, "london")).isEqualTo("general.words.geographical");
      assertThat(play.refusal(CLARA, "smapel")).isEqualTo("general.error.no-count");
      play.set(CLARA, "sample");
      assertThat(play.prompt().may()).isEqualTo(Seats.NONE);
      assertThat(play.refusal(BERT, new Move.Challenge(1))).isEqualTo("word-building.amb.fall");
    }
  }

  @Nested
  class A_player_who_cannot_think_of_a_word {
    @Test
    @Proves("word-building.fail.turn")
    void loses_their_turn() {
      WordBuildingTable play = sample().set(CLARA, "sample").pass(BERT);
      assertThat(play.turn()).isEqualTo(ANNA);
      assertThat(play.laid()).isEqualTo("s");
    }

    @Test
    @Proves("word-building.fail.pay")
    void pays_one_counter_to_every_player_who_has_added_a_letter() {
      WordBuildingTable play = WordBuildingTable.of(4).crib(LETTERS);
      play.set(DUNCAN, "sample").set(CLARA, "sample").pass(BERT);
      assertThat(play.counters(BERT)).isEqualTo(18 - 2);
      assertThat(play.counters(DUNCAN)).isEqualTo(18 + 1 + 1);
      assertThat(play.counters(CLARA)).isEqualTo(18 + 1);
      assertThat(play.counters(ANNA)).as("has added nothing").isEqualTo(18);
      play.set(ANNA, "sample").pass(DUNCAN);
      assertThat(play.counters(DUNCAN)).as("pays Clara and Anna only").isEqualTo(20 - 2);
      assertThat(play.clauses(News.HadNoWord.class)).contains("word-building.fail.pay");
    }

    @Test
    @Proves("word-building.fail.pay")
    void pays_nobody_when_nobody_has_added_a_letter() {
      WordBuildingTable play = sample().pass(CLARA);
      assertThat(play.counters(CLARA)).isEqualTo(25);
      assertThat(play.turn()).isEqualTo(BERT);
    }

    @Test
    @Proves({"general.time-limit", "general.amb.time"})
    void is_one_whose_minute_is_up() {
      WordBuildingTable play = sample().set(CLARA, "sample");
      assertThat(play.prompt().deadlineMillis()).isEqualTo(60_000);
      play.clock();
      assertThat(play.turn()).isEqualTo(ANNA);
      assertThat(play.counters(BERT)).isEqualTo(24);
      assertThat(sample("clock", "double").prompt().deadlineMillis()).isEqualTo(120_000);
      assertThat(sample("clock", "off").prompt().deadlineMillis()).isEqualTo(Prompt.NEVER);
    }

    @Test
    @Proves("word-building.fail.scope")
    void pays_the_contributors_in_the_first_part_only() {
      WordBuildingTable play = sample().set(CLARA, "amid").set(BERT, "amid");
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
      WordBuildingTable play = sample().set(CLARA, "sample");
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
      WordBuildingTable empty = sample().pass(CLARA, BERT, ANNA);
      assertThat(empty.position().match().number()).isEqualTo(2);
      WordBuildingTable third = sample();
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
      WordBuildingTable play = sample().set(CLARA, "amid").set(BERT, "amid");
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
    void a_letter_set_apart_begins_the_circuit_again() {
      WordBuildingTable play = sample().set(CLARA, "amid").set(BERT, "amid").pass(ANNA, CLARA);
      play.set(BERT, "amok").pass(ANNA);
      assertThat(play.position().round().word().passed()).isEqualTo(Seats.of(ANNA));
      assertThat(play.counters(ANNA)).as("AMO is no word: the fine is due").isEqualTo(23);
    }

    @Test
    void an_incomplete_fragment_never_reaches_the_second_part() {
      WordBuildingTable play =
          sample().set(CLARA, "sample").set(BERT, "sample").set(ANNA, "sample");
      play.pass(CLARA, BERT, ANNA);
      assertThat(play.phase()).isEqualTo(Phase.CRIB);
      assertThat(play.laid()).isEmpty();
    }
  }
}
