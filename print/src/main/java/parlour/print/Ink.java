package parlour.print;

/// How much ink may be used.
public enum Ink {
  /// As in the browser: cream cards, red backs.
  COLOUR,
  /// Outlines on white paper; red stays where it carries meaning.
  SPARE
}
