package parlour.games.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.crossword.CrosswordTables.UMPIRE;
import static parlour.games.crossword.CrosswordTables.VIGILANCE;
import static parlour.games.crossword.CrosswordTables.across;
import static parlour.games.crossword.CrosswordTables.down;
import static parlour.games.crossword.CrosswordTables.hand;
import static parlour.games.crossword.CrosswordTables.play;
import static parlour.games.crossword.CrosswordTables.refused;
import static parlour.games.crossword.CrosswordTables.table;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.games.Proves;

/// The eighth and ninth rules: the Free Letter, and letters at both ends.
class FreeLetterTest {
  @Nested
  class Eight_the_free_letter {
    private final Position start = table(across("apt"), "o*", "boy", "ten");

    @Test
    @Proves("crossword.free.any")
    void the_free_letter_may_be_any_letter() {
      for (char letter = 'a'; letter <= 'z'; letter++) {
        Position laid = play(VIGILANCE, start, ANNA, down(2, 0, "t" + letter));
        assertThat(laid.board().layout().letter(2, 1)).isEqualTo(letter - 'a');
        assertThat(laid.board().layout().isFree(2, 1)).isEqualTo(letter != 'o');
      }
    }

    @Test
    @Proves("crossword.free.any")
    void it_is_used_for_what_one_lacks_or_for_what_one_says() {
      Position asked =
          play(VIGILANCE, start, ANNA, new Move.Lay(new Entry(2, 0, Way.DOWN, "to"), 'o' - 'a'));
      assertThat(asked.hands().at(ANNA)).isEqualTo(hand("o"));
      assertThat(asked.board().layout().isFree(2, 1)).isTrue();
      refused(
          VIGILANCE,
          start,
          ANNA,
          new Move.Lay(new Entry(2, 0, Way.DOWN, "to"), 'e' - 'a'),
          Rule.FREE_ANY);
      refused(VIGILANCE, start, ANNA, down(2, 0, "t*"), Rule.FREE_ANY);
      refused(VIGILANCE, start, ANNA, down(2, 0, "tea"), Rule.LAY);
      assertThat(play(VIGILANCE, start, ANNA, down(2, 0, "toe")).phase())
          .isInstanceOf(Phase.Out.class);
    }

    @Test
    @Proves("crossword.free.fixed")
    void once_used_it_stays_that_letter_both_ways() {
      Position two = table(across("apt"), "o*", "boers", "ten");
      Position laid =
          play(UMPIRE, two, ANNA, new Move.Lay(new Entry(2, 0, Way.DOWN, "to"), 'o' - 'a'));
      refused(UMPIRE, laid, BERT, across(1, 1, "be"), Rule.MIDDLE);
      refused(UMPIRE, laid, BERT, down(2, 0, "ten"), Rule.MIDDLE);
      Position across = play(UMPIRE, laid, BERT, across(2, 1, "or"));
      assertThat(across.board().layout().isFree(2, 1)).isTrue();
      assertThat(play(UMPIRE, laid, BERT, down(2, 0, "toe")).board().layout().letter(2, 1))
          .isEqualTo('o' - 'a');
    }

    @Test
    void taken_back_it_is_free_again() {
      Position laid = play(VIGILANCE, start, ANNA, down(2, 0, "tq"));
      Position back =
          play(VIGILANCE, laid, BERT, new Move.Challenge(new Entry(2, 0, Way.DOWN, "tq")));
      assertThat(back.hands().at(ANNA)).isEqualTo(hand("o*"));
    }
  }

  @Nested
  class Nine_both_ends {
    @Test
    @Proves({"crossword.ends", "crossword.ends.example"})
    void apt_becomes_chapter_by_adding_ch_before_and_er_after() {
      Position start = table(across("apt"), "cherox", "boy");
      Position laid = play(UMPIRE, start, ANNA, across(-2, 0, "chapter"));
      assertThat(laid.board().layout().toString()).isEqualTo("CHAPTER\n");
      assertThat(laid.hands().at(ANNA)).isEqualTo(hand("ox"));
    }

    @Test
    @Proves("crossword.ends")
    void letters_may_be_added_at_either_end() {
      Position start = table(across("hat"), "cherts", "boy");
      assertThat(play(UMPIRE, start, ANNA, across(-1, 0, "chat")).board().layout().count())
          .isEqualTo(4);
      assertThat(play(UMPIRE, start, ANNA, across(0, 0, "hate")).board().layout().count())
          .isEqualTo(4);
    }
  }
}
