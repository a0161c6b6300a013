package parlour.offline;

import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;
import parlour.engine.wire.Json;
import parlour.lexicon.Lexicon;

/// The functions exported to the browser's worker (TeaVM): JSON texts and times in, JSON texts out.
///
/// Their names are the interface of `local-server.js` and are called from TypeScript. Times are
/// milliseconds of the device's own clock.
public final class Device {
  private static final List<LocalServer> OPEN = new ArrayList<>();

  private Device() {}

  /// Starts the local server with its dictionary, and returns the dictionary's version.
  @JSExport
  public static String open(Int8Array words) {
    Lexicon lexicon = Lexicon.read(words.toJavaArray());
    OPEN.clear();
    OPEN.add(new LocalServer(lexicon));
    return lexicon.version();
  }

  /// Loads the definitions of the words.
  @JSExport
  public static void define(Int8Array meanings) {
    server().define(meanings.toJavaArray());
  }

  /// Whether the table is in memory, dealt or restored since `open`.
  @JSExport
  public static boolean knows(String table) {
    return server().knows(table);
  }

  /// Restores a table from what was stored; returns the problem in one sentence, or an empty text.
  @JSExport
  public static String recall(String deal, String since) {
    try {
      server().recall(Json.parse(deal), Json.parse(since).asItems());
      return "";
    } catch (Json.Malformed wrong) {
      return wrong.sentence();
    }
  }

  /// Answers a request that a page would send to a server.
  @JSExport
  public static String ask(String request) {
    return server().ask(Json.parse(request)).write().write();
  }

  /// Hands a table a frame, as a socket would.
  @JSExport
  public static String hear(String table, String frame, double sentMillis, double nowMillis) {
    try {
      return table(table)
          .hear(Json.parse(frame), (long) sentMillis, (long) nowMillis)
          .write()
          .write();
    } catch (Json.Malformed wrong) {
      TableReply out = new TableReply();
      out.show(
          Json.fields()
              .put("type", "problem")
              .put("title", "Bad Request")
              .put("detail", wrong.sentence())
              .done());
      return out.write().write();
    }
  }

  /// Lets a table do what is due.
  @JSExport
  public static String look(String table, double nowMillis) {
    return table(table).look((long) nowMillis).write().write();
  }

  /// The person leaves a table.
  @JSExport
  public static String leave(String table, double nowMillis) {
    return table(table).leave((long) nowMillis).write().write();
  }

  private static LocalServer server() {
    return OPEN.getFirst();
  }

  private static SoloTable table(String id) {
    return server()
        .table(id)
        .orElseThrow(() -> new IllegalStateException("no such table has been restored"));
  }

  /// The entry point TeaVM requires; it does nothing.
  public static void main(String[] arguments) {}
}
