package parlour.print;

import java.awt.Color;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSFloat;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.documentinterchange.markedcontent.PDPropertyList;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.state.PDExtendedGraphicsState;
import org.apache.pdfbox.util.Matrix;

/// Draws on the pages of a PDF in millimetres from the top left corner.
final class Canvas implements SvgPathReader.Pen {
  static final double POINTS = 72 / 25.4;
  private static final double ROUND = 0.5523;

  /// Where a line of text stands at its given point.
  enum Align {
    LEFT,
    MIDDLE,
    RIGHT
  }

  private final PDDocument document;
  private final Paper paper;
  private final Function<String, Optional<InputStream>> resources;
  private final Map<String, SvgDrawing> drawings = new HashMap<>();
  private final Map<Typeface, PDFont> fonts = new EnumMap<>(Typeface.class);
  private PDPageContentStream out;
  private int pages;

  Canvas(PDDocument document, Paper paper, Function<String, Optional<InputStream>> resources)
      throws IOException {
    this.document = document;
    this.paper = paper;
    this.resources = resources;
    for (Typeface face : Typeface.values()) fonts.put(face, load(document, face));
    this.out = open();
  }

  private static PDFont load(PDDocument document, Typeface face) throws IOException {
    try (InputStream in = Canvas.class.getResourceAsStream(face.file)) {
      if (in == null) throw new IllegalStateException("There is no " + face.file + ".");
      return PDType0Font.load(document, in);
    }
  }

  Paper paper() {
    return paper;
  }

  /// A resource of the games that are printed.
  InputStream resource(String name) {
    return resources
        .apply(name)
        .orElseThrow(() -> new IllegalStateException("There is no " + name + "."));
  }

  /// The drawing of that name.
  SvgDrawing drawing(String art) {
    return drawings.computeIfAbsent(
        art, _ -> SvgDrawing.read(resource("/parlour/games/art/" + art + ".svg")));
  }

  private PDPageContentStream open() throws IOException {
    PDPage page =
        new PDPage(
            new PDRectangle((float) (paper.width * POINTS), (float) (paper.height * POINTS)));
    document.addPage(page);
    PDPageContentStream stream = new PDPageContentStream(document, page);
    stream.transform(
        new Matrix((float) POINTS, 0, 0, (float) -POINTS, 0, (float) (paper.height * POINTS)));
    return stream;
  }

  /// Goes on to a new page; the first is there from the beginning.
  void page() {
    run(
        () -> {
          if (pages > 0) {
            out.close();
            out = open();
          }
          pages++;
        });
  }

  /// Leaves the other side of a sheet empty, so that what follows begins on a fresh one.
  void freshSheet() {
    if (pages % 2 == 1) page();
  }

  private interface Drawing {
    void draw() throws IOException;
  }

