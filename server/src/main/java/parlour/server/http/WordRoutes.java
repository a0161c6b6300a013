package parlour.server.http;

import java.util.concurrent.ConcurrentHashMap;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.wire.Json;
import parlour.games.WordInfo;
import parlour.games.WordLaws;
import parlour.lexicon.Judge;
import parlour.server.table.state.OpenGames;
import parlour.server.wire.Problem;

/// Answers whether a game admits a word, what it means and how it is divided.
final class WordRoutes {
  private final OpenGames repertoire;
  private final ConcurrentHashMap<String, Judge> judges = new ConcurrentHashMap<>();

  WordRoutes(OpenGames repertoire) {
    this.repertoire = repertoire;
  }

  Json look(String asked, String game) {
    String word = WordInfo.word(asked).orElseThrow(() -> new Problem(400, WordInfo.NO_WORD));
    if (!game.isEmpty() && repertoire.find(game).isEmpty())
      throw new Problem(404, "There is no such game here.");
    Judge judge =
        judges.computeIfAbsent(game, id -> new Judge(repertoire.lexicon(), WordLaws.of(id)));
    return WordInfo.of(word, judge, repertoire.lexicon(), ShippedLexicon.definitions());
  }
}
