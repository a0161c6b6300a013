package parlour.games.spellingmatch;

import parlour.engine.Seat;

/// The letters of one word, mixed.
///
/// @param word the word its author had in mind; nothing for those who may not know it
/// @param letters as they lie; question marks for those who may not see them
/// @param taker who has taken it, or nobody
public record Stack(String word, String letters, Fate fate, Seat taker) {
  private static final String UNKNOWN = "??????";

  /// What has become of a stack.
  public enum Fate {
    /// It lies before its author's left-hand neighbour.
    LYING,
    /// Somebody tries to form a word of it.
    HELD,
    /// The same, and has called on its author.
    CALLED,
    /// It stands as a word on the table.
    SPELT,
    /// It was proved, or could not be: no longer anybody's.
    DEAD
  }

  static Stack of(String word, String letters) {
    return new Stack(word, letters, Fate.LYING, Seat.NOBODY);
  }

  Stack with(Fate next, Seat by) {
    return new Stack(word, letters, next, by);
  }

  /// The stack as it is seen without its word or its letters.
  Stack masked(boolean word, boolean letters) {
    if (word && letters) return this;
    return new Stack(
        word ? this.word : "",
        letters ? this.letters : UNKNOWN.substring(0, this.letters.length()),
        fate,
        taker);
  }

  /// Whether everybody sees its letters.
  boolean isOpen() {
    return fate == Fate.CALLED || fate == Fate.SPELT || fate == Fate.DEAD;
  }

  boolean isHidden() {
    return !letters.isEmpty() && letters.charAt(0) == '?';
  }
}
