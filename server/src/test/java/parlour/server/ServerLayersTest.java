package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import com.tngtech.archunit.library.Architectures;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// The packages of the server are layers: each may use those below it and none above it.
class ServerLayersTest {
  private static final String ROOT = "parlour.server";

  /// From the lowest to the highest; the last is the root package, which assembles the rest.
  private static final List<String> LAYERS =
      List.of(
          ROOT + ".config",
          ROOT + ".store",
          ROOT + ".wire",
          ROOT + ".house",
          ROOT + ".push",
          ROOT + ".table.state",
          ROOT + ".table",
          ROOT + ".http",
          ROOT + ".socket",
          ROOT + ".evening",
          ROOT + ".club.state",
          ROOT + ".club",
          ROOT);

  private static final int MOST_FILES = 26;

  private static final JavaClasses SERVER =
      new ClassFileImporter()
          .withImportOption(location -> !location.contains("test-classes/"))
          .importPackages(ROOT);

  private static final JavaClasses TESTS =
      new ClassFileImporter()
          .withImportOption(location -> location.contains("test-classes/"))
          .importPackages(ROOT);

  private static Architectures.LayeredArchitecture layered(List<String> layers) {
    var architecture =
        Architectures.layeredArchitecture().consideringOnlyDependenciesInAnyPackage(ROOT + "..");
    for (String layer : layers) architecture = architecture.layer(layer).definedBy(layer);
    for (int i = 0; i < layers.size(); i++) {
      var constrained = architecture.whereLayer(layers.get(i));
      List<String> above = layers.subList(i + 1, layers.size());
      architecture =
          above.isEmpty()
              ? constrained.mayNotBeAccessedByAnyLayer()
              : constrained.mayOnlyBeAccessedByLayers(above.toArray(String[]::new));
    }
    return architecture;
  }

  /// On two cores it has one thread, which Java's HTTP client needs to open a connection: a task
  /// that waits there holds up every client in the program.
  @Test
  void nothing_runs_in_the_common_pool_of_java() {
    ArchRule rule =
        ArchRuleDefinition.noClasses()
            .should()
            .callMethod(CompletableFuture.class, "supplyAsync", Supplier.class)
            .orShould()
            .callMethod(CompletableFuture.class, "runAsync", Runnable.class);
    rule.check(SERVER);
    rule.check(TESTS);
  }

  @Test
  void arrows_point_down() {
    layered(LAYERS).check(SERVER);
  }

  @Test
  void an_arrow_that_points_up_is_found() {
    for (int i = 0; i + 1 < LAYERS.size(); i++) {
      if (!uses(LAYERS.get(i + 1), LAYERS.get(i))) continue;
      List<String> swapped = new ArrayList<>(LAYERS);
      Collections.swap(swapped, i, i + 1);
      assertThatThrownBy(() -> layered(swapped).check(SERVER))
          .as("%s above %s", LAYERS.get(i), LAYERS.get(i + 1))
          .isInstanceOf(AssertionError.class);
    }
    assertThat(uses(ROOT + ".socket", ROOT + ".http")).as("at least one pair was tried").isTrue();
  }

  private static boolean uses(String user, String used) {
    return SERVER.stream()
        .filter(type -> type.getPackageName().equals(user))
        .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
        .anyMatch(arrow -> arrow.getTargetClass().getPackageName().equals(used));
  }

  @Test
  void every_package_is_a_layer_and_none_is_too_large_to_read() {
    Map<String, Long> files =
        SERVER.stream()
            .filter(JavaClass::isTopLevelClass)
            .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
    assertThat(files.keySet()).containsExactlyInAnyOrderElementsOf(LAYERS);
    assertThat(files)
        .allSatisfy((name, count) -> assertThat(count).as(name).isLessThanOrEqualTo(MOST_FILES));
  }
}
