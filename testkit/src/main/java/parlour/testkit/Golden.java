package parlour.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Texts kept with the tests: what a table said must be what it said before.
///
/// Run the tests with `-Dgolden.write=true` to write them anew, then read the change as a referee
/// would.
public final class Golden {
  private static final Path FOLDER = Path.of("src/test/resources/golden");
  private static final int LARGEST = 40_000;

  private Golden() {}

  public static void check(String name, String text) {
    Path file = FOLDER.resolve(name + ".txt");
    try {
      if (Boolean.getBoolean("golden.write")) {
        Files.createDirectories(FOLDER);
        Files.writeString(file, text);
      }
      assertThat(file).as("no golden text; run with -Dgolden.write=true and read it").exists();
      assertThat(text).isEqualTo(Files.readString(file)).hasSizeLessThan(LARGEST);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
