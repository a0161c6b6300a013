package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import parlour.dictionary.ShippedLexicon;
import parlour.games.TableWords;
import parlour.games.WordInfo;
import parlour.games.WordLaws;
import parlour.lexicon.DictionaryList;
import parlour.lexicon.Judge;
import parlour.lexicon.Manners;
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
    String game = parameter(request, "game");
    if (!game.isEmpty() && games.find(game).isEmpty())
      throw new Problem(404, "There is no such game here.");
    DictionaryList list = TableWords.list(parameter(request, "list"));
    Manners manners = TableWords.manners(parameter(request, "family"));
    Judge judge =
        judges.computeIfAbsent(
            game + " " + list + " " + manners,
            _ -> new Judge(games.lexicon().forTable(list, manners), WordLaws.of(game)));
    Http.json(
        request, 200, WordInfo.of(word, judge, judge.lexicon(), ShippedLexicon.definitions()));
  }

  private static String parameter(Context request, String name) {
    return Optional.ofNullable(request.queryParam(name)).orElse("");
  }
}
