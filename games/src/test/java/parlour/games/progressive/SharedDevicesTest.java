package parlour.games.progressive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.engine.Dice;

/// People who share a device are seated at one table wherever the tables have room for them.
class SharedDevicesTest {
  @Test
  void sharers_sit_at_one_table_where_there_is_room_and_nobody_loses_a_chair() {
    for (long seed = 1; seed <= 300; seed++) {
      List<int[]> tables = new ArrayList<>();
      Evening evening = shared(seed, tables);
      int[] before = tables.stream().flatMapToInt(Arrays::stream).sorted().toArray();
      SharedDevices.seatTogether(tables, evening);
      assertThat(tables.stream().flatMapToInt(Arrays::stream).sorted().toArray())
          .as("the same guests, seed %d", seed)
          .isEqualTo(before);
      if (haveRoom(tables, evening))
        assertThat(apart(tables, evening)).as("apart, seed %d", seed).isEmpty();
    }
  }

  @Test
  void a_seating_that_knows_no_devices_is_caught() {
    int caught = 0;
    for (long seed = 1; seed <= 20; seed++) {
      List<int[]> tables = new ArrayList<>();
      Evening evening = shared(seed, tables);
      if (haveRoom(tables, evening) && !apart(tables, evening).isEmpty()) caught++;
    }
    assertThat(caught).isPositive();
  }

  @Test
  void two_at_a_device_are_partners_of_the_first_game_however_guests_are_seated() {
    for (String movement : List.of("custom", "balanced"))
      for (long dice = 1; dice <= 20; dice++) {
        TestEvening evening =
            TestEvening.of(dice, "travelling", "movement", movement)
                .guests(12)
                .does(new Step.Share(7, 2))
                .does(new Step.Seat());
        Foursome four = evening.now().tables().get(evening.now().table(2) - 1);
        assertThat(four.partner(2)).as(movement).isEqualTo(7);
      }
  }

  @Test
  void four_share_a_device_at_most_and_only_one() {
    TestEvening evening = TestEvening.of("travelling").guests(8).does(new Step.Share(1, 0));
    evening.does(new Step.Share(2, 1)).does(new Step.Share(3, 0));
    assertThat(evening.now().guests()).extracting(Guest::device).startsWith(0, 0, 0, 0, 4);
    assertThat(evening.refusal(new Step.Share(4, 0))).isEqualTo("progressive.common-rules");
    assertThat(evening.refusal(new Step.Share(0, 5))).isEqualTo("progressive.common-rules");
    assertThat(evening.refusal(new Step.Share(5, 5))).isEqualTo("progressive.common-rules");
  }

  /// Guests at some tables, by chance, of whom some share devices.
  private static Evening shared(long seed, List<int[]> tables) {
    Dice dice = new Dice(seed);
    int count = 2 + dice.below(5);
    TestEvening evening = TestEvening.of("travelling").guests(Foursome.FOUR * count);
    for (int id = 1; id < Foursome.FOUR * count; id++)
      if (dice.once(2) && evening.now().atDevice(evening.now().guest(id - 1).device()) < 4)
        evening.does(new Step.Share(id, id - 1));
    int[] ids = evening.now().guests().stream().mapToInt(Guest::id).toArray();
    dice.shuffle(ids);
    for (int i = 0; i < ids.length; i += Foursome.FOUR)
      tables.add(Arrays.copyOfRange(ids, i, i + Foursome.FOUR));
    return evening.now();
  }

  /// Whether all who share can sit together: fours and threes need a table each, pairs half a one.
  private static boolean haveRoom(List<int[]> tables, Evening evening) {
    long large = devices(evening, 3) + devices(evening, 4);
    return large + (devices(evening, 2) + 1) / 2 <= tables.size();
  }

  private static long devices(Evening evening, int guests) {
    return evening.guests().stream().filter(g -> evening.atDevice(g.id()) == guests).count();
  }

  /// The guests who sit at another table than their device.
  private static List<Integer> apart(List<int[]> tables, Evening evening) {
    List<Integer> apart = new ArrayList<>();
    for (int[] four : tables)
      for (int id : four) {
        int device = evening.guest(id).device();
        if (Arrays.stream(four).noneMatch(other -> other == device)) apart.add(id);
      }
    return apart;
  }
}
