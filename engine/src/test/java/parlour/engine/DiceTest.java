package parlour.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class DiceTest {
  @Test
  void the_same_state_rolls_the_same() {
    Dice dice = new Dice(42);
    dice.next();
    Dice again = new Dice(dice.state());
    assertThat(again.next()).isEqualTo(dice.next());
  }

  @Test
  void every_number_below_a_bound_is_equally_likely() {
    int[] counts = new int[7];
    Dice dice = new Dice(1);
    for (int i = 0; i < 70_000; i++) counts[dice.below(7)]++;
    for (int count : counts) assertThat(count).isBetween(9_600, 10_400);
  }

  @Test
  void every_order_of_a_shuffle_is_equally_likely() {
    int[] counts = new int[27];
    Dice dice = new Dice(3);
    for (int i = 0; i < 60_000; i++) {
      byte[] cards = {0, 1, 2};
      dice.shuffle(cards);
      counts[cards[0] * 9 + cards[1] * 3 + cards[2]]++;
    }
    assertThat(Arrays.stream(counts).filter(count -> count > 0).boxed())
        .hasSize(6)
        .allMatch(count -> count > 9_500 && count < 10_500);
  }
}
