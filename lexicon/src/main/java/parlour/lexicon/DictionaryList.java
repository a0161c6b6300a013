package parlour.lexicon;

/// The word lists a table may choose from, each a part of the next.
public enum DictionaryList {
  /// Words a good dictionary had when the leaflets were printed: none marked [Mark#MODERN].
  LEAFLET,
  /// Words in general use that have a meaning to show.
  USUAL,
  /// About as many words as tournament players use.
  LARGE
}
