package parlour.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.testkit.Waiting;

/// How `./parlour` builds: what it says meanwhile, and what it leaves behind when the build fails
/// or is interrupted. Scripts play Maven and Java.
class FirstBuildTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  @TempDir Path folder;
  private Path tree;
  private Path programs;

  @BeforeEach
  void makeSources() throws IOException {
    tree = Files.createDirectories(folder.resolve("tree"));
    for (String name :
        List.of("parlour", "bin/find-java", "bin/build", "bin/start", "bin/jvm-flags", "pom.xml")) {
      Files.createDirectories(tree.resolve(name).getParent());
      Files.copy(ROOT.resolve(name), tree.resolve(name), StandardCopyOption.COPY_ATTRIBUTES);
    }
    programs = Files.createDirectories(folder.resolve("java/bin"));
    Files.writeString(folder.resolve("java/release"), "JAVA_VERSION=\"25\"\n");
    script("java", "echo ' java.specification.version = 25'; echo \"started $*\"");
    script("javac", "");
    script(
        "mvn",
        """
        echo '[INFO] Building Parlour: engine 1                   [2/10]'
        mkdir -p "$TREE/engine/target/classes" "$TREE/app/target/lib"
        echo half >"$TREE/engine/target/classes/Half.class"
        case ${MAVEN:-} in
        fails) echo '[ERROR] something is wrong'; exit 1 ;;
        hangs) touch "$TREE/hanging"; exec sleep 60 ;;
        esac
        echo '[INFO] Building Parlour: app 1                      [10/10]'
        touch "$TREE/app/target/parlour.jar"
        """);
  }

  @Test
  void it_says_how_far_it_is_and_builds_once() throws Exception {
    Path old = Files.createDirectories(tree.resolve("app/target/lib")).resolve("engine-0.jar");
    Files.createFile(old);
    Run first = parlour("");
    assertThat(old).doesNotExist();
    assertThat(first.said())
        .contains("step 2 of 10: engine", "step 10 of 10: app", "parlour.app.Parlour games");
    assertThat(first.code()).isZero();
    assertThat(parlour("fails").said()).doesNotContain("Building").contains("parlour.app.Parlour");
  }

  @Test
  void offline_play_is_compiled_while_it_serves_and_once() throws Exception {
    script(
        "mvn",
        """
        echo "$*" >>"$TREE/asked"
        web=$TREE/web/target
        mkdir -p "$web/classes/parlour/web/assets" "$TREE/app/target"
        printf assets/worker-1.js >"$web/worker.path"
        case $* in *offline.compile=later*) exit 0 ;; esac
        touch "$web/classes/parlour/web/assets/worker-1.js"
        """);
    Path web = tree.resolve("web/target/classes/parlour/web");
    assertThat(parlour("", "serve").said()).contains("-Dparlour.web=" + web.toRealPath());
    Waiting.until("the script is compiled", () -> Files.exists(web.resolve("assets/worker-1.js")));
    assertThat(parlour("", "serve").code()).isZero();
    assertThat(Files.readAllLines(tree.resolve("asked")))
        .hasSize(2)
        .element(0, as(STRING))
        .contains("-pl app", "-Doffline.compile=later");
    assertThat(Files.readAllLines(tree.resolve("asked")).getLast())
        .contains("-pl web")
        .doesNotContain("later");
  }

  @Test
  void a_failing_build_is_told_with_what_maven_said() throws Exception {
    Run failed = parlour("fails");
    assertThat(failed.code()).isEqualTo(3);
    assertThat(failed.said())
        .contains("something is wrong", "Parlour could not be built")
        .doesNotContain("parlour.app.Parlour");
    assertThat(parlour("").said()).contains("step 10 of 10", "parlour.app.Parlour games");
  }

  @Test
  void a_build_that_is_stopped_or_killed_leaves_nothing_half_done() throws Exception {
    for (String signal : List.of("TERM", "KILL")) {
      Process building = start("hangs", "games");
      Waiting.until("the build hangs", () -> Files.exists(tree.resolve("hanging")));
      // The whole group, as a terminal or a service manager would.
      new ProcessBuilder("kill", "-" + signal, "--", "-" + building.pid()).start().waitFor();
      Waiting.until("the build has ended", () -> !building.isAlive());
      Files.delete(tree.resolve("hanging"));
      if (signal.equals("TERM"))
        assertThat(tree.resolve("engine/target/classes/Half.class")).doesNotExist();
      script(
          "mvn",
          """
          [ ! -e "$TREE/engine/target/classes/Half.class" ] || echo '[ERROR] half a class is left'
          [ "${MAVEN:-}" != hangs ] || { mkdir -p "$TREE/engine/target/classes"; touch "$TREE/engine/target/classes/Half.class" "$TREE/hanging"; exec sleep 60; }
          echo '[INFO] Building Parlour: app 1                      [10/10]'
          """);
    }
    Run after = parlour("");
    assertThat(after.said()).contains("step 10 of 10", "parlour.app.Parlour games");
    assertThat(Files.readString(tree.resolve("app/target/build.log")))
        .doesNotContain("half a class");
  }

  private void script(String name, String body) throws IOException {
    Path file = programs.resolve(name);
    Files.writeString(file, "#!/bin/bash\n" + body + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private record Run(int code, String said) {}

  private Run parlour(String maven) throws IOException, InterruptedException {
    return parlour(maven, "games");
  }

  private Run parlour(String maven, String command) throws IOException, InterruptedException {
    Process process = start(maven, command);
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    return new Run(process.waitFor(), said);
  }

  /// The launcher in a process group of its own, so that it can be interrupted as a terminal does.
  private Process start(String maven, String command) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder("setsid", "-w", tree.resolve("parlour").toString(), command);
    builder.environment().put("JAVA_HOME", folder.resolve("java").toString());
    builder.environment().put("TREE", tree.toString());
    builder.environment().put("MAVEN", maven);
    builder.environment().put("PARLOUR_NO_CACHE", "1");
    builder.environment().merge("PATH", programs + ":", (path, first) -> first + path);
    return builder.redirectErrorStream(true).start();
  }
}
