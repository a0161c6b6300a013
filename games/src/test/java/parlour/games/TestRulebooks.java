package parlour.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The rulebooks, read from this module's resources.
public final class TestRulebooks {
  private static final Map<String, Rulebook> READ = new ConcurrentHashMap<>();
  private static final Map<String, Boolean> KNOWN = new ConcurrentHashMap<>();

  private TestRulebooks() {}

  public static Rulebook of(String section) {
    return READ.computeIfAbsent(section, TestRulebooks::read);
  }

  /// Whether some rulebook has the clause.
  public static boolean has(String clause) {
    return KNOWN.computeIfAbsent(clause, TestRulebooks::stands);
  }

  private static boolean stands(String clause) {
    String section = clause.substring(0, clause.indexOf('.'));
    return TestRulebooks.class.getResource(Rulebook.resource(section)) != null
        && of(section).find(clause).isPresent();
  }

  /// A clause by its id, which some rulebook must have.
  public static Rulebook.Entry find(String clause) {
    return of(clause.substring(0, clause.indexOf('.')))
        .find(clause)
        .orElseThrow(() -> new IllegalArgumentException("no clause " + clause));
  }

  private static Rulebook read(String section) {
    try (InputStream in = TestRulebooks.class.getResourceAsStream(Rulebook.resource(section))) {
      if (in == null) throw new IllegalArgumentException("no rulebook for " + section);
      return Rulebook.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
