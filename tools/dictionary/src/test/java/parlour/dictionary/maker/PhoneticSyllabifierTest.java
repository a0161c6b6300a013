package parlour.dictionary.maker;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PhoneticSyllabifierTest {
  private static String divided(String word, String phonemes) {
    int starts = PhoneticSyllabifier.starts(word, phonemes.split(" ")).orElseThrow();
    return hyphenated(word, starts);
  }

  static String hyphenated(String word, int starts) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < word.length(); i++)
      text.append(i > 0 && (starts & 1 << i) != 0 ? "-" : "").append(word.charAt(i));
    return text.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "mem-o, M EH1 M OW0",
    "ca-fe, K AH0 F EY1",
    "chap-ter, CH AE1 P T ER0",
    "am-ple, AE1 M P AH0 L",
    "fid-dle, F IH1 D AH0 L",
    "tick-le, T IH1 K AH0 L",
    "time-ly, T AY1 M L IY0",
    "bat-ter-y, B AE1 T ER0 IY0",
    "hick-o-ry, HH IH1 K ER0 IY0",
    "se-cret, S IY1 K R IH0 T",
    "un-ion, Y UW1 N Y AH0 N",
    "prism, P R IH1 Z AH0 M",
    "be-stow, B IH0 S T OW1",
  })
  void words_are_divided_by_their_pronunciation(String expected, String phonemes) {
    assertThat(divided(expected.replace("-", ""), phonemes)).isEqualTo(expected);
  }

  @Test
  void nothing_is_divided_by_a_pronunciation_that_does_not_fit() {
    assertThat(PhoneticSyllabifier.starts("cat", "M UW1 Z IH0 K IY0 V".split(" "))).isEmpty();
  }
}
