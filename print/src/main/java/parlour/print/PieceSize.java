package parlour.print;

/// How large pieces are cut, in millimetres.
public enum PieceSize {
  /// A playing card that is held in a fan.
  CARD(63, 88, 63, 88),
  /// A tablet that lies on the table; picture cards become small cards.
  TILE(25, 29, 44, 63);

  private final double letterWidth;
  private final double letterHeight;
  private final double cardWidth;
  private final double cardHeight;

  PieceSize(double letterWidth, double letterHeight, double cardWidth, double cardHeight) {
    this.letterWidth = letterWidth;
    this.letterHeight = letterHeight;
    this.cardWidth = cardWidth;
    this.cardHeight = cardHeight;
  }

  double width(boolean letters) {
    return letters ? letterWidth : cardWidth;
  }

  double height(boolean letters) {
    return letters ? letterHeight : cardHeight;
  }
}
