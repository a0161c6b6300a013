package parlour.certify;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import parlour.games.Rulebook;

/// The texts of a game and of the house, as the class path of the test has them.
final class Resources {
  private final ClassLoader loader;
  private final Map<String, Boolean> clauses = new ConcurrentHashMap<>();

  Resources(ClassLoader loader) {
    this.loader = loader;
  }

  /// A text by its absolute name, which must be there.
  String text(String name) {
    return find(name).orElseThrow(() -> new AssertionError("the resource " + name + " is missing"));
  }

  /// A text by its absolute name.
  Optional<String> find(String name) {
    try (InputStream in = loader.getResourceAsStream(name.substring(1))) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /// Whether the rulebook of its game, or the house's, has a clause.
  boolean hasClause(String clause) {
    return clauses.computeIfAbsent(
        clause,
        id -> {
          int dot = id.indexOf('.');
          return dot > 0
              && Rulebook.read(text(Rulebook.resource(id.substring(0, dot)))).find(id).isPresent();
        });
  }
}
