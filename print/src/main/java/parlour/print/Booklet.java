package parlour.print;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import parlour.print.Canvas.Align;

/// A leaflet that is printed on both sides and folded in the middle: lays lines out on half pages
/// and puts those in the order in which they are read once folded.
final class Booklet {
  private static final Color DARK = new Color(0x241a11);
  private static final Color RED = new Color(0x93210f);
  private static final double MARGIN = 12;

  /// One line of text.
  ///
  /// @param before the space above it, left out at the top of a page
  /// @param label what stands in the margin, or nothing
  /// @param barred whether a bar beside it marks a rule of ours
  /// @param together how many lines after it must stand on the same page
  private record Line(
      Typeface face,
      double size,
      double indent,
      double before,
      String text,
      String label,
      boolean barred,
      boolean centred,
      int together) {}

  private final Canvas canvas;
  private final double width;
  private final double height;
  private final List<Line> lines = new ArrayList<>();

  Booklet(Canvas canvas) {
    this.canvas = canvas;
    this.width = canvas.paper().height / 2;
    this.height = canvas.paper().width;
  }

  private double textWidth() {
    return width - 2 * MARGIN;
  }

  void heading(Typeface face, double size, String text) {
    for (String line : canvas.lines(face, size, textWidth(), text))
      lines.add(new Line(face, size, 0, size * 0.9, line, "", false, true, 3));
  }

  void subheading(String text) {
    lines.add(new Line(Typeface.TEXT_BOLD, 3.3, 0, 2.2, text, "", false, false, 2));
  }

  void paragraph(Typeface face, String text) {
    double before = 1;
    for (String line : canvas.lines(face, 3.1, textWidth(), text)) {
      lines.add(new Line(face, 3.1, 0, before, line, "", false, false, 0));
      before = 0;
    }
  }

  /// A clause with its number in the margin; a rule of ours has a bar beside it.
  void clause(String number, String text, boolean ours) {
    String label = ours ? number + " *" : number;
    double before = 0.7;
    for (String line : canvas.lines(Typeface.TEXT, 2.9, textWidth() - 13, text)) {
      lines.add(new Line(Typeface.TEXT, 2.9, 13, before, line, label, ours, false, 0));
      label = "";
      before = 0;
    }
  }

  /// Begins a new page.
  void turn() {
    lines.add(new Line(Typeface.TEXT, 0, 0, 0, "", "", false, false, -1));
  }

  private List<List<Line>> pages() {
    List<List<Line>> pages = new ArrayList<>();
    List<Line> page = new ArrayList<>();
    double left = height - 2 * MARGIN - 4;
    for (Line line : lines) {
      double needs = line.size() * 1.3 + (page.isEmpty() ? 0 : line.before());
      boolean crowded = left < needs + Math.max(0, line.together()) * 4.2;
      if ((crowded || line.together() < 0) && !page.isEmpty()) {
        pages.add(page);
        page = new ArrayList<>();
        left = height - 2 * MARGIN - 4;
        needs = line.size() * 1.3;
      }
      if (line.together() < 0) continue;
      page.add(line);
      left -= needs;
    }
    if (!page.isEmpty()) pages.add(page);
    while (pages.size() % 4 != 0) pages.add(List.of());
    return pages;
  }

  /// Draws the sheets. The fold lies across the paper; when the paper is turned over its long edge,
  /// the second page lies behind the first.
  void draw(String title) {
    List<List<Line>> pages = pages();
    int last = pages.size() - 1;
    for (int sheet = 0; sheet < pages.size() / 4; sheet++) {
      canvas.freshSheet();
      canvas.page();
      place(pages, last - 2 * sheet, false, false, title);
      place(pages, 2 * sheet, false, true, title);
      canvas.page();
      place(pages, 2 * sheet + 1, true, false, title);
      place(pages, last - 2 * sheet - 1, true, true, title);
    }
  }

  private void place(
      List<List<Line>> pages, int number, boolean back, boolean right, String title) {
    double x = right ? width : 0;
    canvas.save();
    // The front is turned to the left, the back to the right.
    if (back) canvas.transform(0, 1, -1, 0, canvas.paper().width, 0);
    else canvas.transform(0, -1, 1, 0, 0, canvas.paper().height);
    canvas.begin("Leaf", title, back ? "back" : "front", 0, 0, 0, 0);
    double y = MARGIN;
    boolean first = true;
    for (Line line : pages.get(number)) {
      y += first ? 0 : line.before();
      first = false;
      double base = y + line.size();
      double at = x + MARGIN + line.indent();
      if (line.centred())
        canvas.text(line.face(), line.size(), DARK, Align.MIDDLE, x + width / 2, base, line.text());
      else canvas.text(line.face(), line.size(), DARK, Align.LEFT, at, base, line.text());
      if (!line.label().isEmpty())
        canvas.text(
            Typeface.TEXT_BOLD,
            2.4,
            line.barred() ? RED : DARK,
            Align.LEFT,
            x + MARGIN,
            base,
            line.label());
      if (line.barred()) canvas.line(at - 1.4, y + 0.2, at - 1.4, y + line.size() * 1.3, RED, 0.35);
      y += line.size() * 1.3;
    }
    if (number > 0 && !pages.get(number).isEmpty())
      canvas.text(
          Typeface.TEXT_ITALIC,
          2.6,
          DARK,
          Align.MIDDLE,
          x + width / 2,
          height - 7,
          String.valueOf(number + 1));
    canvas.end();
    canvas.restore();
  }
}
