package parlour.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Golden files (approval tests): a text must be the same as the copy kept with the tests.
///
/// Run the tests with `-Dgolden.write=true` to rewrite the files, then review the difference.
public final class Golden {
  private static final Path FOLDER = Path.of("src/test/resources/golden");
  private static final int MOST_CHARACTERS = 40_000;

  private Golden() {}

  public static void check(String name, String text) {
    Path file = FOLDER.resolve(name + ".txt");
    try {
      if (Boolean.getBoolean("golden.write")) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
      }
      assertThat(file).as("no golden file; run with -Dgolden.write=true and review it").exists();
      assertThat(text).isEqualTo(Files.readString(file)).hasSizeLessThan(MOST_CHARACTERS);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
