package parlour.print;

import java.awt.Color;
import parlour.games.material.CatalogEntry;
import parlour.print.Canvas.Align;

/// A score sheet to write on: a column for every player, a line for every hand, and the sum.
record ScoreSheetPage(Canvas canvas) {
  private static final Color DARK = new Color(0x241a11);
  private static final Color RULE = new Color(0xb99f6b);
  private static final int MOST_COLUMNS = 8;
  private static final double LEFT = 16;
  private static final double TOP = 44;
  private static final double ROW = 8.5;
  private static final double LABELS = 24;

  void draw(CatalogEntry game) {
    canvas.freshSheet();
    canvas.page();
    double width = canvas.paper().width - 2 * LEFT;
    canvas.begin("ScoreSheet", game.id(), "front", LEFT, 10, width, canvas.paper().height - 20);
    canvas.text(
        Typeface.DISPLAY, 9, DARK, Align.MIDDLE, canvas.paper().width / 2, 24, game.title());
    canvas.text(
        Typeface.DISPLAY_ITALIC,
        4,
        DARK,
        Align.MIDDLE,
        canvas.paper().width / 2,
        32,
        "Score sheet");
    int players = Math.min(MOST_COLUMNS, game.seating().most());
    double column = (width - LABELS) / players;
    int rows = (int) ((canvas.paper().height - TOP - 24) / ROW);
    double foot = TOP + rows * ROW;
    for (int row = 0; row <= rows; row++) {
      double y = TOP + row * ROW;
      boolean heavy = row <= 1 || row >= rows - 1;
      canvas.line(LEFT, y, LEFT + width, y, heavy ? DARK : RULE, heavy ? 0.3 : 0.15);
      if (row > 0 && row < rows - 1)
        canvas.text(Typeface.TEXT, 3, DARK, Align.LEFT, LEFT + 1, y + 5.8, String.valueOf(row));
    }
    canvas.text(Typeface.TEXT_ITALIC, 3, DARK, Align.LEFT, LEFT + 1, TOP + 5.8, "names");
    canvas.text(Typeface.TEXT_BOLD, 3, DARK, Align.LEFT, LEFT + 1, foot - 2.7, "in all");
    for (int i = 0; i <= players; i++) {
      double x = LEFT + LABELS + i * column;
      canvas.line(x, TOP, x, foot, RULE, 0.15);
    }
    canvas.end();
  }
}
