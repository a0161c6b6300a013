package parlour.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.engine.Setting;
import parlour.games.material.CatalogEntry;
import parlour.testkit.Golden;

/// Every hint of a lesson stands in a list that was reviewed by hand, above the clauses it rests on
/// and the usual choices it takes for granted: does it say what they say?
///
/// `lesson-clauses.txt` names the clauses and settings, `golden/lessons/*.txt` are the lists. A
/// hint that is reworded fails this test, and so does a clause that is, or a setting whose usual
/// choice changes; review the difference, then write the lists again with `-Dgolden.write=true`.
class LessonsTest {
  private static final Pattern TELLS_HOW_THINGS_STAND =
      Pattern.compile("^(A|All|An|Do|It|Others|That|The|Their|This|You|Your)\\b");

  private static final Map<String, Map<String, List<String>>> SOURCES = sources();

  static List<CatalogEntry> entries() {
    return Catalog.entries();
  }

  @ParameterizedTest
  @MethodSource("entries")
  void hints_say_what_the_clauses_say_that_they_were_reviewed_with(CatalogEntry entry) {
    StringBuilder list = new StringBuilder();
    for (Lesson hint : Lesson.read(text(Lesson.resource(entry.id())))) {
      list.append(hint.verb()).append(": ").append(hint.text().text()).append('\n');
      if (!hint.text().when().isEmpty())
        list.append("    where ").append(hint.text().allowed(entry.settings())).append('\n');
      for (String source : sourcesOf(entry).getOrDefault(hint.verb(), List.of()))
        list.append("    ").append(told(entry, source)).append('\n');
    }
    Golden.check("lessons/" + entry.id(), list.toString());
  }

  @Test
  void every_hint_rests_on_a_clause_and_no_source_is_left_without_its_hint() {
    assertThat(SOURCES.keySet())
        .containsExactlyInAnyOrderElementsOf(entries().stream().map(CatalogEntry::id).toList());
    for (CatalogEntry entry : entries()) {
      Map<String, List<String>> sources = sourcesOf(entry);
      assertThat(sources.keySet())
          .as(entry.id())
          .containsExactlyElementsOf(
              Lesson.read(text(Lesson.resource(entry.id()))).stream()
                  .map(Lesson::verb)
                  .distinct()
                  .toList());
      sources.forEach(
          (verb, named) ->
              assertThat(named).as(entry.id() + " " + verb).anyMatch(each -> !each.endsWith("=")));
    }
  }

  /// A tip stands in the line of the turn, which has three short lines on a phone: its first
  /// sentence is read at a glance, and says enough.
  @ParameterizedTest
  @MethodSource("entries")
  void the_first_sentence_of_a_hint_is_short(CatalogEntry entry) {
    for (Lesson hint : Lesson.read(text(Lesson.resource(entry.id())))) {
      String text = hint.text().text();
      String first = text.split("(?<!\\bNo)[.!?](?= |$)", 2)[0];
      assertThat(first.length()).as(first).isLessThan(100);
    }
  }

  /// The line of the turn shows the first sentence alone, and it takes the place of what the game
  /// asks: it says what to do, and not only how things stand.
  @ParameterizedTest
  @MethodSource("entries")
  void the_first_words_of_a_hint_say_what_to_do(CatalogEntry entry) {
    for (Lesson hint : Lesson.read(text(Lesson.resource(entry.id()))))
      if (!hint.verb().isEmpty())
        assertThat(TELLS_HOW_THINGS_STAND.matcher(hint.text().text()).find())
            .as(hint.text().text())
            .isFalse();
  }

  @Test
  void a_hint_that_only_tells_how_things_stand_would_be_found() {
    for (String offender :
        List.of(
            "The words are shown now. Touch a word you doubt.",
            "You lead. Write a word for this player.",
            "Your turn ends with a discard. Touch the card you can spare.",
            "Do you doubt that there is such a word? Challenge it."))
      assertThat(TELLS_HOW_THINGS_STAND.matcher(offender).find()).as(offender).isTrue();
  }

  private static Map<String, List<String>> sourcesOf(CatalogEntry entry) {
    return SOURCES.getOrDefault(entry.id(), Map.of());
  }

  /// A clause with its text, or a setting with its usual choice.
  private static String told(CatalogEntry entry, String source) {
    if (!source.endsWith("=")) {
      Rulebook.Entry clause = TestRulebooks.find(source);
      return clause.id() + " [" + clause.status() + "] " + clause.text();
    }
    String name = source.substring(0, source.length() - 1);
    Setting setting =
        entry.settings().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException(entry.id() + " has no " + name));
    return setting.label() + " (usual): " + setting.choices().getFirst().label();
  }

  /// The sources of every hint by game and verb; a clause has its game's name in front.
  private static Map<String, Map<String, List<String>>> sources() {
    Map<String, Map<String, List<String>>> all = new LinkedHashMap<>();
    String game = "";
    for (String line : text("/lesson-clauses.txt").lines().toList()) {
      if (line.isBlank() || line.startsWith("#")) continue;
      if (line.startsWith("= ")) {
        game = line.substring(2);
        all.put(game, new LinkedHashMap<>());
        continue;
      }
      int colon = line.indexOf(':');
      List<String> named = new ArrayList<>();
      for (String word : line.substring(colon + 1).strip().split(" ")) named.add(whole(game, word));
      Objects.requireNonNull(all.get(game)).put(line.substring(0, colon), named);
    }
    return all;
  }

  /// The whole id of a clause that is named without its game; a setting's name stays as it is.
  private static String whole(String game, String word) {
    return TestRulebooks.of(game).find(game + "." + word).isPresent() ? game + "." + word : word;
  }

  private static String text(String resource) {
    try (InputStream in =
        Objects.requireNonNull(LessonsTest.class.getResourceAsStream(resource), resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
