package parlour.games.outinthecold;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.outinthecold.OutInTheColdTable.hands;
import static parlour.games.outinthecold.OutInTheColdTable.open;
import static parlour.games.outinthecold.OutInTheColdTable.table;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;
import static parlour.testkit.TestTable.CLARA;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.games.outinthecold.Move.Build;
import parlour.games.outinthecold.Move.Challenge;
import parlour.games.outinthecold.Move.ComeIn;
import parlour.games.outinthecold.Move.Pass;
import parlour.games.outinthecold.Move.Wait;
import parlour.games.outinthecold.Player.Progress;
import parlour.lexicon.Letters;

/// The form in which words are built up by others.
class BuiltFormTest {
  private final OutInTheCold built = open("form", "built", "judge", "umpire");

  private OutInTheColdTable declared() {
    return hands(built, "riseeee", "tqqqjjj", "catssss").by(CLARA, new ComeIn("cat"));
  }

  @Test
  @Proves("out-in-the-cold.var.declare")
  void on_forming_a_word_its_maker_declares_it_in_sight_of_all() {
    OutInTheColdTable table = declared();
    assertThat(table.toldLast(ANNA)).contains("declares CAT");
    for (Seat eye : List.of(ANNA, BERT, Seat.NOBODY))
      assertThat(table.drawn(eye)).contains("laid by @2: C A T");
    assertThat(table.progress(CLARA)).isEqualTo(Progress.IN);
  }

  @Test
  @Proves({"out-in-the-cold.var.build", "out-in-the-cold.amb.var-rearrange"})
  void beginning_on_their_right_anyone_wins_it_with_a_new_word_by_adding_letters_of_their_hand() {
    OutInTheColdTable table = declared();
    assertThat(table.prompt().must()).isEqualTo(Seats.of(BERT));
    assertThat(table.refusal(ANNA, new Build("cater")))
        .isEqualTo("out-in-the-cold.amb.var-circuit");
    assertThat(table.refusal(BERT, new Build("act")))
        .as("adds nothing")
        .isEqualTo("out-in-the-cold.var.build");
    assertThat(table.refusal(BERT, new Build("cart")))
        .as("no R")
        .isEqualTo("out-in-the-cold.var.build");
    assertThat(table.refusal(BERT, new Build("tqqt")))
        .isEqualTo("out-in-the-cold.amb.var-rearrange");
    assertThat(table.refusal(BERT, new Build("tcat"))).isEqualTo("general.error.no-count");
    table.by(BERT, new Build("tact"));
    assertThat(table.position().round().of(CLARA).laid().owner()).isEqualTo(BERT);
    assertThat(table.position().hand(BERT)).isEqualTo(Letters.of("qqqjjj"));
    assertThat(table.clauses()).contains("out-in-the-cold.var.build");
  }

  @Test
  @Proves({"out-in-the-cold.var.further", "out-in-the-cold.amb.var-circuit"})
  void another_in_turn_builds_it_further_and_the_maker_comes_last() {
    OutInTheColdTable table = declared().by(BERT, new Pass());
    table.by(ANNA, new Build("cater"));
    assertThat(table.prompt().must()).as("the maker may rebuild").isEqualTo(Seats.of(CLARA));
    table.by(CLARA, new Build("caters"));
    assertThat(table.clauses()).contains("out-in-the-cold.var.further");
    assertThat(table.position().round().of(CLARA).laid().owner()).isEqualTo(CLARA);
    assertThat(table.prompt().must()).as("the circuit goes on").isEqualTo(Seats.of(BERT));
    assertThat(table.position().round().phase()).isInstanceOf(Phase.Turn.class);
    table
        .by(BERT, new Wait())
        .by(ANNA, new ComeIn("see"))
        .by(CLARA, new Pass())
        .by(BERT, new Pass());
    table.by(ANNA, new Pass());
    assertThat(table.words(CLARA)).containsExactly("caters");
  }

  @Test
  @Proves({"out-in-the-cold.amb.var-in", "out-in-the-cold.var.build"})
  void a_maker_whose_word_is_taken_is_still_in_and_the_builder_wins_it() {
    OutInTheColdTable table = declared().by(BERT, new Pass()).by(ANNA, new Build("cater"));
    table.by(CLARA, new Pass()).by(BERT, new Wait()).by(ANNA, new Wait());
    assertThat(table.progress(CLARA)).isEqualTo(Progress.IN);
    assertThat(table.prompt().must()).as("Clara is passed over").isEqualTo(Seats.of(BERT));
    table.by(BERT, new Wait()).by(ANNA, new ComeIn("see")).clock().clock().clock();
    assertThat(table.words(ANNA)).containsExactlyInAnyOrder("cater", "see");
    assertThat(table.won(CLARA)).isZero();
    assertThat(table.colds(CLARA)).isZero();
    assertThat(table.colds(BERT)).isEqualTo(1);
  }

  @Test
  @Proves("out-in-the-cold.amb.var-rearrange")
  void a_mere_plural_is_allowed() {
    OutInTheColdTable table = declared().by(BERT, new Pass());
    table.by(ANNA, new Build("cats"));
    assertThat(table.position().round().of(CLARA).laid().word()).isEqualTo("cats");
  }

  @Test
  @Proves("out-in-the-cold.amb.build-who")
  void one_left_out_in_the_cold_keeps_what_they_have_built_up() {
    OutInTheColdTable table = declared().by(BERT, new Build("tact")).by(ANNA, new Pass());
    table.by(CLARA, new Pass()).by(BERT, new Wait()).by(ANNA, new ComeIn("see"));
    table.clock().clock().clock();
    assertThat(table.colds(BERT)).isEqualTo(1);
    assertThat(table.words(BERT)).containsExactly("tact");
  }

  @Test
  @Proves("out-in-the-cold.error")
  void a_bad_word_built_up_goes_to_its_discoverer() {
    OutInTheCold game = open("form", "built");
    OutInTheColdTable table = hands(game, "riseeee", "tqqqjjj", "catssss");
    table.by(CLARA, new ComeIn("cat")).by(BERT, new Build("catt")).by(ANNA, new Pass());
    table.by(CLARA, new Pass()).by(BERT, new Wait()).by(ANNA, new ComeIn("see"));
    table.clock().clock().clock();
    table.by(CLARA, new Challenge("catt")).clock();
    assertThat(table.words(CLARA)).containsExactly("catt");
    assertThat(table.won(BERT)).isZero();
  }

  @Test
  void words_are_not_built_up_in_the_other_forms() {
    OutInTheColdTable table = hands(open(), "riseeee", "tqqqjjj", "catssss");
    assertThat(table.refusal(CLARA, new Build("cats"))).isEqualTo("out-in-the-cold.var.build");
    assertThat(table.refusal(CLARA, new Pass())).isEqualTo("out-in-the-cold.amb.var-circuit");
  }

  @Test
  @Proves({"general.amb.time", "out-in-the-cold.amb.late"})
  void a_player_who_takes_too_long_does_not_build() {
    OutInTheColdTable table = declared();
    table.clock().clock().clock();
    assertThat(table.position().round().phase()).isInstanceOf(Phase.Turn.class);
    assertThat(table.position().round().of(CLARA).laid().owner()).isEqualTo(CLARA);
  }
}
