package parlour.print;

import java.awt.Color;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/// A drawing of the browser as vectors: reads the SVG that our own drawings use, and nothing else.
///
/// Groups, paths, circles, ellipses, rectangles, texts, `use`, clip paths and transforms; an
/// element it does not know is an error, so that no part of a drawing is lost unseen.
final class SvgDrawing {
  private static final Color INK = new Color(0x241a11);

  private final Element root;
  private final Map<String, Element> named = new HashMap<>();
  final double width;
  final double height;

  private SvgDrawing(Element root) {
    this.root = root;
    String[] box = root.getAttribute("viewBox").split(" ");
    this.width = Double.parseDouble(box[2]);
    this.height = Double.parseDouble(box[3]);
    name(root);
  }

  static SvgDrawing read(InputStream drawing) {
    try (drawing) {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      return new SvgDrawing(factory.newDocumentBuilder().parse(drawing).getDocumentElement());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (ParserConfigurationException | SAXException broken) {
      throw new IllegalStateException("This is not a drawing.", broken);
    }
  }

  private void name(Element element) {
    if (!element.getAttribute("id").isEmpty()) named.put(element.getAttribute("id"), element);
    for (Element child : children(element)) name(child);
  }

  private static List<Element> children(Element element) {
    List<Element> children = new ArrayList<>();
    for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling())
      if (node instanceof Element child) children.add(child);
    return children;
  }

  /// How a shape is painted; what an element leaves out it has from the group around it.
  private record Paint(String fill, String stroke, double width, Color ink) {
    Paint within(Element element) {
      String colour = element.getAttribute("color");
      return new Paint(
          or(element, "fill", fill),
          or(element, "stroke", stroke),
          Double.parseDouble(or(element, "stroke-width", String.valueOf(width))),
          colour.isEmpty() ? ink : Color.decode(colour));
    }

    private static String or(Element element, String name, String inherited) {
      return element.hasAttribute(name) ? element.getAttribute(name) : inherited;
    }
  }

  /// Draws it as large as fits in a rectangle, in its middle.
  void draw(Canvas canvas, Ink ink, double x, double y, double w, double h) {
    double scale = Math.min(w / width, h / height);
    canvas.save();
    canvas.transform(scale, 0, 0, scale, x + (w - scale * width) / 2, y + (h - scale * height) / 2);
    canvas.roundLines();
    for (Element child : children(root))
      draw(child, new Paint("#000000", "none", 1, INK).within(root), canvas, ink);
    canvas.restore();
  }

  private void draw(Element element, Paint around, Canvas canvas, Ink ink) {
    if (element.getTagName().equals("defs")) return;
    Paint paint = around.within(element);
    canvas.save();
    transform(element.getAttribute("transform"), canvas);
    String clip = element.getAttribute("clip-path");
    if (!clip.isEmpty()) {
      for (Element shape : children(target(clip.substring(5, clip.length() - 1))))
        outline(shape, canvas);
      canvas.clip();
    }
    if (element.hasAttribute("opacity"))
      canvas.opacity(Double.parseDouble(element.getAttribute("opacity")));
    if (element.hasAttribute("stroke-dasharray"))
      canvas.dashes(numbers(element.getAttribute("stroke-dasharray")));
    switch (element.getTagName()) {
      case "g" -> {
        for (Element child : children(element)) draw(child, paint, canvas, ink);
      }
      case "use" -> draw(target(element.getAttribute("href").substring(1)), paint, canvas, ink);
      case "text" -> text(element, paint, canvas);
      default -> shape(element, paint, canvas, ink);
    }
    canvas.restore();
  }

  private Element target(String id) {
    Element target = named.get(id);
    if (target == null) throw new IllegalStateException("nothing is called " + id);
    return target;
  }

  private static void shape(Element element, Paint paint, Canvas canvas, Ink ink) {
    boolean filled = !paint.fill.equals("none");
    boolean stroked = !paint.stroke.equals("none") && paint.width > 0;
    if (!filled && !stroked) return;
    outline(element, canvas);
    Color fill = filled ? thrifty(colour(paint.fill, paint), ink) : Color.WHITE;
    Color stroke = stroked ? drawn(colour(paint.stroke, paint), ink) : Color.BLACK;
    if (filled && stroked) canvas.fillAndStroke(fill, stroke, paint.width);
    else if (filled) canvas.fill(fill);
    else canvas.stroke(stroke, paint.width);
  }

