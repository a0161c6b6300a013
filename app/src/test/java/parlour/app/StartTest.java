package parlour.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.testkit.Waiting;

/// When the launcher starts with its start-up cache, and when it makes one; a script plays Java.
@Order(3)
class StartTest {
  @TempDir Path folder;
  private Path cache;
  private Path jar;

  @BeforeEach
  void makeProgram() throws IOException {
    cache = folder.resolve("cache");
    jar = folder.resolve("parlour.jar");
    Path lib = Files.createDirectories(folder.resolve("lib"));
    for (Path file : new Path[] {jar, lib.resolve("b.jar"), lib.resolve("a.jar")})
      Files.writeString(file, file.toString());
    Files.writeString(folder.resolve("flags"), "");
    Path java = Files.createDirectories(folder.resolve("java/bin")).resolve("java");
    Files.writeString(folder.resolve("java/release"), "JAVA_VERSION=\"25.0.3\"\n");
    Files.writeString(
        java,
        """
        #!/bin/bash
        for each in "$@"; do
          case $each in -XX:AOTCacheOutput=*) made=${each#*=} ;; esac
        done
        if [ -n "${made:-}" ]; then
          [ -z "${REFUSES:-}" ] || exit 1
          echo cache >"$made"
          exit
        fi
        echo "$@"
        case " $* " in *' serve '*) sleep 1 ;; esac
        """);
    assertThat(java.toFile().setExecutable(true)).isTrue();
  }

  @Test
  void the_second_start_of_the_server_has_a_cache_and_other_commands_make_none() throws Exception {
    assertThat(start("", "games")).doesNotContain("AOTCache").contains(jar + ":", "a.jar:");
    Thread.sleep(Duration.ofMillis(300));
    assertThat(cache.resolve("parlour.mark")).doesNotExist();

    assertThat(start("", "serve")).doesNotContain("AOTCache");
    awaitMark();
    assertThat(start("", "games"))
        .contains("-XX:AOTCache=" + cache.resolve("parlour.aot"), "lib/a.jar:" + folder + "/lib/b");
  }

  @Test
  void another_jar_or_another_java_has_no_use_for_the_cache_and_makes_it_again() throws Exception {
    start("", "serve");
    awaitMark();
    for (Path changed : new Path[] {jar, folder.resolve("java/release")}) {
      String mark = Files.readString(cache.resolve("parlour.mark"));
      Files.writeString(changed, "another, longer than before: " + changed);
      assertThat(start("", "serve")).doesNotContain("AOTCache");
      awaitMark(mark);
      assertThat(start("", "games")).contains("-XX:AOTCache=");
    }
  }

  @Test
  void where_nothing_can_be_written_the_cache_is_in_the_users_folder_or_nowhere() throws Exception {
    String nowhere = "PARLOUR_CACHE=/dev/null/none XDG_CACHE_HOME=/dev/null/none";
    assertThat(start(nowhere, "serve")).doesNotContain("AOTCache");
    String home = "PARLOUR_CACHE=/dev/null/none XDG_CACHE_HOME=" + folder.resolve("home");
    cache = folder.resolve("home/parlour");
    start(home, "serve");
    awaitMark();
    assertThat(start(home, "games")).contains("-XX:AOTCache=" + cache);
  }

  @Test
  void a_java_that_cannot_make_the_cache_is_not_asked_again_until_something_changes()
      throws Exception {
    start("REFUSES=1", "serve");
    awaitMark();
    String failed = Files.readString(cache.resolve("parlour.mark"));
    assertThat(failed).startsWith("failed");
    assertThat(start("", "serve")).doesNotContain("AOTCache");
    Files.writeString(jar, "another program");
    start("", "serve");
    awaitMark(failed);
    assertThat(start("", "games")).contains("-XX:AOTCache=");
  }

  private void awaitMark() {
    awaitMark("");
  }

  private static boolean isMade(Path mark, String before) {
    try {
      return Files.exists(mark) && !List.of("", before).contains(Files.readString(mark));
    } catch (IOException _) {
      return false; // It is being put in the place of another.
    }
  }

  /// Waits for a mark other than the one there was before.
  private void awaitMark(String before) {
    Path mark = cache.resolve("parlour.mark");
    Waiting.until("the mark is made", () -> isMade(mark, before));
  }

  /// What the launcher started, and whatever else it said.
  private String start(String environment, String command)
      throws IOException, InterruptedException {
    String script =
        "set -euo pipefail; . ../bin/start; export PARLOUR_CACHE_DELAY=0 JAVA_HOME="
            + folder.resolve("java")
            + " PATH="
            + folder.resolve("java/bin")
            + ":$PATH "
            + environment
            + "; start_parlour "
            + String.join(
                " ", jar.toString(), folder + "/lib", folder + "/flags", folder + "/cache")
            + " "
            + command;
    Process process = new ProcessBuilder("bash", "-c", script).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said;
  }
}
