package parlour.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How `./release` numbers a version; what it builds is tried by `./release --try`.
class ReleaseTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  @TempDir Path copy;

  @BeforeEach
  void makeRepository() throws Exception {
    for (String name :
        List.of(
            "release",
            "packaging/make",
            "bin/find-java",
            "pom.xml",
            "engine/pom.xml",
            "CHANGELOG.md")) {
      Path to = copy.resolve(name);
      Files.createDirectories(to.getParent());
      Files.copy(ROOT.resolve(name), to, StandardCopyOption.COPY_ATTRIBUTES);
    }
    for (String pom : List.of("pom.xml", "engine/pom.xml"))
      write(
          pom,
          read(pom).replaceFirst("<version>[^<]*</version>", "<version>3.1.0-SNAPSHOT</version>"));
    write("CHANGELOG.md", "# Changelog\n\n## 3.1.0 (unreleased)\n\n- Much.\n");
    run("git", "init", "-q");
    run("git", "config", "user.email", "nobody@localhost");
    run("git", "config", "user.name", "Nobody");
    run("git", "add", "-A");
    run("git", "commit", "-qm", "Everything");
  }

  @Test
  void a_version_gets_its_number_in_every_module_a_date_and_a_tag_and_the_next_one_begins()
      throws Exception {
    Run release = run("./release", "--version", "3.1.0", "--number-only");
    assertThat(release.code()).as(release.said()).isZero();
    for (String pom : List.of("pom.xml", "engine/pom.xml")) {
      assertThat(run("git", "show", "v3.1.0:" + pom).said()).contains("<version>3.1.0</version>");
      assertThat(read(pom)).contains("<version>3.2.0-SNAPSHOT</version>");
    }
    assertThat(run("git", "show", "v3.1.0:CHANGELOG.md").said())
        .containsPattern("## 3\\.1\\.0, 20\\d\\d-\\d\\d-\\d\\d\n\n- Much");
    assertThat(read("CHANGELOG.md"))
        .containsPattern("## 3\\.2\\.0 \\(unreleased\\)\n\n## 3\\.1\\.0, ");
    assertThat(run("git", "status", "--porcelain").said()).isEmpty();
  }

  @Test
  void what_cannot_become_a_version_is_refused_and_changes_nothing() throws Exception {
    refused("three numbers", "three");
    refused("3.2.0", "does not become 3.2.0");
    write("engine/pom.xml", read("engine/pom.xml") + "\n");
    refused("3.1.0", "not committed");
    run("git", "commit", "-qam", "More");
    run("git", "tag", "v3.1.0");
    refused("3.1.0", "there already");
    assertThat(read("pom.xml")).contains("<version>3.1.0-SNAPSHOT</version>");
  }

  @Test
  void the_checksums_are_signed_with_the_key_that_is_named() throws Exception {
    assertThat(run("./release", "--sign-made", "Nobody").said()).contains("nothing to sign");
    Files.createDirectories(copy.resolve("dist"));
    write("dist/SHA256SUMS", "0123  parlour.tar.gz\n");
    // Not everybody who checks out the sources has gpg.
    write(
        "tools/gpg",
        "#!/bin/sh\n[ \"$5\" = Nobody ] || exit 2\necho \"signed by $5: $(cat \"$9\")\" >\"$7\"\n");
    run("chmod", "+x", "tools/gpg");
    String path = copy.resolve("tools") + ":" + System.getenv("PATH");
    Run signed = run("env", "PATH=" + path, "./release", "--sign-made", "Nobody");
    assertThat(signed.code()).as(signed.said()).isZero();
    assertThat(read("dist/SHA256SUMS.asc")).contains("signed by Nobody: 0123  parlour.tar.gz");
    Run other = run("env", "PATH=" + path, "./release", "--sign-made", "Somebody");
    assertThat(other.code()).isEqualTo(3);
    assertThat(other.said()).contains("did not sign with the key \"Somebody\"");
  }

  /// What an image is made of: a program is brought what it is linked to, and one for another kind
  /// of machine is found by its head.
  @Test
  void a_root_of_programs_is_whole_and_of_one_kind() throws Exception {
    assumeTrue(System.getProperty("os.name").equals("Linux"), "Other systems have no ELF files.");
    String machine = System.getProperty("os.arch").replace("amd64", "x86_64");
    Path java = Path.of(System.getProperty("java.home"));
    Path program = copy.resolve("root/bin/java");
    Files.createDirectories(program.getParent());
    Files.copy(java.resolve("bin/java"), program);
    Files.copy(java.resolve("lib/libjli.so"), copy.resolve("root/bin/libjli.so"));
    Path nothing = Files.createDirectory(copy.resolve("nothing"));
    assertThat(libraries(machine, nothing.toString()).said()).contains("NoSuchFileException");
    Run whole = libraries(machine, "/");
    assertThat(whole.code()).as(whole.said()).isZero();
    try (Stream<Path> files = Files.walk(copy.resolve("root"))) {
      assertThat(files.map(each -> each.getFileName().toString()))
          .contains("libc.so.6")
          .anyMatch(each -> each.startsWith("ld-linux"));
    }
    String other = machine.equals("x86_64") ? "aarch64" : "x86_64";
    assertThat(libraries(other, "/").said()).contains(" is for " + machine + ", not for " + other);
  }

  private Run libraries(String machine, String system) throws Exception {
    return run(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        ROOT.resolve("packaging/Libraries.java").toString(),
        copy.resolve("root").toString(),
        machine,
        system);
  }

  private void refused(String version, String why) throws Exception {
    Run release = run("./release", "--version", version, "--number-only");
    assertThat(release.code()).isEqualTo(3);
    assertThat(release.said()).contains(why);
  }

  private String read(String name) throws IOException {
    return Files.readString(copy.resolve(name));
  }

  private void write(String name, String text) throws IOException {
    Files.createDirectories(copy.resolve(name).getParent());
    Files.writeString(copy.resolve(name), text);
  }

  private record Run(int code, String said) {}

  private Run run(String... command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).directory(copy.toFile()).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    return new Run(process.waitFor(), said);
  }
}
