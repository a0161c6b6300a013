package parlour.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/// The rooms and the arrows between them.
class ArchitectureTest {
  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("parlour");

  private static final String[] PURE = {
    "parlour.engine..", "parlour.lexicon..", "parlour.games..", "parlour.bots.."
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
        .layer("server")
        .definedBy("parlour.server..")
        .layer("app")
        .definedBy("parlour.app..")
        .whereLayer("app")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("server")
        .mayOnlyBeAccessedByLayers("app")
        .whereLayer("bots")
        .mayOnlyBeAccessedByLayers("server", "app")
        .whereLayer("games")
        .mayOnlyBeAccessedByLayers("bots", "server", "app")
        .whereLayer("dictionary")
        .mayOnlyBeAccessedByLayers("server", "app")
        .whereLayer("engine")
        .mayOnlyBeAccessedByLayers("games", "bots", "server", "app")
        .whereLayer("lexicon")
        .mayOnlyBeAccessedByLayers("dictionary", "games", "bots", "server", "app")
        .check(HOUSE);
  }

  @Test
  void a_pure_room_uses_nothing_but_values_of_the_java_base_module() {
    DescribedPredicate<JavaClass> allowed =
        resideInAnyPackage(
                "parlour.engine..",
                "parlour.lexicon..",
                "parlour.games..",
                "parlour.bots..",
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
        .check(HOUSE);
  }

  @Test
  void a_pure_room_has_no_clock_no_thread_and_no_chance_but_its_dice() {
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
        .check(HOUSE);
  }

  @Test
  void bots_see_views_and_never_positions() {
    noClasses()
        .that()
        .resideInAPackage("parlour.bots..")
        .and()
        .doNotHaveSimpleName("Simulator")
        .should()
        .dependOnClassesThat()
        .haveSimpleName("Position")
        .check(HOUSE);
  }
}
