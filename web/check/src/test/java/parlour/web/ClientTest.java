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
  private static final int MOST_OF_A_HOUSE = 600_000;

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
    for (Path file : first(".js", ".css")) bytes += gzipped(Files.readAllBytes(file));
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
    for (Path file : first(".js")) assertThat(Files.readString(file)).doesNotContain(ids);
  }

  @Test
  void the_device_is_told_everything_it_has_to_keep() throws IOException {
    String worker = Files.readString(SERVED.resolve("sw.js"));
    try (Stream<Path> all = Files.list(SERVED.resolve("assets"))) {
      for (Path file : all.filter(path -> !path.toString().endsWith(".map")).toList())
        assertThat(worker).contains("/assets/" + file.getFileName());
    }
    assertThat(worker).contains("/dictionary/words.bin.gz").contains("/art/frog.svg");
  }

  @Test
  void the_house_of_one_device_is_loaded_only_by_those_who_play_alone() throws IOException {
    List<Path> main = first(".js");
    assertThat(main).hasSize(1);
    try (Stream<Path> all = Files.list(SERVED.resolve("assets"))) {
      Path worker =
          all.filter(path -> path.getFileName().toString().startsWith("worker-"))
              .findFirst()
              .orElseThrow();
      assertThat(Files.readString(main.getFirst())).contains("/assets/" + worker.getFileName());
      assertThat(gzipped(Files.readAllBytes(worker))).isLessThan(MOST_OF_A_HOUSE);
    }
    assertThat(Files.readString(SERVED.resolve("index.html"))).doesNotContain("worker-");
  }

  /// Script and style of a first visit.
  private static List<Path> first(String... kinds) throws IOException {
    try (Stream<Path> all = Files.list(SERVED.resolve("assets"))) {
      return all.filter(path -> path.getFileName().toString().startsWith("main-"))
          .filter(path -> Stream.of(kinds).anyMatch(kind -> path.toString().endsWith(kind)))
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
