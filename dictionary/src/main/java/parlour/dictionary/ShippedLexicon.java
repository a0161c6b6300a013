package parlour.dictionary;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPInputStream;
import parlour.lexicon.Definitions;
import parlour.lexicon.Lexicon;

/// Reads the dictionary that comes with Parlour, once, when it is first asked for.
public final class ShippedLexicon {
  private ShippedLexicon() {}

  /// The words and what is known of them.
  public static Lexicon load() {
    return Words.LEXICON;
  }

  /// What the words mean; bigger than the words, so it is read only when somebody asks.
  public static Definitions definitions() {
    return Meanings.DEFINITIONS;
  }

  private static final class Words {
    static final Lexicon LEXICON = Lexicon.read(unpack("words.bin.gz"));
  }

  private static final class Meanings {
    static final Definitions DEFINITIONS = Definitions.read(load(), unpack("definitions.bin.gz"));
  }

  private static byte[] unpack(String name) {
    try (var packed = ShippedLexicon.class.getResourceAsStream(name)) {
      if (packed == null) {
        throw new IllegalStateException("the dictionary is missing its part " + name);
      }
      try (var plain = new GZIPInputStream(packed, 1 << 16)) {
        return plain.readAllBytes();
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the dictionary's part " + name + " cannot be read", e);
    }
  }
}
