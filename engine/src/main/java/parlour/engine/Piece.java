package parlour.engine;

/// A letter, card or counter as a scene shows it, or a place that waits for one.
///
/// @param id by which an answer picks it, unique in its scene; empty if it cannot be picked
public record Piece(String id, Face face) {
  /// What a piece shows.
  ///
  /// @param text the letter or number in its middle
  /// @param corner the small figure in its corner, or empty
  /// @param pips how many prize pips it carries
  /// @param art the name of its drawing, or empty
  /// @param name how a screen reader says it
  public record Face(Form form, String text, String corner, int pips, String art, String name) {
    /// A piece lying face down.
    public static final Face BACK = new Face(Form.BACK, "", "", 0, "", "face down");

    /// A counter of a pool.
    public static final Face COUNTER = new Face(Form.COUNTER, "", "", 0, "", "a counter");

    /// A place that waits for a letter.
    ///
    /// @param text the letter it waits for, or empty if that is not known
    public static Face gap(String text, String name) {
      return new Face(Form.GAP, text, "", 0, "", name);
    }

    public static Face letter(char letter) {
      String text = String.valueOf(Character.toUpperCase(letter));
      return new Face(Form.LETTER, text, "", 0, "", text);
    }

    public static Face card(String text, String corner, String art, String name) {
      return new Face(Form.CARD, text, corner, 0, art, name);
    }
  }

  /// The kinds of pieces.
  public enum Form {
    LETTER,
    CARD,
    BACK,
    COUNTER,
    GAP
  }

  /// A face-down piece that cannot be picked.
  public static final Piece HIDDEN = new Piece("", Face.BACK);

  public static Piece letter(String id, char letter) {
    return new Piece(id, Face.letter(letter));
  }
}
