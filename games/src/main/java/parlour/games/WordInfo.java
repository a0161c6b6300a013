package parlour.games;

import java.util.Locale;
import java.util.Optional;
import parlour.engine.wire.Json;
import parlour.lexicon.Definitions;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Mark;
import parlour.lexicon.Verdict;

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
  public static Json of(String word, Judge judge, Lexicon lexicon, Definitions definitions) {
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
