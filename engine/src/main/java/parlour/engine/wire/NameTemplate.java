package parlour.engine.wire;

import java.util.function.Function;
import parlour.engine.Seat;

/// Texts with players' names filled in, in the second person for the player who reads them.
///
/// `@0` stands for a name and `[0:takes]` for a word that agrees with that player. A player whose
/// name is "you" reads the second person: "@0 [0:takes] @1's card" becomes "You take Ben's card" or
/// "Ann takes your card".
public final class NameTemplate {
  /// The name that stands for the reader.
  public static final String YOU = "you";

  private NameTemplate() {}

  /// Replaces `@0`, `@1`… by the players' names, and words such as `[0:takes]` by the form that
  /// agrees.
  public static String fill(String text, Function<Seat, String> names) {
    if (text.indexOf('@') < 0 && text.indexOf('[') < 0) return text;
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < text.length(); ) {
      char c = text.charAt(i);
      int digits = i + 1;
      while (digits < text.length() && digits < i + 3 && isDigit(text.charAt(digits))) digits++;
      int seat = digits > i + 1 ? Integer.parseInt(text.substring(i + 1, digits)) : Seat.MOST;
      int close = c == '[' ? text.indexOf(']', digits) : -1;
      if (c == '@' && seat < Seat.MOST) {
        i = name(text, digits, names.apply(Seat.of(seat)), out);
      } else if (close > 0 && seat < Seat.MOST && text.charAt(digits) == ':') {
        String word = text.substring(digits + 1, close);
        out.append(isYou(names.apply(Seat.of(seat))) ? secondPerson(word) : word);
        i = close + 1;
      } else {
        out.append(c);
        i++;
      }
    }
    return out.toString();
  }

  private static int name(String text, int end, String name, StringBuilder out) {
    if (!isYou(name)) {
      out.append(name);
      return end;
    }
    boolean possessive = text.startsWith("'s", end) || text.startsWith("\u2019s", end);
    out.append(startsSentence(out) ? "You" : "you").append(possessive ? "r" : "");
    return possessive ? end + 2 : end;
  }

  private static boolean isYou(String name) {
    return name.equalsIgnoreCase(YOU);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean startsSentence(StringBuilder out) {
    int last = out.length() - 1;
    while (last >= 0 && out.charAt(last) == ' ') last--;
    return last < 0 || ".!?\n=".indexOf(out.charAt(last)) >= 0;
  }

  /// The second person of a verb in the third, or of a pronoun.
  static String secondPerson(String word) {
    return switch (word) {
      case "they" -> "you";
      case "They" -> "You";
      case "them" -> "you";
      case "their" -> "your";
      case "Their" -> "Your";
      case "theirs" -> "yours";
      case "themselves" -> "yourself";
      case "is" -> "are";
      case "was" -> "were";
      case "has" -> "have";
      case "does" -> "do";
      case "goes" -> "go";
      case "isn't" -> "aren't";
      case "doesn't" -> "don't";
      default -> bare(word);
    };
  }

  private static String bare(String verb) {
    if (verb.endsWith("ies") && verb.length() > 4)
      return verb.substring(0, verb.length() - 3) + "y";
    for (String ending : new String[] {"sses", "shes", "ches", "xes", "zzes"})
      if (verb.endsWith(ending)) return verb.substring(0, verb.length() - 2);
    return verb.endsWith("s") && !verb.endsWith("ss") ? verb.substring(0, verb.length() - 1) : verb;
  }
}
