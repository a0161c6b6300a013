package parlour.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/// Draws pages of every box side by side, to be looked at; see docs/PRINT.md for how to run it.
@EnabledIfSystemProperty(named = "contact.sheet", matches = ".+")
class ContactSheet {
  private static final int COLUMNS = 8;
  private static final int DOTS_PER_INCH = 34;

  /// A box and which of its pages to show; counted from the end where negative.
  private record Pages(String name, Paper paper, Ink ink, int... pages) {}

  private static final List<Pages> SHOWN =
      List.of(
          new Pages("letters-300", Paper.A4, Ink.COLOUR, 0, 1, 10, 12),
          new Pages("letters-180", Paper.LETTER, Ink.SPARE, 0, 1, 6, 8),
          new Pages("crossword", Paper.A4, Ink.COLOUR, 0, 8, 10, 12),
          new Pages("logomachy", Paper.A4, Ink.COLOUR, 4, 8, 14, 15),
          new Pages("foil", Paper.A4, Ink.COLOUR, 10, 24, 25, 32),
          new Pages("animals", Paper.A4, Ink.COLOUR, 0, 1, 12, 18),
          new Pages("authors", Paper.A4, Ink.COLOUR, 0, 2, 4, 6),
          new Pages("authors", Paper.LETTER, Ink.SPARE, 0, 1, 6, 8),
          new Pages("jacks", Paper.A4, Ink.COLOUR, 0, 8, 10, 12),
          new Pages("evening", Paper.A4, Ink.COLOUR, 0, 8, 10, 12));

  @Test
  void draw() throws IOException {
    List<BufferedImage> images = new ArrayList<>();
    for (Pages shown : SHOWN) {
      byte[] pdf =
          PrintRun.HOUSE.write(
              new PrintOrder(shown.name(), shown.paper(), shown.ink(), Optional.empty()));
      try (PDDocument document = Loader.loadPDF(pdf)) {
        PDFRenderer renderer = new PDFRenderer(document);
        for (int page : shown.pages())
          if (page < document.getNumberOfPages())
            images.add(renderer.renderImageWithDPI(page, DOTS_PER_INCH));
      }
    }
    int width = images.stream().mapToInt(BufferedImage::getWidth).max().orElse(1) + 6;
    int height = images.stream().mapToInt(BufferedImage::getHeight).max().orElse(1) + 6;
    int rows = (images.size() + COLUMNS - 1) / COLUMNS;
    BufferedImage sheet =
        new BufferedImage(COLUMNS * width, rows * height, BufferedImage.TYPE_INT_RGB);
    Graphics2D out = sheet.createGraphics();
    out.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
    out.setColor(new Color(0x285141));
    out.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
    for (int i = 0; i < images.size(); i++)
      out.drawImage(images.get(i), i % COLUMNS * width + 3, i / COLUMNS * height + 3, null);
    out.dispose();
    File file = new File(System.getProperty("contact.sheet"));
    assertThat(ImageIO.write(sheet, "png", file)).isTrue();
  }
}
