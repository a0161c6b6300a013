package parlour.lexicon;

/// What the judge says of a word.
public sealed interface Verdict {
  /// The word may be played.
  record Good(int id) implements Verdict {}

  /// The word may not be played, and this is the sentence that says why.
  record Refused(Reason reason, String why) implements Verdict {}

  /// Whether the word may be played.
  default boolean good() {
    return this instanceof Good;
  }
}
