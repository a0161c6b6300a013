package parlour.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Words that are not in the lexicon are divided by their spelling.
class SyllablesTest {
  private final Lexicon empty = new LexiconWriter("empty").words(1, "a").lexicon();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "chap-ter", "sam-ple", "am-ple", "man-tel", "se-cret", "tick-le", "time", "times", "loved",
            "hat-ed", "box-es",
        "love-ly", "na-tion", "com-ic", "ra-di-o", "ly-ing", "queen", "out", "mon-ster", "a-gree",
            "fish-es", "ghost"
      })
  void an_unknown_word_is_divided_by_its_spelling(String divided) {
    assertThat(String.join("-", empty.divide(divided.replace("-", "")))).isEqualTo(divided);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a",
        "hmm",
        "zzz",
        "eau",
        "strengths",
        "e",
        "antidisestablishmentarianismsandmore"
      })
  void any_string_of_letters_has_at_least_one_syllable_and_loses_no_letter(String word) {
    assertThat(empty.syllables(word)).isPositive();
    assertThat(String.join("", empty.divide(word))).isEqualTo(word);
  }
}
