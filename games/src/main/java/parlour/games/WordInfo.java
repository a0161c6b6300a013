package parlour.games;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.engine.wire.Json;
import parlour.games.material.CatalogEntry;
import parlour.games.material.WordGame;
import parlour.lexicon.Definitions;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Mark;
import parlour.lexicon.Verdict;
import parlour.lexicon.WordLaw;

/// What players are told of a word they point at: whether the game admits it, what it means and how
/// it is divided into syllables.
public final class WordInfo {
  private static final int LONGEST = 32;

  private WordInfo() {}

  /// The word in small letters, or nothing where it cannot be one.
  public static Optional<String> word(String asked) {
    String word = asked.toLowerCase(Locale.ROOT);
    boolean good = !word.isEmpty() && word.length() <= LONGEST && Letters.spellable(word);
    return good ? Optional.of(word) : Optional.empty();
  }

  /// The settings that a request for a word names.
  ///
  /// @param query what the request says by the name of a parameter, or nothing: `settings`, those
  ///   of a table as JSON; `list` and `family`, those two alone
  public static Map<String, String> settings(UnaryOperator<String> query) {
    Map<String, String> settings = new TreeMap<>();
    for (String name : List.of("list", "family")) settings.put(name, query.apply(name));
    String all = query.apply("settings");
    if (!all.isEmpty())
      Json.parse(all).asFields().forEach((name, value) -> settings.put(name, value.asText()));
    settings.values().removeIf(String::isEmpty);
    return settings;
  }

  /// The judge of no game in particular, by the list and the manners chosen.
  public static Judge judge(Map<String, String> chosen, Lexicon lexicon) {
    return new Judge(TableWords.lexicon(new Settings(chosen), lexicon), WordLaw.GENERAL);
  }

  /// The judge of a game as it is played with these settings, and the usual ones for the rest.
  public static Judge judge(CatalogEntry entry, Map<String, String> chosen, Lexicon lexicon) {
    if (!entry.service().words())
      throw new Json.Malformed(entry.title() + " has no words to judge.");
    Optional<String> objection = Setting.objection(entry.settings(), chosen);
    if (objection.isPresent()) throw new Json.Malformed(objection.get());
    return WordGame.judge(entry.open(chosen, lexicon)).orElseThrow();
  }

  /// Says why something cannot be a word.
  public static final String NO_WORD = "A word is one to " + LONGEST + " letters from A to Z.";

  private static boolean isHouseWord(String word, Lexicon lexicon) {
    int id = lexicon.id(word);
    return id >= 0 && lexicon.is(id, Mark.HOUSE);
  }

  /// What a word means; nothing for words that may offend.
  private static String definition(String word, Lexicon lexicon, Definitions definitions) {
    int id = lexicon.id(word);
    boolean silent = id >= 0 && lexicon.isIndelicate(id);
    return silent ? "" : definitions.of(word).orElse("");
  }

  /// What is known of a word of small letters, by the judge of the game that is played.
  public static Json of(String word, Judge judge, Definitions definitions) {
    Lexicon lexicon = judge.lexicon();
    Verdict verdict = judge.judge(word);
    return Json.fields()
        .put("word", word)
        .put("good", verdict.good())
        .put("house", isHouseWord(word, lexicon))
        .put("why", verdict instanceof Verdict.Refused(_, String why) ? why : "")
        .put("definition", definition(word, lexicon, definitions))
        .put("syllables", Json.texts(lexicon.divide(word)))
        .done();
  }
}
