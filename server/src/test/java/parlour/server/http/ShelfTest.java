package parlour.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import parlour.server.wire.Problem;

/// What is kept for strangers: one address can neither fill the shelf nor clear it.
class ShelfTest {
  private long nowNanos;
  private final Shelf<Integer> shelf = new Shelf<>(12, 4, "Full.", () -> nowNanos);

  private boolean put(String address, String id) {
    try {
      shelf.put(address, id, 1);
      return true;
    } catch (Problem full) {
      assertThat(full.status()).isEqualTo(429);
      return false;
    }
  }

  @Test
  void a_flood_of_one_address_pushes_off_nothing_that_is_not_its_own() {
    for (int i = 0; i < 8; i++) shelf.put("house" + i, "sheet" + i, i);
    for (int i = 0; i < 500; i++) {
      put("flood", "f" + i);
      nowNanos += Shelf.IDLE_NANOS / 100;
    }
    for (int i = 0; i < 8; i++) assertThat(shelf.find("sheet" + i)).contains(i);
  }

  @Test
  void those_who_have_most_make_room_for_those_who_have_none() {
    for (String address : new String[] {"a", "b", "c"})
      for (int i = 0; i < 4; i++) shelf.put(address, address + i, i);
    for (int i = 0; i < 3; i++) shelf.put("late" + i, "new" + i, i);
    for (int i = 0; i < 3; i++) assertThat(shelf.find("new" + i)).contains(i);
    assertThat(shelf.find("a0")).as("the least used").isEmpty();
    assertThat(shelf.find("a3")).isPresent();
  }

  @Test
  void an_address_with_its_share_loses_its_own_idle_ones_or_is_refused() {
    for (int i = 0; i < 4; i++) shelf.put("a", "a" + i, i);
    assertThatExceptionOfType(Problem.class).isThrownBy(() -> shelf.put("a", "a4", 4));
    nowNanos += Shelf.IDLE_NANOS + 1;
    assertThat(shelf.find("a0")).as("used again").isPresent();
    shelf.put("a", "a4", 4);
    assertThat(shelf.find("a1")).isEmpty();
    assertThat(shelf.find("a0")).isPresent();
  }

  /// The law behind the cases, over random traffic.
  @Test
  void nobody_with_one_thing_in_use_ever_loses_it() {
    Random random = new Random(1935);
    Map<String, Integer> mine = new HashMap<>();
    for (int step = 0; step < 20_000; step++) {
      nowNanos += random.nextLong(Shelf.IDLE_NANOS / 50);
      // Eight modest addresses use their one thing all the time, three greedy ones take what they
      // can get.
      for (int i = 0; i < 8; i++)
        if (mine.containsKey("m" + i)) assertThat(shelf.find("m" + i)).isPresent();
      String modest = "m" + random.nextInt(8);
      if (!mine.containsKey(modest) && put(modest, modest)) mine.put(modest, step);
      put("greedy" + random.nextInt(3), "g" + random.nextInt(1_000));
    }
    assertThat(mine).as("each of them found room").hasSize(8);
  }
}
