package parlour.engine;

/// A text made from a template, with the players' words agreeing with them.
///
/// `{0}` stands for the first argument, and `{0:pays}` for a word that agrees with the player who
/// is the first argument ([Seat#word]): "{0} {0:looks} early and {0:pays} {1} one counter." reads
/// "Ann looks early and pays Ben one counter", or "You look early and pay Ben one counter". Where
/// the argument is a number, `{2:cards}` stands for so many: "one card" or "seven cards".
public final class Sentence {
  private static final String[] NUMBERS = {
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve"
  };

  private Sentence() {}

  /// The template with its arguments filled in; fails where it names an argument that is not there.
  public static String of(String template, Object... arguments) {
    int open = template.indexOf('{');
    if (open < 0) return template;
    StringBuilder out = new StringBuilder(template.length() + 16);
    int done = 0;
    for (; open >= 0; open = template.indexOf('{', done)) {
      int close = template.indexOf('}', open);
      int colon = template.indexOf(':', open);
      boolean agrees = colon >= 0 && colon < close;
      int number = Integer.parseInt(template, open + 1, agrees ? colon : close, 10);
      Object argument = arguments[number];
      out.append(template, done, open);
      out.append(agrees ? agreeing(argument, template.substring(colon + 1, close)) : argument);
      done = close + 1;
    }
    return out.append(template, done, template.length()).toString();
  }

  private static String agreeing(Object argument, String word) {
    return argument instanceof Number count
        ? count(count.intValue(), word)
        : ((Seat) argument).word(word);
  }

  /// Seven cards: so many things, the number in words where it is small.
  ///
  /// @param things the things, in a plural that ends in S
  public static String count(int count, String things) {
    boolean one = Math.abs(count) == 1;
    return number(count) + " " + (one ? things.substring(0, things.length() - 1) : things);
  }

  /// A number in words where it is small, otherwise in figures.
  public static String number(int number) {
    return number >= 0 && number < NUMBERS.length ? NUMBERS[number] : figures(number);
  }

  /// A number in figures, with a real minus sign.
  public static String figures(int number) {
    return number < 0 ? "−" + -number : String.valueOf(number);
  }
}
