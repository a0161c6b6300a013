package parlour.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class SeatsTest {
  private static final Seats TABLE = Seats.first(4);

  @Test
  void going_left_counts_up_and_wraps_around() {
    assertThat(TABLE.leftOf(Seat.of(0))).isEqualTo(Seat.of(1));
    assertThat(TABLE.leftOf(Seat.of(3))).isEqualTo(Seat.of(0));
    assertThat(TABLE.without(Seat.of(1)).leftOf(Seat.of(0))).isEqualTo(Seat.of(2));
    assertThat(Seats.of(Seat.of(2)).leftOf(Seat.of(2))).isEqualTo(Seat.of(2));
  }

  @Test
  void going_right_counts_down_and_wraps_around() {
    assertThat(TABLE.rightOf(Seat.of(0))).isEqualTo(Seat.of(3));
    assertThat(TABLE.rightOf(Seat.of(3))).isEqualTo(Seat.of(2));
    assertThat(TABLE.without(Seat.of(2)).rightOf(Seat.of(3))).isEqualTo(Seat.of(1));
  }

  @Test
  void nobody_is_in_no_set() {
    assertThat(TABLE.has(Seat.NOBODY)).isFalse();
    assertThat(TABLE.with(Seat.NOBODY)).isEqualTo(TABLE);
    assertThat(Seats.of(Seat.NOBODY)).isEqualTo(Seats.NONE);
    assertThat(Seats.NONE.leftOf(Seat.of(1))).isEqualTo(Seat.NOBODY);
  }

  @Test
  void seats_are_iterated_in_order() {
    assertThat(Seats.of(Seat.of(5), Seat.of(2))).containsExactly(Seat.of(2), Seat.of(5));
    assertThat(TABLE.at(2)).isEqualTo(Seat.of(2));
    assertThatIllegalArgumentException().isThrownBy(() -> TABLE.at(4));
  }
}
