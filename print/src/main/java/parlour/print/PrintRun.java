package parlour.print;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import parlour.games.Catalog;
import parlour.games.boxes.BoxContents;
import parlour.games.boxes.Boxes;

/// Makes the PDF of a box: pieces with their backs, what lies beside them, score sheets, and the
/// leaflet.
public final class PrintRun {
  private PrintRun() {}

  /// The PDF of an order; the same bytes for the same order.
  public static byte[] write(PrintOrder order) {
    return write(order, true);
  }

  /// The same, where it may do without score sheets and leaflet.
  static byte[] write(PrintOrder order, boolean leaflet) {
    try (PDDocument document = new PDDocument()) {
      describe(document, order);
      Canvas canvas = new Canvas(document, order.paper());
      if (order.name().equals(PrintOrder.EVENING)) new EveningSheets(canvas, order.ink()).draw();
      else box(Boxes.find(order.name()).orElseThrow(), order, leaflet, canvas);
      canvas.finish();
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      document.save(bytes);
      return bytes.toByteArray();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static void box(BoxContents box, PrintOrder order, boolean leaflet, Canvas canvas) {
    PieceSize usual = box.supplies().counters() > 0 ? PieceSize.TILE : PieceSize.CARD;
    new PieceSheets(canvas, order.ink(), order.size().orElse(usual)).draw(box);
    new SupplySheets(canvas, order.ink()).draw(box.supplies());
    if (!leaflet) return;
    for (String game : box.games())
      new ScoreSheetPage(canvas).draw(Catalog.find(game).orElseThrow());
    new Leaflet(canvas).draw(box);
  }

  private static void describe(PDDocument document, PrintOrder order) {
    PDDocumentInformation about = document.getDocumentInformation();
    about.setTitle("Parlour: " + order.name());
    about.setSubject(
        "To print on " + order.paper().name().toLowerCase(Locale.ROOT) + ", on both sides.");
    about.setProducer("Parlour");
    Calendar never = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
    never.setTimeInMillis(0);
    about.setCreationDate(never);
    document.setDocumentId(1L);
  }
}
