package parlour.games.outinthecold;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.outinthecold.OutInTheColdTable.hands;
import static parlour.games.outinthecold.OutInTheColdTable.open;
import static parlour.games.outinthecold.OutInTheColdTable.table;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;
import static parlour.testkit.TestTable.CLARA;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Catalog;
import parlour.games.Proves;
import parlour.games.TestRulebooks;
import parlour.games.material.CatalogEntry;
import parlour.games.outinthecold.Move.Challenge;
import parlour.games.outinthecold.Move.ComeIn;
import parlour.games.outinthecold.Move.Content;
import parlour.games.outinthecold.Move.Wait;
import parlour.testkit.Golden;
import parlour.testkit.TestTable;
import parlour.testkit.Transcript;

/// What the leaflet has left, errors, and whole rounds.
class OutInTheColdTest {
  private static Answer word(String verb) {
    return Answer.of(verb);
  }

  private static Answer word(String verb, String word) {
    return Answer.of(verb, "word", word);
  }

  @Nested
  class What_the_leaflet_has_left {
    @Test
    @Proves("out-in-the-cold.named")
    void the_game_is_named_in_leaflet_000_and_its_opening_is_marked_as_ours() {
      CatalogEntry entry = Catalog.find("out-in-the-cold").orElseThrow();
      assertThat(entry.title()).isEqualTo("Out in the Cold");
      assertThat(entry.about().leaflet()).isEqualTo("000");
      assertThat(
              TestRulebooks.of("out-in-the-cold")
                  .find("out-in-the-cold.turn")
                  .orElseThrow()
                  .isAttested())
          .isFalse();
    }

    @Test
    @Proves("out-in-the-cold.rounds")
    void play_continues_until_the_agreed_number_of_rounds_is_finished() {
      OutInTheColdTable table = table(open(), 3);
      for (int round = 1; round < 6; round++) {
        while (table.position().match().number() == round) table.clock();
        assertThat(table.prompt().isOver()).isFalse();
      }
      table.playOut();
      assertThat(table.position().match().number()).isEqualTo(6);
    }

    @Test
    @Proves("out-in-the-cold.rounds.six")
    void that_number_is_six_or_more() {
      for (String rounds : List.of("6", "8", "10", "12")) {
        OutInTheColdTable table = table(open("rounds", rounds), 2);
        table.playOut();
        assertThat(table.position().match().number()).isEqualTo(Integer.parseInt(rounds));
      }
      assertThat(OutInTheCold.ENTRY.objection(3, TestTable.settings("rounds", "5"))).isPresent();
    }

    @Test
    @Proves("out-in-the-cold.amb.rounds")
    void by_option_everybody_deals_equally_often_whatever_their_number() {
      for (int players = 2; players <= 8; players++) {
        OutInTheColdTable table = table(open("rounds", "twice"), players);
        int[] dealt = new int[players];
        for (int round = 1; !table.prompt().isOver(); round++) {
          dealt[table.position().match().lead().leader().index()]++;
          while (!table.prompt().isOver() && table.position().match().number() == round)
            table.clock();
        }
        assertThat(dealt).containsOnly(players == 2 ? 3 : 2);
      }
    }

    @Test
    @Proves({"out-in-the-cold.count", "out-in-the-cold.win"})
    void at_the_end_each_totals_the_letters_of_their_words_and_the_largest_number_wins() {
      OutInTheCold game = open("judge", "umpire");
      Position hands = hands(game, "qqqjjjz", "trainse", "catssss").position();
      Position.Match first = hands.match();
      Position.Match match =
          new Position.Match(first.draw(), first.lead(), 6, first.won(), first.colds())
              .won(ANNA, "bread")
              .won(ANNA, "milk");
      OutInTheColdTable table =
          new OutInTheColdTable(
              game, new Position(match, hands.box(), hands.round(), hands.dice()));
      table.by(CLARA, new ComeIn("cats")).by(BERT, new ComeIn("trains")).by(ANNA, new Wait());
      assertThat(table.prompt().isOver()).isTrue();
      assertThat(table.told(ANNA))
          .contains(
              "@0 counts nine letters in two words.",
              "@1 counts six letters in one word.",
              "@2 counts four letters in one word.");
      assertThat(table.winners()).containsExactly(ANNA);
      assertThat(table.clauses()).contains("out-in-the-cold.count", "out-in-the-cold.win");
    }

    @Test
    @Proves("out-in-the-cold.counters")
    void no_counters_are_used() {
      OutInTheColdTable table = table(open(), 3);
      table.playOut();
      assertThat(table.drawn(ANNA).toLowerCase(Locale.ROOT)).doesNotContain("counter");
      assertThat(String.join(" ", table.told(ANNA))).doesNotContain("counter");
    }
  }

