package parlour.e2e;

import com.microsoft.playwright.Page;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.imageio.ImageIO;

/// Measures the WCAG contrast of texts against the pixels that are really behind them: paper,
/// cloth, wood and velvet are textures, which a rule about CSS colours cannot judge.
///
/// The position and colour of every text is recorded, then all texts are made transparent and a
/// screenshot is taken. The worst tenth of the pixels is ignored, because borders touch a text's
/// box.
final class Contrast {
  private static final String RECORD_AND_HIDE =
      """
      () => {
        const texts = [];
        const inks = new Map();
        const pen = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
        const inkOf = colour => {
          if (!inks.has(colour)) {
            pen.clearRect(0, 0, 1, 1);
            pen.fillStyle = colour;
            pen.fillRect(0, 0, 1, 1);
            inks.set(colour, pen.getImageData(0, 0, 1, 1).data);
          }
          return inks.get(colour);
        };
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walk.nextNode(); node; node = walk.nextNode()) {
          const holder = node.parentElement;
          if (!node.data.trim() || !holder || holder.closest('.sr,[disabled],[aria-disabled],option,noscript,.picture,.tile')) continue;
          const style = getComputedStyle(holder);
          if (!holder.checkVisibility({visibilityProperty: true})) continue;
          let seen = 1;
          for (let each = holder; each; each = each.parentElement) seen *= Number(getComputedStyle(each).opacity);
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const box of range.getClientRects()) {
            const x = box.left + box.width / 2, y = box.top + box.height / 2;
            if (box.width < 3 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
            let shown = true;
            for (let each = holder; each; each = each.parentElement) {
              if (getComputedStyle(each).overflow === 'visible') continue;
              const edge = each.getBoundingClientRect();
              shown &&= each === document.body || (box.top >= edge.top && box.bottom <= edge.bottom && box.left >= edge.left - 1 && box.right <= edge.right + 1);
            }
            if (!shown) continue;
            const top = document.elementFromPoint(x, y);
            if (!top || !(top === holder || holder.contains(top) || top.contains(holder))) continue;
            const [r, g, b, a] = inkOf(style.color);
            const size = parseFloat(style.fontSize), bold = Number(style.fontWeight) >= 700;
            texts.push({text: node.data.trim().slice(0, 40), x: box.left, y: box.top, w: box.width, h: box.height,
              r, g, b, a: a / 255 * seen, large: size >= 24 || (bold && size >= 18.66)});
            break;
          }
        }
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('*,*::before,*::after{color:transparent!important;text-shadow:none!important;-webkit-text-fill-color:transparent!important;caret-color:transparent!important}');
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        return texts;
      }
      """;

  private static final double[] WEIGHTS = {0.2126, 0.7152, 0.0722};
  private static final double[] LINEAR = new double[256];

  static {
    for (int value = 0; value < LINEAR.length; value++) LINEAR[value] = linearize(value);
  }

  /// The colour of a text.
  private record Ink(int[] colours, double alpha) {}

  private Contrast() {}

  /// The texts of a page with too little contrast, each with its contrast.
  static List<String> faults(Page page) {
    List<?> texts = (List<?>) page.evaluate(RECORD_AND_HIDE);
    BufferedImage bare;
    try {
      bare = ImageIO.read(new ByteArrayInputStream(page.screenshot()));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    page.evaluate("() => { document.adoptedStyleSheets = []; }");
    List<String> faults = new ArrayList<>();
    int judged = 0;
    for (Object each : texts) {
      Map<?, ?> text = (Map<?, ?>) each;
      double least = Boolean.TRUE.equals(text.get("large")) ? 3.0 : 4.5;
      double found = contrast(text, bare);
      judged++;
      if (found < least)
        faults.add(String.format(Locale.ROOT, "%.2f \"%s\"", found, text.get("text")));
    }
    if (judged == 0) throw new AssertionError("there is no text on the page");
    return faults;
  }

  private static double contrast(Map<?, ?> text, BufferedImage bare) {
    int left = Math.max(0, number(text, "x"));
    int top = Math.max(0, number(text, "y"));
    int right = Math.min(bare.getWidth(), left + Math.max(1, number(text, "w")));
    int bottom = Math.min(bare.getHeight(), top + Math.max(1, number(text, "h")));
    Ink ink =
        new Ink(
            new int[] {number(text, "r"), number(text, "g"), number(text, "b")},
            decimal(text, "a"));
    double[] found = new double[(right - left) * (bottom - top)];
    int count = 0;
    for (int y = top; y < bottom; y++)
      for (int x = left; x < right; x++) found[count++] = contrast(ink, bare.getRGB(x, y));
    if (count == 0) return 21;
    Arrays.sort(found);
    return found[count / 10];
  }

  private static double contrast(Ink text, int pixel) {
    double ink = 0;
    double ground = 0;
    for (int i = 0; i < 3; i++) {
      int behind = (pixel >> (16 - 8 * i)) & 255;
      double mixed = text.alpha() * text.colours()[i] + (1 - text.alpha()) * behind;
      ink += WEIGHTS[i] * linear(mixed);
      ground += WEIGHTS[i] * LINEAR[behind];
    }
    return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
  }

  /// The linear light of an sRGB value; whole values are precomputed.
  private static double linear(double value) {
    int whole = (int) value;
    return whole == value ? LINEAR[whole] : linearize(value);
  }

  private static double linearize(double value) {
    double part = value / 255;
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }

  private static int number(Map<?, ?> text, String name) {
    return (int) Math.round(decimal(text, name));
  }

  private static double decimal(Map<?, ?> text, String name) {
    return text.get(name) instanceof Number number ? number.doubleValue() : 0;
  }
}
