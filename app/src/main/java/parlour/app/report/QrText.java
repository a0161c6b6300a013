package parlour.app.report;

import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;

/// A QR code of text for a terminal: two rows of squares to a line, by half blocks.
public final class QrText {
  private static final int MARGIN = 2;

  private QrText() {}

  /// The code of a link, light on dark; nothing if the link is too long for one.
  public static String of(String link) {
    ByteMatrix squares;
    try {
      squares = Encoder.encode(link, ErrorCorrectionLevel.L).getMatrix();
    } catch (WriterException _) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    int size = squares.getWidth();
    for (int y = -MARGIN; y < size + MARGIN; y += 2) {
      text.append("  ");
      for (int x = -MARGIN; x < size + MARGIN; x++) {
        boolean upper = isLight(squares, x, y);
        boolean lower = y + 1 >= size + MARGIN || isLight(squares, x, y + 1);
        text.append(upper ? lower ? '\u2588' : '\u2580' : lower ? '\u2584' : ' ');
      }
      text.append('\n');
    }
    return text.toString();
  }

  private static boolean isLight(ByteMatrix squares, int x, int y) {
    int size = squares.getWidth();
    return x < 0 || y < 0 || x >= size || y >= size || squares.get(x, y) == 0;
  }
}
