package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.function.Function;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.engine.play.Log;
import parlour.engine.wire.Json;
import parlour.engine.wire.LogCodec;
import parlour.games.Editions;
import parlour.games.LogVerification;
import parlour.games.ReplayView;
import parlour.games.recording.RecordedGame;
import parlour.games.recording.Recording;
import parlour.server.wire.Problem;

/// The replay of a finished game: its course, its scenes and the verification of its log.
///
/// All of it is computed from the log, so the table only has to hand that out; where this build
/// does not have the edition the game was dealt with, from what was recorded of it.
final class FinishedGameRoutes {
  private static final int MOST_SEATS = 32;

  private final Editions editions;
  private final Function<Context, String> log;
  private final Function<Context, Recording> recording;

  /// @param log reads the finished log of the table a request names, or refuses
  /// @param recording reads what the game showed, or refuses
  FinishedGameRoutes(
      Editions editions, Function<Context, String> log, Function<Context, Recording> recording) {
    this.editions = editions;
    this.log = log;
    this.recording = recording;
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/tables/{id}/course", request -> Http.json(request, 200, course(request)));
    routes.get("/api/tables/{id}/replay", request -> Http.json(request, 200, scenes(request)));
    routes.get("/api/tables/{id}/verify", request -> Http.json(request, 200, verify(request)));
  }

  private Json course(Context request) {
    Seat eye = eye(request);
    Log log = log(request, eye, 0);
    return ReplayView.course(log, game(request, log), eye);
  }

  private Json scenes(Context request) {
    Seat eye = eye(request);
    int from = Http.queryNumber(request, "from", 0);
    int count = Http.queryNumber(request, "count", ReplayView.MOST);
    Log log = log(request, eye, from);
    return ReplayView.scenes(log, game(request, log), eye, from, count);
  }

  /// The same checks as `parlour verify`, on the very bytes that can be downloaded.
  private Json verify(Context request) {
    return LogVerification.of(log.apply(request), editions).write();
  }

  /// The game under the edition it was dealt with, or else what was recorded of it.
  private Game<?, ?, ?> game(Context request, Log log) {
    return editions.objection(log.header()).isEmpty()
        ? editions.open(log.header())
        : RecordedGame.fromTheDeal(recording.apply(request));
  }

  /// The log, if it can be replayed from that scene on for that seat.
  private Log log(Context request, Seat eye, int from) {
    Log read = read(request);
    ReplayView.objection(read, eye, from)
        .ifPresent(
            why -> {
              throw new Problem(400, why);
            });
    return read;
  }

  private Log read(Context request) {
    try {
      return LogCodec.read(log.apply(request)).log();
    } catch (LogCodec.Broken broken) {
      throw new Problem(409, LogVerification.sentence(broken));
    }
  }

  private static Seat eye(Context request) {
    int eye = Http.queryNumber(request, "eye", -1);
    if (eye < -1 || eye >= MOST_SEATS)
      throw new Problem(400, "A seat is a number from 0 on; -1 is an onlooker.");
    return Seat.of(eye);
  }
}
