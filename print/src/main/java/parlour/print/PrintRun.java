package parlour.print;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.Optional;
import java.util.TimeZone;
import java.util.function.Function;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import parlour.games.GameBox;
import parlour.games.GameList;
import parlour.games.Rulebook;
import parlour.games.material.BoxContents;
import parlour.games.material.CatalogEntry;

/// Makes the PDF of a box: pieces with their backs, what lies beside them, score sheets, and the
/// leaflet.
///
/// @param games the games whose boxes can be ordered
/// @param resources finds their rules and drawings
public record PrintRun(GameList games, Function<String, Optional<InputStream>> resources) {
  /// Prints the boxes of the house.
  public static final PrintRun HOUSE =
      new PrintRun(
          GameList.HOUSE, name -> Optional.ofNullable(Rulebook.class.getResourceAsStream(name)));

  /// The PDF of an order; the same bytes for the same order.
  public byte[] write(PrintOrder order) {
    return write(order, true);
  }

  /// The same, where it may do without score sheets and leaflet.
  byte[] write(PrintOrder order, boolean leaflet) {
    try (PDDocument document = new PDDocument()) {
      describe(document, order);
      Canvas canvas = new Canvas(document, order.paper(), resources);
      if (order.name().equals(PrintOrder.EVENING)) new EveningSheets(canvas, order.ink()).draw();
      else box(GameBox.find(games, order.name()).orElseThrow(), order, leaflet, canvas);
      canvas.finish();
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      document.save(bytes);
      return bytes.toByteArray();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static void box(GameBox box, PrintOrder order, boolean leaflet, Canvas canvas) {
    BoxContents contents = box.contents();
    PieceSize usual = contents.supplies().counters() > 0 ? PieceSize.TILE : PieceSize.CARD;
    new PieceSheets(canvas, order.ink(), order.size().orElse(usual)).draw(contents);
    new SupplySheets(canvas, order.ink()).draw(contents.supplies());
    if (!leaflet) return;
    for (CatalogEntry game : box.games()) new ScoreSheetPage(canvas).draw(game);
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
