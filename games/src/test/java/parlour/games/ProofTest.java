package parlour.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import parlour.engine.Clause;
import parlour.engine.TableRules;
import parlour.games.material.CatalogEntry;
import parlour.games.progressive.Plan;

/// Every clause that can be played is proved by a test, the leaflets' own and our readings alike;
/// no test proves a clause there is not, and no ruling is kept in a comment instead of a clause.
class ProofTest {
  /// Sections that hold for a whole leaflet, required once one of its games stands.
  private static final List<String> OF_THE_LETTER_BOX =
      List.of("components", "general", "anagrams-var", "progressive");

  private static final Pattern LISTED = Pattern.compile("^/// *([-*] |[0-9]+\\. |House ruling)");
  private static final Pattern CLAUSE = Pattern.compile("`([a-z-]+\\.[a-z0-9.-]+)`");

  @Test
  void every_playable_clause_has_a_proof() throws Exception {
    Set<String> unproved = new TreeSet<>();
    for (String section : sections()) {
      TestRulebooks.of(section).entries().stream().map(Rulebook.Entry::id).forEach(unproved::add);
    }
    unproved.removeAll(proofs());
    assertThat(unproved).as("clauses without a test").isEmpty();
  }

  @Test
  void a_package_lists_no_ruling_without_its_clause() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      for (Path file : files.filter(f -> f.endsWith("package-info.java")).toList())
        assertThat(rulingsWithoutClause(Files.readString(file))).as(file.toString()).isEmpty();
    }
    assertThat(rulingsWithoutClause("/// House rulings:\n/// - Bots take no prize.\n"))
        .containsExactly("/// House rulings:", "/// - Bots take no prize.");
    assertThat(rulingsWithoutClause("/// - Bots take no prize: `progressive.amb.prizes`.\n"))
        .isEmpty();
  }

  /// The lines of a package's comment that list a ruling and name no clause of a rulebook.
  private static List<String> rulingsWithoutClause(String comment) {
    return comment
        .lines()
        .filter(line -> LISTED.matcher(line).find())
        .filter(
            line -> CLAUSE.matcher(line).results().noneMatch(id -> TestRulebooks.has(id.group(1))))
        .toList();
  }

  @Test
  void every_proof_names_a_clause() throws Exception {
    assertThat(proofs()).allMatch(TestRulebooks::has);
  }

  @Test
  void every_setting_names_a_clause() {
    for (CatalogEntry entry : Catalog.entries()) {
      assertThat(entry.settings())
          .as(entry.id())
          .allMatch(setting -> TestRulebooks.has(setting.clause()));
    }
    assertThat(Plan.SETTINGS).allMatch(setting -> TestRulebooks.has(setting.clause()));
  }

  @Test
  void every_clause_the_code_names_stands_in_a_rulebook() throws Exception {
    Path sources = Path.of("src/main/java");
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(f -> f.endsWith("Rule.java")).toList()) {
        String name = sources.relativize(file).toString().replace(".java", "").replace('/', '.');
        assertThat(clauses(Class.forName(name))).as(name).allMatch(TestRulebooks::has);
      }
    }
    assertThat(clauses(TableRules.class)).hasSizeGreaterThan(9).allMatch(TestRulebooks::has);
  }

  /// The ids of the clauses that are constants of a class.
  private static List<String> clauses(Class<?> rules) throws IllegalAccessException {
    List<String> ids = new ArrayList<>();
    for (Field field : rules.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers())) continue;
      field.setAccessible(true);
      if (field.get(null) instanceof Clause clause) ids.add(clause.id());
    }
    return ids;
  }

  private static List<String> sections() {
    List<String> sections =
        new ArrayList<>(Catalog.entries().stream().map(CatalogEntry::id).toList());
    if (sections.contains("anagrams")) sections.addAll(OF_THE_LETTER_BOX);
    return sections;
  }

  private static Set<String> proofs()
      throws URISyntaxException, IOException, ClassNotFoundException {
    Set<String> proofs = new TreeSet<>();
    Path root =
        Path.of(ProofTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
        String name =
            root.relativize(file).toString().replace(file.getFileSystem().getSeparator(), ".");
        Class<?> type =
            Class.forName(
                name.substring(0, name.length() - ".class".length()),
                false,
                ProofTest.class.getClassLoader());
        Proves onClass = type.getAnnotation(Proves.class);
        if (onClass != null) proofs.addAll(List.of(onClass.value()));
        for (Method method : type.getDeclaredMethods()) {
          Proves onMethod = method.getAnnotation(Proves.class);
          if (onMethod != null) proofs.addAll(List.of(onMethod.value()));
        }
      }
    }
    return proofs;
  }
}
