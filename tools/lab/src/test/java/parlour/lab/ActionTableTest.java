package parlour.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.wire.Json;

/// Ids that stay: in one table, and in every table that takes it over.
class ActionTableTest {
  private static List<Answer> answers(int from, int to) {
    return IntStream.range(from, to)
        .mapToObj(i -> Answer.of("play", "card", "c" + i, "on", "s" + i % 3))
        .toList();
  }

  private static List<Integer> ids(List<ActionTable.Action> actions) {
    return actions.stream().map(ActionTable.Action::id).toList();
  }

  private static Json written(ActionTable table) {
    return Json.of(table, ActionTable::write);
  }

  @Test
  void an_answer_keeps_its_id_whatever_else_is_listed_with_it() {
    ActionTable table = new ActionTable(64);
    List<Integer> first = ids(table.number(answers(0, 50)));
    assertThat(first)
        .doesNotHaveDuplicates()
        .allMatch(id -> id > ActionTable.OTHER && id < ActionTable.ids(64));
    for (int i = 49; i >= 0; i--)
      assertThat(ids(table.number(answers(i, i + 1)))).containsExactly(first.get(i));
  }

  @Test
  void a_full_table_gives_every_answer_it_does_not_know_the_same_id() {
    ActionTable table = new ActionTable(16);
    List<Integer> first = ids(table.number(answers(0, 14)));
    assertThat(table.isFull()).isTrue();
    assertThat(ids(table.number(answers(14, 30)))).containsOnly(ActionTable.OTHER);
    assertThat(ids(table.number(answers(0, 14)))).isEqualTo(first);
    assertThat(written(table).at("actions").asItems()).hasSize(14);
  }

  @Test
  void a_table_that_is_taken_over_gives_the_same_ids_though_it_meets_answers_in_another_order() {
    ActionTable table = new ActionTable(64);
    List<Integer> first = ids(table.number(answers(0, 40)));
    ActionTable second = new ActionTable(64);
    second.add(written(table));
    second.add(written(table));
    List<Answer> reversed = new ArrayList<>(answers(0, 50)).reversed();
    assertThat(ids(second.number(reversed)).reversed().subList(0, 40)).isEqualTo(first);
    ActionTable third = new ActionTable(64);
    List<Integer> otherwise = ids(third.number(new ArrayList<>(answers(0, 40)).reversed()));
    assertThat(otherwise.reversed()).isNotEqualTo(first);
  }

  @Test
  void a_table_that_contradicts_is_refused_and_changes_nothing() {
    ActionTable table = new ActionTable(64);
    table.number(answers(0, 40));
    ActionTable other = new ActionTable(64);
    other.number(new ArrayList<>(answers(0, 45)).reversed());
    Json before = written(table);
    assertThatThrownBy(() -> table.add(written(other))).isInstanceOf(LabRefusal.class);
    Json outside =
        Json.parse(
            "{\"size\":64,\"actions\":[{\"id\":1,\"answer\":{\"verb\":\"x\",\"fields\":{}}}]}");
    assertThatThrownBy(() -> table.add(outside))
        .hasMessageContaining("No answer can have the id 1");
    assertThat(written(table)).isEqualTo(before);
    assertThatThrownBy(() -> new ActionTable(8)).hasMessageContaining("16 to 1048576 ids, not 8");
  }
}
