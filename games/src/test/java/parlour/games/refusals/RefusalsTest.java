package parlour.games.refusals;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.engine.Clause;
import parlour.games.Rulebook;
import parlour.games.TestRulebooks;
import parlour.games.material.GeneralRules;
import parlour.lexicon.Reason;
import parlour.testkit.Golden;

/// Every refusal a game can give stands in a list that was reviewed by hand, under the text of the
/// clause it cites: does the clause really say so?
///
/// The lists are `golden/refusals/*.txt`. A refusal that appears, changes its words or cites
/// another clause fails this test, and so does a clause that is reworded; review the difference,
/// then write the lists again with `-Dgolden.write=true`.
class RefusalsTest {
  private static final Path GAMES = Path.of("src/main/java/parlour/games");
  private static final Map<String, Map<String, Set<String>>> SCANNED = new ConcurrentHashMap<>();

  static List<String> packages() throws IOException {
    try (Stream<Path> folders = Files.list(GAMES)) {
      return folders
          .filter(Files::isDirectory)
          .map(folder -> folder.getFileName().toString())
          .sorted()
          .filter(folder -> !refusals(folder).isEmpty())
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("packages")
  void refusals_cite_the_clauses_they_were_reviewed_with(String folder) {
    Golden.check("refusals/" + folder, list(refusals(folder)));
  }

  @Test
  void reasons_of_the_dictionary_cite_the_clauses_they_were_reviewed_with() {
    Map<String, Set<String>> reasons = new TreeMap<>();
    for (Reason reason : Reason.values())
      reasons
          .computeIfAbsent(GeneralRules.against(reason).id(), _ -> new TreeSet<>())
          .add(reason.name());
    Golden.check("reasons", list(reasons));
  }

  private static String list(Map<String, Set<String>> refusals) {
    StringBuilder list = new StringBuilder();
    refusals.forEach(
        (clause, sentences) -> {
          Rulebook.Entry entry = TestRulebooks.find(clause);
          list.append(clause + " [" + entry.status() + "] " + entry.text() + "\n");
          for (String sentence : sentences) list.append("    " + sentence + "\n");
        });
    return list.toString();
  }

  @Test
  void no_list_is_left_of_a_game_that_is_gone() throws IOException {
    try (Stream<Path> lists = Files.list(Path.of("src/test/resources/golden/refusals"))) {
      assertThat(lists.map(list -> list.getFileName().toString().replace(".txt", "")))
          .containsExactlyInAnyOrderElementsOf(packages());
    }
  }

  @Test
  void a_refusal_is_found_wherever_its_words_are_written(@TempDir Path folder) throws IOException {
    Files.writeString(
        folder.resolve("Turns.java"),
        """
        class Turns {
          Ruling<Position> play(boolean late, int count) {
            Rule rule = late ? Rule.LATE : Rule.TURN;
            if (count == 1) return Ruling.illegal(rule, late ? "Too late." : "Not now.");
            if (count == 2) return no(Rule.COUNT, why(count));
            if (count == 3) return switch (other()) {
              case Ruling.Illegal<Position>(var clause, String why) -> Ruling.illegal(clause, why);
            };
            return new Fit.Misfit(Rule.FIT, "There are " + count + " left.");
          }

          private static String why(int count) {
            if (count == 2) return "Take two.";
            return "Take " + count + ".";
          }
        }
        """);
    assertThat(RefusalScan.of(folder))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                "Rule.LATE", Set.of("Too late.", "Not now."),
                "Rule.TURN", Set.of("Too late.", "Not now."),
                "Rule.COUNT", Set.of("Take two.", "Take …."),
                "Rule.FIT", Set.of("There are … left.")));
  }

  /// The sentences of a package's refusals by the id of their clause.
  private static Map<String, Set<String>> refusals(String folder) {
    return SCANNED.computeIfAbsent(folder, RefusalsTest::scan);
  }

  private static Map<String, Set<String>> scan(String folder) {
    Map<String, Set<String>> byId = new TreeMap<>();
    try {
      for (Map.Entry<String, Set<String>> entry : RefusalScan.of(GAMES.resolve(folder)).entrySet())
        for (String id : ids(folder, entry.getKey()))
          byId.computeIfAbsent(id, _ -> new TreeSet<>()).addAll(entry.getValue());
    } catch (IOException | ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
    return byId;
  }

  /// The ids a clause of the source has: one, or one in each game that shares its package.
  private static Set<String> ids(String folder, String clause) throws ReflectiveOperationException {
    String type = clause.substring(0, clause.indexOf('.'));
    String place =
        switch (type) {
          case "TableRules" -> "parlour.engine.";
          case "GeneralRules" -> "parlour.games.material.";
          default -> "parlour.games." + folder + ".";
        };
    Field constant =
        Class.forName(place + type).getDeclaredField(clause.substring(clause.indexOf('.') + 1));
    constant.setAccessible(true);
    Object value = constant.get(null);
    if (value instanceof Clause known) return Set.of(known.id());
    Set<String> ids = new TreeSet<>();
    for (Field field : value.getClass().getDeclaredFields()) {
      if (field.getType() != String.class) continue;
      field.setAccessible(true);
      ids.add((String) field.get(value));
    }
    return ids;
  }
}
