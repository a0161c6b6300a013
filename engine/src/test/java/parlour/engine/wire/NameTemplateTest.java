package parlour.engine.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.engine.Seat;

class NameTemplateTest {
  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);

  private static String read(String text, String... names) {
    return NameTemplate.fill(text, seat -> List.of(names).get(seat.index()));
  }

  @Test
  void onlookers_read_names_and_the_third_person() {
    String text = ANN.does("takes") + " " + BEN + "'s card and " + ANN.word("has") + " two.";
    assertThat(text).isEqualTo("@0 [0:takes] @1's card and [0:has] two.");
    assertThat(read(text, "Ann", "Ben")).isEqualTo("Ann takes Ben's card and has two.");
  }

  @Test
  void the_player_reads_the_second_person() {
    String text = ANN.does("takes") + " " + BEN + "'s card for " + ANN.word("their") + " book.";
    assertThat(read(text, "you", "Ben")).isEqualTo("You take Ben's card for your book.");
    assertThat(read(text, "Ann", "you")).isEqualTo("Ann takes your card for their book.");
  }

  @Test
  void you_is_capital_only_where_a_sentence_begins() {
    assertThat(read("Then @0. @0 and @1; ask @0", "you", "Ben"))
        .isEqualTo("Then you. You and Ben; ask you");
  }

  @ParameterizedTest
  @CsvSource({
    "carries,carry",
    "passes,pass",
    "pushes,push",
    "catches,catch",
    "mixes,mix",
    "buzzes,buzz",
    "loses,lose",
    "writes,write",
    "plays,play",
    "is,are",
    "was,were",
    "has,have",
    "does,do",
    "took,took",
    "may,may",
    "themselves,yourself",
    "theirs,yours",
    "ties,tie"
  })
  void verbs_and_pronouns_agree(String third, String second) {
    assertThat(NameTemplate.secondPerson(third)).isEqualTo(second);
  }

  @Test
  void what_is_no_mark_stays_as_it_is() {
    assertThat(read("[x] @ @99 [0 [20:takes] a@b", "Ann")).isEqualTo("[x] @ @99 [0 [20:takes] a@b");
  }
}
