package parlour.print;

/// The papers that home printers take, in millimetres.
public enum Paper {
  A4(210, 297),
  LETTER(215.9, 279.4);

  final double width;
  final double height;

  Paper(double width, double height) {
    this.width = width;
    this.height = height;
  }
}
