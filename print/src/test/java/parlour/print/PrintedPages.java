package parlour.print;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.documentinterchange.markedcontent.PDMarkedContent;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.text.PDFMarkedContentExtractor;
import org.apache.pdfbox.text.TextPosition;

/// Reads a finished PDF back: what is to be cut out of each page, and the text that is really set
/// in it.
final class PrintedPages {
  /// A thing to be cut out.
  ///
  /// @param cut left, bottom, right and top, in points
  record Thing(int page, String kind, String name, String side, double[] cut, List<Glyph> glyphs) {
    /// The text in the largest type, which is what a player reads first.
    String headline() {
      float largest = glyphs.stream().map(Glyph::size).max(Comparator.naturalOrder()).orElse(0f);
      StringBuilder out = new StringBuilder();
      for (Glyph glyph : glyphs) if (glyph.size == largest) out.append(glyph.text);
      return out.toString().strip();
    }

    String text() {
      StringBuilder out = new StringBuilder();
      for (Glyph glyph : glyphs) out.append(glyph.text);
      return out.toString();
    }
  }

  /// A glyph with the box it covers.
  record Glyph(String text, float size, double left, double bottom, double right, double top) {}

  private PrintedPages() {}

  static List<Thing> things(byte[] pdf) {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      List<Thing> things = new ArrayList<>();
      for (int number = 0; number < document.getNumberOfPages(); number++) {
        PDFMarkedContentExtractor reader = new PDFMarkedContentExtractor();
        reader.setSuppressDuplicateOverlappingText(false);
        reader.processPage(document.getPage(number));
        for (PDMarkedContent content : reader.getMarkedContents())
          things.add(thing(number, content));
      }
      return things;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Thing thing(int page, PDMarkedContent content) {
    COSDictionary about = content.getProperties();
    float[] cut = ((COSArray) about.getDictionaryObject("Cut")).toFloatArray();
    List<Glyph> glyphs = new ArrayList<>();
    for (Object part : content.getContents())
      if (part instanceof TextPosition text) glyphs.add(glyph(text));
    return new Thing(
        page,
        content.getTag(),
        about.getString("Name"),
        about.getString("Side"),
        new double[] {cut[0], cut[1], cut[2], cut[3]},
        glyphs);
  }

  /// A generous box: from the base line to the height of a capital, turned text included.
  private static Glyph glyph(TextPosition text) {
    double x = text.getTextMatrix().getTranslateX();
    double y = text.getTextMatrix().getTranslateY();
    double up = text.getTextMatrix().getScaleY() < 0 ? -1 : 1;
    double width = text.getWidthDirAdj() * up;
    double height = Math.abs(text.getTextMatrix().getScalingFactorY()) * 0.7 * up;
    return new Glyph(
        text.getUnicode(),
        text.getFontSizeInPt(),
        Math.min(x, x + width),
        Math.min(y, y + height),
        Math.max(x, x + width),
        Math.max(y, y + height));
  }

  /// The fonts of all pages that are not embedded.
  static List<String> foreignFonts(byte[] pdf) {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      List<String> foreign = new ArrayList<>();
      for (PDPage page : document.getPages())
        for (COSName name : page.getResources().getFontNames()) {
          PDFont font = page.getResources().getFont(name);
          if (!font.isEmbedded()) foreign.add(font.getName());
        }
      return foreign;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
