package parlour.games.outinthecold;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.outinthecold.Play.hands;
import static parlour.games.outinthecold.Play.open;
import static parlour.games.outinthecold.Play.table;
import static parlour.trial.Table.ANNA;
import static parlour.trial.Table.BERT;
import static parlour.trial.Table.CLARA;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Books;
import parlour.games.Catalog;
import parlour.trial.Company;
import parlour.trial.Table;
import parlour.games.Kind;
import parlour.games.Proves;
import parlour.games.material.Box;
import parlour.games.material.LetterBox;
import parlour.games.material.Pile;
import parlour.games.outinthecold.Move.Build;
import parlour.games.outinthecold.Move.Challenge;
import parlour.games.outinthecold.Move.ComeIn;
import parlour.games.outinthecold.Move.Content;
import parlour.games.outinthecold.Move.Pass;
import parlour.games.outinthecold.Move.Stay;
import parlour.games.outinthecold.Move.Wait;
import parlour.games.outinthecold.Player.Stage;
import parlour.games.outinthecold.Position.Phase;
import parlour.lexicon.Letters;
import parlour.trial.Golden;
import parlour.trial.Transcript;

/// Anna deals; so Clara, on her right, plays first, then Bert, then Anna.
class OutInTheColdTest {
  @Nested
  class What_the_leaflet_has_left {
    @Test
    @Proves("out-in-the-cold.named")
    void the_game_is_named_in_leaflet_000_and_its_opening_is_marked_as_ours() {
      Kind kind = Catalog.find("out-in-the-cold").orElseThrow();
      assertThat(kind.title()).isEqualTo("Out in the Cold");
      assertThat(kind.about().leaflet()).isEqualTo("000");
      assertThat(
              Books.of("out-in-the-cold").find("out-in-the-cold.turn").orElseThrow().isAttested())
          .isFalse();
    }

    @Test
    @Proves("out-in-the-cold.rounds")
    void play_continues_until_the_agreed_number_of_rounds_is_finished() {
      Play table = table(open(), 3);
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
        Play table = table(open("rounds", rounds), 2);
        table.playOut();
        assertThat(table.position().match().number()).isEqualTo(Integer.parseInt(rounds));
      }
      assertThat(OutInTheCold.KIND.objection(3, Table.settings("rounds", "5"))).isPresent();
    }

