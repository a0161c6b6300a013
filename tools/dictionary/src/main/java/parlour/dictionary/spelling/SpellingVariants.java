package parlour.dictionary.spelling;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// British and American spelling variants of a word, under which its pronunciation may be listed.
public final class SpellingVariants {
  private SpellingVariants() {}

  /// The word itself first, then every variant; most of them are not words.
  public static Set<String> of(String word) {
    Set<String> all = new LinkedHashSet<>();
    all.add(word);
    swap(all, "isation", "ization");
    swap(all, "ise", "ize");
    swap(all, "isi", "izi");
    swap(all, "yse", "yze");
    swap(all, "our", "or");
    swap(all, "tre", "ter");
    swap(all, "bre", "ber");
    swap(all, "ogue", "og");
    swap(all, "ll", "l");
    swap(all, "l", "ll");
    if (!word.endsWith("ae")) swap(all, "ae", "e");
    swap(all, "oe", "e");
    swap(all, "ence", "ense");
    swap(all, "gramme", "gram");
    swap(all, "ey", "y");
    swap(all, "xion", "ction");
    swap(all, "que", "ck");
    return all;
  }

  private static void swap(Set<String> all, String one, String other) {
    for (String word : List.copyOf(all)) {
      for (int at = word.indexOf(one); at >= 0; at = word.indexOf(one, at + 1))
        all.add(word.substring(0, at) + other + word.substring(at + one.length()));
    }
  }
}
