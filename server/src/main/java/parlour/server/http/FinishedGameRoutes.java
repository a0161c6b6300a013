package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.function.Function;
import parlour.engine.Log;
import parlour.engine.Seat;
import parlour.engine.wire.Json;
import parlour.engine.wire.LogCodec;
import parlour.games.LogVerification;
import parlour.games.ReplayView;
import parlour.server.table.state.OpenGames;
import parlour.server.wire.Problem;

/// What can be asked about a game that is over: its course, its scenes, and whether its log holds.
///
/// Everything comes out of the log alone, so a table has no more to do than to give it out.
final class FinishedGameRoutes {
  private static final int MOST_SEATS = 32;

  private final OpenGames repertoire;
  private final Function<Context, String> log;

  /// `log` gives the log of the table a request names, or refuses.
  FinishedGameRoutes(OpenGames repertoire, Function<Context, String> log) {
    this.repertoire = repertoire;
    this.log = log;
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/tables/{id}/course", request -> give(request, course(request)));
    routes.get("/api/tables/{id}/replay", request -> give(request, scenes(request)));
    routes.get("/api/tables/{id}/verify", request -> give(request, verify(request)));
  }

  private Json course(Context request) {
    Seat eye = eye(request);
    return ReplayView.course(log(request, eye, 0), repertoire.lexicon(), eye);
  }

  private Json scenes(Context request) {
    Seat eye = eye(request);
    int from = number(request, "from", 0);
    int count = number(request, "count", ReplayView.MOST);
    return ReplayView.scenes(log(request, eye, from), repertoire.lexicon(), eye, from, count);
  }

  /// The same scrutiny as `parlour verify`, of the very bytes that can be kept.
  private Json verify(Context request) {
    return LogVerification.of(log.apply(request), repertoire.lexicon()).write();
  }

  /// A log that can be gone through here, from that scene on, as that seat.
  private Log log(Context request, Seat eye, int from) {
    Log read = book(request);
    LogVerification.objection(read.header(), repertoire.lexicon())
        .ifPresent(why -> refuse(409, why));
    ReplayView.objection(read, eye, from).ifPresent(why -> refuse(400, why));
    return read;
  }

  private Log book(Context request) {
    try {
      return LogCodec.read(log.apply(request)).log();
    } catch (LogCodec.Broken broken) {
      throw new Problem(409, LogVerification.sentence(broken));
    }
  }

  private static void refuse(int status, String why) {
    throw new Problem(status, why);
  }

  private static Seat eye(Context request) {
    int eye = number(request, "eye", -1);
    if (eye < -1 || eye >= MOST_SEATS)
      throw new Problem(400, "A seat is a number from 0 on; -1 is an onlooker.");
    return Seat.of(eye);
  }

  private static int number(Context request, String name, int otherwise) {
    String text = Optional.ofNullable(request.queryParam(name)).orElse("");
    if (text.isEmpty()) return otherwise;
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException _) {
      throw new Problem(400, "What is asked for as \"" + name + "\" is a number.");
    }
  }

  private static void give(Context request, Json body) {
    request
        .contentType("application/json")
        .header("Cache-Control", "no-store")
        .result(body.write());
  }
}
