package parlour.games.wordmaking;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.wordmaking.WordMakingTable.ANNA;
import static parlour.games.wordmaking.WordMakingTable.BERT;
import static parlour.games.wordmaking.WordMakingTable.CLARA;
import static parlour.games.wordmaking.WordMakingTable.open;
import static parlour.games.wordmaking.WordMakingTable.table;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.games.Proves;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

/// The leaflet on names, foreign words and the dictionary.
class DoubtTest {
  @Nested
  class The_umpire {
    @Test
    @Proves("wmwt.words.geo")
    void geographical_and_proper_names_are_refused() {
      assertThat(table("paris", "", "").refused(ANNA, "spell", "word", "PARIS"))
          .isEqualTo("wmwt.words.geo: PARIS is a geographical name.");
      assertThat(table("harold", "", "").refused(ANNA, "spell", "word", "HAROLD"))
          .startsWith("wmwt.words.geo");
    }

    @Test
    @Proves("wmwt.words.foreign")
    void foreign_words_are_refused() {
      assertThat(table("adios", "", "").refused(ANNA, "spell", "word", "ADIOS"))
          .startsWith("wmwt.words.foreign");
    }

    @Test
    @Proves({"wmwt.dictionary", "wmwt.amb.challenge"})
    void the_dictionary_decides_and_a_word_it_has_not_changes_nothing() {
      WordMakingTable table = table("atc", "", "");
      assertThat(table.refused(ANNA, "spell", "word", "TCA"))
          .isEqualTo("wmwt.dictionary: TCA is not in the dictionary.");
      assertThat(table.play(ANNA, "spell", "word", "CAT").row(ANNA)).containsExactly("cat");
      assertThat(table.refused(BERT, "doubt", "word", "w1"))
          .isEqualTo("wmwt.amb.challenge: At this table the umpire has judged every word.");
    }
  }

  @Nested
  class Names {
    @Test
    @Proves({"wmwt.var.names", "wmwt.amb.names-mode"})
    void the_game_is_played_with_geographical_and_historical_names_only() {
      WordMaking places = open(Map.of("words", "places"));
      assertThat(table(places, "paris", "", "").play(ANNA, "spell", "word", "PARIS").row(ANNA))
          .containsExactly("paris");
      assertThat(table(places, "cat", "", "").refused(ANNA, "spell", "word", "CAT"))
          .isEqualTo("wmwt.var.names: CAT is no name of a place or of history.");
    }

    @Test
    @Proves({"wmwt.var.names", "wmwt.amb.names-mode"})
    void or_with_names_of_authors_only() {
      WordMaking authors = open(Map.of("words", "authors"));
      assertThat(table(authors, "dickens", "", "").play(ANNA, "spell", "word", "DICKENS").row(ANNA))
          .containsExactly("dickens");
      assertThat(table(authors, "paris", "", "").refused(ANNA, "spell", "word", "PARIS"))
          .startsWith("wmwt.var.names");
    }
  }

  @Nested
  class Doubt {
    private static final WordMaking VIGILANT = open(Map.of("judge", "vigilance"));

    private static final WordMaking BY_VOTE =
        open(Settings.of(Options.SETTINGS, Map.of("judge", "vigilance")).under(1));

    private static WordMakingTable doubtful(WordMaking game) {
      return table(game, "xp", "", "lame", "").play(ANNA, "spell", "word", "PLAEM");
    }

    private static WordMakingTable doubtful() {
      return doubtful(VIGILANT);
    }

    @Test
    @Proves({"wmwt.amb.challenge", "wmwt.amb.doubt-vote", "wmwt.amb.fall"})
    void one_doubter_is_doubt_and_the_dictionary_decides_at_once() {
      WordMakingTable table = doubtful();
      assertThat(table.row(ANNA)).containsExactly("plaem");
      WordMakingTable fallen = table.play(CLARA, "doubt", "word", "w2");
      assertThat(fallen.row(ANNA)).isEmpty();
      assertThat(fallen.row(BERT)).as("given back").containsExactly("lame");
      assertThat(fallen.pool()).isEqualTo("PX");
      assertThat(fallen.turn()).isEqualTo(ANNA);
    }

