package parlour.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static parlour.app.SourceTree.ROOT;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// The modules and packages, and the arrows between them.
class ArchitectureTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(location -> !location.contains("test-classes/"))
          .withImportOption(location -> !location.contains("/testkit"))
          .importPackages("parlour");

  private static final String[] PURE = {
    "parlour.engine..", "parlour.lexicon..", "parlour.games..", "parlour.bots..", "parlour.lab.."
  };

  @Test
  void arrows_point_one_way() {
    layeredArchitecture()
        .consideringOnlyDependenciesInAnyPackage("parlour..")
        .layer("engine")
        .definedBy("parlour.engine..")
        .layer("lexicon")
        .definedBy("parlour.lexicon..")
        .layer("dictionary")
        .definedBy("parlour.dictionary..")
        .layer("games")
        .definedBy("parlour.games..")
        .layer("bots")
        .definedBy("parlour.bots..")
        .layer("lab")
        .definedBy("parlour.lab..")
        .layer("print")
        .definedBy("parlour.print..")
        .optionalLayer("testkit")
        .definedBy("parlour.testkit..")
        .layer("certify")
        .definedBy("parlour.certify..")
        .layer("server")
        .definedBy("parlour.server..")
        .layer("app")
        .definedBy("parlour.app..")
        .whereLayer("app")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("server")
        .mayOnlyBeAccessedByLayers("app")
        .whereLayer("certify")
        .mayOnlyBeAccessedByLayers("app")
        .whereLayer("testkit")
        .mayOnlyBeAccessedByLayers("certify", "app")
        .whereLayer("print")
        .mayOnlyBeAccessedByLayers("server", "app")
        .whereLayer("lab")
        .mayOnlyBeAccessedByLayers("server", "app")
        .whereLayer("bots")
        .mayOnlyBeAccessedByLayers("lab", "certify", "server", "app")
        .whereLayer("games")
        .mayOnlyBeAccessedByLayers("bots", "lab", "print", "certify", "server", "app")
        .whereLayer("dictionary")
        .mayOnlyBeAccessedByLayers("certify", "server", "app")
        .whereLayer("engine")
        .mayOnlyBeAccessedByLayers(
            "games", "print", "bots", "lab", "testkit", "certify", "server", "app")
        .whereLayer("lexicon")
        .mayOnlyBeAccessedByLayers(
            "dictionary", "games", "bots", "lab", "testkit", "certify", "server", "app")
        .check(CLASSES);
  }

  @Test
  void a_pure_module_uses_nothing_but_values_of_the_java_base_module() {
    DescribedPredicate<JavaClass> allowed =
        resideInAnyPackage(
                "parlour.engine..",
                "parlour.lexicon..",
                "parlour.games..",
                "parlour.bots..",
                "parlour.lab..",
                "java.util",
                "java.util.function",
                "java.util.stream",
                "java.lang.annotation",
                "java.lang.invoke",
                "java.lang.runtime",
                "java.nio",
                "java.nio.charset",
                "org.jspecify.annotations")
            .or(resideInAPackage("java.lang"))
            .or(
                DescribedPredicate.describe(
                    "arrays and primitives", type -> type.isPrimitive() || type.isArray()))
            .as("values of java.base");
    classes()
        .that()
        .resideInAnyPackage(PURE)
        .should()
        .onlyDependOnClassesThat(allowed)
        .check(CLASSES);
  }

  @Test
  void a_pure_module_has_no_clock_no_thread_and_no_chance_but_its_dice() {
    noClasses()
        .that()
        .resideInAnyPackage(PURE)
        .should()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(Math.class, "random")
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(Thread.class)
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.util.Random")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.util.SplittableRandom")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.util.UUID")
        .check(CLASSES);
  }

  @Test
  void bots_see_views_and_never_positions() {
    noClasses()
        .that()
        .resideInAnyPackage("parlour.bots..", "parlour.lab..")
        .and()
        .doNotHaveSimpleName("Simulator")
        .should()
        .dependOnClassesThat()
        .haveSimpleName("Position")
        .check(CLASSES);
  }

  @Test
  void packages_depend_on_each_other_one_way() {
    slices().matching("parlour.(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void no_package_of_main_code_has_more_than_26_files() {
    Map<Path, Long> files =
        SourceTree.PATHS.stream()
            .filter(file -> file.toString().matches(".*/src/main/.*\\.java"))
            .collect(Collectors.groupingBy(Path::getParent, TreeMap::new, Collectors.counting()));
    assertThat(files).isNotEmpty();
    assertThat(files)
        .allSatisfy((folder, count) -> assertThat(count).as("%s", folder).isLessThanOrEqualTo(26));
  }

  @Test
  void the_picture_in_the_architecture_document_shows_the_modules_and_arrows_of_the_build()
      throws IOException {
    String page = Files.readString(ROOT.resolve("docs/ARCHITECTURE.md"));
    String picture =
        page.substring(
            page.indexOf("flowchart TB"), page.indexOf("```\n", page.indexOf("flowchart TB")));
    var modules = new TreeMap<String, String>();
    var arrows = new TreeSet<String>();
    for (String folder :
        found("<module>([a-z0-9/]+)</module>", Files.readString(ROOT.resolve("pom.xml")))) {
      // The tests of another module.
      if (folder.endsWith("/check")) continue;
      String pom = Files.readString(ROOT.resolve(folder).resolve("pom.xml"));
      String name = folder.replace('/', '-');
      modules.put(name, folder);
      boolean tests = !Files.exists(ROOT.resolve(folder).resolve("src/main"));
      for (String dependency : found("(?s)<dependency>(.*?)</dependency>", pom)) {
        boolean ours = dependency.contains("<groupId>parlour</groupId>");
        if (ours && (tests || !dependency.contains("<scope>test</scope>")))
          arrows.add(
              name + " --> " + found("<artifactId>(.*?)(?:-check)?</", dependency).getFirst());
      }
    }
    assertThat(found("(?m)^  (\\S+ --> \\S+)$", picture))
        .containsExactlyInAnyOrderElementsOf(arrows);
    assertThat(new TreeSet<>(found("(?m)^\\| \\[([a-z0-9/]+)\\]\\(", page)))
        .as("one line for each module")
        .containsExactlyInAnyOrderElementsOf(modules.values());
  }

  private static List<String> found(String pattern, String text) {
    return Pattern.compile(pattern).matcher(text).results().map(match -> match.group(1)).toList();
  }
}
