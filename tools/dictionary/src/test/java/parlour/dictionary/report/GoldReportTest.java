package parlour.dictionary.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoldReportTest {
  @TempDir Path folder;

  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

  private boolean measure(String words, String verdicts) throws IOException {
    try (GZIPOutputStream out =
        new GZIPOutputStream(Files.newOutputStream(folder.resolve("words-gold.tsv.gz")))) {
      out.write(words.getBytes(StandardCharsets.UTF_8));
    }
    Files.writeString(folder.resolve("gold_verdicts.tsv"), verdicts);
    return GoldReport.measure(folder, 5, new PrintStream(printed, true, StandardCharsets.UTF_8));
  }

  private static String row(String word, String plural, String division, int syllables) {
    return String.join(
            "\t",
            word,
            "C",
            "1",
            "5.0",
            "n",
            plural,
            "",
            "",
            "",
            "",
            "",
            division,
            "" + syllables,
            "M3",
            "10",
            "1")
        + "\n";
  }

  @Test
  void a_dictionary_that_agrees_passes_every_measure() throws IOException {
    boolean good =
        measure(
            row("chapter", "", "chap-ter", 2) + row("boys", "P", "boys", 1),
            "chapter\tOK\tM2\t0\t0\tchap-ter\nlondon\tNO\tname\t0\t0\t\n");
    assertThat(good).isTrue();
    assertThat(printed.toString(StandardCharsets.UTF_8))
        .doesNotContain("FAIL")
        .contains("100.00 %");
  }

  @Test
  void a_disagreement_fails_the_report_and_is_shown() throws IOException {
    boolean good =
        measure(
            row("chapter", "P", "cha-pter", 2) + row("boys", "P", "boys", 1),
            "steal\tNO\tname\t0\t0\tsteal\n");
    assertThat(good).isFalse();
    assertThat(printed.toString(StandardCharsets.UTF_8))
        .contains("FAIL", "chap-ter for cha-pter", "steal NO name");
  }
}
