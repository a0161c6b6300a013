package parlour.offline;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.engine.Seat;
import parlour.engine.play.Log;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.Editions;
import parlour.games.GameList;
import parlour.games.LogVerification;
import parlour.games.ReplayView;
import parlour.games.TableWords;
import parlour.games.WordInfo;
import parlour.games.pocket.PocketJudge;
import parlour.lexicon.Definitions;
import parlour.lexicon.DictionaryList;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;

/// The server of one device: holds its tables and answers the requests a page would send over HTTP.
final class LocalServer {
  private static final String TABLES = "/api/tables";
  private static final String WORDS = "/api/words/";
  private static final String POCKET = "/api/pocket/";

  private final Lexicon lexicon;
  private final Map<String, SoloTable> tables = new HashMap<>();
  private Optional<Definitions> definitions = Optional.empty();

  LocalServer(Lexicon lexicon) {
    this.lexicon = lexicon;
  }

  /// Loads the definitions; requests for a word are refused until then.
  void define(byte[] raw) {
    definitions = Optional.of(Definitions.read(lexicon, raw));
  }

  /// A response to a request.
  ///
  /// @param status an HTTP status
  /// @param body the JSON asked for, or the text of a log
  /// @param deal the deal of a new table, to be stored
  /// @param tableReply what the table wants stored and shown besides
  record Reply(int status, Json body, Optional<Json> deal, TableReply tableReply) {
    static Reply of(int status, Json body) {
      return new Reply(status, body, Optional.empty(), new TableReply());
    }

    static Reply refused(int status, String why) {
      return of(status, Json.fields().put("detail", why).done());
    }

    Json write() {
      Json.Writer out = Json.fields().put("status", status).put("body", body);
      deal.ifPresent(stored -> out.put("laid", stored));
      tableReply.write().asFields().forEach(out::put);
      return out.done();
    }
  }

  /// Whether a table is in memory, dealt or restored.
  boolean knows(String table) {
    return tables.containsKey(table);
  }

  /// Restores a table from what was stored of it.
  void recall(Json deal, List<Json> since) {
    SoloTable table = SoloTable.read(SavedDeal.read(deal, lexicon.version()), since, lexicon);
    tables.put(table.deal().table(), table);
  }

  Optional<SoloTable> table(String id) {
    return Optional.ofNullable(tables.get(id));
  }

  /// Answers a request of method, path, query, body, a fresh table id and a fresh secret.
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
      return word(path.substring(WORDS.length()), query);
    if (method.equals("POST") && path.startsWith(POCKET))
      return Reply.of(
          200,
          new PocketJudge(GameList.HOUSE, lexicon)
              .answer(path.substring(POCKET.length()), request.at("body"), definitions));
    if (!path.startsWith(TABLES)) return Reply.refused(404, "There is nothing here by that name.");
    if (path.equals(TABLES))
      return method.equals("POST")
          ? deal(SavedDeal.read(dealRequest(request), lexicon.version()))
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
              ? finishedGame(table.run(), what, query)
              : Reply.refused(409, "The log is given out when the game is over.");
      default ->
          Reply.refused(409, "This table is on your device alone; nobody else can sit at it.");
    };
  }

  private Reply finishedGame(LocalRun<?, ?> run, String what, Json query) {
    if (what.equals("GET log")) return Reply.of(200, Json.of(run.logFile()));
    if (what.equals("GET verify"))
      return Reply.of(200, LogVerification.of(run.logFile(), Editions.of(lexicon)).write());
    Log log = run.log();
    Seat eye = Seat.of(number(query, "eye", -1));
    int from = number(query, "from", 0);
    Optional<String> objection = ReplayView.objection(log, eye, from);
    if (objection.isPresent()) return Reply.refused(400, objection.get());
    return Reply.of(
        200,
        what.equals("GET course")
            ? ReplayView.course(log, run.referee().game(), eye)
            : ReplayView.scenes(
                log, run.referee().game(), eye, from, number(query, "count", ReplayView.MOST)));
  }

  /// The body of a request for a table, with the id and the secret that the device chose for it.
  private static Json dealRequest(Json request) {
    Json.Writer deal = Json.fields();
    request.at("body").asFields().forEach(deal::put);
    return deal.put("table", request.at("fresh")).put("secret", request.at("secret")).done();
  }

  private Reply deal(SavedDeal deal) {
    tables.put(deal.table(), SoloTable.dealt(deal, lexicon));
    Json seated = Json.fields().put("table", deal.table()).put("seat", 0).done();
    return new Reply(201, seated, Optional.of(deal.write()), new TableReply());
  }

  private Reply rematch(SoloTable table, Json request) {
    if (!table.run().isOver()) return Reply.refused(409, "The game is not over yet.");
    String fresh = request.at("fresh").asText();
    Reply dealt = deal(table.deal().again(fresh, request.at("secret").asText()));
    return new Reply(dealt.status(), dealt.body(), dealt.deal(), table.leadTo(fresh));
  }

  private Reply word(String asked, Json query) {
    String game = text(query, "game");
    Optional<String> word = WordInfo.word(asked);
    if (word.isEmpty()) return Reply.refused(400, WordInfo.NO_WORD);
    if (!game.isEmpty() && Catalog.find(game).isEmpty())
      return Reply.refused(404, "There is no such game here.");
    if (definitions.isEmpty()) return Reply.refused(503, "What words mean is not on this device.");
    Map<String, String> settings = WordInfo.settings(name -> text(query, name));
    if (TableWords.list(settings) == DictionaryList.LARGE)
      return Reply.refused(404, SavedDeal.NO_LARGE_LIST);
    Judge judge =
        Catalog.find(game)
            .map(entry -> WordInfo.judge(entry, settings, lexicon))
            .orElseGet(() -> WordInfo.judge(settings, lexicon));
    return Reply.of(200, WordInfo.of(word.get(), judge, definitions.get()));
  }

  private static String text(Json query, String name) {
    return query.maybe(name).map(Json::asText).orElse("");
  }

  private static int number(Json query, String name, int fallback) {
    String text = text(query, name);
    if (text.isEmpty()) return fallback;
    try {
      return Math.clamp(Integer.parseInt(text), -1, 1 << 20);
    } catch (NumberFormatException wrong) {
      throw new Json.Malformed("What is asked for as \"" + name + "\" is a number.");
    }
  }
}