    @Test
    @Proves("wmwt.amb.wrong-doubt")
    void whoever_doubts_a_good_word_doubts_no_more_until_the_turn_has_gone_round() {
      WordMakingTable table =
          table(VIGILANT, "catpgidog", "", "", "").box("qqqq").play(ANNA, "spell", "word", "CAT");
      table = table.play(ANNA, "spell", "word", "PGI").play(BERT, "doubt", "word", "w1");
      assertThat(table.row(ANNA)).containsExactly("cat", "pgi");
      assertThat(table.refused(BERT, "doubt", "word", "w2")).startsWith("wmwt.amb.wrong-doubt");
      assertThat(table.play(CLARA, "doubt", "word", "w2").row(ANNA)).containsExactly("cat");
      for (Seat seat : List.of(ANNA, BERT, CLARA))
        table = table.play(seat, "draw").play(seat, "pass");
      table = table.play(ANNA, "spell", "word", "GDO").play(BERT, "doubt", "word", "w3");
      assertThat(table.row(ANNA)).as("the turn has gone round").containsExactly("cat", "pgi");
    }

    @Test
    @Proves("wmwt.amb.unjudged")
    void a_mere_plural_is_set_down_like_any_word_and_falls_when_it_is_doubted() {
      WordMakingTable taken =
          table(VIGILANT, "s", "", "fire", "").play(ANNA, "spell", "word", "FIRES");
      assertThat(taken.row(ANNA)).containsExactly("fires");
      WordMakingTable fallen = taken.play(CLARA, "doubt", "word", "w2");
      assertThat(fallen.row(BERT)).containsExactly("fire");
      assertThat(fallen.pool()).isEqualTo("S");
      assertThat(table("s", "", "fire", "").refused(ANNA, "spell", "word", "FIRES"))
          .as("the umpire refuses it")
          .startsWith("wmwt.");
    }

    @Test
    void games_dealt_before_go_on_with_the_vote() {
      WordMakingTable table = doubtful(BY_VOTE);
      WordMakingTable asked = table.play(CLARA, "doubt", "word", "w2");
      assertThat(asked.phase()).isInstanceOf(Phase.Vote.class);
      assertThat(asked.prompt().must()).isEqualTo(Seats.of(BERT));
      WordMakingTable fallen = asked.play(BERT, "consult", "word", "w2");
      assertThat(fallen.row(ANNA)).isEmpty();
      assertThat(fallen.row(BERT)).as("given back").containsExactly("lame");
      assertThat(fallen.pool()).isEqualTo("PX");
      assertThat(fallen.turn()).isEqualTo(ANNA);
      WordMakingTable stands = asked.play(BERT, "stand", "word", "w2");
      assertThat(stands.row(ANNA)).containsExactly("plaem");
      assertThat(stands.verbs(CLARA)).as("beyond doubt").isEmpty();
    }

    @Test
    @Proves("wmwt.amb.doubt-vote")
    void the_silent_let_it_stand_and_the_turn_goes_on_with_the_time_it_had() {
      WordMakingTable asked = doubtful(BY_VOTE).play(CLARA, "doubt", "word", "w2");
      assertThat(asked.prompt().deadlineMillis()).isEqualTo(21_000);
      WordMakingTable stands = asked.timeUp();
      assertThat(stands.row(ANNA)).containsExactly("plaem");
      assertThat(stands.prompt().deadlineMillis()).isEqualTo(21_000 + 59_000);
    }

    @Test
    void a_good_word_that_was_doubted_is_safe() {
      WordMakingTable table = table(VIGILANT, "cat", "", "", "").play(ANNA, "spell", "word", "CAT");
      WordMakingTable looked = table.play(BERT, "doubt", "word", "w1");
      assertThat(looked.row(ANNA)).containsExactly("cat");
      assertThat(looked.refused(CLARA, "doubt", "word", "w1"))
          .isEqualTo("wmwt.amb.doubt-time: That word can no longer be doubted.");
    }

