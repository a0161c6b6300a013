package parlour.server.table.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import parlour.engine.PerSeat;
import parlour.engine.Seat;

/// The history of a table in memory: what is judged and not stored must leave no trace in it.
class AppendListTest {
  @Test
  void what_is_appended_to_one_list_is_in_no_other() {
    Random random = new Random(1_874);
    List<AppendList<Integer>> lists = new ArrayList<>(List.of(AppendList.empty()));
    List<List<Integer>> expected = new ArrayList<>(List.of(List.of()));
    for (int item = 0; item < 500; item++) {
      // Now and then something is appended to an older one, as when a play was not stored.
      int to = random.nextInt(4) == 0 ? random.nextInt(lists.size()) : lists.size() - 1;
      List<Integer> longer = new ArrayList<>(expected.get(to));
      longer.add(item);
      lists.add(lists.get(to).with(item));
      expected.add(longer);
    }
    assertThat(List.<List<Integer>>copyOf(lists)).isEqualTo(expected);
    AppendList<Integer> last = lists.getLast();
    for (AppendList<Integer> list : List.of(lists.get(1), last))
      for (int outside : List.of(-1, list.size()))
        assertThatThrownBy(() -> list.get(outside)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void a_play_is_found_by_its_id_whatever_ids_were_left_out() {
    PlayIds ids = new PlayIds(PerSeat.of(2, _ -> AppendList.empty()));
    List<Long> accepted = List.of(2L, 3L, 7L, 11L, 12L, 40L);
    for (long id : accepted) ids = ids.with(Seat.of(1), id);
    for (long id = 0; id < 50; id++) {
      assertThat(ids.number(Seat.of(1), id)).isEqualTo(1 + accepted.indexOf(id));
      assertThat(ids.number(Seat.of(0), id)).isZero();
    }
    assertThat(ids.lastId(Seat.of(1))).isEqualTo(40);
  }
}
