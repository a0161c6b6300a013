package parlour.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// No test draws what is otherwise in the next run: what is drawn comes from a seed, the deals of
/// every server that a test starts from its options among it.
class ChanceInTestsTest {
  private static final Pattern DRAW =
      Pattern.compile(
          "\\bnew (?:Splittable)?Random\\(\\)|\\bSecureRandom\\b|\\bThreadLocalRandom\\b"
              + "|\\bMath\\.random\\(|\\brandomUUID\\(|\\bCollections\\.shuffle\\([^,()]*\\)"
              + "|\\bServerOptions\\.in\\((?![^;]*withSeeds)");

  /// Who may, and why.
  private static final Map<String, String> ALLOWED =
      Map.of(
          "server/FreePorts", "any port that is free will do",
          "testkit/LoopbackPushService", "any key will do");

  private static List<String> draws(String source) {
    List<String> found = new ArrayList<>();
    Matcher draw = DRAW.matcher(source);
    while (draw.find()) found.add(draw.group());
    return found;
  }

  @Test
  void no_test_draws_but_from_a_seed() throws IOException {
    List<String> found = new ArrayList<>();
    TimeInTestsTest.sources()
        .forEach(
            (name, source) -> {
              if (!ALLOWED.containsKey(name))
                for (String draw : draws(source)) found.add(name + ": " + draw);
            });
    assertThat(found).as("Take a seed (Seeds, TestOptions).").isEmpty();
  }

  @Test
  void nobody_is_named_who_does_not_need_it() throws IOException {
    Map<String, String> sources = TimeInTestsTest.sources();
    assertThat(ALLOWED.keySet()).allMatch(name -> !draws(sources.getOrDefault(name, "")).isEmpty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Random random = new Random();",
        "new SplittableRandom().nextInt(6)",
        "private static final SecureRandom RANDOM = null;",
        "ThreadLocalRandom.current().nextInt(6)",
        "double chance = Math.random();",
        "String name = UUID.randomUUID().toString();",
        "Collections.shuffle(words);",
        "ParlourServer.start(ServerOptions.in(folder).withPort(0));"
      })
  void an_offender_is_found(String planted) {
    assertThat(draws(planted)).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new Random(1874)",
        "Collections.shuffle(words, random);",
        "ParlourServer.start(ServerOptions.in(folder).withPort(0).withSeeds(Seeds.ofDeals()));",
        "TestOptions.in(folder)"
      })
  void what_has_a_seed_is_none(String clean) {
    assertThat(draws(clean)).isEmpty();
  }
}
