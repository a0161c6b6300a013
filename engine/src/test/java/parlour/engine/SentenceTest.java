package parlour.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SentenceTest {
  @Test
  void arguments_stand_where_they_are_named_and_words_agree_with_players() {
    assertThat(
            Sentence.of(
                "{0} {0:looks} early and {0:pays} {1} {2}.", Seat.of(0), Seat.of(3), "one counter"))
        .isEqualTo("@0 [0:looks] early and [0:pays] @3 one counter.");
    assertThat(Sentence.of("Stop: all cease.")).isEqualTo("Stop: all cease.");
    assertThat(Sentence.of("{0}: {1}", 7, "{1}")).isEqualTo("7: {1}");
  }

  @Test
  void things_agree_with_their_number() {
    assertThat(Sentence.of("{0} {0:draws} {1:cards}.", Seat.of(0), 1))
        .isEqualTo("@0 [0:draws] one card.");
    assertThat(Sentence.of("{0:cards}, {1:cards}, {2:cards}, {3:cards}", 0, 12, 13, -1))
        .isEqualTo("no cards, twelve cards, 13 cards, −1 card");
  }

  @Test
  void a_template_that_names_what_is_not_there_fails() {
    assertThatThrownBy(() -> Sentence.of("{1} wins.", Seat.of(0)))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> Sentence.of("{0:wins}.", "Ann"))
        .isInstanceOf(ClassCastException.class);
  }

  @Test
  void a_choice_is_listed_as_a_setting_and_read_as_what_it_means() {
    Choice<Integer> rounds =
        Choice.of("rounds", "Rounds", "x.rounds").numbers("3: Three", "all: All");
    Choice<Boolean> open =
        Choice.of("open", "Cards", "x.open").usuallyOff("no: Hidden", "yes: Open");
    List<Setting> settings = Choice.settings(rounds, open);
    assertThat(settings).extracting(Setting::name).containsExactly("rounds", "open");
    assertThat(settings.getFirst().choices())
        .containsExactly(new Field.Option("3", "Three"), new Field.Option("all", "All"));
    Settings usual = Settings.usual(settings);
    assertThat(rounds.in(usual)).isEqualTo(3);
    assertThat(open.in(usual)).isFalse();
    Settings other = Settings.of(settings, Map.of("rounds", "all", "open", "yes"));
    assertThat(rounds.in(other)).isZero();
    assertThat(open.in(other)).isTrue();
  }
}
