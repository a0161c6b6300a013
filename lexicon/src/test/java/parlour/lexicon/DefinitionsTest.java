package parlour.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class DefinitionsTest {
  private final Lexicon lexicon = SmallLexicon.lexicon();
  private final byte[] bytes = write();

  private byte[] write() {
    String[] texts = new String[lexicon.size()];
    Arrays.fill(texts, "");
    texts[lexicon.id("boy")] = "noun: a young male person";
    texts[lexicon.id("run")] = "verb: move fast on foot";
    return Definitions.write(lexicon, texts);
  }

  private final Definitions definitions = Definitions.read(lexicon, bytes);

  @Test
  void a_word_is_explained() {
    assertThat(definitions.of("boy")).contains("noun: a young male person");
  }

  @Test
  void a_plural_is_explained_by_its_singular() {
    assertThat(definitions.of("boys")).contains("plural of boy: noun: a young male person");
  }

  @Test
  void a_word_without_a_definition_has_none() {
    assertThat(definitions.of("steal")).isEmpty();
    assertThat(definitions.of("nothing")).isEmpty();
  }

  @Test
  void definitions_of_another_lexicon_are_refused() {
    Lexicon other = new LexiconWriter("another").words(1, "a").lexicon();
    assertThatThrownBy(() -> Definitions.read(other, bytes))
        .hasMessage("these definitions belong to another lexicon than another");
  }
}
