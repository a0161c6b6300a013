package parlour.print;

import java.awt.Color;

/// Things of one size side by side on a page, with cut marks in the margin.
///
/// The grid stands in the middle of the page, so that a page printed on the other side of the paper
/// meets it: column `c` of the fronts lies behind column `columns - 1 - c` of the backs.
///
/// @param cellWidth the width of one of them, in millimetres
record CutGrid(Canvas canvas, double cellWidth, double cellHeight) {
  private static final double MARGIN = 7;
  private static final double BLEED = 1.5;
  private static final double MARK = 4;
  private static final Color HAIRLINE = new Color(0xc8c8c8);

  int columns() {
    return (int) ((canvas.paper().width - 2 * MARGIN) / cellWidth);
  }

  int rows() {
    return (int) ((canvas.paper().height - 2 * MARGIN) / cellHeight);
  }

  int perPage() {
    return columns() * rows();
  }

  double left() {
    return (canvas.paper().width - columns() * cellWidth) / 2;
  }

  double top() {
    return (canvas.paper().height - rows() * cellHeight) / 2;
  }

  double x(int cell) {
    return left() + cell % columns() * cellWidth;
  }

  /// Where the back of a cell is, on the other side of the paper turned over its long edge.
  double backX(int cell) {
    return left() + (columns() - 1 - cell % columns()) * cellWidth;
  }

  double y(int cell) {
    int row = cell / columns();
    return top() + row * cellHeight;
  }

  /// Colours the whole block a little beyond its edge, so that a cut beside the line shows no
  /// white.
  void ground(Color colour, int cells, boolean fronts) {
    for (int cell = 0; cell < cells; cell++)
      canvas.rectangle(
          (fronts ? x(cell) : backX(cell)) - BLEED,
          y(cell) - BLEED,
          cellWidth + 2 * BLEED,
          cellHeight + 2 * BLEED);
    canvas.fill(colour);
  }

  /// Hairlines between the cells, and marks in the margin where a ruler is laid.
  void marks(int cells) {
    int rowsUsed = (cells + columns() - 1) / columns();
    double right = left() + columns() * cellWidth;
    double foot = top() + rowsUsed * cellHeight;
    for (int column = 0; column <= columns(); column++) {
      double x = left() + column * cellWidth;
      canvas.line(x, top(), x, foot, HAIRLINE, 0.1);
      canvas.line(x, top() - BLEED - 0.5, x, top() - BLEED - MARK, Color.BLACK, 0.15);
      canvas.line(x, foot + BLEED + 0.5, x, foot + BLEED + MARK, Color.BLACK, 0.15);
    }
    for (int row = 0; row <= rowsUsed; row++) {
      double y = top() + row * cellHeight;
      canvas.line(left(), y, right, y, HAIRLINE, 0.1);
      canvas.line(left() - BLEED - 0.5, y, left() - BLEED - MARK, y, Color.BLACK, 0.15);
      canvas.line(right + BLEED + 0.5, y, right + BLEED + MARK, y, Color.BLACK, 0.15);
    }
  }
}
