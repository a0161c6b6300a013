package parlour.server.wire;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// Letters that people take for one another: a small table out of the confusables of Unicode (UTS
/// 39), those of the scripts that share shapes with Latin.
final class LookAlikes {
  /// Each letter of the first line is taken for the one below it.
  private static final String[][] TABLES = {
    {
      "АВЕЅІЈКМНОРСТХУԚԜаеѕіјорсхуһԁԛԝѵкԍ", // Cyrillic.
      "ABESlJKMHOPCTXYQWaesijopcxyhdqwvkg"
    },
    {
      "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοανρικυγχ", // Greek.
      "ABEZHlKMNOPTYXoavpikuyx"
    },
    {"օոսհԼՏՕ", "onuhLSO"}, // Armenian.
    {"ıɑɡʟ01I|ǀ∣´`’‘‛ʼ‐‑–—−", "iagLolllll''''''-----"}
  };

  private static final Map<Integer, Integer> SHAPES = new HashMap<>();

  static {
    for (String[] table : TABLES) {
      int[] letters = table[0].codePoints().toArray();
      int[] shapes = table[1].codePoints().toArray();
      for (int i = 0; i < letters.length; i++) SHAPES.put(letters[i], shapes[i]);
    }
  }

  private LookAlikes() {}

  /// What a text looks like, without case: two that have the same look are easily mistaken.
  static String look(String text) {
    String composed = Normalizer.normalize(text, Normalizer.Form.NFKC);
    // Capitals first: a capital I is an l, a small one is not, and В has not the shape of в.
    String shapes = shapes(shapes(composed).toLowerCase(Locale.ROOT));
    return shapes.replace("rn", "m").replace("vv", "w");
  }

  private static String shapes(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints().forEach(c -> out.appendCodePoint(SHAPES.getOrDefault(c, c)));
    return out.toString();
  }
}
