package parlour.lexicon;

/// The judge's answer about a word.
public sealed interface Verdict {
  /// The word may be played.
  record Good(int id) implements Verdict {}

  /// The word may not be played; `why` is a sentence for players.
  record Refused(Reason reason, String why) implements Verdict {}

  /// Whether the word may be played.
  default boolean good() {
    return this instanceof Good;
  }
}
