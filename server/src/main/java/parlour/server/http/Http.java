package parlour.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.router.Endpoint;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import parlour.engine.wire.Json;
import parlour.games.material.CatalogEntry;
import parlour.server.table.state.OpenGames;
import parlour.server.wire.ApiDescription;
import parlour.server.wire.IdempotencyKey;
import parlour.server.wire.Limits;
import parlour.server.wire.Problem;
import parlour.server.wire.Reply;
import parlour.server.wire.RequestKey;
import parlour.server.wire.TextRules;

/// Reads requests and writes responses, the same way for every route.
public final class Http {
  /// How long a table or an evening may take to answer a request: longer than two commits of a disk
  /// that takes five seconds for one, since what is given up is stored nevertheless.
  public static final Duration REPLY_TIMEOUT = Duration.ofSeconds(15);

  private Http() {}

  /// The attribute under which a request keeps its body, for whoever tells what is wrong with it.
  private static final String BODY = "body";

  /// The request's body as JSON, refused when it is larger than allowed or has a field that its
  /// route does not know.
  public static Json body(Context request) {
    Json body = Json.parse(text(request));
    request.attribute(BODY, body);
    ApiDescription.check(request.method().name(), request.endpoint().path, body);
    return body;
  }

  /// Refuses fields where a route takes none.
  static void checkNoFields(Context request) {
    Endpoint found = request.endpoints().matchedHttpEndpoint();
    if (found == null || !request.method().equals(HandlerType.POST)) return;
    String route = found.path;
    if (ApiDescription.takesFields("POST", route)) return;
    String text = text(request);
    if (!text.isBlank()) ApiDescription.check("POST", route, Json.parse(text));
  }

  /// What is wrong with a request, with the name of the field if it is known.
  static String sentence(Json.Malformed wrong, Context request) {
    Json body = request.attribute(BODY);
    return body == null ? wrong.sentence() : wrong.sentenceIn(body);
  }

  private static String text(Context request) {
    try {
      byte[] bytes = request.bodyInputStream().readNBytes(Limits.MESSAGE_BYTES + 1);
      if (bytes.length > Limits.MESSAGE_BYTES) {
        request.header("Connection", "close");
        throw new Problem(413, Limits.REQUEST_TOO_LARGE);
      }
      return new String(bytes, UTF_8);
    } catch (IOException broken) {
      throw new Problem(400, "The request could not be read.");
    }
  }

  /// An object of texts in a request's body, such as the chosen settings; empty when it is left
  /// out.
  public static Map<String, String> texts(Json body, String field) {
    Map<String, String> texts = new TreeMap<>();
    body.maybe(field)
        .ifPresent(all -> all.asFields().forEach((name, value) -> texts.put(name, value.asText())));
    return texts;
  }

  /// The game named by `game` in a request's body.
  public static CatalogEntry game(Json body, OpenGames games) {
    String id = body.at("game").asText();
    return games
        .find(id)
        .orElseThrow(
            () ->
                new Problem(
                    400,
                    "There is no game \""
                        + TextRules.excerpt(id)
                        + "\"; /api/games lists those there are."));
  }

  /// The settings in a request's body: those of the `length` it names, if it does, and over them
  /// its `settings`.
  public static Map<String, String> chosen(Json body, CatalogEntry game) {
    String length = body.maybe("length").map(Json::asText).orElse("");
    game.objection(length)
        .ifPresent(
            why -> {
              throw new Problem(400, why);
            });
    return game.chosen(length, texts(body, "settings"));
  }

  /// The request's idempotency key, or a random one if it has none.
  public static IdempotencyKey idempotencyKey(Context request) {
    return IdempotencyKey.of(request.header(IdempotencyKey.HEADER));
  }

  /// What is remembered of a request with a key: a repeated one has the same method, path, token
  /// and body.
  public static Optional<RequestKey> requestKey(Context request, Json body) {
    String authorization = Optional.ofNullable(request.header("Authorization")).orElse("");
    return idempotencyKey(request)
        .request(request.method().name(), request.path(), authorization, body.write());
  }

  /// The same for a request without a body.
  public static Optional<RequestKey> requestKey(Context request) {
    return requestKey(request, Json.fields().done());
  }

  /// The bearer token of the `Authorization` header.
  public static String token(Context request) {
    String header = request.header("Authorization");
    if (header == null || !header.startsWith("Bearer ")) {
      throw new Problem(401, "Show who you are with the token of your chair.");
    }
    return header.substring("Bearer ".length()).strip();
  }

  /// The same for a request that may come without one: empty then.
  static String tokenIfAny(Context request) {
    return request.header("Authorization") == null ? "" : token(request);
  }

  /// A number in the path, such as that of a seat; `refusal` says why anything else is none.
  public static int pathNumber(Context request, String name, String refusal) {
    try {
      return Integer.parseInt(request.pathParam(name));
    } catch (NumberFormatException _) {
      throw new Problem(404, refusal);
    }
  }

  /// A number in the query string, or `absent` when it is left out.
  static int queryNumber(Context request, String name, int absent) {
    String text = Optional.ofNullable(request.queryParam(name)).orElse("");
    if (text.isEmpty()) return absent;
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException _) {
      throw new Problem(400, "What is asked for as \"" + name + "\" is a number.");
    }
  }

  /// Waits for a reply; a late one becomes a 503.
  public static <T> T await(CompletionStage<T> stage, String whenLate) {
    try {
      return stage.toCompletableFuture().join();
    } catch (CompletionException late) {
      throw new Problem(503, whenLate);
    }
  }

  /// A successful reply with further fields that only the HTTP side knows, such as new tokens.
  public static Reply with(Reply reply, Json.Writer more) {
    if (!reply.isSuccess()) return reply;
    Json.Writer whole = Json.fields();
    Json.parse(reply.body()).asFields().forEach(whole::put);
    more.done().asFields().forEach(whole::put);
    return Reply.of(reply.status(), whole.done());
  }

  /// Sends a table's or an evening's reply, as JSON or as a problem.
  public static void answer(Context request, Reply reply) {
    if (reply.isSuccess()) json(request, reply.status(), reply.body());
    else
      request
          .status(reply.status())
          .contentType(Problem.TYPE)
          .result(reply.body().getBytes(UTF_8)); // A text would be sent as Latin-1.
  }

  public static void json(Context request, int status, Json body) {
    json(request, status, body.write());
  }

  public static void json(Context request, int status, String body) {
    request
        .status(status)
        .contentType("application/json")
        .header("Cache-Control", "no-store")
        .result(body);
  }

  /// Sends a log as a file to keep: one JSON object per line.
  public static void logFile(Context request, String fileName, String lines) {
    request
        .header("Content-Disposition", "attachment; filename=\"" + fileName + "\"")
        .contentType("application/x-ndjson; charset=utf-8")
        .result(lines);
  }
}
