package parlour.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/// The browser client is sound before a browser ever sees it.
class ClientTest {
  private static final Path SERVED = Node.WEB.resolve("target/classes/parlour/web");
  private static final int MOST_BYTES = 150_000;

  @Test
  void the_types_agree() throws Exception {
    Node.Said said = Node.run(Node.typeChecker().toString(), "-p", ".", "--pretty", "false");
    assertThat(said.code()).as(said.text()).isZero();
  }

  @Test
  void the_units_do_what_they_say() throws Exception {
    Node.Said said = Node.run("--test", "--test-reporter=spec", "src/test/ts/*.test.ts");
    assertThat(said.code()).as(said.text()).isZero();
    assertThat(said.text()).containsPattern("tests [1-9]");
  }

  @Test
  void script_and_style_stay_small() throws IOException {
    long bytes = 0;
    for (Path file : assets(".js", ".css")) bytes += gzipped(Files.readAllBytes(file));
    assertThat(bytes).isPositive().isLessThan(MOST_BYTES);
  }

  @Test
  void the_page_has_no_script_and_no_style_of_its_own() throws IOException {
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
  void no_game_is_named_in_the_script() throws IOException {
    Path rulebook = Node.WEB.resolve("../games/src/main/resources/parlour/games/rulebook");
    List<String> ids;
    try (Stream<Path> all = Files.list(rulebook)) {
      ids =
          all.map(path -> path.getFileName().toString().replace(".md", ""))
              .filter(id -> id.contains("-"))
              .toList();
    }
    assertThat(ids).isNotEmpty();
    for (Path file : assets(".js")) assertThat(Files.readString(file)).doesNotContain(ids);
  }

  private static List<Path> assets(String... kinds) throws IOException {
    try (Stream<Path> all = Files.list(SERVED.resolve("assets"))) {
      return all.filter(path -> Stream.of(kinds).anyMatch(kind -> path.toString().endsWith(kind)))
          .toList();
    }
  }

  private static int gzipped(byte[] bytes) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(bytes);
    }
    return out.size();
  }
}
