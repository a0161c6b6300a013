package parlour.games.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.crossword.CrosswordTables.UMPIRE;
import static parlour.games.crossword.CrosswordTables.VIGILANCE;
import static parlour.games.crossword.CrosswordTables.across;
import static parlour.games.crossword.CrosswordTables.down;
import static parlour.games.crossword.CrosswordTables.game;
import static parlour.games.crossword.CrosswordTables.hand;
import static parlour.games.crossword.CrosswordTables.play;
import static parlour.games.crossword.CrosswordTables.refused;
import static parlour.games.crossword.CrosswordTables.table;
import static parlour.games.crossword.CrosswordTables.with;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;

import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.games.Proves;

/// The fourth and fifth rules: which words may be laid, and which way they read.
class LayingTest {
  @Nested
  class Four_the_words {
    @Test
    @Proves({"crossword.one-word", "crossword.amb.cross-words"})
    void one_word_is_played_a_turn_whatever_words_it_makes_in_crossing() {
      Position start = table(across("apt"), "nohats", "boy");
      Position laid = play(UMPIRE, start, ANNA, down(2, 0, "to"));
      refused(UMPIRE, laid, ANNA, down(0, 0, "ah"), Rule.LEFT);
      Position two = play(VIGILANCE, start, ANNA, across(1, 1, "no"));
      assertThat(two.board().claims().getFirst().entries())
          .extracting(Entry::word)
          .containsExactly("no", "pn", "to");
      refused(UMPIRE, start, ANNA, across(1, 1, "no"), Rule.BOTH_WAYS);
    }

    @Test
    @Proves("crossword.size.laid")
    void only_words_of_two_to_four_letters_are_laid_whole() {
      Position start = table(Layout.EMPTY, "chapte", "boy");
      refused(UMPIRE, start, ANNA, across(0, 0, "cheap"), Rule.SIZE_LAID);
      refused(UMPIRE, start, ANNA, across(0, 0, "a"), Rule.SIZE_LAID);
      assertThat(play(UMPIRE, start, ANNA, across(0, 0, "heap")).hands().at(ANNA))
          .isEqualTo(hand("ct"));
      assertThat(play(UMPIRE, start, ANNA, across(0, 0, "he")).hands().at(ANNA))
          .isEqualTo(hand("capt"));
      refused(
          UMPIRE, table(across("at"), "chapte", "boy"), ANNA, down(2, -4, "cheap"), Rule.SIZE_LAID);
    }

    @Test
    @Proves({"crossword.size.longer", "crossword.add"})
    void longer_words_are_formed_by_adding_one_to_four_letters_to_those_on_the_table() {
      Position start = table(across("heap"), "chedst", "boy");
      assertThat(play(UMPIRE, start, ANNA, across(-1, 0, "cheap")).hands().at(ANNA))
          .isEqualTo(hand("hedst"));
      assertThat(play(UMPIRE, start, ANNA, across(-1, 0, "cheapest")).hands().at(ANNA))
          .isEqualTo(hand("hd"));
      refused(UMPIRE, start, ANNA, across(0, 0, "heap"), Rule.ADD);
    }

    @Test
    @Proves("crossword.size.max-add")
    void at_most_four_letters_are_added_in_a_turn() {
      refused(
          UMPIRE,
          table(across("act"), "extrod", "boy"),
          ANNA,
          across(-4, 0, "extracted"),
          Rule.MAX_ADD);
      Position four =
          play(UMPIRE, table(across("tract"), "exsedo", "boy"), ANNA, across(-2, 0, "extracted"));
      assertThat(four.hands().at(ANNA).size()).isEqualTo(2);
    }

    @Test
    @Proves("crossword.both-ways")
    void added_letters_form_words_across_and_down_wherever_they_meet() {
      Position start = table(across("apt"), "tohats", "boy");
      refused(UMPIRE, start, ANNA, across(0, 1, "hat"), Rule.BOTH_WAYS);
      Position laid = play(UMPIRE, start, ANNA, across(2, 1, "oh"));
      assertThat(laid.board().layout().toString()).isEqualTo("APT.\n..OH\n");
    }

    @Test
    @Proves("crossword.amb.parallel")
    void words_lie_side_by_side_only_where_all_touching_pairs_are_words() {
      Position start = table(across("ha"), "ohtabe", "boy");
      assertThat(play(UMPIRE, start, ANNA, across(0, 1, "oh")).board().layout().toString())
          .isEqualTo("HA\nOH\n");
      refused(UMPIRE, start, ANNA, across(0, 1, "he"), Rule.BOTH_WAYS);
    }

    @Test
    @Proves("crossword.gap")
    void a_blank_is_left_at_each_end_of_every_word() {
      Position start = table(across("apt"), "tehrst", "boy");
      refused(UMPIRE, start, ANNA, across(3, 0, "her"), Rule.GAP);
      refused(UMPIRE, start, ANNA, across(-3, 0, "her"), Rule.GAP);
      refused(
          UMPIRE,
          table(with(across("apt"), 2, 0, Way.DOWN, "tea"), "rested", "boy"),
          ANNA,
          down(2, 3, "set"),
          Rule.GAP);
    }

