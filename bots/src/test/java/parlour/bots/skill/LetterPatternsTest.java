package parlour.bots.skill;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.lexicon.Lexicon;

class LetterPatternsTest {
  private static final Lexicon LEXICON = ShippedLexicon.load();
  private static final LetterPatterns PATTERNS = LetterPatterns.of(LEXICON);

  @Test
  void gibberish_is_implausible() {
    for (String gibberish : new String[] {"adfg", "xq", "ttrk", "zzpe", "qeod", "hjka"})
      assertThat(PATTERNS.isPlausible(gibberish)).as(gibberish).isFalse();
  }

  @Test
  void what_could_be_a_word_is_plausible() {
    for (String possible : new String[] {"blat", "trane", "grock", "spindle", "to"})
      assertThat(PATTERNS.isPlausible(possible)).as(possible).isTrue();
  }

  @Test
  void hardly_any_word_is_taken_for_gibberish() {
    int implausible = 0;
    for (int id = 0; id < LEXICON.size(); id++)
      if (!PATTERNS.isPlausible(LEXICON.word(id))) implausible++;
    assertThat(implausible).isLessThan(LEXICON.size() / 50);
  }
}
