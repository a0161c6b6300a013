package parlour.games.foil.words;

import parlour.lexicon.Category;
import parlour.lexicon.Letters;

/// What every word of a hand must belong to.
///
/// @param category the dictionary's word for it; [Category#ANY] where the dictionary has none
/// @param name the subject as it is said at the table, or nothing: every word fits
public record Subject(Category category, String name) {
  /// No category game, or nothing named yet.
  public static final Subject NONE = new Subject(Category.ANY, "");

  /// The longest name a subject may have.
  public static final int LONGEST = 24;

  private static final Category[] LISTED = Category.values();

  public static Subject of(Category category) {
    return category == Category.ANY ? NONE : new Subject(category, category.title());
  }

  /// The subject of that name: one of the dictionary's where it bears its name, otherwise a free
  /// one; what cannot be a name is none.
  public static Subject named(String text) {
    String name = plain(text);
    for (Category category : LISTED) if (category.title().equals(name)) return of(category);
    return name.isEmpty() ? NONE : new Subject(Category.ANY, name);
  }

  /// The dictionary's subject of that number, counted from 0.
  public static Subject listed(int index) {
    return of(LISTED[index]);
  }

  /// How many subjects the dictionary has.
  public static int count() {
    return LISTED.length - 1;
  }

  public boolean isNone() {
    return name.isEmpty();
  }

  /// Whether the dictionary has a list of its words.
  public boolean isListed() {
    return category != Category.ANY;
  }

  // Letters and single spaces between them, and not too many.
  private static String plain(String text) {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      char letter = (char) (c | 0x20);
      if (Letters.isLetter(c)) name.append(letter);
      else if (c == ' ' && !name.isEmpty() && name.charAt(name.length() - 1) != ' ')
        name.append(' ');
      else if (c != ' ') return "";
    }
    String whole = name.toString().strip();
    return whole.length() > LONGEST ? "" : whole;
  }
}
