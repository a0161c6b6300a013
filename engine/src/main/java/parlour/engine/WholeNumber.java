package parlour.engine;

/// Whole numbers as they stand in answers and ids: one to nine figures.
public final class WholeNumber {
  private static final int MOST_FIGURES = 9;

  private WholeNumber() {}

  /// The number a text is, perhaps with a minus sign, or `otherwise` if it is none.
  public static int of(String text, int otherwise) {
    boolean negative = text.startsWith("-");
    int number = after(negative ? "-" : "", text);
    if (number < 0) return otherwise;
    return negative ? -number : number;
  }

  /// The number behind a prefix, as 7 in `w7`, or -1 if the text is anything else.
  public static int after(String prefix, String text) {
    int start = prefix.length();
    int figures = text.length() - start;
    if (!text.startsWith(prefix) || figures < 1 || figures > MOST_FIGURES) return -1;
    for (int i = start; i < text.length(); i++)
      if (text.charAt(i) < '0' || text.charAt(i) > '9') return -1;
    return Integer.parseInt(text, start, text.length(), 10);
  }
}
