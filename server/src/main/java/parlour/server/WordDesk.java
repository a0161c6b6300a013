package parlour.server;

import java.util.concurrent.ConcurrentHashMap;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Json;
import parlour.games.Lookup;
import parlour.games.WordLaws;
import parlour.lexicon.Judge;

/// Answers whether a game admits a word, what it means and how it is divided.
final class WordDesk {
  private final Repertoire repertoire;
  private final ConcurrentHashMap<String, Judge> judges = new ConcurrentHashMap<>();

  WordDesk(Repertoire repertoire) {
    this.repertoire = repertoire;
  }

  Json look(String asked, String game) {
    String word = Lookup.word(asked).orElseThrow(() -> new Problem(400, Lookup.NO_WORD));
    if (!game.isEmpty() && repertoire.find(game).isEmpty())
      throw new Problem(404, "There is no such game here.");
    Judge judge =
        judges.computeIfAbsent(game, id -> new Judge(repertoire.lexicon(), WordLaws.of(id)));
    return Lookup.of(word, judge, repertoire.lexicon(), ShippedLexicon.definitions());
  }
}
