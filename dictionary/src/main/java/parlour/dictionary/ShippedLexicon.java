package parlour.dictionary;

/// Reads the dictionary that comes with Parlour.
public final class ShippedLexicon {
  private ShippedLexicon() {}
}
