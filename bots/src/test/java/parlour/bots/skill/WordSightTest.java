package parlour.bots.skill;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.bots.Bots;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Dice;
import parlour.lexicon.Judge;
import parlour.lexicon.WordLaw;

class WordSightTest {
  private static final Judge JUDGE = new Judge(ShippedLexicon.load(), WordLaw.GENERAL);
  private static final int TIMES = 400;

  private static int percentDoubted(int level, String word) {
    WordSight sight = WordSight.of(JUDGE, level);
    int doubted = 0;
    for (int seed = 0; seed < TIMES; seed++) if (sight.doubts(word, new Dice(seed))) doubted++;
    return 100 * doubted / TIMES;
  }

  @Test
  void every_level_doubts_what_no_reader_would_take_for_a_word() {
    for (int level = 1; level <= Bots.LEVELS; level++)
      for (String word : List.of("adfg", "xqzw", "tttt", "hbrkp"))
        assertThat(percentDoubted(level, word)).as("%s at level %s", word, level).isEqualTo(100);
  }

  @Test
  void every_level_sees_a_slip_of_the_pen() {
    for (int level = 1; level <= Bots.LEVELS; level++)
      for (String slip : List.of("tabel", "swroe", "disapopint"))
        assertThat(percentDoubted(level, slip)).as("%s at level %s", slip, level).isGreaterThan(85);
  }

  @Test
  void the_better_the_level_the_more_it_doubts_what_might_be_a_word() {
    int before = 20;
    for (int level = 1; level <= Bots.LEVELS; level++) {
      int doubted = percentDoubted(level, "plinter");
      assertThat(doubted).as("level %s", level).isGreaterThan(before);
      before = doubted;
    }
    assertThat(before).isEqualTo(100);
  }

  @Test
  void no_level_doubts_a_common_word_and_the_best_doubts_no_rare_one() {
    for (int level = 1; level <= Bots.LEVELS; level++)
      assertThat(percentDoubted(level, "table")).isZero();
    assertThat(percentDoubted(1, "logomachy")).isBetween(1, 25);
    assertThat(percentDoubted(Bots.LEVELS, "logomachy")).isZero();
  }
}
