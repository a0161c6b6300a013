package parlour.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class AnswerTest {
  @Test
  void fields_are_given_by_name_and_value() {
    assertThat(Answer.of("pass").fields()).isEmpty();
    assertThat(Answer.of("lay", "card", "c.7").fields()).isEqualTo(Map.of("card", "c.7"));
    assertThat(Answer.of("lay", "card", "c.7", "meld", "m.1", "at", "2").fields())
        .isEqualTo(Map.of("card", "c.7", "meld", "m.1", "at", "2"));
  }

  @Test
  void ids_are_parted_by_spaces() {
    assertThat(Answer.of("lay").ids("cards")).isEmpty();
    assertThat(Answer.of("lay", "cards", "  ").ids("cards")).isEmpty();
    assertThat(Answer.of("lay", "cards", " c.7 ").ids("cards")).containsExactly("c.7");
    assertThat(Answer.of("lay", "cards", "c.7  c.8 c.7").ids("cards"))
        .containsExactly("c.7", "c.8", "c.7");
  }

  @Test
  void a_number_is_one_to_nine_figures_and_perhaps_a_minus_sign() {
    assertThat(WholeNumber.of("0", -1)).isZero();
    assertThat(WholeNumber.of("-12", 0)).isEqualTo(-12);
    assertThat(WholeNumber.of("999999999", 0)).isEqualTo(999_999_999);
    for (String none : new String[] {"", "-", "--1", "+1", "1.5", "c7", "٣", "1234567890"})
      assertThat(WholeNumber.of(none, 5)).as(none).isEqualTo(5);
  }

  @Test
  void the_number_of_an_id_stands_behind_its_prefix() {
    assertThat(WholeNumber.after("c.", "c.17")).isEqualTo(17);
    for (String none : new String[] {"", "c", "c.", "c.-1", "c.x", "d.1", "17"})
      assertThat(WholeNumber.after("c.", none)).as(none).isEqualTo(-1);
  }
}
