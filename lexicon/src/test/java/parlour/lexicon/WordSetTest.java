package parlour.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class WordSetTest {
  private final WordSet threes = WordSet.of(200, id -> id % 3 == 0);
  private final WordSet fives = WordSet.of(200, id -> id % 5 == 0);

  @Test
  void a_set_has_the_ids_that_pass_the_test() {
    for (int id = 0; id < 200; id++) assertThat(threes.has(id)).isEqualTo(id % 3 == 0);
    assertThat(threes.count()).isEqualTo(67);
  }

  @Test
  void an_id_that_is_not_a_word_is_in_no_set() {
    assertThat(WordSet.all(200).has(-1)).isFalse();
    assertThat(WordSet.all(200).has(200)).isFalse();
  }

  @Test
  void sets_have_union_intersection_and_difference() {
    assertThat(threes.and(fives)).isEqualTo(WordSet.of(200, id -> id % 15 == 0));
    assertThat(threes.or(fives)).isEqualTo(WordSet.of(200, id -> id % 3 == 0 || id % 5 == 0));
    assertThat(threes.minus(fives)).isEqualTo(WordSet.of(200, id -> id % 3 == 0 && id % 5 != 0));
    assertThat(threes.minus(threes)).isEqualTo(WordSet.none(200));
  }

  @Test
  void next_visits_every_member() {
    int seen = 0;
    for (int id = fives.next(0); id >= 0; id = fives.next(id + 1)) {
      assertThat(id % 5).isZero();
      seen++;
    }
    assertThat(seen).isEqualTo(fives.count());
    assertThat(fives.next(196)).isEqualTo(-1);
    assertThat(fives.next(500)).isEqualTo(-1);
  }

  @Test
  void sets_of_two_indexes_do_not_mix() {
    assertThatThrownBy(() -> threes.and(WordSet.all(100)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
