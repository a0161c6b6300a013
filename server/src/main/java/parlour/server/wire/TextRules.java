package parlour.server.wire;

import java.util.List;
import parlour.engine.wire.Json;

/// What people may call themselves and say: one line of text without anything that is not seen.
public final class TextRules {
  private static final int LONGEST_NAME = 24;

  /// What can be said where only quick phrases are.
  public static final List<String> QUICK_PHRASES =
      List.of(
          "Bravo!",
          "Well spelled",
          "Alas!",
          "Your turn!",
          "One moment…",
          "Good luck!",
          "Thank you!",
          "Another game?");

  private TextRules() {}

  /// The text on one line, without control and direction characters and needless space.
  public static String clean(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              int type = Character.getType(c);
              boolean space = Character.isWhitespace(c) || Character.isSpaceChar(c);
              boolean unseen =
                  type == Character.CONTROL
                      || type == Character.SURROGATE
                      || type == Character.PRIVATE_USE
                      || type == Character.UNASSIGNED
                      || (type == Character.FORMAT && c != 0x200D);
              if (space) {
                if (!out.isEmpty() && out.charAt(out.length() - 1) != ' ') out.append(' ');
              } else if (!unseen) {
                out.appendCodePoint(c);
              }
            });
    return out.toString().strip();
  }

  public static String checkedName(String text) {
    String name = clean(text);
    if (name.isEmpty()) throw new Json.Malformed("A name is wanted.");
    if (name.codePointCount(0, name.length()) > LONGEST_NAME) {
      throw new Json.Malformed("A name has at most " + LONGEST_NAME + " characters.");
    }
    if (name.indexOf('@') >= 0) throw new Json.Malformed("A name has no \"@\" in it.");
    return name;
  }

  /// What somebody sent, short enough to be shown to him.
  public static String excerpt(String text) {
    String clean = clean(text);
    return clean.length() <= 40 ? clean : clean.substring(0, 40) + "…";
  }
}
