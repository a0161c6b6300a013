package parlour.print;

import java.awt.Color;
import java.util.List;
import parlour.engine.Piece;
import parlour.games.material.BoxContents.PieceCount;
import parlour.print.Canvas.Align;

/// Draws the face or the back of a piece in its cut, laid out as the browser lays out its tiles.
record FaceArtist(Canvas canvas, Ink ink) {
  static final Color CARD = new Color(0xfdf5df);
  static final Color BACK = new Color(0x7c2b1e);
  private static final Color CARD_INK = new Color(0x241a11);
  private static final Color CARD_RED = new Color(0x93210f);
  private static final Color RULE = new Color(0xb99f6b);
  private static final Color CREAM = new Color(0xf3e2b8);
  private static final Color GREY = new Color(0xb0b0b0);

  /// Where in a typeface's size the top of a capital is.
  private static final double CAPITAL = 0.7;

  /// Cards from this width on are held in a fan, so that their corners must tell what they are.
  private static final double IN_A_FAN = 50;

  void face(PieceCount piece, double x, double y, double w, double h) {
    Piece.Face face = piece.face();
    double inset = w * 0.06;
    canvas.rounded(x + inset, y + inset, w - 2 * inset, h - 2 * inset, w * 0.04, w * 0.04);
    canvas.stroke(ink == Ink.COLOUR ? RULE : GREY, w * 0.008);
    if (face.form() == Piece.Form.LETTER) letter(face, x, y, w, h);
    else card(piece, x, y, w, h);
  }

  private void letter(Piece.Face face, double x, double y, double w, double h) {
    Color colour = face.pips() > 0 ? CARD_RED : CARD_INK;
    double size =
        canvas.fitting(Typeface.TILE, w * (w < IN_A_FAN ? 0.62 : 0.78), w * 0.8, face.text());
    if (face.text().equals("*")) {
      canvas.star(x + w / 2, y + h / 2, w * 0.26, 5, 0.42);
      canvas.fill(CARD_RED);
      // The star is drawn; the sign is set small, for whoever counts the cards in the file.
      canvas.text(
          Typeface.TEXT_ITALIC, w * 0.09, CARD_INK, Align.MIDDLE, x + w / 2, y + h * 0.86, "Free");
    } else {
      canvas.text(
          Typeface.TILE,
          size,
          colour,
          Align.MIDDLE,
          x + w / 2,
          y + h / 2 + size * CAPITAL / 2,
          face.text());
    }
    for (int pip = 0; pip < face.pips(); pip++) {
      canvas.star(x + w * (0.83 - 0.12 * pip), y + w * 0.17, w * 0.055, 4, 0.38);
      canvas.fill(CARD_RED);
    }
    if (!face.corner().isEmpty())
      canvas.text(
          Typeface.TILE,
          w * 0.14,
          colour,
          Align.RIGHT,
          x + w * 0.87,
          y + h - w * 0.13,
          face.corner());
    if (w >= IN_A_FAN && !face.text().equals("*")) {
      index(face.text(), colour, x, y, w);
      if (face.corner().isEmpty()) {
        canvas.save();
        canvas.turn(180, x + w / 2, y + h / 2);
        index(face.text(), colour, x, y, w);
        canvas.restore();
      }
    }
  }

  private void index(String text, Color colour, double x, double y, double w) {
    canvas.text(Typeface.TILE, w * 0.15, colour, Align.MIDDLE, x + w * 0.17, y + w * 0.22, text);
  }

  private void card(PieceCount piece, double x, double y, double w, double h) {
    Piece.Face face = piece.face();
    boolean figure = face.text().matches("[0-9]{1,3}");
    double inner = w * 0.76;
    double left = x + w * 0.12;
    if (face.art().isEmpty()) {
      figure(face.text(), w * 0.5, x + w / 2, y + h / 2);
      corners(face.text(), x, y, w, h);
    } else if (figure) {
      figure(face.text(), w * 0.3, x + w / 2, y + h * 0.17);
      canvas.drawing(face.art()).draw(canvas, ink, left, y + h * 0.29, inner, h * 0.46);
      caption(face.corner(), w * 0.13, inner, x + w / 2, y + h * 0.88);
    } else if (face.text().isEmpty()) {
      // The drawing bears the name itself.
      canvas.drawing(face.art()).draw(canvas, ink, left, y + h * 0.12, inner, h * 0.76);
    } else {
      book(piece, x, y, w, h);
    }
  }

