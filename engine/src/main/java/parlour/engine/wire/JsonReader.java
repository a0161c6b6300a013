package parlour.engine.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Reads one JSON text, strictly, to a bounded depth.
final class JsonReader {
  private static final int DEEPEST = 32;

  private final String text;
  private int at;
  private int depth;

  JsonReader(String text) {
    this.text = text;
  }

  Json read() {
    Json value = value();
    space();
    if (at < text.length()) throw wrong("the end");
    return value;
  }

  private Json value() {
    space();
    if (at >= text.length()) throw wrong("a value");
    return switch (text.charAt(at)) {
      case '{' -> fields();
      case '[' -> items();
      case '"' -> new Json.Text(string());
      case 't' -> word("true", new Json.Bool(true));
      case 'f' -> word("false", new Json.Bool(false));
      case 'n' -> word("null", new Json.Null());
      default -> number();
    };
  }

  private Json fields() {
    enter();
    Map<String, Json> values = new LinkedHashMap<>();
    at++;
    space();
    if (peek('}')) return leave(new Json.Fields(values));
    while (true) {
      space();
      if (at >= text.length() || text.charAt(at) != '"') throw wrong("a name in quotes");
      String name = string();
      space();
      expect(':');
      if (values.put(name, value()) != null)
        throw new Json.Malformed("The field \"" + name + "\" stands twice.");
      space();
      if (peek('}')) return leave(new Json.Fields(values));
      expect(',');
    }
  }

  private Json items() {
    enter();
    List<Json> values = new ArrayList<>();
    at++;
    space();
    if (peek(']')) return leave(new Json.Items(values));
    while (true) {
      values.add(value());
      space();
      if (peek(']')) return leave(new Json.Items(List.copyOf(values)));
      expect(',');
    }
  }

  private void enter() {
    if (++depth > DEEPEST)
      throw new Json.Malformed("The text is nested more than " + DEEPEST + " deep.");
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
      if (at >= text.length()) throw wrong("the end of a text");
      char c = text.charAt(at++);
      if (c == '"') return out.toString();
      if (c < ' ') throw new Json.Malformed("A text may not hold bare control characters.");
      out.append(c == '\\' ? escape() : c);
    }
  }

  private char escape() {
    if (at >= text.length()) throw wrong("an escape");
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
          if (digit < 0) throw wrong("four hexadecimal figures");
          code = code << 4 | digit;
        }
        yield (char) code;
      }
      default -> throw wrong("an escape");
    };
  }

  private Json number() {
    int start = at;
    if (peek('-') && at >= text.length()) throw wrong("a number");
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') at++;
    int digits = at - (text.charAt(start) == '-' ? start + 1 : start);
    if (digits == 0) throw wrong("a value");
    if (at < text.length() && (text.charAt(at) == '.' || (text.charAt(at) | 0x20) == 'e')) {
      throw new Json.Malformed("Only whole numbers are understood.");
    }
    if (digits > 1 && text.charAt(at - digits) == '0')
      throw wrong("a number without leading noughts");
    if (digits > 18) {
      // Seeds use all sixty-four bits, so let the library judge the last digit.
      try {
        return new Json.Whole(Long.parseLong(text.substring(start, at)));
      } catch (NumberFormatException _) {
        throw new Json.Malformed("A number is too large.");
      }
    }
    return new Json.Whole(Long.parseLong(text.substring(start, at)));
  }

  private Json word(String word, Json value) {
    if (!text.startsWith(word, at)) throw wrong("a value");
    at += word.length();
    return value;
  }

  private void space() {
    while (at < text.length() && " \n\r\t".indexOf(text.charAt(at)) >= 0) at++;
  }

  private boolean peek(char c) {
    if (at >= text.length() || text.charAt(at) != c) return false;
    at++;
    return true;
  }

  private void expect(char c) {
    if (!peek(c)) throw wrong("\"" + c + "\"");
  }

  private Json.Malformed wrong(String expected) {
    return new Json.Malformed("Character " + (at + 1) + " of the JSON should be " + expected + ".");
  }
}
