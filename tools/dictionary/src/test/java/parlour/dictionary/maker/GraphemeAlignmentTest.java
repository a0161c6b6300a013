package parlour.dictionary.maker;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GraphemeAlignmentTest {
  private static String aligned(String word, String phonemes) {
    StringBuilder text = new StringBuilder();
    for (GraphemeAlignment.Grapheme grapheme : GraphemeAlignment.of(word, phonemes.split(" "))) {
      text.append(text.isEmpty() ? "" : " ")
          .append(word, grapheme.from(), grapheme.to())
          .append('=')
          .append(String.join("+", grapheme.phonemes()));
    }
    return text.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "cat, K AE1 T, c=K a=AE1 t=T",
    "knight, N AY1 T, kn=N igh=AY1 t=T",
    "box, B AA1 K S, b=B o=AA1 x=K+S",
    "ample, AE1 M P AH0 L, a=AE1 m=M p=P le=AH0+L",
    "time, T AY1 M, t=T i=AY1 me=M",
    "mortgage, M AO1 R G IH0 JH, m=M o=AO1 r=R t= g=G a=IH0 ge=JH",
  })
  void letters_are_aligned_with_phonemes(String word, String phonemes, String expected) {
    assertThat(aligned(word, phonemes)).isEqualTo(expected);
  }

  @Test
  void a_pronunciation_of_another_word_is_not_aligned() {
    assertThat(GraphemeAlignment.of("cat", "M UW1 Z IH0 K IY0 V".split(" "))).isEmpty();
  }
}
