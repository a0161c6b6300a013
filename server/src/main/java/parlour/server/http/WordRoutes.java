package parlour.server.http;

import java.util.concurrent.ConcurrentHashMap;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.wire.Json;
import parlour.games.TableWords;
import parlour.games.WordInfo;
import parlour.games.WordLaws;
import parlour.lexicon.DictionaryList;
import parlour.lexicon.Judge;
import parlour.lexicon.Manners;
import parlour.server.table.state.OpenGames;
import parlour.server.wire.Problem;

/// Answers whether a game admits a word, what it means and how it is divided.
final class WordRoutes {
  private final OpenGames repertoire;
  private final ConcurrentHashMap<String, Judge> judges = new ConcurrentHashMap<>();

  WordRoutes(OpenGames repertoire) {
    this.repertoire = repertoire;
  }

  /// Looks a word up for a game whose table has chosen a list and manners, by the values of its
  /// settings.
  Json look(String asked, String game, String list, String family) {
    String word = WordInfo.word(asked).orElseThrow(() -> new Problem(400, WordInfo.NO_WORD));
    if (!game.isEmpty() && repertoire.find(game).isEmpty())
      throw new Problem(404, "There is no such game here.");
    DictionaryList chosen = TableWords.list(list);
    Manners manners = TableWords.manners(family);
    Judge judge =
        judges.computeIfAbsent(
            game + " " + chosen + " " + manners,
            _ -> new Judge(repertoire.lexicon().forTable(chosen, manners), WordLaws.of(game)));
    return WordInfo.of(word, judge, judge.lexicon(), ShippedLexicon.definitions());
  }
}
