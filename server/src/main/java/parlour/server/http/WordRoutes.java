package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import parlour.dictionary.ShippedLexicon;
import parlour.games.WordInfo;
import parlour.games.WordLaws;
import parlour.lexicon.Judge;
import parlour.server.table.state.OpenGames;
import parlour.server.wire.Problem;

/// Looks a word up: whether a game accepts it, what it means and its syllables.
final class WordRoutes {
  private final OpenGames games;
  private final ConcurrentHashMap<String, Judge> judges = new ConcurrentHashMap<>();

  WordRoutes(OpenGames games) {
    this.games = games;
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/words/{word}", this::lookUp);
  }

  private void lookUp(Context request) {
    String word =
        WordInfo.word(request.pathParam("word"))
            .orElseThrow(() -> new Problem(400, WordInfo.NO_WORD));
    String game = Optional.ofNullable(request.queryParam("game")).orElse("");
    if (!game.isEmpty() && games.find(game).isEmpty())
      throw new Problem(404, "There is no such game here.");
    Judge judge = judges.computeIfAbsent(game, id -> new Judge(games.lexicon(), WordLaws.of(id)));
    Http.json(
        request, 200, WordInfo.of(word, judge, games.lexicon(), ShippedLexicon.definitions()));
  }
}