    @Test
    @Proves("crossword.no-s")
    void s_or_es_may_not_be_added_to_a_word_on_the_table_merely_to_make_its_plural() {
      refused(UMPIRE, table(across("boy"), "sestea", "boy"), ANNA, across(0, 0, "boys"), Rule.NO_S);
      refused(
          UMPIRE, table(across("box"), "sestea", "boy"), ANNA, across(0, 0, "boxes"), Rule.NO_S);
      assertThat(
              play(UMPIRE, table(across("new"), "sestea", "boy"), ANNA, across(0, 0, "news"))
                  .hands()
                  .at(ANNA)
                  .size())
          .isEqualTo(5);
    }

    @Test
    @Proves("crossword.amb.no-s-scope")
    void nor_may_the_s_of_a_plural_begin_or_end_a_word_that_crosses_it() {
      refused(UMPIRE, table(across("boy"), "seaxte", "boy"), ANNA, down(3, 0, "sea"), Rule.NO_S);
      refused(UMPIRE, table(across("boy"), "gaxtes", "boy"), ANNA, down(3, -2, "gas"), Rule.NO_S);
    }

    @Test
    @Proves("crossword.amb.no-s-scope")
    void a_verb_that_is_no_noun_may_take_its_s_unless_the_company_has_settled_otherwise() {
      Position noun = table(across("run"), "sestea", "boy");
      refused(UMPIRE, noun, ANNA, across(0, 0, "runs"), Rule.NO_S);
      Position verb = table(across("eat"), "sestea", "boy");
      assertThat(play(UMPIRE, verb, ANNA, across(0, 0, "eats")).hands().at(ANNA).size())
          .isEqualTo(5);
      Crossword strict = game(Map.of("judge", "umpire", "no-s", "inflection"));
      refused(strict, verb, ANNA, across(0, 0, "eats"), Rule.NO_S);
    }

    @Test
    @Proves({"crossword.plural-ok", "crossword.plural-example"})
    void boy_may_be_laid_to_end_in_the_s_of_shut() {
      Position laid =
          play(UMPIRE, table(down("shut"), "boyeat", "boy"), ANNA, across(-3, 0, "boys"));
      assertThat(laid.board().layout().toString()).isEqualTo("BOYS\n...H\n...U\n...T\n");
      assertThat(laid.hands().at(ANNA)).isEqualTo(hand("eat"));
    }

    @Test
    @Proves({"crossword.plural-ok", "crossword.amb.plural-on-table"})
    void box_becomes_boxes_where_the_s_stands_already() {
      Layout layout = with(with(across("box"), 4, 0, Way.DOWN, "sea"), 0, 0, Way.ACROSS, "box");
      assertThat(
              play(UMPIRE, table(layout, "etruvw", "boy"), ANNA, across(0, 0, "boxes"))
                  .hands()
                  .at(ANNA)
                  .size())
          .isEqualTo(5);
    }

    @Test
    @Proves("crossword.amb.connect")
    void after_the_first_word_every_play_joins_the_layout() {
      refused(
          UMPIRE, table(across("apt"), "tohats", "boy"), ANNA, across(0, 2, "hat"), Rule.CONNECT);
      refused(
          UMPIRE,
          table(across("apt"), "tohats", "boy"),
          ANNA,
          across(999, -999, "hat"),
          Rule.CONNECT);
      refused(
          UMPIRE, table(across("apt"), "tohats", "boy"), ANNA, across(3, 1, "hat"), Rule.CONNECT);
    }

    @Test
    @Proves("crossword.amb.connect")
    void where_the_first_player_could_not_start_the_next_may() {
      Position start = table(Layout.EMPTY, "vvwxqz", "boysat");
      Position drawn =
          play(
              UMPIRE,
              play(UMPIRE, start, ANNA, new Move.Discard('q' - 'a')),
              ANNA,
              new Move.Draw(false));
      assertThat(play(UMPIRE, drawn, BERT, across(0, 0, "boys")).board().layout())
          .isEqualTo(across("boys"));
    }

    @Test
    @Proves("crossword.amb.middle")
    void no_letter_is_put_inside_a_word_or_changed_for_another() {
      refused(
          UMPIRE, table(across("cat"), "rstonu", "boy"), ANNA, across(0, 0, "cart"), Rule.MIDDLE);
      refused(
          UMPIRE, table(across("cat"), "urstno", "boy"), ANNA, across(0, 0, "cut"), Rule.MIDDLE);
    }
  }

  @Nested
  class Five_direction {
    @Test
    @Proves("crossword.direction")
    void words_read_from_left_to_right_and_from_top_to_bottom() {
      Position start = table(Layout.EMPTY, "taxcqz", "boy");
      refused(UMPIRE, start, ANNA, across(0, 0, "tac"), Rule.DICTIONARY);
      refused(UMPIRE, start, ANNA, down(0, 0, "tac"), Rule.DICTIONARY);
      assertThat(play(UMPIRE, start, ANNA, across(0, 0, "cat")).board().layout().toString())
          .isEqualTo("CAT\n");
      assertThat(play(UMPIRE, start, ANNA, down(0, 0, "cat")).board().layout().toString())
          .isEqualTo("C\nA\nT\n");
    }
  }
}
