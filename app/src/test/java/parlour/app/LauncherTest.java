package parlour.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the launcher tells Java.
class LauncherTest {
  @Test
  void the_flags_of_the_launcher_allow_the_cache_by_which_a_house_starts_fast(@TempDir Path folder)
      throws IOException, InterruptedException {
    Matcher flags =
        Pattern.compile("^flags=\\((.*?)\\)", Pattern.MULTILINE | Pattern.DOTALL)
            .matcher(Files.readString(Path.of("..", "parlour")));
    assertThat(flags.find()).isTrue();
    Path cache = folder.resolve("parlour.aot");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(flags.group(1).strip().split("\\s+")));
    command.addAll(List.of("-XX:AOTCacheOutput=" + cache, "-version"));
    Process java =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("said").toFile())
            .start();
    assertThat(java.waitFor()).as(Files.readString(folder.resolve("said"))).isZero();
    assertThat(cache).isNotEmptyFile();
  }
}
