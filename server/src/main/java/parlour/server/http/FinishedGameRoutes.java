package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.function.Function;
import parlour.engine.Seat;
import parlour.engine.play.Log;
import parlour.engine.wire.Json;
import parlour.engine.wire.LogCodec;
import parlour.games.LogVerification;
import parlour.games.ReplayView;
import parlour.server.table.state.OpenGames;
import parlour.server.wire.Problem;

/// The replay of a finished game: its course, its scenes and the verification of its log.
///
/// All of it is computed from the log, so the table only has to hand that out.
final class FinishedGameRoutes {
  private static final int MOST_SEATS = 32;

  private final OpenGames games;
  private final Function<Context, String> log;

  /// @param log reads the finished log of the table a request names, or refuses
  FinishedGameRoutes(OpenGames games, Function<Context, String> log) {
    this.games = games;
    this.log = log;
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/tables/{id}/course", request -> Http.json(request, 200, course(request)));
    routes.get("/api/tables/{id}/replay", request -> Http.json(request, 200, scenes(request)));
    routes.get("/api/tables/{id}/verify", request -> Http.json(request, 200, verify(request)));
  }

  private Json course(Context request) {
    Seat eye = eye(request);
    return ReplayView.course(log(request, eye, 0), games.lexicon(), eye);
  }

  private Json scenes(Context request) {
    Seat eye = eye(request);
    int from = Http.queryNumber(request, "from", 0);
    int count = Http.queryNumber(request, "count", ReplayView.MOST);
    return ReplayView.scenes(log(request, eye, from), games.lexicon(), eye, from, count);
  }

  /// The same checks as `parlour verify`, on the very bytes that can be downloaded.
  private Json verify(Context request) {
    return LogVerification.of(log.apply(request), games.lexicon()).write();
  }

  /// The log, if it can be replayed here from that scene on for that seat.
  private Log log(Context request, Seat eye, int from) {
    Log read = read(request);
    LogVerification.objection(read.header(), games.lexicon()).ifPresent(why -> refuse(409, why));
    ReplayView.objection(read, eye, from).ifPresent(why -> refuse(400, why));
    return read;
  }

  private Log read(Context request) {
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
    int eye = Http.queryNumber(request, "eye", -1);
    if (eye < -1 || eye >= MOST_SEATS)
      throw new Problem(400, "A seat is a number from 0 on; -1 is an onlooker.");
    return Seat.of(eye);
  }
}
