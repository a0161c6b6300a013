package parlour.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.common.BitMatrix;
import com.google.zxing.common.DecoderResult;
import com.google.zxing.qrcode.decoder.Decoder;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Checks of the client's sources that need no browser: formatting, types and unit tests.
class ClientTest {
  private static final String SOURCES = "src/**/*.{ts,tsx,mjs,css}";
  private static final String PRINT_QR_CODES =
      """
      import { encodeQr } from "./src/main/ts/lib/qrCode.ts";
      for (const text of process.argv.slice(1))
        console.log(encodeQr(text).map((row) => row.map((dark) => (dark ? "#" : ".")).join("") + "\\n").join(""));
      """;

  @BeforeAll
  static void unpackPreact() throws IOException {
    Node.preact();
  }

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
}
