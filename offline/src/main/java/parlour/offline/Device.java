package parlour.offline;

import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;
import parlour.engine.wire.Json;
import parlour.lexicon.Lexicon;

/// What the browser's worker calls: texts and times in, texts out.
public final class Device {
  private static final List<LocalServer> OPEN = new ArrayList<>();

  private Device() {}

  /// Opens the house with its dictionary, and tells which edition that is.
  @JSExport
  public static String open(Int8Array words) {
    Lexicon lexicon = Lexicon.read(words.toJavaArray());
    OPEN.clear();
    OPEN.add(new LocalServer(lexicon));
    return lexicon.version();
  }

  /// Takes in what the words mean.
  @JSExport
  public static void define(Int8Array meanings) {
    nook().define(meanings.toJavaArray());
  }

  /// Whether the table has been read back already.
  @JSExport
  public static boolean knows(String table) {
    return nook().knows(table);
  }

  /// Reads a table back; an objection in one sentence, or nothing.
  @JSExport
  public static String recall(String deal, String since) {
    try {
      nook().recall(Json.parse(deal), Json.parse(since).asItems());
      return "";
    } catch (Json.Malformed wrong) {
      return wrong.sentence();
    }
  }

  /// Answers what a page would ask a server for.
  @JSExport
  public static String ask(String request) {
    return nook().ask(Json.parse(request)).write().write();
  }

  /// A table hears a frame that was sent at a time of the device's clock.
  @JSExport
  public static String hear(String table, String frame, double sent, double now) {
    try {
      return table(table).hear(Json.parse(frame), (long) sent, (long) now).write().write();
    } catch (Json.Malformed wrong) {
      TableReply out = new TableReply();
      out.tell(
          Json.fields()
              .put("type", "problem")
              .put("title", "Bad Request")
              .put("detail", wrong.sentence())
              .done());
      return out.write().write();
    }
  }

  /// A table does what is due.
  @JSExport
  public static String look(String table, double now) {
    return table(table).look((long) now).write().write();
  }

  /// The person gets up from a table.
  @JSExport
  public static String leave(String table, double now) {
    return table(table).leave((long) now).write().write();
  }

  private static LocalServer nook() {
    return OPEN.getFirst();
  }

  private static SoloTable table(String id) {
    return nook()
        .table(id)
        .orElseThrow(() -> new IllegalStateException("no such table has been read back"));
  }

  /// The script's beginning: nothing happens until it is called.
  public static void main(String[] arguments) {}
}
