package parlour.server;

import java.util.Locale;
import java.util.concurrent.ConcurrentHashMap;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Json;
import parlour.games.WordLaws;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Verdict;

/// Answers whether a game admits a word, what it means and how it is divided.
final class WordDesk {
  private static final int LONGEST = 32;

  private final Repertoire repertoire;
  private final ConcurrentHashMap<String, Judge> judges = new ConcurrentHashMap<>();

  WordDesk(Repertoire repertoire) {
    this.repertoire = repertoire;
  }

  Json look(String asked, String game) {
    String word = asked.toLowerCase(Locale.ROOT);
    if (word.isEmpty()
        || word.length() > LONGEST
        || !word.chars().allMatch(c -> c >= 'a' && c <= 'z')) {
      throw new Problem(400, "A word is one to " + LONGEST + " letters from A to Z.");
    }
    if (!game.isEmpty() && repertoire.find(game).isEmpty())
      throw new Problem(404, "There is no such game here.");
    Lexicon lexicon = repertoire.lexicon();
    Judge judge = judges.computeIfAbsent(game, id -> new Judge(lexicon, WordLaws.of(id)));
    Verdict verdict = judge.judge(word);
    int id = lexicon.id(word);
    return Json.fields()
        .put("word", word)
        .put("good", verdict.good())
        .put("why", verdict instanceof Verdict.Refused(_, String why) ? why : "")
        .put("definition", id < 0 ? "" : ShippedLexicon.definitions().of(id).orElse(""))
        .put("syllables", Json.texts(lexicon.divide(word)))
        .done();
  }
}
