package parlour.lexicon;

/// The subjects of Foil's category game, general and specific.
public enum Category {
  ANIMALS(0, "animals"),
  PLANTS(1, "plants"),
  SCIENCE(2, "science"),
  MUSIC(3, "music"),
  OCCUPATIONS(4, "occupations"),
  MAMMALS(5, "mammals"),
  HERBS(6, "culinary herbs"),
  CHEMICAL_ELEMENTS(7, "chemical elements"),
  WOODWINDS(8, "woodwinds"),
  ADVERBS(9, "adverbs"),
  /// No category required: every word fits.
  ANY(10, "any subject");

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

  /// The bit of this category; it is written into the dictionary, so it must not change.
  int bit() {
    return bit;
  }
}
