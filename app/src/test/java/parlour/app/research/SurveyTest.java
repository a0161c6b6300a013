package parlour.app.research;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import org.junit.jupiter.api.Test;
import parlour.engine.Setting;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// The survey measures an option only where it makes a difference.
class SurveyTest {
  /// Where the survey measures the first choice of an option that is not the usual one.
  private static Survey.Way way(String game, String name) {
    CatalogEntry entry = Catalog.find(game).orElseThrow();
    Setting setting =
        entry.settings().stream().filter(s -> s.name().equals(name)).findFirst().orElseThrow();
    return new Survey(1, 1, 3).ways(entry, setting, new HashMap<>()).getFirst();
  }

  @Test
  void an_option_of_the_varied_form_is_measured_in_the_varied_form() {
    Survey.Way way = way("anagrams", "first");
    assertThat(way.settings()).containsEntry("form", "varied").containsEntry("first", "no");
    assertThat(way.label()).contains("(with The form: ");
  }

  @Test
  void an_option_for_many_players_is_measured_with_many() {
    assertThat(way("speculation", "cap").players()).isGreaterThanOrEqualTo(7);
    assertThat(way("speculation", "omission").players()).isEqualTo(3);
  }

  @Test
  void the_usual_game_comes_first() {
    CatalogEntry entry = Catalog.find("slap-jack").orElseThrow();
    assertThat(new Survey(1, 1, 3).ways(entry).getFirst().label()).isEqualTo("as usual");
  }
}
