package parlour.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/// What the bundler has made of the client's sources: the files that are served.
class ServedTest {
  private static final Path SERVED = served();
  private static final int MAX_BYTES = 150_000;
  private static final int MAX_WORKER_BYTES = 620_000;

  /// What stands before the brace of a rule; rules with an `@` are none.
  private static final Pattern PRELUDE = Pattern.compile("(?<=^|[{};])[^{};@]+(?=\\{)");

  private static final String INNER = "(?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*";

  /// A list in the place of what a rule styles.
  private static final Pattern LISTED =
      Pattern.compile(
          "(?:^|[\\s>+~,]):(?:is|where)\\((?=%1$s,)%1$s\\)(?:[^\\s>+~,()]|\\(%1$s\\))*(?=,|$)"
              .formatted(INNER));

  /// A list that only lends its weight to a name that stands before it.
  private static final Pattern NAMED =
      Pattern.compile(":where\\([^(),]*\\):is\\((?:[^()]|\\([^()]*\\))*\\)");

  private static final Pattern IMPORTED = Pattern.compile("(?:from|import)\"\\./([^\"]+\\.js)\"");

  private static final Pattern ASSET = Pattern.compile("/assets/([^\"]+)\"");

  private static Path served() {
    try {
      return Path.of(
              Objects.requireNonNull(ServedTest.class.getResource("/parlour/web/index.html"))
                  .toURI())
          .resolveSibling("");
    } catch (URISyntaxException impossible) {
      throw new AssertionError(impossible);
    }
  }

  @Test
  void script_and_style_stay_small() throws IOException {
    long bytes = 0;
    for (Path file : firstVisit(".js", ".css")) bytes += gzipped(Files.readAllBytes(file));
    assertThat(bytes).isPositive().isLessThan(MAX_BYTES);
  }

  /// A script that came only when another asked for it would cost a first visit a second round
  /// trip.
  @Test
  void what_the_main_script_imports_at_once_is_loaded_beside_it() throws IOException {
    List<Path> scripts = firstVisit(".js");
    for (Path script : scripts)
      assertThat(IMPORTED.matcher(Files.readString(script)).results())
          .extracting(found -> SERVED.resolve("assets").resolve(found.group(1)))
          .isSubsetOf(scripts);
    try (Stream<Path> all = Files.list(SERVED.resolve("assets"))) {
      assertThat(all.map(path -> path.getFileName().toString()))
          .anyMatch(name -> name.startsWith("housePage-"));
    }
    assertThat(Files.readString(SERVED.resolve("index.html"))).doesNotContain("housePage-");
  }

  @Test
  void the_page_has_no_inline_script_or_style() throws IOException {
    String page = Files.readString(SERVED.resolve("index.html"));
    assertThat(page)
        .doesNotContain("<style")
        .doesNotContain(" style=")
        .doesNotContainPattern("<script(?![^>]* src=)");
    assertThat(page)
        .containsPattern("/assets/main-[A-Z0-9]+\\.js")
        .containsPattern("/assets/main-[A-Z0-9]+\\.css");
  }

  @Test
  void the_script_names_no_game() throws IOException {
    Path rulebook = Path.of("../games/src/main/resources/parlour/games/rulebook");
    List<String> ids;
    try (Stream<Path> all = Files.list(rulebook)) {
      ids =
          all.map(path -> path.getFileName().toString().replace(".md", ""))
              .filter(id -> id.contains("-"))
              .toList();
    }
    assertThat(ids).isNotEmpty();
    for (Path file : firstVisit(".js")) assertThat(Files.readString(file)).doesNotContain(ids);
  }

  @Test
  void the_service_worker_caches_every_asset() throws IOException {
    String worker = Files.readString(SERVED.resolve("sw.js"));
    try (Stream<Path> all = Files.list(SERVED.resolve("assets"))) {
      for (Path file : all.filter(path -> !path.toString().endsWith(".map")).toList())
        assertThat(worker).contains("/assets/" + file.getFileName());
    }
    assertThat(worker).contains("/dictionary/words.bin.gz").contains("/art/frog.svg");
  }

  @Test
  void only_games_without_the_server_load_the_worker() throws IOException {
    StringBuilder scripts = new StringBuilder();
    for (Path script : firstVisit(".js")) scripts.append(Files.readString(script));
    try (Stream<Path> all = Files.list(SERVED.resolve("assets"))) {
      Path worker =
          all.filter(path -> path.getFileName().toString().startsWith("worker-"))
              .findFirst()
              .orElseThrow();
      assertThat(scripts.toString()).contains("/assets/" + worker.getFileName());
      assertThat(gzipped(Files.readAllBytes(worker))).isLessThan(MAX_WORKER_BYTES);
    }
    assertThat(Files.readString(SERVED.resolve("index.html"))).doesNotContain("worker-");
  }

  @Test
  void a_rule_that_is_tried_on_every_element_is_found() {
    for (String offender :
        List.of(":is(.a, .b)", ".x > :is(h2, .b:not(.c)):hover", ".n, .x :where(a, b)::before"))
      assertThat(unfiled(".y { top: 0 } " + offender + " { top: 0 }")).containsExactly(offender);
    for (String filed :
        List.of(
            ".x:is(.a, .b)",
            ":is(.a, .b) .c",
            ":where(.a):is(.a, .b c):empty",
            ".x:not(:is(.a, .b))"))
      assertThat(unfiled("@media print { " + filed + " { top: 0 } }")).isEmpty();
  }

  @Test
  void every_rule_that_the_browser_is_given_is_filed_by_a_name() throws IOException {
    List<Path> sheets = firstVisit(".css");
    assertThat(sheets).hasSize(1);
    assertThat(unfiled(Files.readString(sheets.getFirst()))).isEmpty();
  }

  /// The rules that a browser tries on every element: what they style begins with a list, and has
  /// no name to be filed by.
  private static List<String> unfiled(String sheet) {
    return PRELUDE
        .matcher(sheet.replaceAll("(?s)/\\*.*?\\*/", ""))
        .results()
        .map(rule -> rule.group().strip())
        .filter(rule -> LISTED.matcher(NAMED.matcher(rule).replaceAll(".named")).find())
        .toList();
  }

  /// Files of these types that a first visit loads: the page names them all.
  private static List<Path> firstVisit(String... kinds) throws IOException {
    return ASSET
        .matcher(Files.readString(SERVED.resolve("index.html")))
        .results()
        .map(found -> SERVED.resolve("assets").resolve(found.group(1)))
        .filter(path -> Stream.of(kinds).anyMatch(kind -> path.toString().endsWith(kind)))
        .toList();
  }

  private static int gzipped(byte[] bytes) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(bytes);
    }
    return out.size();
  }
}
