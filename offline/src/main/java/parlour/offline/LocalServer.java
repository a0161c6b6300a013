package parlour.offline;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.engine.Log;
import parlour.engine.Seat;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.LogVerification;
import parlour.games.ReplayView;
import parlour.games.WordInfo;
import parlour.games.WordLaws;
import parlour.lexicon.Definitions;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;

/// The house on this device: its tables, and answers to what a page would ask a server for.
final class LocalServer {
  private static final String TABLES = "/api/tables";
  private static final String WORDS = "/api/words/";

  private final Lexicon lexicon;
  private final Map<String, SoloTable> tables = new HashMap<>();
  private final Map<String, Judge> judges = new HashMap<>();
  private Optional<Definitions> definitions = Optional.empty();

  LocalServer(Lexicon lexicon) {
    this.lexicon = lexicon;
  }

  /// Takes in what the words mean; nobody misses it until he asks.
  void define(byte[] raw) {
    definitions = Optional.of(Definitions.read(lexicon, raw));
  }

  /// An answer to a request.
  ///
  /// @param body what is asked for, as JSON or, for a log, as a text
  /// @param laid the deal of a table that was laid, to be kept
  /// @param answers what the asked table has to say besides
  record Reply(int status, Json body, Optional<Json> laid, TableReply answers) {
    static Reply of(int status, Json body) {
      return new Reply(status, body, Optional.empty(), new TableReply());
    }

    static Reply refused(int status, String why) {
      return of(status, Json.fields().put("detail", why).done());
    }

    Json write() {
      Json.Writer out = Json.fields().put("status", status).put("body", body);
      laid.ifPresent(deal -> out.put("laid", deal));
      answers.write().asFields().forEach(out::put);
      return out.done();
    }
  }

  /// Whether a table has been read back, or laid, since this house was opened.
  boolean knows(String table) {
    return tables.containsKey(table);
  }

  /// Reads a table back from what was kept of it.
  void recall(Json deal, List<Json> since) {
    SoloTable table = SoloTable.read(SavedDeal.read(deal, lexicon.version()), since, lexicon);
    tables.put(table.deal().table(), table);
  }

  Optional<SoloTable> table(String id) {
    return Optional.ofNullable(tables.get(id));
  }

  /// Answers a request: method, path, what is asked for by name, a body and a fresh secret.
  Reply ask(Json request) {
    try {
      return answer(request);
    } catch (Json.Malformed wrong) {
      return Reply.refused(400, wrong.sentence());
    }
  }

  private Reply answer(Json request) {
    String method = request.at("method").asText();
    String path = request.at("path").asText();
    Json query = request.at("query");
    if (method.equals("GET") && path.startsWith(WORDS))
      return word(path.substring(WORDS.length()), text(query, "game"));
    if (!path.startsWith(TABLES)) return Reply.refused(404, "There is nothing here by that name.");
    if (path.equals(TABLES))
      return method.equals("POST")
          ? lay(SavedDeal.read(wish(request), lexicon.version()))
          : Reply.refused(405, "That cannot be done here.");
    String rest = path.substring(TABLES.length() + 1);
    int slash = rest.indexOf('/');
    String id = slash < 0 ? rest : rest.substring(0, slash);
    String what = method + " " + (slash < 0 ? "" : rest.substring(slash + 1));
    Optional<SoloTable> table = table(id);
    return table.isEmpty()
        ? Reply.refused(404, "There is no such table on this device.")
        : answer(table.get(), what, query, request);
  }

  private Reply answer(SoloTable table, String what, Json query, Json request) {
    return switch (what) {
      case "GET " -> Reply.of(200, table.table());
      case "POST rematch" -> rematch(table, request);
      case "GET course", "GET replay", "GET verify", "GET log" ->
          table.run().isOver()
              ? aftermath(table.run(), what, query)
              : Reply.refused(409, "The log is given out when the game is over.");
      default ->
          Reply.refused(409, "This table is on your device alone; nobody else can sit at it.");
    };
  }

  private Reply aftermath(LocalRun<?, ?> course, String what, Json query) {
    if (what.equals("GET log")) return Reply.of(200, Json.of(course.logFile()));
    if (what.equals("GET verify"))
      return Reply.of(200, LogVerification.of(course.logFile(), lexicon).write());
    Log log = course.log();
    Seat eye = Seat.of(number(query, "eye", -1));
    int from = number(query, "from", 0);
    Optional<String> objection = ReplayView.objection(log, eye, from);
    if (objection.isPresent()) return Reply.refused(400, objection.get());
    return Reply.of(
        200,
        what.equals("GET course")
            ? ReplayView.course(log, lexicon, eye)
            : ReplayView.scenes(log, lexicon, eye, from, number(query, "count", ReplayView.MOST)));
  }

  /// The wish of a request with the name and the secret that the device gave it.
  private static Json wish(Json request) {
    Json.Writer wish = Json.fields();
    request.at("body").asFields().forEach(wish::put);
    return wish.put("table", request.at("fresh")).put("secret", request.at("secret")).done();
  }

  private Reply lay(SavedDeal deal) {
    tables.put(deal.table(), SoloTable.dealt(deal, lexicon));
    Json seated = Json.fields().put("table", deal.table()).put("seat", 0).done();
    return new Reply(201, seated, Optional.of(deal.write()), new TableReply());
  }

  private Reply rematch(SoloTable table, Json request) {
    if (!table.run().isOver()) return Reply.refused(409, "The game is not over yet.");
    String fresh = request.at("fresh").asText();
    Reply laid = lay(table.deal().again(fresh, request.at("secret").asText()));
    return new Reply(laid.status(), laid.body(), laid.laid(), table.leadTo(fresh));
  }

  private Reply word(String asked, String game) {
    Optional<String> word = WordInfo.word(asked);
    if (word.isEmpty()) return Reply.refused(400, WordInfo.NO_WORD);
    if (!game.isEmpty() && Catalog.find(game).isEmpty())
      return Reply.refused(404, "There is no such game here.");
    if (definitions.isEmpty()) return Reply.refused(503, "What words mean is not on this device.");
    Judge judge = judges.computeIfAbsent(game, id -> new Judge(lexicon, WordLaws.of(id)));
    return Reply.of(200, WordInfo.of(word.get(), judge, lexicon, definitions.get()));
  }

  private static String text(Json query, String name) {
    return query.maybe(name).map(Json::asText).orElse("");
  }

  private static int number(Json query, String name, int otherwise) {
    String text = text(query, name);
    if (text.isEmpty()) return otherwise;
    try {
      return Math.clamp(Integer.parseInt(text), -1, 1 << 20);
    } catch (NumberFormatException wrong) {
      throw new Json.Malformed("What is asked for as \"" + name + "\" is a number.");
    }
  }
}