  private static Color colour(String value, Paint paint) {
    return value.equals("currentColor") ? paint.ink : Color.decode(longHex(value));
  }

  private static String longHex(String value) {
    if (value.length() != 4) return value;
    char r = value.charAt(1);
    char g = value.charAt(2);
    char b = value.charAt(3);
    return "#" + r + r + g + g + b + b;
  }

  /// Large fills become pale where ink is spared; what is nearly black carries the drawing and
  /// stays.
  private static Color thrifty(Color colour, Ink ink) {
    if (ink == Ink.COLOUR || light(colour) < 45) return colour;
    return light(colour) < 130 ? new Color(0xd9d9d9) : Color.WHITE;
  }

  /// A light line would be lost where what it is drawn on has become pale.
  private static Color drawn(Color colour, Ink ink) {
    return ink == Ink.SPARE && light(colour) > 130 ? INK : colour;
  }

  private static int light(Color colour) {
    return (299 * colour.getRed() + 587 * colour.getGreen() + 114 * colour.getBlue()) / 1000;
  }

  private static void outline(Element element, Canvas canvas) {
    switch (element.getTagName()) {
      case "path" -> SvgPathReader.draw(element.getAttribute("d"), canvas);
      case "circle" -> {
        double r = number(element, "r");
        canvas.ellipse(number(element, "cx"), number(element, "cy"), r, r);
      }
      case "ellipse" ->
          canvas.ellipse(
              number(element, "cx"),
              number(element, "cy"),
              number(element, "rx"),
              number(element, "ry"));
      case "rect" -> {
        double round = number(element, "rx");
        canvas.rounded(
            number(element, "x"),
            number(element, "y"),
            number(element, "width"),
            number(element, "height"),
            round,
            round);
      }
      default -> throw new IllegalStateException("cannot draw a " + element.getTagName());
    }
  }

  private static void text(Element element, Paint paint, Canvas canvas) {
    String text = element.getTextContent().strip();
    double size = number(element, "font-size");
    double natural = canvas.width(Typeface.TILE, size, text);
    double width = element.hasAttribute("textLength") ? number(element, "textLength") : natural;
    String anchor = element.getAttribute("text-anchor");
    double x = number(element, "x") - (anchor.equals("middle") ? width / 2 : 0);
    canvas.squeezed(
        Typeface.TILE,
        size,
        colour(paint.fill, paint),
        x,
        number(element, "y"),
        width / natural,
        text);
  }

  private static void transform(String transform, Canvas canvas) {
    if (transform.isEmpty()) return;
    int open = transform.indexOf('(');
    double[] n = numbers(transform.substring(open + 1, transform.indexOf(')')));
    switch (transform.substring(0, open)) {
      case "rotate" -> canvas.turn(n[0], n.length > 1 ? n[1] : 0, n.length > 1 ? n[2] : 0);
      case "translate" -> canvas.transform(1, 0, 0, 1, n[0], n.length > 1 ? n[1] : 0);
      case "scale" -> canvas.transform(n[0], 0, 0, n.length > 1 ? n[1] : n[0], 0, 0);
      case "matrix" -> canvas.transform(n[0], n[1], n[2], n[3], n[4], n[5]);
      default -> throw new IllegalStateException("cannot transform by " + transform);
    }
    String rest = transform.substring(transform.indexOf(')') + 1).strip();
    transform(rest, canvas);
  }

  private static double number(Element element, String name) {
    return element.hasAttribute(name) ? Double.parseDouble(element.getAttribute(name)) : 0;
  }

  private static double[] numbers(String list) {
    String[] parts = list.strip().split("[ ,]+");
    double[] numbers = new double[parts.length];
    for (int i = 0; i < parts.length; i++) numbers[i] = Double.parseDouble(parts[i]);
    return numbers;
  }
}
