package parlour.games.gaps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import parlour.games.Catalog;
import parlour.games.CatalogEntryCodec;
import parlour.games.Rulebook;

/// The register of gaps is whole, and printed as it stands.
class GapsTest {
  private static final Gaps GAPS =
      Gaps.read(text(Gaps.RESOURCE), id -> text(Rulebook.resource(id)));
  private static final Path PRINTED = Path.of("../docs/GAPS.md");

  @Test
  void every_clause_that_is_our_own_reading_answers_one_question() throws IOException {
    List<String> ours;
    try (Stream<Path> all = Files.list(Path.of("src/main/resources/parlour/games/rulebook"))) {
      ours =
          all.map(path -> path.getFileName().toString().replace(".md", ""))
              .filter(id -> !id.equals("house"))
              .flatMap(id -> Rulebook.read(text(Rulebook.resource(id))).entries().stream())
              .filter(entry -> entry.status().endsWith("R"))
              .map(Rulebook.Entry::id)
              .toList();
    }
    List<String> asked =
        GAPS.chapters().stream()
            .flatMap(chapter -> chapter.gaps().stream().map(gap -> gap.clause().id()))
            .toList();
    assertThat(asked).containsExactlyInAnyOrderElementsOf(ours).hasSizeGreaterThan(200);
    assertThat(GAPS.count()).isEqualTo(asked.size());
  }

  @Test
  void every_question_is_a_sentence() {
    for (Gaps.Chapter chapter : GAPS.chapters()) {
      assertThat(chapter.state()).endsWith(".");
      for (Gaps.Gap gap : chapter.gaps())
        assertThat(gap.question()).as(gap.clause().id()).matches("[A-Z].*\\?");
    }
  }

  @Test
  void the_lost_game_is_lost_and_not_played() {
    assertThat(GAPS.chapters().stream().filter(Gaps.Chapter::lost).map(Gaps.Chapter::id))
        .containsExactly("wow")
        .noneMatch(id -> Catalog.find(id).isPresent());
  }

  @Test
  void reconstructed_games_are_marked_where_one_chooses_a_game() {
    for (Gaps.Chapter chapter : GAPS.chapters()) {
      boolean ours = chapter.state().contains("our reconstruction");
      Catalog.find(chapter.id())
          .ifPresent(
              entry -> assertThat(entry.about().reconstructed()).as(entry.id()).isEqualTo(ours));
    }
    assertThat(CatalogEntryCodec.facts(Catalog.find("letter-pool").orElseThrow()).done().write())
        .contains("\"reconstructed\":true");
  }

  @Test
  void the_options_of_a_game_stand_beside_their_gap() {
    Gaps.Gap bear =
        GAPS.chapters().stream()
            .flatMap(chapter -> chapter.gaps().stream())
            .filter(gap -> gap.clause().id().equals("bull-frog.amb.which-bear"))
            .findFirst()
            .orElseThrow();
    assertThat(bear.choices()).extracting(choice -> choice.setting().name()).contains("bear");
  }

  @Test
  void a_question_about_no_clause_is_refused() {
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(
            () ->
                Gaps.read(
                    "= wow | 001 | It is lost.\nwow.none | What?",
                    id -> text(Rulebook.resource(id))));
  }

  @Test
  void the_printed_register_is_up_to_date() throws IOException {
    String printed = Files.readString(PRINTED);
    int open = printed.indexOf(Gaps.SIMULATED) + Gaps.SIMULATED.length();
    String kept = printed.substring(open, printed.lastIndexOf(Gaps.SIMULATED));
    assertThat(printed)
        .as("print it again: ./parlour gaps --into docs/GAPS.md")
        .isEqualTo(GAPS.markdown(kept));
  }

  private static String text(String resource) {
    try (InputStream in =
        Objects.requireNonNull(GapsTest.class.getResourceAsStream(resource), resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
