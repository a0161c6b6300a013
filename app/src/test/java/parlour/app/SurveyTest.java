package parlour.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.app.run.Survey;
import parlour.games.Catalog;

/// The survey plays every choice where it matters.
class SurveyTest {
  @Test
  void a_choice_of_the_varied_form_is_measured_in_the_varied_form() {
    assertThat(way("anagrams", "first").settings())
        .isEqualTo(Map.of("form", "varied", "first", "no"));
  }

  @Test
  void the_plum_of_seven_is_measured_with_seven_players() {
    Survey.Way way = way("speculation", "cap");
    assertThat(way.fewest()).isEqualTo(7);
    assertThat(new Survey(1, 1, 3).measure(way).players()).isEqualTo(7);
  }

  private static Survey.Way way(String game, String setting) {
    return Survey.ways(Catalog.find(game).orElseThrow()).stream()
        .filter(way -> way.settings().containsKey(setting))
        .findFirst()
        .orElseThrow();
  }
}