    @Test
    @Proves({"out-in-the-cold.count", "out-in-the-cold.win"})
    void at_the_end_each_totals_the_letters_of_his_words_and_the_largest_number_wins() {
      OutInTheCold game = open("judge", "umpire");
      Position hands = hands(game, "qqqjjjz", "trainse", "catssss").position();
      Position.Match first = hands.match();
      Position.Match match =
          new Position.Match(first.draw(), first.lead(), 6, first.won(), first.colds())
              .won(ANNA, "bread")
              .won(ANNA, "milk");
      Play table =
          new Play(game, new Position(match, hands.box(), hands.round(), hands.dice()));
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
      Play table = table(open(), 3);
      table.playOut();
      assertThat(table.drawn(ANNA).toLowerCase(Locale.ROOT)).doesNotContain("counter");
      assertThat(String.join(" ", table.told(ANNA))).doesNotContain("counter");
    }
  }

  @Nested
  class Coming_in {
    private final OutInTheCold umpired = open("judge", "umpire");

    @Test
    @Proves({"out-in-the-cold.deal", "general.deal.facedown", "general.conceal"})
    void the_dealer_gives_everybody_seven_letters_that_nobody_else_sees() {
      Play table = table(umpired, 3);
      assertThat(table.position().box().size()).isEqualTo(300 - 21);
      assertThat(table.drawn(BERT)).contains("@0's hand: 7 face down", "@2's hand: 7 face down");
    }

    @Test
    @Proves({"out-in-the-cold.turn", "general.play.right"})
    void from_the_dealers_right_each_comes_in_with_a_word_face_down_or_draws() {
      Play table = hands(umpired, "qqqjjjz", "trainse", "catssss");
      assertThat(table.prompt().must()).isEqualTo(Seats.of(CLARA));
      assertThat(table.refusal(CLARA, new ComeIn("as"))).isEqualTo("out-in-the-cold.turn");
      assertThat(table.refusal(CLARA, new ComeIn("cart"))).isEqualTo("out-in-the-cold.turn");
      assertThat(table.refusal(CLARA, new ComeIn("actss"))).isEqualTo("general.error.no-count");
      assertThat(table.refusal(BERT, new Wait())).isEqualTo("out-in-the-cold.turn");
      table.by(CLARA, new ComeIn("cats"));
      for (Seat eye : List.of(ANNA, BERT, Seat.NOBODY))
        assertThat(table.drawn(eye)).doesNotContain("C A T S").contains("4 face down");
      assertThat(table.drawn(CLARA)).contains("C A T S");
      assertThat(table.toldLast(ANNA)).doesNotContain("CATS");
      table.by(BERT, new Wait());
      assertThat(table.position().hand(BERT).size()).isEqualTo(8);
      assertThat(table.toldLast(ANNA)).contains("a letter");
      assertThat(table.toldLast(BERT)).doesNotContain("a letter");
      assertThat(table.prompt().must()).isEqualTo(Seats.of(ANNA));
    }

    @Test
    @Proves("out-in-the-cold.in")
    void once_in_a_player_does_nothing_more() {
      Play table = hands(umpired, "qqqjjjz", "trainse", "catssss", "eeeioua");
      assertThat(table.prompt().must()).isEqualTo(Seats.of(Seat.of(3)));
      table.by(Seat.of(3), new Wait()).by(CLARA, new ComeIn("cats"));
      assertThat(table.refusal(CLARA, new ComeIn("sss"))).isEqualTo("out-in-the-cold.in");
      table.by(BERT, new Wait()).by(ANNA, new Wait()).by(Seat.of(3), new Wait());
      assertThat(table.prompt().must()).as("Clara is passed over").isEqualTo(Seats.of(BERT));
    }

    @Test
    @Proves({"out-in-the-cold.close", "out-in-the-cold.cold", "out-in-the-cold.others"})
    void the_round_closes_when_one_is_left_out_and_he_wins_nothing() {
      Play table = hands(umpired, "trainse", "qqqjjjz", "catssss");
      table.by(CLARA, new ComeIn("cats")).by(BERT, new Wait());
      assertThat(table.position().match().number()).as("the circuit is not over").isEqualTo(1);
      table.by(ANNA, new ComeIn("trains"));
      assertThat(table.words(CLARA)).containsExactly("cats");
      assertThat(table.words(ANNA)).containsExactly("trains");
      assertThat(table.won(BERT)).isZero();
      assertThat(table.colds(BERT)).isEqualTo(1);
      assertThat(table.told(ANNA)).contains("@1 is out in the cold.");
      assertThat(table.position().box().size()).as("all but words won").isEqualTo(300 - 10 - 21);
      assertThat(table.clauses()).contains("out-in-the-cold.others", "out-in-the-cold.cold");
    }

    @Test
    @Proves("out-in-the-cold.all-in")
    void if_all_came_in_the_shortest_word_is_left_out_and_of_equal_ones_the_last() {
      Play table = hands(umpired, "trainse", "breadqq", "catssss");
      table
          .by(CLARA, new ComeIn("cats"))
          .by(BERT, new ComeIn("bread"))
          .by(ANNA, new ComeIn("train"));
      assertThat(table.colds(CLARA)).isEqualTo(1);
      assertThat(table.won(CLARA)).isZero();
      assertThat(table.won(BERT)).isEqualTo(5);
      Play equal = hands(umpired, "trainse", "breadqq", "catssss");
      equal
          .by(CLARA, new ComeIn("cats"))
          .by(BERT, new ComeIn("bread"))
          .by(ANNA, new ComeIn("rats"));
      assertThat(equal.colds(ANNA)).isEqualTo(1);
      assertThat(equal.won(CLARA)).isEqualTo(4);
      assertThat(equal.told(BERT))
          .contains("@0 is out in the cold with the shortest word, RATS.");
    }

    @Test
    @Proves("out-in-the-cold.limit")
    void after_five_draws_one_comes_in_or_is_out_in_the_cold() {
      Play table = hands(umpired, "trainse", "breadqq", "catssss");
      assertThat(table.refusal(CLARA, new Stay())).isEqualTo("out-in-the-cold.limit");
      for (int circuit = 0; circuit < 5; circuit++)
        table.by(CLARA, new Wait()).by(BERT, new Wait()).by(ANNA, new Wait());
      assertThat(table.refusal(CLARA, new Wait())).isEqualTo("out-in-the-cold.limit");
      assertThat(table.drawn(CLARA)).contains("> stay").doesNotContain("> wait");
      table.by(CLARA, new Stay()).by(BERT, new ComeIn("bread"));
      assertThat(table.stage(CLARA)).isEqualTo(Stage.COLD);
      table.clock();
      assertThat(table.colds(CLARA)).isEqualTo(1);
      assertThat(table.colds(ANNA)).as("her minute was up").isEqualTo(1);
      assertThat(table.won(BERT)).isEqualTo(5);
    }

    @Test
    @Proves({"out-in-the-cold.deal-left", "general.lead.left"})
    void the_deal_passes_to_the_left_each_round() {
      Play table = table(umpired, 3);
      List<Seat> dealers = new ArrayList<>();
      for (int round = 1; !table.prompt().isOver(); round++) {
        dealers.add(table.position().match().lead().leader());
        while (!table.prompt().isOver() && table.position().match().number() == round)
          table.clock();
      }
      assertThat(dealers).containsExactly(ANNA, BERT, CLARA, ANNA, BERT, CLARA);
      assertThat(table.clauses()).contains("out-in-the-cold.deal-left");
    }

    @Test
    @Proves("general.amb.time")
    void one_who_takes_too_long_waits_and_draws() {
      Play table = table(umpired, 3);
      assertThat(table.prompt().deadline()).isEqualTo(60_000);
      table.clock();
      assertThat(table.position().hand(CLARA).size()).isEqualTo(8);
      assertThat(table.toldLast(BERT)).contains("takes too long");
      assertThat(table(open("clock", "off"), 3).prompt().hasDeadline()).isFalse();
      assertThat(table(open("clock", "double"), 3).prompt().deadline()).isEqualTo(120_000);
    }

    @Test
    @Proves("general.players.scale")
    void where_the_box_is_short_all_get_equally_fewer_and_at_last_the_game_is_over() {
      Position dealt = hands(umpired, "trainse", "qqqjjjz", "catssss").position();
      Pile few = dealt.box().less(dealt.box().size() - 4);
      Play table =
          new Play(umpired, new Position(dealt.match(), few, dealt.round(), dealt.dice()));
      table.by(CLARA, new ComeIn("cats")).by(BERT, new Wait()).by(ANNA, new ComeIn("trains"));
      assertThat(table.position().hand(ANNA).size()).as("15 letters for three").isEqualTo(5);
      Pile none = Pile.EMPTY;
      Position poor =
          new Position(
              dealt.match(), none, hands(umpired, "trains", "qj", "cats").position().round(), dealt.dice());
      Play last = new Play(umpired, poor);
      last.by(CLARA, new ComeIn("cats")).by(BERT, new Wait());
      assertThat(last.toldLast(BERT)).contains("the box is empty");
      last.by(ANNA, new ComeIn("trains"));
      assertThat(last.prompt().isOver()).isTrue();
    }
  }

  @Nested
  class Errors {
    private Play shown() {
      return hands(open(), "trainse", "qqqjjjz", "catssss")
          .by(CLARA, new ComeIn("cats"))
          .by(BERT, new Wait())
          .at(9_000)
          .by(ANNA, new ComeIn("trians"));
    }

    @Test
    @Proves({"out-in-the-cold.error", "general.error.seize", "general.error.no-count"})
    void a_misspelt_word_shown_at_the_close_is_taken_by_its_discoverer() {
      Play table = shown();
      assertThat(table.position().round().phase()).isEqualTo(Phase.SHOWN);
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
    @Proves("general.amb.who-checks")
    void what_nobody_doubts_in_time_stands_and_a_wrong_doubt_costs_nothing() {
      Play table = shown().by(BERT, new Challenge("cats"));
      assertThat(table.refusal(BERT, new Challenge("cats"))).isEqualTo("general.amb.who-checks");
      assertThat(table.prompt().deadline()).isEqualTo(39_000);
      table.clock();
      assertThat(table.won(ANNA)).isEqualTo(6);
      assertThat(table.won(CLARA)).isEqualTo(4);
      assertThat(table.refusal(CLARA, new Challenge("trians"))).isEqualTo("general.amb.who-checks");
    }

    @Test
    void a_word_left_out_in_the_cold_is_nobodys_to_doubt() {
      Play table = hands(open(), "trainse", "breadqq", "catssss");
      table
          .by(CLARA, new ComeIn("ctas"))
          .by(BERT, new ComeIn("bread"))
          .by(ANNA, new ComeIn("train"));
      assertThat(table.refusal(ANNA, new Challenge("ctas"))).isEqualTo("general.amb.who-checks");
      assertThat(table.drawn(CLARA)).contains("C T A S  [@2, out in the cold]");
    }
  }

  @Nested
  class Building_up {
    private final OutInTheCold built = open("form", "built", "judge", "umpire");

    private Play declared() {
      return hands(built, "riseeee", "tqqqjjj", "catssss").by(CLARA, new ComeIn("cat"));
    }

    @Test
    @Proves("out-in-the-cold.var.declare")
    void on_forming_a_word_its_maker_declares_it_in_sight_of_all() {
      Play table = declared();
      assertThat(table.toldLast(ANNA)).contains("declares CAT");
      for (Seat eye : List.of(ANNA, BERT, Seat.NOBODY))
        assertThat(table.drawn(eye)).contains("laid by @2: C A T");
      assertThat(table.stage(CLARA)).isEqualTo(Stage.IN);
    }

    @Test
    @Proves({"out-in-the-cold.var.build", "out-in-the-cold.amb.var-rearrange"})
    void beginning_on_his_right_anyone_wins_it_with_a_new_word_by_adding_letters_of_his_hand() {
      Play table = declared();
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
      Play table = declared().by(BERT, new Pass());
      table.by(ANNA, new Build("cater"));
      assertThat(table.prompt().must()).as("the maker may rebuild").isEqualTo(Seats.of(CLARA));
      table.by(CLARA, new Build("caters"));
      assertThat(table.clauses()).contains("out-in-the-cold.var.further");
      assertThat(table.position().round().of(CLARA).laid().owner()).isEqualTo(CLARA);
      assertThat(table.prompt().must()).as("the circuit goes on").isEqualTo(Seats.of(BERT));
      assertThat(table.position().round().phase()).isEqualTo(Phase.TURNS);
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
      Play table =
          declared().by(BERT, new Pass()).by(ANNA, new Build("cater"));
      table.by(CLARA, new Pass()).by(BERT, new Wait()).by(ANNA, new Wait());
      assertThat(table.stage(CLARA)).isEqualTo(Stage.IN);
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
      Play table = declared().by(BERT, new Pass());
      table.by(ANNA, new Build("cats"));
      assertThat(table.position().round().of(CLARA).laid().word()).isEqualTo("cats");
    }

    @Test
    void one_left_out_in_the_cold_keeps_what_he_has_built_up() {
      Play table =
          declared().by(BERT, new Build("tact")).by(ANNA, new Pass());
      table.by(CLARA, new Pass()).by(BERT, new Wait()).by(ANNA, new ComeIn("see"));
      table.clock().clock().clock();
      assertThat(table.colds(BERT)).isEqualTo(1);
      assertThat(table.words(BERT)).containsExactly("tact");
    }

    @Test
    @Proves("out-in-the-cold.error")
    void a_bad_word_built_up_goes_to_its_discoverer() {
      OutInTheCold game = open("form", "built");
      Play table = hands(game, "riseeee", "tqqqjjj", "catssss");
      table.by(CLARA, new ComeIn("cat")).by(BERT, new Build("catt")).by(ANNA, new Pass());
      table.by(CLARA, new Pass()).by(BERT, new Wait()).by(ANNA, new ComeIn("see"));
      table.clock().clock().clock();
      table.by(CLARA, new Challenge("catt")).clock();
      assertThat(table.words(CLARA)).containsExactly("catt");
      assertThat(table.won(BERT)).isZero();
    }

    @Test
    void words_are_not_built_up_in_the_other_forms() {
      Play table = hands(open(), "riseeee", "tqqqjjj", "catssss");
      assertThat(table.refusal(CLARA, new Build("cats"))).isEqualTo("out-in-the-cold.var.build");
      assertThat(table.refusal(CLARA, new Pass())).isEqualTo("out-in-the-cold.amb.var-circuit");
    }

    @Test
    @Proves("general.amb.time")
    void one_who_takes_too_long_does_not_build() {
      Play table = declared();
      table.clock().clock().clock();
      assertThat(table.position().round().phase()).isEqualTo(Phase.TURNS);
      assertThat(table.position().round().of(CLARA).laid().owner()).isEqualTo(CLARA);
    }
  }

  @Nested
  class Against_the_clock {
    private final OutInTheCold timed = open("form", "timed", "judge", "umpire");

    @Test
    @Proves("out-in-the-cold.timed")
    void all_work_at_once_and_the_last_to_call_is_out_in_the_cold() {
      Play table = hands(timed, "riseeee", "tarqjjj", "catssss");
      assertThat(table.prompt().pace()).isEqualTo(Prompt.Pace.RACE);
      assertThat(table.prompt().must()).isEqualTo(Seats.first(3));
      assertThat(table.prompt().deadline()).isEqualTo(180_000);
      table.by(ANNA, new ComeIn("rise"));
      assertThat(table.toldLast(BERT)).contains("\"In!\"");
      assertThat(table.refusal(ANNA, new ComeIn("see"))).isEqualTo("out-in-the-cold.in");
      assertThat(table.refusal(BERT, new Wait())).isEqualTo("out-in-the-cold.timed");
      table.by(CLARA, new ComeIn("cat"));
      assertThat(table.colds(BERT)).isEqualTo(1);
      assertThat(table.won(ANNA)).isEqualTo(4);
      assertThat(table.won(CLARA)).isEqualTo(3);
      assertThat(table.position().match().number()).isEqualTo(2);
    }

    @Test
    @Proves("out-in-the-cold.timed")
    void one_who_stays_out_leaves_the_others_their_time() {
      Play table = hands(timed, "riseeee", "tarqjjj", "catssss");
      table.by(BERT, new Stay()).by(ANNA, new ComeIn("rise"));
      assertThat(table.position().match().number()).as("Clara may still come in").isEqualTo(1);
      table.by(CLARA, new ComeIn("cat"));
      assertThat(table.won(CLARA)).isEqualTo(3);
      assertThat(table.colds(BERT)).isEqualTo(1);
    }

    @Test
    @Proves({"general.amb.time", "general.time-limit"})
    void after_three_minutes_all_who_have_not_called_are_out() {
      Play table = hands(timed, "riseeee", "tarqjjj", "catssss");
      table.by(ANNA, new ComeIn("rise")).clock();
      assertThat(table.colds(BERT)).isEqualTo(1);
      assertThat(table.colds(CLARA)).isEqualTo(1);
      assertThat(table.won(ANNA)).isEqualTo(4);
      assertThat(table(open("form", "timed", "clock", "off"), 3).prompt().deadline())
          .isEqualTo(360_000);
    }
  }

  @Test
  @Proves("out-in-the-cold.amb.tie")
  void a_tie_goes_to_who_was_less_often_in_the_cold_and_else_is_shared() {
    OutInTheCold game = open();
    Position.Match match = table(game, 3).position().match();
    Position.Match even = match.won(ANNA, "bread").won(BERT, "train").won(CLARA, "cat");
    assertThat(game.standing(even).winners()).isEqualTo(Seats.of(ANNA, BERT));
    assertThat(game.standing(even.leftOut(ANNA)).winners()).isEqualTo(Seats.of(BERT));
    assertThat(game.standing(even.leftOut(ANNA).won(ANNA, "cat")).winners())
        .isEqualTo(Seats.of(ANNA));
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

  private static Answer word(String verb) {
    return Answer.of(verb);
  }

  private static Answer word(String verb, String word) {
    return Answer.of(verb, "word", word);
  }
}
