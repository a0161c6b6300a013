package parlour.app.report;

import java.util.Locale;

/// An HTML page with its plots in one file, as several commands write it.
public final class ReportPage {
  /// The colours of all plots.
  public static final String BROWN = "#8a3b12";

  public static final String GREEN = "#2f5d3a";
  public static final String INK = "#2b2117";

  private final StringBuilder out = new StringBuilder();

  public ReportPage(String title) {
    this(title, "");
  }

  /// @param style CSS rules of this page, placed after those of every page
  public ReportPage(String title, String style) {
    out.append(
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Parlour: %s</title>
        <style>
        body { font: 16px/1.5 Georgia, serif; max-width: 66rem; margin: 2rem auto; padding: 0 1rem; color: #2b2117; background: #fbf6ea; }
        svg { max-width: 100%%; height: auto; display: block; margin: 1rem 0; }
        svg text { font: 13px Georgia, serif; fill: #2b2117; }
        h1, h2 { font-weight: normal; }
        table { border-collapse: collapse; margin: 1rem 0; }
        th, td { border-bottom: 1px solid #cbb994; padding: 0.25rem 0.8rem; text-align: right; }
        th:first-child, td:first-child { text-align: left; }
        %s</style>
        </head>
        <body>
        """
            .formatted(escaped(title), style));
  }

  /// Appends one line, formatted as by `String.format`.
  public void put(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  public static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  public String done() {
    return out + "</body>\n</html>\n";
  }
}