  @Test
  @Proves("out-in-the-cold.amb.tie")
  void a_tie_goes_to_who_was_less_often_in_the_cold_and_else_is_shared() {
    OutInTheCold game = open();
    Position.Match match = table(game, 3).position().match();
    Position.Match even = match.won(ANNA, "bread").won(BERT, "train").won(CLARA, "cat");
    assertThat(even.standing().winners()).isEqualTo(Seats.of(ANNA, BERT));
    assertThat(even.leftOut(ANNA).standing().winners()).isEqualTo(Seats.of(BERT));
    assertThat(even.leftOut(ANNA).won(ANNA, "cat").standing().winners()).isEqualTo(Seats.of(ANNA));
  }

  @Nested
  class Errors {
    private OutInTheColdTable shown() {
      return hands(open(), "trainse", "qqqjjjz", "catssss")
          .by(CLARA, new ComeIn("cats"))
          .by(BERT, new Wait())
          .at(9_000)
          .by(ANNA, new ComeIn("trians"));
    }

    @Test
    @Proves({"out-in-the-cold.error", "general.error.seize", "general.error.no-count"})
    void a_misspelt_word_shown_at_the_close_is_taken_by_its_discoverer() {
      OutInTheColdTable table = shown();
      assertThat(table.position().round().phase()).isInstanceOf(Phase.Shown.class);
      assertThat(table.prompt().pace()).isEqualTo(Prompt.Pace.RACE);
      assertThat(table.prompt().must()).isEqualTo(Seats.first(3));
      assertThat(table.drawn(BERT)).contains("T R I A N S", "C A T S");
      assertThat(table.refusal(ANNA, new Challenge("trians"))).isEqualTo("general.amb.who-checks");
      table.by(BERT, new Challenge("trians"));
      table.by(ANNA, new Content()).by(BERT, new Content());
      assertThat(table.words(BERT)).containsExactly("trians");
      assertThat(table.won(ANNA)).isZero();
      assertThat(table.won(CLARA)).isEqualTo(4);
      assertThat(table.clauses()).contains("out-in-the-cold.error", "general.error.seize");
    }

    @Test
    @Proves({"general.amb.who-checks", "out-in-the-cold.amb.doubt"})
    void what_nobody_doubts_in_time_stands_and_a_wrong_doubt_costs_nothing() {
      OutInTheColdTable table = shown().by(BERT, new Challenge("cats"));
      assertThat(table.refusal(BERT, new Challenge("cats"))).isEqualTo("general.amb.who-checks");
      assertThat(table.prompt().deadlineMillis()).isEqualTo(39_000);
      table.clock();
      assertThat(table.won(ANNA)).isEqualTo(6);
      assertThat(table.won(CLARA)).isEqualTo(4);
      assertThat(table.refusal(CLARA, new Challenge("trians"))).isEqualTo("general.amb.who-checks");
    }

    @Test
    void a_word_left_out_in_the_cold_is_nobodys_to_doubt() {
      OutInTheColdTable table = hands(open(), "trainse", "breadqq", "catssss");
      table
          .by(CLARA, new ComeIn("ctas"))
          .by(BERT, new ComeIn("bread"))
          .by(ANNA, new ComeIn("train"));
      assertThat(table.refusal(ANNA, new Challenge("ctas"))).isEqualTo("general.amb.who-checks");
      assertThat(table.drawn(CLARA)).contains("C T A S  [@2, out in the cold]");
    }
  }

  @Test
  void a_round_in_turn() {
    OutInTheCold game = open();
    Transcript<Position, Move, View> round =
        new Transcript<>(game, hands(game, "aeinrst", "oummcdq", "gonedil").position());
    round.show(CLARA).play(CLARA, word("in", "GOLDEN"), 5_000).play(BERT, word("in", "MUD"), 8_000);
    round.show(ANNA).play(ANNA, word("wait"), 12_000).timeUp().show(BERT);
    Golden.check("out-in-the-cold-round", round.toString());
  }

  @Test
  void a_word_built_up_twice() {
    OutInTheCold game = open("form", "built");
    Transcript<Position, Move, View> round =
        new Transcript<>(game, hands(game, "aeinrst", "poummcd", "lameqgo").position());
    round.play(CLARA, word("in", "LAME"), 5_000).show(BERT);
    round.play(BERT, word("build", "AMPLE"), 12_000).play(ANNA, word("build", "SAMPLER"), 20_000);
    round.show(CLARA).play(CLARA, word("pass"), 24_000).play(BERT, word("wait"), 30_000);
    round.play(ANNA, word("in", "TINA"), 36_000).play(CLARA, word("pass"), 40_000);
    round.play(BERT, word("pass"), 42_000).play(ANNA, word("pass"), 44_000).show(BERT);
    round.play(BERT, word("challenge", "TINA"), 46_000).play(BERT, word("content"), 50_000);
    round.play(CLARA, word("content"), 51_000).show(Seat.NOBODY);
    Golden.check("out-in-the-cold-built", round.toString());
  }
}
