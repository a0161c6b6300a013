package parlour.dictionary.maker;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parlour.dictionary.spelling.SpellingVariants;

/// Small rules on text: spelling variants, surnames, shortened definitions.
class TextRulesTest {
  @Test
  void a_word_is_looked_up_under_its_american_spelling() {
    assertThat(SpellingVariants.of("colour")).startsWith("colour").contains("color");
    assertThat(SpellingVariants.of("organisation")).contains("organization");
    assertThat(SpellingVariants.of("traveller")).contains("traveler");
    assertThat(SpellingVariants.of("cat")).containsExactly("cat");
  }

  @Test
  void a_surname_is_the_last_part_that_is_no_number_and_no_title() {
    assertThat(ProperNames.surname("Charles_Dickens")).isEqualTo("Dickens");
    assertThat(ProperNames.surname("Henry_VIII")).isEqualTo("Henry");
    assertThat(ProperNames.surname("Pliny_the_Elder")).isEqualTo("Pliny");
    assertThat(ProperNames.surname("XIV")).isEmpty();
  }

  @Test
  void a_definition_loses_its_examples_and_what_is_too_long() {
    assertThat(ShortDefinitions.shorten("a feline; \"the cat sat\"")).isEqualTo("a feline");
    assertThat(ShortDefinitions.shorten("\"only an example\"")).isEmpty();
    String part = "a part of a gloss that has a certain length";
    assertThat(ShortDefinitions.shorten(part + "; " + part + "; " + part))
        .isEqualTo(part + "; " + part);
    assertThat(ShortDefinitions.shorten("long ".repeat(40)))
        .endsWith("long ...")
        .hasSizeLessThan(120);
  }
}
