package parlour.app;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.app.CommandOutput.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.app.config.Refusal;
import parlour.testkit.ProjectJar;

/// `parlour new-game` writes a project that compiles and plays.
class NewGameTest {
  private static final Path EXAMPLES = Path.of("..", "examples");

  @TempDir private Path folder;

  @Test
  void a_new_game_compiles_and_plays_under_its_own_name() throws IOException {
    Path project = folder.resolve("old-maid");
    CommandOutput said = run("new-game", "old-maid", "--into", project.toString());
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out()).contains("parlour play old-maid --with target/old-maid.jar");
    for (String file : files(project))
      assertThat(Files.readString(project.resolve(file)))
          .as(file)
          .doesNotContainIgnoringCase("high card", "highcard", "high-card");
    assertThat(Files.readString(project.resolve("pom.xml")))
        .contains("<artifactId>old-maid</artifactId>");
    String jar = ProjectJar.build(project, folder).toString();
    assertThat(run("games", "old-maid", "--with", jar).out()).startsWith("Old Maid");
    assertThat(run("simulate", "old-maid", "--with", jar, "--games", "10").code()).isZero();
  }

  @Test
  void it_has_every_file_of_the_example() throws IOException {
    Path project = folder.resolve("whist");
    run("new-game", "whist", "--into", project.toString());
    assertThat(files(project)).hasSameSizeAs(files(EXAMPLES.resolve("high-card"))).hasSize(19);
  }

  @Test
  void the_least_game_is_four_files_of_120_lines_and_keeps_every_law() throws IOException {
    Path project = folder.resolve("last-straw");
    CommandOutput said = run("new-game", "last-straw", "--small", "--into", project.toString());
    assertThat(said.out()).contains("Wrote 4 files", "parlour certify target/last-straw.jar");
    assertThat(files(project)).hasSameSizeAs(files(EXAMPLES.resolve("little-nim"))).hasSize(4);
    long lines = 0;
    for (String file : files(project)) {
      String text = Files.readString(project.resolve(file));
      assertThat(text).as(file).doesNotContainIgnoringCase("little nim", "littlenim", "little-nim");
      lines += text.lines().count();
    }
    assertThat(lines).isLessThanOrEqualTo(120);
    String jar = ProjectJar.build(project, folder).toString();
    CommandOutput certified = run("certify", jar, "--data", folder.resolve("house").toString());
    assertThat(certified.out()).contains("Last Straw (last-straw)", "was certified under");
    assertThat(certified.code()).isZero();
  }

  @Test
  void a_name_or_a_folder_that_will_not_do_is_refused_in_one_sentence() throws IOException {
    refused(Refusal.USAGE, "The id of a game is of small letters", "Old_Maid");
    refused(Refusal.USAGE, "There is a \"skat\" in the house already.", "skat");
    refused(Refusal.USAGE, "There is a \"house\" in the house already.", "house");
    refused(Refusal.USAGE, "\"switch\" is a word of Java.", "switch");
    Files.writeString(folder.resolve("kept"), "mine");
    refused(Refusal.NO, "The folder " + folder + " is there and not empty.", "old-maid");
    assertThat(files(folder)).containsExactly("kept");
  }

  private void refused(int code, String sentence, String name) {
    CommandOutput said = run("new-game", name, "--into", folder.toString());
    assertThat(said.err()).startsWith("parlour: " + sentence).hasLineCount(1);
    assertThat(said.code()).isEqualTo(code);
  }

  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString())
          .filter(file -> !file.startsWith("target"))
          .toList();
    }
  }
}
