package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;
import parlour.dictionary.ShippedLexicon;
import parlour.games.WordInfo;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.Judge;
import parlour.server.table.state.OpenGames;
import parlour.server.wire.Problem;

/// Looks a word up: whether a table of a game with its settings accepts it, what it means and its
/// syllables.
final class WordRoutes {
  /// How many judges are kept: one for each game and mixture of its settings.
  private static final int KEPT = 200;

  private final OpenGames games;
  private final LruCache<Judge> judges = new LruCache<>(KEPT);

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
    Judge judge =
        judges.get(String.valueOf(request.queryString()), () -> judge(request), Runnable::run);
    Http.json(request, 200, WordInfo.of(word, judge, ShippedLexicon.definitions()));
  }

  /// The judge of the game that is named, with its settings; a general one where none is.
  private Judge judge(Context request) {
    String game = parameter(request, "game");
    Map<String, String> settings = WordInfo.settings(name -> parameter(request, name));
    if (game.isEmpty()) return WordInfo.judge(settings, games.lexicon());
    CatalogEntry entry =
        games.find(game).orElseThrow(() -> new Problem(404, "There is no such game here."));
    return WordInfo.judge(entry, settings, games.lexicon());
  }

  private static String parameter(Context request, String name) {
    return Optional.ofNullable(request.queryParam(name)).orElse("");
  }
}
