package parlour.print;

import java.awt.Color;
import parlour.print.Canvas.Align;

/// What an evening of progressive play needs on paper: a tally card for every guest and a number
/// for every table.
record EveningSheets(Canvas canvas, Ink ink) {
  static final int GUESTS = 16;
  static final int TABLES = 8;
  private static final int ROUNDS = 12;
  private static final Color DARK = new Color(0x241a11);
  private static final Color RULE = new Color(0xb99f6b);

  void draw() {
    CutGrid cards = new CutGrid(canvas, 90, 130);
    for (int from = 0; from < GUESTS; from += cards.perPage()) {
      int here = Math.min(cards.perPage(), GUESTS - from);
      canvas.freshSheet();
      canvas.page();
      cards.marks(here);
      for (int cell = 0; cell < here; cell++) tally(cards.x(cell), cards.y(cell));
    }
    CutGrid numbers = new CutGrid(canvas, 180, 130);
    SupplySheets supplies = new SupplySheets(canvas, ink);
    for (int table = 1; table <= TABLES; table += numbers.perPage()) {
      int here = Math.min(numbers.perPage(), TABLES - table + 1);
      canvas.freshSheet();
      canvas.page();
      numbers.marks(here);
      for (int cell = 0; cell < here; cell++)
        supplies.tent(
            "TableNumber",
            "Table " + (table + cell),
            34,
            numbers.x(cell),
            numbers.y(cell),
            180,
            130);
    }
  }

  private void tally(double x, double y) {
    canvas.begin("TallyCard", "tally card", "front", x, y, 90, 130);
    canvas.text(Typeface.DISPLAY_ITALIC, 7, DARK, Align.MIDDLE, x + 45, y + 13, "Tally card");
    canvas.text(Typeface.TEXT, 3, DARK, Align.LEFT, x + 8, y + 23, "Name");
    canvas.line(x + 18, y + 23.5, x + 82, y + 23.5, DARK, 0.2);
    double[] columns = {8, 20, 34, 62, 73};
    String[] heads = {"game", "table", "partner", "gold", "red"};
    for (int i = 0; i < heads.length; i++)
      canvas.text(Typeface.TEXT, 2.8, DARK, Align.LEFT, x + columns[i], y + 31, heads[i]);
    for (int round = 1; round <= ROUNDS; round++) {
      double at = y + 31 + round * 7;
      canvas.text(Typeface.TEXT_BOLD, 3, DARK, Align.LEFT, x + 9, at - 1.6, String.valueOf(round));
      for (double star : new double[] {65.5, 76}) {
        canvas.star(x + star, at - 2.6, 2, 5, 0.42);
        canvas.stroke(RULE, 0.2);
      }
      canvas.line(x + 8, at, x + 82, at, RULE, 0.15);
    }
    canvas.text(
        Typeface.TEXT_ITALIC, 3, DARK, Align.LEFT, x + 34, y + 31 + ROUNDS * 7 + 6, "together");
    canvas.end();
  }
}