  private void figure(String text, double wanted, double x, double y) {
    canvas.text(Typeface.TILE, wanted, CARD_INK, Align.MIDDLE, x, y + wanted * CAPITAL / 2, text);
  }

  private void corners(String text, double x, double y, double w, double h) {
    for (int half = 0; half < 2; half++) {
      canvas.save();
      canvas.turn(180 * half, x + w / 2, y + h / 2);
      index(text, CARD_INK, x, y, w);
      canvas.restore();
    }
  }

  private void caption(String text, double wanted, double width, double x, double y) {
    double size = canvas.fitting(Typeface.TILE, wanted, width, text);
    canvas.text(Typeface.TILE, size, CARD_INK, Align.MIDDLE, x, y, text);
  }

  /// A card of a book: its number, its drawing, its title, and its sister titles beneath.
  private void book(PieceCount piece, double x, double y, double w, double h) {
    Piece.Face face = piece.face();
    canvas.text(
        Typeface.TILE, w * 0.11, CARD_RED, Align.LEFT, x + w * 0.1, y + w * 0.19, face.corner());
    canvas.drawing(face.art()).draw(canvas, ink, x + w * 0.2, y + h * 0.07, w * 0.6, h * 0.44);
    double size = w * 0.095;
    List<String> title = canvas.lines(Typeface.TILE, size, w * 0.8, face.text());
    while (title.size() > 2) {
      size *= 0.92;
      title = canvas.lines(Typeface.TILE, size, w * 0.8, face.text());
    }
    double at = y + h * (title.size() == 1 ? 0.61 : 0.585);
    for (String line : title) {
      caption(line, size, w * 0.8, x + w / 2, at);
      at += size * 1.15;
    }
    double small = w * 0.058;
    at = Math.max(at - size * 0.5, y + h * 0.66);
    canvas.line(x + w * 0.35, at, x + w * 0.65, at, RULE, w * 0.008);
    at += small * 1.3;
    for (int i = 0; i < piece.notes().size(); i++) {
      Typeface type = i == 0 ? Typeface.TEXT_BOLD : Typeface.TEXT_ITALIC;
      String note = piece.notes().get(i);
      double fit = canvas.fitting(type, small, w * 0.82, note);
      canvas.text(type, fit, CARD_INK, Align.MIDDLE, x + w / 2, at, note);
      at += small * 1.22;
    }
  }

  void back(double x, double y, double w, double h) {
    double inset = w * 0.07;
    Color lines = ink == Ink.COLOUR ? CREAM : GREY;
    canvas.rounded(x + inset, y + inset, w - 2 * inset, h - 2 * inset, w * 0.04, w * 0.04);
    canvas.stroke(lines, w * 0.014);
    if (ink == Ink.SPARE) {
      canvas.star(x + w / 2, y + h / 2, w * 0.13, 4, 0.38);
      canvas.stroke(GREY, w * 0.01);
      return;
    }
    canvas.save();
    double in = inset * 1.5;
    canvas.rectangle(x + in, y + in, w - 2 * in, h - 2 * in);
    canvas.clip();
    double step = w / 9;
    for (double at = -h; at < w + h; at += step) {
      canvas.moveTo(x + at, y);
      canvas.lineTo(x + at + h, y + h);
      canvas.moveTo(x + at, y);
      canvas.lineTo(x + at - h, y + h);
    }
    canvas.opacity(0.4);
    canvas.stroke(CREAM, w * 0.006);
    canvas.restore();
    canvas.star(x + w / 2, y + h / 2, w * 0.13, 4, 0.38);
    canvas.fillAndStroke(BACK, CREAM, w * 0.014);
  }
}
