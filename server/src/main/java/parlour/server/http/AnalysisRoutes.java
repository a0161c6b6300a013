package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.function.Function;
import parlour.bots.analysis.Analyst;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.wire.LogCodec;
import parlour.server.table.state.OpenGames;
import parlour.server.wire.Limits;
import parlour.server.wire.Problem;
import parlour.server.wire.Reply;
import parlour.server.wire.Workroom;

/// The analysis of a finished game: computed apart from the bots, recent ones cached.
final class AnalysisRoutes {
  private static final int CACHED = 64;

  private final OpenGames games;
  private final Workroom workroom;
  private final Function<Context, Reply> log;
  private final LruCache<String> analyses = new LruCache<>(CACHED);

  /// @param log asks the table a request names for its log
  AnalysisRoutes(OpenGames games, Workroom workroom, Function<Context, Reply> log) {
    this.games = games;
    this.workroom = workroom;
    this.log = log;
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/tables/{id}/analysis", this::show);
  }

  private void show(Context request) {
    Reply reply = log.apply(request);
    if (reply.status() == 409)
      throw new Problem(409, "The analysis is there when the game is over.");
    if (reply.isSuccess()) {
      String table = Limits.checkedTableId(request.pathParam("id"));
      games
          .editions()
          .objection(LogCodec.read(reply.body()).log().header())
          .ifPresent(
              why -> {
                throw new Problem(
                    409, "This game can be replayed, but not analysed any more. " + why);
              });
      Http.json(
          request,
          200,
          analyses.get(
              table, () -> analyse(reply.body()), workroom.of(RequestGuard.address(request))));
    } else {
      Http.answer(request, reply);
    }
  }

  private String analyse(String log) {
    LogCodec.Book book = LogCodec.read(log);
    return Analyst.of(
            games.editions().open(book.log().header()),
            book.log(),
            word -> ShippedLexicon.definitions().of(word).orElse(""))
        .json()
        .write();
  }
}
