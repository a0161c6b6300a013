package parlour.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.common.BitMatrix;
import com.google.zxing.common.DecoderResult;
import com.google.zxing.qrcode.decoder.Decoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/// Checks of the browser client that need no browser: formatting, types, unit tests and served
/// files.
class ClientTest {
  private static final Path SERVED =
      Node.WEB
          .resolve("target")
          .resolve(System.getProperty("classes.folder", "classes"))
          .resolve("parlour/web");
  private static final String SOURCES = "src/**/*.{ts,tsx,mjs,css}";
  private static final String PRINT_QR_CODES =
      """
      import { encodeQr } from "./src/main/ts/lib/qrCode.ts";
      for (const text of process.argv.slice(1))
        console.log(encodeQr(text).map((row) => row.map((dark) => (dark ? "#" : ".")).join("") + "\\n").join(""));
      """;
  private static final int MAX_BYTES = 150_000;
  private static final int MAX_WORKER_BYTES = 620_000;

  @Test
  void sources_are_formatted() throws Exception {
    String prettier = Node.prettier().toString();
    Node.Result result = Node.run(prettier, "--check", SOURCES);
    assertThat(result.code())
        .as(
            "%s%nTo format, in the folder web: %s %s --write '%s'",
            result.output(), Node.binary(), prettier, SOURCES)
        .isZero();
  }

  @Test
  void types_check() throws Exception {
    Node.Result result = Node.run(Node.tsc().toString(), "-p", ".", "--pretty", "false");
    assertThat(result.code()).as(result.output()).isZero();
  }

  @Test
  void unit_tests_pass() throws Exception {
    // One process for all: to start one for each file takes five times as long as the tests.
    Node.Result result =
        Node.run(
            "--test", "--test-isolation=none", "--test-reporter=spec", "src/test/ts/*.test.ts");
    assertThat(result.code()).as(result.output()).isZero();
    assertThat(result.output()).containsPattern("tests [1-9]");
  }

  /// A text for each version of the encoder, the longest that it holds.
  @Test
  void another_program_reads_the_qr_codes() throws Exception {
    String text = "https://parlour.example/t/" + "k3v9-ABCxyz~".repeat(26);
    List<String> texts =
        IntStream.of(14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331)
            .mapToObj(length -> text.substring(0, length))
            .toList();
    List<String> command =
        new ArrayList<>(List.of("--input-type=module", "--eval", PRINT_QR_CODES, "--"));
    command.addAll(texts);
    Node.Result result = Node.run(command.toArray(String[]::new));
    assertThat(result.code()).as(result.output()).isZero();
    List<String> read = new ArrayList<>();
    for (String code : result.output().strip().split("\n\n")) {
      BitMatrix drawn = BitMatrix.parse(code, "#", ".");
      assertThat(drawn.getHeight())
          .as("no larger than it has to be")
          .isEqualTo(21 + 4 * read.size());
      DecoderResult decoded = new Decoder().decode(drawn);
      assertThat(decoded.getErrorsCorrected()).isZero();
      assertThat(decoded.getECLevel()).isEqualTo("M");
      read.add(decoded.getText());
    }
    assertThat(read).isEqualTo(texts);
  }

  @Test
  void script_and_style_stay_small() throws IOException {
    long bytes = 0;
    for (Path file : firstVisit(".js", ".css")) bytes += gzipped(Files.readAllBytes(file));
    assertThat(bytes).isPositive().isLessThan(MAX_BYTES);
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
    Path rulebook = Node.WEB.resolve("../games/src/main/resources/parlour/games/rulebook");
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
    List<Path> main = firstVisit(".js");
    assertThat(main).hasSize(1);
    try (Stream<Path> all = Files.list(SERVED.resolve("assets"))) {
      Path worker =
          all.filter(path -> path.getFileName().toString().startsWith("worker-"))
              .findFirst()
              .orElseThrow();
      assertThat(Files.readString(main.getFirst())).contains("/assets/" + worker.getFileName());
      assertThat(gzipped(Files.readAllBytes(worker))).isLessThan(MAX_WORKER_BYTES);
    }
    assertThat(Files.readString(SERVED.resolve("index.html"))).doesNotContain("worker-");
  }

  /// Files of these types that a first visit loads.
  private static List<Path> firstVisit(String... kinds) throws IOException {
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
