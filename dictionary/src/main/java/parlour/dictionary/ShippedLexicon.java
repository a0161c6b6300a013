package parlour.dictionary;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import parlour.lexicon.Definitions;
import parlour.lexicon.Lexicon;

/// Loads the dictionary that ships with Parlour, once and on first use.
public final class ShippedLexicon {
  private ShippedLexicon() {}

  /// The words and their facts.
  public static Lexicon load() {
    return LexiconHolder.LEXICON;
  }

  /// The words of the large list and their facts; loaded only when a table asks for it.
  public static Lexicon large() {
    return LargeLexiconHolder.LEXICON;
  }

  /// The definitions; larger than the words, so they are loaded separately.
  public static Definitions definitions() {
    return DefinitionsHolder.DEFINITIONS;
  }

  private static final class LexiconHolder {
    static final Lexicon LEXICON =
        Lexicon.read(unpack("words.bin.gz"))
            .withLarge(() -> LargeLexiconHolder.LEXICON)
            .withFirstEdition(() -> Optional.of(FirstEditionHolder.LEXICON));
  }

  private static final class FirstEditionHolder {
    static final Lexicon LEXICON = Lexicon.read(unpack("words-edition-1.bin.gz"));
  }

  private static final class LargeLexiconHolder {
    static final Lexicon LEXICON = Lexicon.read(unpack("words-large.bin.gz"));
  }

  private static final class DefinitionsHolder {
    static final Definitions DEFINITIONS =
        Definitions.read(LexiconHolder.LEXICON, unpack("definitions.bin.gz"))
            .orElse(() -> LargeDefinitionsHolder.DEFINITIONS);
  }

  private static final class LargeDefinitionsHolder {
    static final Definitions DEFINITIONS =
        Definitions.read(LargeLexiconHolder.LEXICON, unpack("definitions-large.bin.gz"))
            .orElse(() -> DefinitionsHolder.DEFINITIONS);
  }

  static byte[] unpack(String name) {
    try (InputStream packed = ShippedLexicon.class.getResourceAsStream(name)) {
      if (packed == null)
        throw new IllegalStateException("the dictionary is missing its part " + name);
      try (GZIPInputStream plain = new GZIPInputStream(packed, 1 << 16)) {
        return plain.readAllBytes();
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the dictionary's part " + name + " cannot be read", e);
    }
  }
}
