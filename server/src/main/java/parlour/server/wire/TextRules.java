package parlour.server.wire;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import parlour.engine.wire.Json;

/// Cleans names and chat: one line of text without invisible characters.
public final class TextRules {
  private static final int LONGEST_NAME = 24;

  /// How many marks may stand on one letter; no script needs more.
  private static final int MOST_MARKS = 3;

  /// What the house itself says of players, and nobody else may be called.
  private static final Pattern RESERVED =
      Pattern.compile(
          "player[ lo0-9]*|struck out|you|nobody|everybody|the (house|host|hostess|clock)");

  private static final int LONGEST_TITLE = 40;
  private static final int EXCERPT = 40;
  private static final int LOGGED = 80;

  /// The zero-width joiner, which holds emoji together.
  private static final int JOINER = 0x200D;

  private static final int BRAILLE_BLANK = 0x2800;

  /// Letters and marks that show nothing: the combining grapheme joiner, fillers of Hangul and
  /// inherent vowels of Khmer.
  private static final String FILLERS = "\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0";

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

  /// The text on one line, composed (NFC), without control and direction characters, fillers that
  /// show nothing, runs of spaces, or towers of accents.
  public static String clean(String text) {
    StringBuilder out = new StringBuilder();
    int marks = 0;
    for (int c : Normalizer.normalize(text, Normalizer.Form.NFC).codePoints().toArray()) {
      if (isSpace(c)) {
        if (!out.isEmpty() && out.charAt(out.length() - 1) != ' ') out.append(' ');
        marks = 0;
      } else if (!isInvisible(c) || c == JOINER) {
        if (!isInvisible(c)) marks = isMark(c) ? marks + 1 : 0;
        if (marks <= MOST_MARKS) out.appendCodePoint(c);
      }
    }
    return out.toString().strip();
  }

  private static boolean isSpace(int c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == BRAILLE_BLANK;
  }

  /// Whether a character shows nothing by itself; the joiner in emoji is one of them.
  private static boolean isInvisible(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED ->
          true;
      default -> FILLERS.indexOf(c) >= 0;
    };
  }

  /// The name of a club or a device, cleaned, or a refusal in one sentence.
  public static String checkedTitle(String text) {
    return checkedName(text, LONGEST_TITLE);
  }

  private static String checkedName(String text, int longest) {
    String name = clean(text);
    if (name.codePoints().allMatch(c -> isInvisible(c) || isMark(c) || c == ' '))
      throw new Json.Malformed("Please give a name.");
    if (name.codePointCount(0, name.length()) > longest)
      throw new Json.Malformed("A name has at most " + longest + " characters.");
    return name;
  }

  /// A player's name, cleaned, or a refusal in one sentence.
  public static String checkedName(String text) {
    String name = checkedName(text, LONGEST_NAME);
    if (name.indexOf('@') >= 0) throw new Json.Malformed("A name has no \"@\" in it.");
    String words = LookAlikes.look(name).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    if (RESERVED.matcher(words).matches())
      throw new Json.Malformed("That is what the house calls players; please take another name.");
    return name;
  }

  /// Whether two names look the same to people: in compatibility form (NFKC), without case, without
  /// characters that show nothing, and with letters of other scripts taken for what they look like.
  public static boolean isSameName(String one, String other) {
    return folded(one).equals(folded(other))
        || LookAlikes.look(shown(one)).equals(LookAlikes.look(shown(other)));
  }

  private static String folded(String name) {
    String composed = Normalizer.normalize(name, Normalizer.Form.NFKC);
    return shown(composed.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT));
  }

  /// What shows of a name, in compatibility form.
  private static String shown(String name) {
    StringBuilder out = new StringBuilder();
    Normalizer.normalize(name, Normalizer.Form.NFKC)
        .codePoints()
        .filter(c -> !isInvisible(c) && !isVariationSelector(c))
        .forEach(out::appendCodePoint);
    return clean(Normalizer.normalize(out, Normalizer.Form.NFKC));
  }

  private static boolean isMark(int c) {
    return switch (Character.getType(c)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK ->
          true;
      default -> false;
    };
  }

  private static boolean isVariationSelector(int c) {
    return (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF);
  }

  /// The beginning of what a client sent, fit to be quoted in an error message.
  public static String excerpt(String text) {
    String clean = clean(text);
    return clean.length() <= EXCERPT ? clean : clean.substring(0, EXCERPT) + "…";
  }

  /// The beginning of what may hold anything, fit for a log: printable ASCII on one line.
  public static String ascii(String text) {
    String printable = text.substring(0, Math.min(text.length(), LOGGED)).replaceAll("[^ -~]", "?");
    return text.length() <= LOGGED ? printable : printable + "...";
  }
}
