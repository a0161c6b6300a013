package parlour.server.wire;

import java.util.List;
import parlour.engine.wire.Json;

/// Cleans names and chat: one line of text without invisible characters.
public final class TextRules {
  private static final int LONGEST_NAME = 24;
  private static final int EXCERPT = 40;

  /// All that can be said at a family table.
  public static final List<String> QUICK_PHRASES =
      List.of(
          "Bravo!",
          "Well played",
          "Alas!",
          "Your turn!",
          "One moment…",
          "Good luck!",
          "Thank you!",
          "Another game?");

  private TextRules() {}

  /// The text on one line, without control and direction characters or runs of spaces.
  public static String clean(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              int type = Character.getType(c);
              boolean space = Character.isWhitespace(c) || Character.isSpaceChar(c);
              boolean invisible =
                  type == Character.CONTROL
                      || type == Character.SURROGATE
                      || type == Character.PRIVATE_USE
                      || type == Character.UNASSIGNED
                      || (type == Character.FORMAT && c != 0x200D);
              if (space) {
                if (!out.isEmpty() && out.charAt(out.length() - 1) != ' ') out.append(' ');
              } else if (!invisible) {
                out.appendCodePoint(c);
              }
            });
    return out.toString().strip();
  }

  /// A player's name, cleaned, or a refusal in one sentence.
  public static String checkedName(String text) {
    String name = clean(text);
    if (name.isEmpty()) throw new Json.Malformed("Please give a name.");
    if (name.codePointCount(0, name.length()) > LONGEST_NAME) {
      throw new Json.Malformed("A name has at most " + LONGEST_NAME + " characters.");
    }
    if (name.indexOf('@') >= 0) throw new Json.Malformed("A name has no \"@\" in it.");
    return name;
  }

  /// The beginning of what a client sent, fit to be quoted in an error message.
  public static String excerpt(String text) {
    String clean = clean(text);
    return clean.length() <= EXCERPT ? clean : clean.substring(0, EXCERPT) + "…";
  }
}
