package parlour.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Which Java the launcher takes, and which flags it passes.
class LauncherTest {
  @Test
  void the_flags_of_the_launcher_allow_the_start_up_cache(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path flags = Path.of("..", "bin", "jvm-flags");
    Path cache = folder.resolve("parlour.aot");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("@" + flags);
    command.addAll(List.of("-XX:AOTCacheOutput=" + cache, "-version"));
    Process java =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("said").toFile())
            .start();
    assertThat(java.waitFor()).as(Files.readString(folder.resolve("said"))).isZero();
    assertThat(cache).isNotEmptyFile();
  }

  @Test
  void every_script_says_whether_it_needs_a_jdk_or_only_a_jre() throws IOException {
    List<String> scripts =
        List.of(
            "parlour",
            "check",
            "release",
            "bin/install-artefacts",
            "bench/run",
            "tools/dictionary/make-dictionary",
            "packaging/parlour");
    for (String script : scripts)
      assertThat(Files.readAllLines(Path.of("..").resolve(script)))
          .as(script)
          .filteredOn(line -> line.contains("find_java"))
          .isNotEmpty()
          .allMatch(line -> line.matches(".*find_java javac?\\b.*"));
  }

  @Test
  void a_jdk_that_notes_its_age_is_not_started_to_be_asked_and_one_that_lies_is_passed_over(
      @TempDir Path folder) throws IOException, InterruptedException {
    Path old = jdk(folder.resolve("old"), "JAVA_VERSION=\"17.0.2\"", "25");
    Path liar = jdk(folder.resolve("liar"), "JAVA_VERSION=\"25.0.3\"", "");
    Path mute = jdk(folder.resolve("home/.sdkman/candidates/java/mute"), "", "26");
    assertThat(found(old, liar, folder.resolve("home"))).isNotIn(old.toString(), liar.toString());
    assertThat(old.resolve("bin/asked")).doesNotExist();
    assertThat(liar.resolve("bin/asked")).exists();
    assertThat(found(mute, liar, folder)).isEqualTo(mute.toString());
  }

  @Test
  void what_was_found_and_is_not_enough_is_named(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path old = jdk(folder.resolve("old"), "JAVA_VERSION=\"17.0.2\"", "17");
    // No Java of this machine has such a program, however new it is.
    ProcessBuilder shell =
        new ProcessBuilder("bash", "-c", ". ../bin/find-java; find_java parlourc");
    shell.environment().put("JAVA_HOME", old.toString());
    Process process = shell.redirectErrorStream(true).start();
    assertThat(new String(process.getInputStream().readAllBytes(), UTF_8))
        .contains("Not new enough, or without parlourc: " + old)
        .contains("needs a JDK 25 or later");
    assertThat(process.waitFor()).isEqualTo(1);
  }

  /// A folder that looks like a JDK: the version in its release file, and the one it reports when
  /// started.
  private static Path jdk(Path home, String note, String version) throws IOException {
    Path bin = Files.createDirectories(home.resolve("bin"));
    if (!note.isEmpty()) Files.writeString(home.resolve("release"), note + "\n");
    Files.writeString(
        bin.resolve("java"),
        "#!/bin/sh\ntouch \"$(dirname \"$0\")/asked\"\necho ' java.specification.version = "
            + version
            + "'\n");
    Files.writeString(bin.resolve("javac"), "#!/bin/sh\n");
    for (String name : List.of("java", "javac"))
      assertThat(bin.resolve(name).toFile().setExecutable(true)).isTrue();
    return home;
  }

  /// The JDK found where JAVA_HOME names one, another is on the path, and more are in the home
  /// folder.
  private static String found(Path named, Path onPath, Path home)
      throws IOException, InterruptedException {
    ProcessBuilder shell =
        new ProcessBuilder(
            "bash", "-c", ". ../bin/find-java && find_java javac && printf %s \"$JAVA_HOME\"");
    shell.environment().put("JAVA_HOME", named.toString());
    shell.environment().put("HOME", home.toString());
    shell.environment().merge("PATH", onPath + "/bin:", (path, first) -> first + path);
    Process process = shell.start();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).isZero();
    return said;
  }
}
