package parlour.app.research;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// The survey measures an option only where it makes a difference.
@Order(1)
class SurveyTest {
  private static List<Survey.Way> ways(String game) {
    CatalogEntry entry = Catalog.find(game).orElseThrow();
    List<Survey.Way> ways = new Survey(1, 3, 3).ways(entry);
    assertThat(ways.getFirst().label()).isEqualTo("as usual");
    return ways;
  }

  private static Survey.Way way(List<Survey.Way> ways, String label) {
    return ways.stream().filter(way -> way.label().startsWith(label)).findFirst().orElseThrow();
  }

  @Test
  void an_option_of_the_varied_form_is_measured_in_the_varied_form() {
    Survey.Way way = way(ways("anagrams"), "A counter for the first finder");
    assertThat(way.settings()).containsEntry("form", "varied").containsEntry("first", "no");
    assertThat(way.label()).contains("(with The form: ");
  }

  @Test
  void an_option_for_many_players_is_measured_with_many() {
    List<Survey.Way> ways = ways("speculation");
    assertThat(way(ways, "The Plum of seven or more").players()).isGreaterThanOrEqualTo(7);
    assertThat(way(ways, "For a word the dealer overlooks").players()).isEqualTo(3);
  }
}
