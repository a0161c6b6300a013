package parlour.lexicon;

/// The subjects of Foil's category game, general and specific.
public enum Category {
  ANIMALS(20, "animals"),
  PLANTS(21, "plants"),
  SCIENCE(22, "science"),
  MUSIC(23, "music"),
  OCCUPATIONS(24, "occupations"),
  MAMMALS(25, "mammals"),
  HERBS(26, "culinary herbs"),
  CHEMICAL_ELEMENTS(27, "chemical elements"),
  WOODWINDS(28, "woodwinds"),
  ADVERBS(29, "adverbs"),
  /// No category required: every word fits.
  ANY(30, "any subject");

  private final int bit;
  private final String title;

  Category(int place, String title) {
    this.bit = 1 << place;
    this.title = title;
  }

  /// The category as players read it.
  public String title() {
    return title;
  }

  /// The bit of this category; categories share an int with the marks and use it from bit 20.
  int bit() {
    return bit;
  }
}
