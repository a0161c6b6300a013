package parlour.print;

import java.awt.Color;
import java.util.List;
import parlour.games.material.BoxContents.Supplies;
import parlour.print.Canvas.Align;

/// What lies in a box beside its pieces: counters and markers, holders to fold, names that stand.
record SupplySheets(Canvas canvas, Ink ink) {
  private static final Color DARK = new Color(0x241a11);
  private static final Color FOLD = new Color(0x707070);
  private static final double COUNTER = 20;

  void draw(Supplies supplies) {
    if (supplies.counters() > 0) counters(supplies);
    for (int i = 0; i < supplies.holders(); i += perPage(supplies)) {
      canvas.freshSheet();
      canvas.page();
      for (int n = 0; n < perPage(supplies) && i + n < supplies.holders(); n++)
        holder(supplies.table(), n);
    }
    if (!supplies.names().isEmpty()) names(supplies.names());
  }

  private void counters(Supplies supplies) {
    CutGrid grid = new CutGrid(canvas, COUNTER, COUNTER);
    int all = supplies.counters() + supplies.markers();
    for (int from = 0; from < all; from += grid.perPage()) {
      int here = Math.min(grid.perPage(), all - from);
      canvas.freshSheet();
      for (boolean front : new boolean[] {true, false}) {
        canvas.page();
        if (front) grid.marks(here);
        for (int cell = 0; cell < here; cell++)
          counter(
              from + cell < supplies.counters(),
              front,
              front ? grid.x(cell) : grid.backX(cell),
              grid.y(cell));
      }
    }
  }

  private void counter(boolean paid, boolean front, double x, double y) {
    String name = paid ? "counter" : "marker";
    canvas.begin("Counter", name, front ? "front" : "back", x, y, COUNTER, COUNTER);
    double cx = x + COUNTER / 2;
    double cy = y + COUNTER / 2;
    canvas.ellipse(cx, cy, COUNTER * 0.44, COUNTER * 0.44);
    Color round = paid ? FaceArtist.BACK : Color.WHITE;
    if (ink == Ink.COLOUR) canvas.fillAndStroke(round, DARK, 0.3);
    else canvas.stroke(DARK, 0.3);
    canvas.ellipse(cx, cy, COUNTER * 0.36, COUNTER * 0.36);
    canvas.stroke(paid && ink == Ink.COLOUR ? FaceArtist.CARD : DARK, 0.2);
    Color text = paid && ink == Ink.COLOUR ? FaceArtist.CARD : DARK;
    canvas.text(
        paid ? Typeface.TILE : Typeface.TEXT_ITALIC,
        paid ? 8 : 4,
        text,
        Align.MIDDLE,
        cx,
        cy + (paid ? 2.8 : 1.3),
        paid ? "1" : "I owe 1");
    canvas.end();
  }

  /// The panels of a holder from the top: their heights in millimetres and what is done with them.
  private record Panel(double height, String hint) {}

  private static final List<Panel> RACK =
      List.of(
          new Panel(30, "the back, towards the others"),
          new Panel(14, "your letters lean here"),
          new Panel(8, "the slot: fold towards you"),
          new Panel(8, "and back again"),
          new Panel(14, "the front"),
          new Panel(22, "the foot"),
          new Panel(8, "glue beneath the back"));

  private static final List<Panel> CARD_HOLDER =
      List.of(
          new Panel(62, "the back, towards the others"),
          new Panel(26, "your cards lean here"),
          new Panel(12, "the slot: fold towards you"),
          new Panel(12, "and back again"),
          new Panel(38, "the front"),
          new Panel(32, "the foot"),
          new Panel(8, "glue beneath the back"));

  private static int perPage(Supplies supplies) {
    return supplies.table().isEmpty() ? 2 : 1;
  }

  private void holder(List<String> table, int place) {
    List<Panel> panels = table.isEmpty() ? RACK : CARD_HOLDER;
    double height = panels.stream().mapToDouble(Panel::height).sum();
    double width = canvas.paper().width - 24;
    double left = 12;
    double top = 12 + place * (height + 12);
    canvas.begin("Holder", "holder", "front", left, top, width, height);
    canvas.rectangle(left, top, width, height);
    canvas.stroke(DARK, 0.25);
    double y = top;
    for (int i = 0; i < panels.size(); i++) {
      Panel panel = panels.get(i);
      if (i > 0) {
        canvas.save();
        canvas.dashes(2, 1.4);
        canvas.line(left, y, left + width, y, FOLD, 0.2);
        canvas.restore();
      }
      canvas.text(
          Typeface.TEXT_ITALIC, 2.6, FOLD, Align.RIGHT, left + width - 3, y + 4.2, panel.hint());
      if (panel.hint().equals("the front") && !table.isEmpty())
        table(table, left + 4, y + 7, width);
      y += panel.height();
    }
    canvas.end();
  }

  private void table(List<String> lines, double left, double top, double width) {
    int rows = (lines.size() + 1) / 2;
    double column = (width - 16) / 2;
    for (int i = 0; i < lines.size(); i++) {
      int half = i / rows;
      double x = left + half * (column + 8);
      double y = top + 3 + i % rows * 5.4;
      String line = lines.get(i);
      int tab = line.indexOf('\t');
      canvas.text(Typeface.TEXT, 3.3, DARK, Align.LEFT, x, y, line.substring(0, tab));
      canvas.text(
          Typeface.TEXT_BOLD, 3.3, DARK, Align.RIGHT, x + column, y, line.substring(tab + 1));
    }
  }

  private void names(List<String> names) {
    CutGrid grid = new CutGrid(canvas, 95, 64);
    canvas.freshSheet();
    canvas.page();
    grid.marks(names.size());
    for (int cell = 0; cell < names.size(); cell++)
      tent("Name", names.get(cell), 13, grid.x(cell), grid.y(cell), 95, 64);
  }

  /// A card that stands like a tent, to be read from both sides.
  void tent(String kind, String text, double wanted, double x, double y, double w, double h) {
    canvas.begin(kind, text, "front", x, y, w, h);
    canvas.save();
    canvas.dashes(2, 1.4);
    canvas.line(x, y + h / 2, x + w, y + h / 2, FOLD, 0.2);
    canvas.restore();
    double size = canvas.fitting(Typeface.TILE, wanted, w * 0.86, text);
    for (int half = 0; half < 2; half++) {
      canvas.save();
      canvas.turn(180 * half, x + w / 2, y + h / 2);
      canvas.text(
          Typeface.TILE, size, DARK, Align.MIDDLE, x + w / 2, y + h * 0.75 + size * 0.35, text);
      canvas.restore();
    }
    canvas.end();
  }
}
