package parlour.lexicon;

/// What a table makes of words that may offend. The program itself never offers one of them.
public enum Manners {
  /// Neither mild nor coarse words nor slurs may be played.
  FAMILY,
  /// Coarse words may be played, slurs may not.
  USUAL,
  /// Every word of the dictionary may be played.
  ANYTHING
}
