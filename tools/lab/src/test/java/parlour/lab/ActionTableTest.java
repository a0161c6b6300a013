package parlour.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
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

  private static List<Integer> ids(ActionTable table, List<Answer> answers) {
    return Arrays.stream(table.number(answers, Function.identity())).boxed().toList();
  }

  private static Json written(ActionTable table) {
    return Json.of(table, ActionTable::write);
  }

  @Test
  void an_answer_keeps_its_id_whatever_else_is_listed_with_it() {
    ActionTable table = new ActionTable(64);
    List<Integer> first = ids(table, answers(0, 50));
    assertThat(first)
        .doesNotHaveDuplicates()
        .allMatch(id -> id > ActionTable.OTHER && id < ActionTable.ids(64));
    for (int i = 49; i >= 0; i--)
      assertThat(ids(table, answers(i, i + 1))).containsExactly(first.get(i));
  }

  @Test
  void a_full_table_gives_every_answer_it_does_not_know_the_same_id() {
    ActionTable table = new ActionTable(16);
    List<Integer> first = ids(table, answers(0, 14));
    assertThat(table.isFull()).isTrue();
    assertThat(ids(table, answers(14, 30))).containsOnly(ActionTable.OTHER);
    assertThat(ids(table, answers(0, 14))).isEqualTo(first);
    assertThat(written(table).at("actions").asItems()).hasSize(14);
  }

  @Test
  void a_move_is_written_once_and_in_a_full_table_only_if_it_may_be_one_of_those_taken_over() {
    ActionTable table = new ActionTable(16);
    List<Answer> written = new ArrayList<>();
    Function<Answer, Answer> write =
        move -> {
          written.add(move);
          return move;
        };
    int[] first = table.number(answers(0, 14), write);
    assertThat(table.number(answers(0, 14), write)).isEqualTo(first);
    assertThat(table.number(answers(14, 30), write)).containsOnly(ActionTable.OTHER);
    assertThat(written).isEqualTo(answers(0, 14));
    ActionTable second = new ActionTable(16);
    second.add(written(table));
    assertThat(second.number(answers(14, 16), write)).containsOnly(ActionTable.OTHER);
    assertThat(second.number(answers(0, 14), write)).isEqualTo(first);
    assertThat(second.number(answers(14, 30), write)).containsOnly(ActionTable.OTHER);
    assertThat(written).hasSize(14 + 2 + 14);
  }

  @Test
  void a_table_that_is_taken_over_gives_the_same_ids_though_it_meets_answers_in_another_order() {
    ActionTable table = new ActionTable(64);
    List<Integer> first = ids(table, answers(0, 40));
    ActionTable second = new ActionTable(64);
    second.add(written(table));
    second.add(written(table));
    List<Answer> reversed = new ArrayList<>(answers(0, 50)).reversed();
    assertThat(ids(second, reversed).reversed().subList(0, 40)).isEqualTo(first);
    ActionTable third = new ActionTable(64);
    List<Integer> otherwise = ids(third, new ArrayList<>(answers(0, 40)).reversed());
    assertThat(otherwise.reversed()).isNotEqualTo(first);
  }

  @Test
  void a_table_that_contradicts_is_refused_and_changes_nothing() {
    ActionTable table = new ActionTable(64);
    ids(table, answers(0, 40));
    ActionTable other = new ActionTable(64);
    ids(other, new ArrayList<>(answers(0, 45)).reversed());
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