  private static void run(Drawing drawing) {
    try {
      drawing.draw();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  void save() {
    run(() -> out.saveGraphicsState());
  }

  void restore() {
    run(() -> out.restoreGraphicsState());
  }

  void transform(double a, double b, double c, double d, double e, double f) {
    run(
        () ->
            out.transform(
                new Matrix((float) a, (float) b, (float) c, (float) d, (float) e, (float) f)));
  }

  /// Turns what follows by a number of degrees, clockwise, about a point.
  void turn(double degrees, double x, double y) {
    double by = Math.toRadians(degrees);
    double cos = Math.cos(by);
    double sin = Math.sin(by);
    transform(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y);
  }

  @Override
  public void moveTo(double x, double y) {
    run(() -> out.moveTo((float) x, (float) y));
  }

  @Override
  public void lineTo(double x, double y) {
    run(() -> out.lineTo((float) x, (float) y));
  }

  @Override
  public void curveTo(double ax, double ay, double bx, double by, double x, double y) {
    run(() -> out.curveTo((float) ax, (float) ay, (float) bx, (float) by, (float) x, (float) y));
  }

  @Override
  public void closePath() {
    run(() -> out.closePath());
  }

  /// Ends the last page.
  void finish() {
    run(() -> out.close());
  }

  void rectangle(double x, double y, double width, double height) {
    run(() -> out.addRect((float) x, (float) y, (float) width, (float) height));
  }

  void rounded(double x, double y, double width, double height, double rx, double ry) {
    double kx = rx * (1 - ROUND);
    double ky = ry * (1 - ROUND);
    double right = x + width;
    double foot = y + height;
    moveTo(x + rx, y);
    lineTo(right - rx, y);
    curveTo(right - kx, y, right, y + ky, right, y + ry);
    lineTo(right, foot - ry);
    curveTo(right, foot - ky, right - kx, foot, right - rx, foot);
    lineTo(x + rx, foot);
    curveTo(x + kx, foot, x, foot - ky, x, foot - ry);
    lineTo(x, y + ry);
    curveTo(x, y + ky, x + kx, y, x + rx, y);
    closePath();
  }

  void ellipse(double cx, double cy, double rx, double ry) {
    rounded(cx - rx, cy - ry, 2 * rx, 2 * ry, rx, ry);
  }

  void clip() {
    run(() -> out.clip());
  }

  void fill(Color colour) {
    run(
        () -> {
          out.setNonStrokingColor(colour);
          out.fill();
        });
  }

  void stroke(Color colour, double width) {
    run(
        () -> {
          out.setStrokingColor(colour);
          out.setLineWidth((float) width);
          out.stroke();
        });
  }

  void fillAndStroke(Color fill, Color stroke, double width) {
    run(
        () -> {
          out.setNonStrokingColor(fill);
          out.setStrokingColor(stroke);
          out.setLineWidth((float) width);
          out.fillAndStroke();
        });
  }

  /// Round ends and joins, as the drawings have them.
  void roundLines() {
    run(
        () -> {
          out.setLineCapStyle(1);
          out.setLineJoinStyle(1);
        });
  }

  void dashes(double... lengths) {
    float[] pattern = new float[lengths.length];
    for (int i = 0; i < pattern.length; i++) pattern[i] = (float) lengths[i];
    run(() -> out.setLineDashPattern(pattern, 0));
  }

  void opacity(double opacity) {
    PDExtendedGraphicsState state = new PDExtendedGraphicsState();
    state.setNonStrokingAlphaConstant((float) opacity);
    state.setStrokingAlphaConstant((float) opacity);
    run(() -> out.setGraphicsStateParameters(state));
  }

  void line(double ax, double ay, double bx, double by, Color colour, double width) {
    moveTo(ax, ay);
    lineTo(bx, by);
    stroke(colour, width);
  }

  /// A star of that many points about a middle, one point up.
  void star(double cx, double cy, double radius, int points, double waist) {
    for (int i = 0; i < 2 * points; i++) {
      double reach = i % 2 == 0 ? radius : radius * waist;
      double angle = Math.PI * i / points;
      double x = cx + reach * Math.sin(angle);
      double y = cy - reach * Math.cos(angle);
      if (i == 0) moveTo(x, y);
      else lineTo(x, y);
    }
    closePath();
  }

  /// What the typefaces cannot set, said with what they can.
  private static String settable(String text) {
    return text.replace("→", "›").replace("☆", "*").replace('\t', ' ');
  }

  double width(Typeface face, double size, String text) {
    try {
      return font(face).getStringWidth(settable(text)) / 1000 * size;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private PDFont font(Typeface face) {
    PDFont font = fonts.get(face);
    if (font == null) throw new IllegalStateException("The typeface " + face + " is not loaded.");
    return font;
  }

  /// Sets a line of text on its base line.
  void text(
      Typeface face, double size, Color colour, Align align, double x, double y, String text) {
    double width = align == Align.LEFT ? 0 : width(face, size, text);
    double from = align == Align.LEFT ? x : align == Align.RIGHT ? x - width : x - width / 2;
    squeezed(face, size, colour, from, y, 1, text);
  }

  /// The same with its letters narrowed or widened by a factor.
  void squeezed(
      Typeface face, double size, Color colour, double x, double y, double factor, String text) {
    run(
        () -> {
          out.beginText();
          out.setNonStrokingColor(colour);
          out.setFont(font(face), (float) size);
          out.setTextMatrix(new Matrix((float) factor, 0, 0, -1, (float) x, (float) y));
          out.showText(settable(text));
          out.endText();
        });
  }

  /// The largest size, up to the one wanted, at which the text is no wider than that.
  double fitting(Typeface face, double wanted, double width, String text) {
    double natural = width(face, wanted, text);
    return natural <= width ? wanted : wanted * width / natural;
  }

  /// Breaks a text into lines no wider than that.
  List<String> lines(Typeface face, double size, double width, String text) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ")) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (!line.isEmpty() && width(face, size, longer) > width) {
        lines.add(line.toString());
        line.setLength(0);
        line.append(word);
      } else {
        line.setLength(0);
        line.append(longer);
      }
    }
    if (!line.isEmpty()) lines.add(line.toString());
    return lines;
  }

  /// Marks what follows as one thing to be cut out, so that programs can count and measure it.
  ///
  /// @param kind such as Piece or Counter
  void begin(String kind, String name, String side, double x, double y, double w, double h) {
    COSDictionary about = new COSDictionary();
    about.setString("Name", name);
    about.setString("Side", side);
    COSArray cut = new COSArray();
    for (double edge : new double[] {x, paper.height - y - h, x + w, paper.height - y})
      cut.add(new COSFloat((float) (edge * POINTS)));
    about.setItem("Cut", cut);
    run(() -> out.beginMarkedContent(COSName.getPDFName(kind), PDPropertyList.create(about)));
  }

  void end() {
    run(() -> out.endMarkedContent());
  }
}
