package parlour.print;

import java.util.Locale;

/// Reads the path data of an SVG drawing (the `d` attribute) into lines and cubic curves.
final class SvgPathReader {
  /// Receives the segments of a path in absolute coordinates.
  interface Pen {
    void moveTo(double x, double y);

    void lineTo(double x, double y);

    void curveTo(double ax, double ay, double bx, double by, double x, double y);

    void closePath();
  }

  private final String data;
  private final Pen pen;
  private int at;
  private double x;
  private double y;
  private double startX;
  private double startY;
  // The last control point, which a smooth curve reflects.
  private double controlX;
  private double controlY;

  private SvgPathReader(String data, Pen pen) {
    this.data = data;
    this.pen = pen;
  }

  static void draw(String data, Pen pen) {
    new SvgPathReader(data, pen).run();
  }

  private void run() {
    char command = ' ';
    char before = ' ';
    while (more()) {
      char next = data.charAt(at);
      if (Character.isLetter(next)) {
        command = next;
        at++;
      } else if (command == 'M') {
        command = 'L';
      } else if (command == 'm') {
        command = 'l';
      }
      segment(command, Character.toLowerCase(before));
      before = command;
    }
  }

  private void segment(char command, char before) {
    boolean relative = Character.isLowerCase(command);
    double fromX = relative ? x : 0;
    double fromY = relative ? y : 0;
    switch (Character.toLowerCase(command)) {
      case 'm' -> {
        to(fromX + number(), fromY + number());
        startX = x;
        startY = y;
        pen.moveTo(x, y);
      }
      case 'l' -> line(fromX + number(), fromY + number());
      case 'h' -> line(fromX + number(), y);
      case 'v' -> line(x, fromY + number());
      case 'c' ->
          cubic(
              fromX + number(),
              fromY + number(),
              fromX + number(),
              fromY + number(),
              fromX + number(),
              fromY + number());
      case 's' -> {
        boolean smooth = before == 'c' || before == 's';
        double ax = smooth ? 2 * x - controlX : x;
        double ay = smooth ? 2 * y - controlY : y;
        cubic(ax, ay, fromX + number(), fromY + number(), fromX + number(), fromY + number());
      }
      case 'q' -> quadratic(fromX + number(), fromY + number(), fromX + number(), fromY + number());
      case 't' -> {
        boolean smooth = before == 'q' || before == 't';
        double ax = smooth ? 2 * x - controlX : x;
        double ay = smooth ? 2 * y - controlY : y;
        quadratic(ax, ay, fromX + number(), fromY + number());
      }
      case 'a' -> {
        double rx = number();
        double ry = number();
        double turn = number();
        boolean large = flag();
        boolean sweep = flag();
        arc(rx, ry, turn, large, sweep, fromX + number(), fromY + number());
      }
      case 'z' -> {
        to(startX, startY);
        pen.closePath();
      }
      default -> throw new IllegalArgumentException("not path data: " + data);
    }
  }

  private void to(double nextX, double nextY) {
    x = nextX;
    y = nextY;
  }

  private void line(double nextX, double nextY) {
    to(nextX, nextY);
    pen.lineTo(x, y);
  }

  private void cubic(double ax, double ay, double bx, double by, double nextX, double nextY) {
    pen.curveTo(ax, ay, bx, by, nextX, nextY);
    controlX = bx;
    controlY = by;
    to(nextX, nextY);
  }

  private void quadratic(double ax, double ay, double nextX, double nextY) {
    pen.curveTo(
        x + (ax - x) * 2 / 3,
        y + (ay - y) * 2 / 3,
        nextX + (ax - nextX) * 2 / 3,
        nextY + (ay - nextY) * 2 / 3,
        nextX,
        nextY);
    controlX = ax;
    controlY = ay;
    to(nextX, nextY);
  }

  /// An elliptical arc by its end points, as appendix B.2 of the SVG specification converts it.
  private void arc(
      double rx, double ry, double turn, boolean large, boolean sweep, double endX, double endY) {
    double phi = Math.toRadians(turn);
    double cos = Math.cos(phi);
    double sin = Math.sin(phi);
    double px = cos * (x - endX) / 2 + sin * (y - endY) / 2;
    double py = -sin * (x - endX) / 2 + cos * (y - endY) / 2;
    double scale = px * px / (rx * rx) + py * py / (ry * ry);
    double a = scale > 1 ? rx * Math.sqrt(scale) : rx;
    double b = scale > 1 ? ry * Math.sqrt(scale) : ry;
    double under = a * a * b * b - a * a * py * py - b * b * px * px;
    double root = Math.sqrt(Math.max(0, under) / (a * a * py * py + b * b * px * px));
    double sign = large == sweep ? -1 : 1;
    double cx = sign * root * a * py / b;
    double cy = -sign * root * b * px / a;
    double middleX = cos * cx - sin * cy + (x + endX) / 2;
    double middleY = sin * cx + cos * cy + (y + endY) / 2;
    double from = Math.atan2((py - cy) / b, (px - cx) / a);
    double sweepBy = Math.atan2((-py - cy) / b, (-px - cx) / a) - from;
    if (sweep && sweepBy < 0) sweepBy += 2 * Math.PI;
    if (!sweep && sweepBy > 0) sweepBy -= 2 * Math.PI;
    int pieces = (int) Math.ceil(Math.abs(sweepBy) / (Math.PI / 2));
    double step = sweepBy / pieces;
    double reach = 4.0 / 3 * Math.tan(step / 4);
    for (int i = 0; i < pieces; i++) {
      double s = from + i * step;
      double e = s + step;
      double ax = a * (Math.cos(s) - reach * Math.sin(s));
      double ay = b * (Math.sin(s) + reach * Math.cos(s));
      double bx = a * (Math.cos(e) + reach * Math.sin(e));
      double by = b * (Math.sin(e) - reach * Math.cos(e));
      double ex = a * Math.cos(e);
      double ey = b * Math.sin(e);
      cubic(
          middleX + cos * ax - sin * ay,
          middleY + sin * ax + cos * ay,
          middleX + cos * bx - sin * by,
          middleY + sin * bx + cos * by,
          middleX + cos * ex - sin * ey,
          middleY + sin * ex + cos * ey);
    }
  }

  private boolean more() {
    while (at < data.length() && (data.charAt(at) == ',' || data.charAt(at) <= ' ')) at++;
    return at < data.length();
  }

  private boolean flag() {
    more();
    return data.charAt(at++) == '1';
  }

  private double number() {
    more();
    int from = at;
    boolean point = false;
    while (at < data.length()) {
      char next = data.charAt(at);
      boolean sign = next == '-' || next == '+';
      if (sign && at > from) break;
      if (next == '.') {
        if (point) break;
        point = true;
      } else if (!sign && !Character.isDigit(next)) {
        break;
      }
      at++;
    }
    if (from == at)
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "no number at %d of %s", from, data));
    return Double.parseDouble(data.substring(from, at));
  }
}
