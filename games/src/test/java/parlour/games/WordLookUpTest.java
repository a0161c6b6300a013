package parlour.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Dice;
import parlour.engine.Field;
import parlour.engine.Game;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.engine.play.Seed;
import parlour.engine.wire.Json;
import parlour.games.court.Court;
import parlour.games.material.CatalogEntry;
import parlour.games.material.WordGame;
import parlour.games.pause.Pausing;
import parlour.lexicon.Definitions;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Verdict;

/// Whoever looks a word up is told what the table rules.
class WordLookUpTest {
  private static final Lexicon LEXICON = ShippedLexicon.load();
  private static final Definitions DEFINITIONS = ShippedLexicon.definitions();
  private static final List<String> WORDS = words();

  /// Three hundred: words and names of every length and rarity, and every fifth misspelt.
  private static List<String> words() {
    TreeSet<String> words = new TreeSet<>();
    Dice dice = new Dice(1874);
    while (words.size() < 300) {
      String word = LEXICON.word(dice.below(LEXICON.size()));
      words.add(words.size() % 5 == 0 ? word + "q" : word);
    }
    return new ArrayList<>(words);
  }

  private static Stream<CatalogEntry> games() {
    return Catalog.entries().stream().filter(entry -> entry.service().words());
  }

  private static Json lookUp(String word, CatalogEntry entry, Map<String, String> settings) {
    Json.Writer chosen = Json.fields();
    settings.forEach(chosen::put);
    Map<String, String> query = Map.of("settings", chosen.done().write());
    Map<String, String> asked = WordInfo.settings(name -> query.getOrDefault(name, ""));
    return WordInfo.of(word, WordInfo.judge(entry, asked, LEXICON), DEFINITIONS);
  }

  /// The judge of a stored table, below whatever the table has put around its game.
  private static Judge atTheTable(CatalogEntry entry, Settings settings) {
    Game<?, ?, ?> game =
        Editions.of(LEXICON)
            .open(
                new Log.Header(
                    entry.id(),
                    entry.rulesVersion(),
                    settings,
                    LEXICON.version(),
                    entry.seating().most(),
                    new Seed(1, "0".repeat(64))));
    if (game instanceof Pausing<?, ?, ?> pausing) game = pausing.inner();
    if (game instanceof Court<?, ?, ?> court) game = court.game().inner();
    return ((WordGame<?, ?, ?>) game).judge();
  }

  @ParameterizedTest
  @MethodSource("games")
  void the_look_up_and_the_table_agree_under_every_setting(CatalogEntry entry) {
    for (Setting setting : entry.settings())
      for (Field.Option choice : setting.choices()) {
        Settings settings = Settings.of(entry.settings(), Map.of(setting.name(), choice.value()));
        Judge table = atTheTable(entry, settings);
        Judge asked = WordInfo.judge(entry, settings.values(), LEXICON);
        for (String word : WORDS) {
          Verdict ruled = table.judge(word);
          Json told = WordInfo.of(word, asked, DEFINITIONS);
          assertThat(told.at("good").asBoolean())
              .as("%s, %s=%s", word, setting.name(), choice.value())
              .isEqualTo(ruled.good());
          assertThat(told.at("why").asText())
              .isEqualTo(ruled instanceof Verdict.Refused(_, String why) ? why : "");
        }
      }
  }

  @ParameterizedTest
  @CsvSource({
    "out-in-the-cold, an, '', '', false",
    "out-in-the-cold, ant, '', '', true",
    "anagrams, an, '', '', true",
    "wmwt, paris, '', '', false",
    "wmwt, paris, words, places, true",
    "logomachy, an, '', '', true",
    "logomachy, an, least, 3, false",
    "foil, out, '', '', false",
    "foil, out, game, children, true",
    "crossword, email, '', '', true",
    "crossword, email, list, leaflet, false",
  })
  void a_word_is_judged_as_the_table_is_settled(
      String game, String word, String setting, String value, boolean good) {
    CatalogEntry entry = Catalog.find(game).orElseThrow();
    Map<String, String> settings = setting.isEmpty() ? Map.of() : Map.of(setting, value);
    assertThat(lookUp(word, entry, settings).at("good").asBoolean()).isEqualTo(good);
  }

  @Test
  void the_old_question_names_list_and_manners_alone() {
    Map<String, String> query = Map.of("list", "leaflet", "family", "");
    assertThat(WordInfo.settings(name -> query.getOrDefault(name, "")))
        .containsExactly(Map.entry("list", "leaflet"));
  }
}
