package parlour.engine.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A strict recursive-descent JSON parser with a bounded depth.
final class JsonReader {
  private static final int MAX_DEPTH = 32;

  private final String text;
  private int at;
  private int depth;

  JsonReader(String text) {
    this.text = text;
  }

  Json read() {
    Json value = value();
    skipSpace();
    if (at < text.length()) throw expected("the end");
    return value;
  }

  private Json value() {
    skipSpace();
    if (at >= text.length()) throw expected("a value");
    return switch (text.charAt(at)) {
      case '{' -> fields();
      case '[' -> items();
      case '"' -> new Json.Text(string());
      case 't' -> literal("true", new Json.Bool(true));
      case 'f' -> literal("false", new Json.Bool(false));
      case 'n' -> literal("null", new Json.Null());
      default -> number();
    };
  }

  private Json fields() {
    enter();
    Map<String, Json> values = new LinkedHashMap<>();
    at++;
    skipSpace();
    if (accept('}')) return leave(new Json.Fields(values));
    while (true) {
      skipSpace();
      if (at >= text.length() || text.charAt(at) != '"') throw expected("a name in quotes");
      String name = string();
      skipSpace();
      expect(':');
      if (values.put(name, value()) != null)
        throw new Json.Malformed("The field \"" + name + "\" appears twice.");
      skipSpace();
      if (accept('}')) return leave(new Json.Fields(values));
      expect(',');
    }
  }

  private Json items() {
    enter();
    List<Json> values = new ArrayList<>();
    at++;
    skipSpace();
    if (accept(']')) return leave(new Json.Items(values));
    while (true) {
      values.add(value());
      skipSpace();
      if (accept(']')) return leave(new Json.Items(List.copyOf(values)));
      expect(',');
    }
  }

  private void enter() {
    if (++depth > MAX_DEPTH)
      throw new Json.Malformed("The text is nested more than " + MAX_DEPTH + " deep.");
  }

  private Json leave(Json value) {
    depth--;
    return value;
  }

  private String string() {
    at++;
    int start = at;
    while (at < text.length()
        && text.charAt(at) != '"'
        && text.charAt(at) != '\\'
        && text.charAt(at) >= ' ') at++;
    if (at < text.length() && text.charAt(at) == '"') return text.substring(start, at++);
    StringBuilder out = new StringBuilder(text.substring(start, at));
    while (true) {
      if (at >= text.length()) throw expected("the end of a text");
      char c = text.charAt(at++);
      if (c == '"') return out.toString();
      if (c < ' ') throw new Json.Malformed("A text may not hold bare control characters.");
      out.append(c == '\\' ? escape() : c);
    }
  }

  private char escape() {
    if (at >= text.length()) throw expected("an escape");
    char c = text.charAt(at++);
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> {
        int code = 0;
        for (int i = 0; i < 4; i++) {
          int digit = at < text.length() ? Character.digit(text.charAt(at++), 16) : -1;
          if (digit < 0) throw expected("four hexadecimal digits");
          code = code << 4 | digit;
        }
        yield (char) code;
      }
      default -> throw expected("an escape");
    };
  }

  private Json number() {
    int start = at;
    if (accept('-') && at >= text.length()) throw expected("a number");
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') at++;
    int digits = at - (text.charAt(start) == '-' ? start + 1 : start);
    if (digits == 0) throw expected("a value");
    if (at < text.length() && (text.charAt(at) == '.' || (text.charAt(at) | 0x20) == 'e'))
      throw new Json.Malformed("Only whole numbers are understood.");
    if (digits > 1 && text.charAt(at - digits) == '0')
      throw expected("a number without leading zeros");
    if (digits > 18) {
      // Seeds use all 64 bits: the library decides whether the last digit still fits.
      try {
        return new Json.Whole(Long.parseLong(text.substring(start, at)));
      } catch (NumberFormatException _) {
        throw new Json.Malformed("A number is too large.");
      }
    }
    return new Json.Whole(Long.parseLong(text.substring(start, at)));
  }

  private Json literal(String word, Json value) {
    if (!text.startsWith(word, at)) throw expected("a value");
    at += word.length();
    return value;
  }

  private void skipSpace() {
    while (at < text.length() && " \n\r\t".indexOf(text.charAt(at)) >= 0) at++;
  }

  private boolean accept(char c) {
    if (at >= text.length() || text.charAt(at) != c) return false;
    at++;
    return true;
  }

  private void expect(char c) {
    if (!accept(c)) throw expected("\"" + c + "\"");
  }

  private Json.Malformed expected(String what) {
    return new Json.Malformed("Character " + (at + 1) + " of the JSON should be " + what + ".");
  }
}