    @Test
    @Proves("wmwt.amb.doubt-time")
    void a_word_is_beyond_doubt_when_its_maker_is_to_play_again_and_one_doubts_not_ones_own() {
      WordMakingTable table = passed(doubtful(), ANNA, BERT);
      assertThat(table.refused(ANNA, "doubt", "word", "w2")).startsWith("wmwt.amb.doubt-time");
      assertThat(table.play(CLARA, "doubt", "word", "w2").row(ANNA)).isEmpty();
      WordMakingTable later = table.play(CLARA, "draw").play(CLARA, "pass");
      assertThat(later.verbs(BERT)).isEmpty();
      assertThat(later.refused(BERT, "doubt", "word", "w2")).startsWith("wmwt.amb.doubt-time");
    }

    @Test
    void in_games_dealt_before_the_next_to_pass_ends_the_doubt() {
      WordMaking before =
          open(Settings.of(Options.SETTINGS, Map.of("judge", "vigilance")).under(2));
      WordMakingTable table = passed(doubtful(before), ANNA);
      assertThat(table.verbs(CLARA)).containsExactly("doubt");
      assertThat(table.play(BERT, "draw").play(BERT, "pass").verbs(CLARA)).doesNotContain("doubt");
    }

    @Test
    @Proves("wmwt.amb.doubt-time")
    void the_last_of_sixteen_still_has_a_turn_to_doubt_in() {
      String[] rows = new String[Seat.MOST];
      Arrays.fill(rows, "");
      WordMakingTable made = table(VIGILANT, "pgi", rows).play(ANNA, "spell", "word", "PGI");
      Seat last = Seat.of(Seat.MOST - 1);
      Seat[] before = new Seat[Seat.MOST - 1];
      Arrays.setAll(before, Seat::of);
      WordMakingTable late = passed(made, before);
      assertThat(late.turn()).isEqualTo(last);
      assertThat(late.play(last, "doubt", "word", "w1").row(ANNA)).isEmpty();
      WordMakingTable over = late.play(last, "draw").play(last, "pass");
      assertThat(over.turn()).isEqualTo(ANNA);
      assertThat(over.refused(last, "doubt", "word", "w1")).startsWith("wmwt.amb.doubt-time");
    }

    private static WordMakingTable passed(WordMakingTable table, Seat... seats) {
      WordMakingTable next = table.box("q".repeat(20));
      for (Seat seat : seats) next = next.play(seat, "draw").play(seat, "pass");
      return next;
    }

    @Test
    @Proves("wmwt.amb.closing")
    void ten_words_that_win_at_once_may_be_doubted_for_a_while() {
      WordMaking game = open(Map.of("judge", "vigilance", "win", "at-once", "goal", "5"));
      WordMakingTable five =
          table(game, "pgi", "cat dog sun hat", "", "").play(ANNA, "spell", "word", "PGI");
      assertThat(five.phase()).isInstanceOf(Phase.Closing.class);
      assertThat(five.timeUp().isOver()).as("nobody doubts").isTrue();
      WordMakingTable fallen = five.play(BERT, "doubt", "word", "w5");
      assertThat(fallen.phase()).isInstanceOf(Phase.Play.class);
      assertThat(fallen.row(ANNA)).hasSize(4);
      WordMakingTable good =
          table(game, "pig", "cat dog sun hat", "", "").play(ANNA, "spell", "word", "PIG");
      assertThat(good.play(BERT, "doubt", "word", "w5").winners()).isEqualTo(Seats.of(ANNA));
    }

    @Test
    void a_doubt_reads_as_it_should() {
      WordMakingTable table = table(VIGILANT, "xp", "", "lame", "").box("sqq");
      Transcript<Position, Move, View> transcript =
          new Transcript<>(table.game(), table.position());
      Seat nobody = Seat.NOBODY;
      transcript
          .play(ANNA, Answer.of("spell", "word", "PLAEM"), 4_000)
          .show(CLARA)
          .play(CLARA, Answer.of("doubt", "word", "w2"), 6_000)
          .show(nobody)
          .play(ANNA, Answer.of("spell", "word", "AMPLE"), 15_000)
          .play(BERT, Answer.of("doubt", "word", "w3"), 17_000)
          .show(BERT);
      Golden.check("wmwt-doubt", transcript.toString());
    }
  }
}
