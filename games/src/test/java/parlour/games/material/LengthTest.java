package parlour.games.material;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.engine.Settings;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.CatalogEntryCodec;

/// The lengths of every game are bundles of its own settings.
class LengthTest {
  private static final CatalogEntry CROSSWORD = Catalog.find("crossword").orElseThrow();

  @ParameterizedTest
  @MethodSource("parlour.games.Catalog#entries")
  void a_length_is_made_of_the_games_own_settings(CatalogEntry entry) {
    for (Length length : entry.lengths())
      assertThat(entry.objection(Math.max(3, entry.seating().fewest()), length.settings()))
          .as("%s, %s", entry.id(), length.says())
          .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("parlour.games.Catalog#entries")
  void the_lengths_of_a_game_differ_and_one_is_the_usual_one(CatalogEntry entry) {
    if (entry.lengths().isEmpty()) return;
    assertThat(entry.lengths().stream().map(Length::kind).toList())
        .isSorted()
        .doesNotHaveDuplicates()
        .contains(Length.Kind.USUAL)
        .hasSizeGreaterThan(1);
    assertThat(
            entry.lengths().stream()
                .map(length -> Settings.of(entry.settings(), length.settings()))
                .distinct())
        .hasSameSizeAs(entry.lengths());
  }

  @ParameterizedTest
  @MethodSource("parlour.games.Catalog#entries")
  void the_usual_length_is_every_setting_as_it_is_by_itself(CatalogEntry entry) {
    for (Length length : entry.lengths())
      if (length.kind() == Length.Kind.USUAL) {
        assertThat(length.settings()).isEmpty();
        assertThat(length.minutes()).isEqualTo(entry.about().minutes());
      }
  }

  @Test
  void what_the_table_chooses_by_itself_goes_over_the_length() {
    assertThat(CROSSWORD.chosen("short", Map.of("pack", "48")))
        .containsEntry("pack", "48")
        .containsEntry("ending", "2-hands");
    assertThat(CROSSWORD.chosen("short", Map.of("ending", "50"))).containsEntry("ending", "50");
    assertThat(CROSSWORD.chosen("", Map.of())).isEmpty();
  }

  @Test
  void a_length_that_the_game_has_not_is_refused_with_those_it_has() {
    assertThat(CROSSWORD.objection("short")).isEmpty();
    assertThat(CROSSWORD.objection("")).isEmpty();
    assertThat(CROSSWORD.objection("endless"))
        .contains("Crossword Letter Game has no length \"endless\"; it has short, usual.");
    assertThat(Catalog.find("slap-jack").flatMap(entry -> entry.objection("short")))
        .isEqualTo(Optional.of("Slap Jack has one length only."));
  }

  @Test
  void the_minutes_of_a_length_are_written_for_every_number_of_chairs() {
    Json length = CatalogEntryCodec.facts(CROSSWORD).done().at("lengths").asItems().getFirst();
    assertThat(length.at("name").asText()).isEqualTo("short");
    assertThat(length.at("label").asText()).isEqualTo("Short");
    assertThat(length.at("minutes").asFields().keySet())
        .containsExactly("2", "3", "4", "5", "6", "7", "8");
  }
}
