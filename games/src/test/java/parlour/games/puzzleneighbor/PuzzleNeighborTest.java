package parlour.games.puzzleneighbor;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;
import static parlour.testkit.TestTable.CLARA;
import static parlour.testkit.TestTable.DUNCAN;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Answer;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Catalog;
import parlour.games.Proves;
import parlour.games.TestRulebooks;
import parlour.games.material.CatalogEntry;
import parlour.games.puzzleneighbor.Move.Announce;
import parlour.games.puzzleneighbor.Move.Call;
import parlour.games.puzzleneighbor.Move.Challenge;
import parlour.games.puzzleneighbor.Move.Concede;
import parlour.games.puzzleneighbor.Move.Content;
import parlour.games.puzzleneighbor.Move.Pay;
import parlour.games.puzzleneighbor.Move.Pick;
import parlour.games.puzzleneighbor.Move.Require;
import parlour.games.puzzleneighbor.Move.Spell;
import parlour.games.puzzleneighbor.Move.Yield;
import parlour.games.puzzleneighbor.Stack.Progress;
import parlour.lexicon.Letters;
import parlour.testkit.GameRun;
import parlour.testkit.Golden;
import parlour.testkit.PlainTable;
import parlour.testkit.TestTable;
import parlour.testkit.Transcript;

/// Anna leads. With three players Anna puzzles Clara, Bert puzzles Anna, and Clara puzzles Bert.
class PuzzleNeighborTest {
  private static PuzzleNeighbor game(String... chosen) {
    return (PuzzleNeighbor)
        PuzzleNeighbor.ENTRY.open(TestTable.settings(chosen), ShippedLexicon.load());
  }

  private static PlainTable<Position, Move, View> table(PuzzleNeighbor game, int seats) {
    return new PlainTable<>(
        GameRun.dealt(game, seats, position -> position.match().lead().leader().equals(ANNA)));
  }

  /// Anna has picked PENCIL, Bert KITTEN and Clara SILENT, and "Puzzle" is called at ten seconds.
  private static PlainTable<Position, Move, View> solving(String... chosen) {
    return table(game(chosen), 3)
        .by(ANNA, new Pick("pencil"))
        .by(BERT, new Pick("kitten"))
        .by(CLARA, new Pick("silent"))
        .at(10_000)
        .by(ANNA, new Call());
  }

  private static int counters(PlainTable<Position, Move, View> table, Seat seat) {
    return table.position().match().counters().of(seat);
  }

  private static List<Integer> counters(PlainTable<Position, Move, View> table) {
    return List.of(counters(table, ANNA), counters(table, BERT), counters(table, CLARA));
  }

  private static Stack stack(PlainTable<Position, Move, View> table, Seat setter) {
    return table.position().round().of(setter);
  }

  @Nested
  class The_name {
    @Test
    @Proves("puzzle-neighbor.named")
    void only_the_name_stands_in_the_leaflet_and_the_house_says_so() {
      CatalogEntry entry = Catalog.find("puzzle-neighbor").orElseThrow();
      assertThat(entry.title()).isEqualTo("Puzzle Your Neighbor");
      assertThat(entry.about().leaflet()).isEqualTo("000");
      assertThat(TestRulebooks.of("puzzle-neighbor").entries())
          .filteredOn(clause -> clause.status().equals("S"))
          .singleElement()
          .satisfies(clause -> assertThat(clause.text()).contains("rules lost"));
    }

    @Test
    @Proves("puzzle-neighbor.players")
    void three_or_more_play_with_ten_counters_each() {
      assertThat(PuzzleNeighbor.ENTRY.objection(2, TestTable.settings())).isPresent();
      assertThat(PuzzleNeighbor.ENTRY.objection(3, TestTable.settings())).isEmpty();
      assertThat(counters(table(game(), 3))).containsExactly(10, 10, 10);
    }
  }

  @Nested
  class Picking_a_word {
    @Test
    @Proves("puzzle-neighbor.agree")
    void all_words_have_the_length_agreed_upon() {
      for (String length : List.of("5", "6", "7", "8")) {
        PlainTable<Position, Move, View> table = table(game("length", length), 3);
        for (String word : List.of("chair", "pencil", "kittens", "mountain")) {
          if (word.length() == Integer.parseInt(length))
            assertThat(table.isLegal(ANNA, new Pick(word))).isTrue();
          else assertThat(table.refusal(ANNA, new Pick(word))).isEqualTo("puzzle-neighbor.agree");
        }
      }
      assertThat(table(game(), 3).refusal(ANNA, new Pick("pen il")))
          .isEqualTo("puzzle-neighbor.agree");
    }

    @Test
    @Proves({"puzzle-neighbor.choose", "general.conceal"})
    void everybody_picks_in_secret_and_passes_the_stack_face_down_to_the_right() {
      PlainTable<Position, Move, View> table = table(game(), 3);
      assertThat(table.prompt().pace()).isEqualTo(Prompt.Pace.TOGETHER);
      assertThat(table.prompt().must()).isEqualTo(Seats.first(3));
      table.by(ANNA, new Pick("pencil"));
      assertThat(table.toldLast(CLARA)).contains("to @2").doesNotContain("PENCIL");
      assertThat(table.drawn(ANNA)).contains("PENCIL");
      for (Seat eye : List.of(BERT, CLARA, Seat.NOBODY))
        assertThat(table.drawn(eye)).doesNotContain("PENCIL").contains("6 face down");
      assertThat(table.refusal(ANNA, new Pick("kitten"))).isEqualTo("puzzle-neighbor.choose");
    }

    @Test
    @Proves({"puzzle-neighbor.choose", "general.deal.mix"})
    void the_letters_are_well_mixed() {
      Set<String> orders = new HashSet<>();
      for (long seed = 0; seed < 60; seed++) {
        Position dealt = game().deal(Seats.first(3), seed);
        PlainTable<Position, Move, View> table = new PlainTable<>(game(), dealt);
        String order = stack(table.by(ANNA, new Pick("pencil")), ANNA).letters();
        assertThat(order).isNotEqualTo("pencil");
        assertThat(Letters.of(order)).isEqualTo(Letters.of("pencil"));
        orders.add(order);
      }
      assertThat(orders).hasSizeGreaterThan(40);
    }

    @Test
    @Proves({
      "puzzle-neighbor.choose",
      "components.letter-box.size",
      "puzzle-neighbor.amb.four-alike"
    })
    void a_word_is_picked_from_the_whole_box_which_betrays_nothing() {
      PuzzleNeighbor small = game("box", "180", "length", "5");
      PlainTable<Position, Move, View> table = table(small, 3);
      String few = "Scarce letters, all that are left: J J K K Q Q V V";
      assertThat(table.drawn(BERT)).contains(few);
      assertThat(table.by(ANNA, new Pick("queen")).drawn(BERT)).contains(few);
      assertThat(table.refusal(CLARA, new Pick("jjjay"))).isEqualTo("puzzle-neighbor.choose");
      table.by(BERT, new Pick("quick")).by(CLARA, new Pick("quiet"));
      assertThat(table(game(), 3).refusal(ANNA, new Pick("eeeees")))
          .isEqualTo("puzzle-neighbor.amb.four-alike");
    }

    @Test
    @Proves({"general.amb.who-checks", "general.error.no-count"})
    void before_an_umpire_only_words_are_picked_and_under_vigilance_anything() {
      assertThat(table(game("judge", "umpire"), 3).refusal(ANNA, new Pick("pencli")))
          .isEqualTo("general.error.no-count");
      assertThat(table(game(), 3).isLegal(ANNA, new Pick("pencli"))).isTrue();
    }

    @Test
    @Proves({"general.amb.time", "puzzle-neighbor.amb.late"})
    void for_those_who_do_not_pick_in_time_the_house_does() {
      PlainTable<Position, Move, View> table = table(game(), 4).by(BERT, new Pick("kitten"));
      assertThat(table.prompt().deadlineMillis()).isEqualTo(180_000);
      table.clock();
      assertThat(table.position().round().phase()).isInstanceOf(Phase.Call.class);
      assertThat(stack(table, BERT).word()).isEqualTo("kitten");
      assertThat(game().words().judge().admit(stack(table, ANNA).word())).isNotNegative();
      assertThat(table.drawn(ANNA)).contains("Keep in mind");
      assertThat(table(game("clock", "off"), 3).prompt().deadlineMillis()).isEqualTo(360_000);
    }
  }

  @Nested
  class Solving_a_stack {
    @Test
    @Proves("puzzle-neighbor.start")
    void on_the_leaders_call_all_turn_up_their_stacks_together() {
      PlainTable<Position, Move, View> table = table(game(), 3);
      assertThat(table.refusal(ANNA, new Call())).isEqualTo("puzzle-neighbor.start");
      table.by(ANNA, new Pick("pencil")).by(BERT, new Pick("kitten")).by(CLARA, new Pick("silent"));
      assertThat(table.prompt().must()).isEqualTo(Seats.of(ANNA));
      assertThat(table.refusal(BERT, new Call())).isEqualTo("puzzle-neighbor.start");
      assertThat(table.refusal(CLARA, new Announce("pencil"))).isEqualTo("puzzle-neighbor.start");
      table.by(ANNA, new Call());
      assertThat(table.toldLast(BERT)).contains("\"Puzzle\"");
      assertThat(table.prompt().must()).isEqualTo(Seats.first(3));
      assertThat(table.prompt().pace()).isEqualTo(Prompt.Pace.RACE);
      assertThat(table.drawn(CLARA)).contains("Your stack, from @0: ").contains("> announce");
      assertThat(table.drawn(ANNA))
          .as("her own word is for her to remember")
          .doesNotContain("PENCIL");
      assertThat(table.drawn(BERT)).contains("@2's stack, from @0: 6 face down");
    }

    @Test
    void where_the_leader_dawdles_the_call_comes_by_itself() {
      PlainTable<Position, Move, View> table = table(game(), 3).clock();
      assertThat(table.prompt().deadlineMillis()).isEqualTo(210_000);
      assertThat(table.clock().position().round().phase()).isInstanceOf(Phase.Solve.class);
    }

    @Test
    @Proves({"puzzle-neighbor.time", "general.time-limit"})
    void three_minutes_are_allowed() {
      assertThat(solving().prompt().deadlineMillis()).isEqualTo(190_000);
      assertThat(solving("clock", "double").prompt().deadlineMillis()).isEqualTo(370_000);
      PlainTable<Position, Move, View> table = solving().clock();
      assertThat(table.position().round().phase()).isInstanceOf(Phase.Prove.class);
      assertThat(table.refusal(CLARA, new Announce("pencil"))).isEqualTo("puzzle-neighbor.start");
    }

    @Test
    @Proves({"puzzle-neighbor.solve", "general.point.name"})
    void any_good_word_of_all_the_letters_earns_a_counter_of_the_a_player_who_puzzled() {
      PlainTable<Position, Move, View> table = solving("judge", "umpire");
      assertThat(table.refusal(BERT, new Announce("listens"))).isEqualTo("puzzle-neighbor.solve");
      assertThat(table.refusal(BERT, new Announce("lines"))).isEqualTo("puzzle-neighbor.solve");
      assertThat(table.refusal(BERT, new Announce("pencil"))).isEqualTo("puzzle-neighbor.solve");
      assertThat(table.refusal(BERT, new Announce("tlenis"))).isEqualTo("general.error.no-count");
      table.by(BERT, new Announce("listen"));
      assertThat(table.toldLast(ANNA)).contains("LISTEN");
      assertThat(table.refusal(BERT, new Announce("silent"))).isEqualTo("puzzle-neighbor.start");
      table.by(ANNA, new Announce("kitten")).by(CLARA, new Announce("pencil"));
      assertThat(counters(table)).as("all solved, all even").containsExactly(10, 10, 10);
      assertThat(table.told(ANNA))
          .contains("@2 pays @1 one counter for LISTEN.", "@1 pays @0 one counter for KITTEN.");
      assertThat(table.events().stream().flatMap(event -> event.interlude().stream()))
          .flatExtracting(Scene.Interlude::gains)
          .extracting(Scene.Gain::why)
          .as("Clara had set SILENT")
          .contains("solved LISTEN; own stack solved");
    }

    @Test
    @Proves({"puzzle-neighbor.fail", "puzzle-neighbor.first", "puzzle-neighbor.amb.paid"})
    void a_player_who_fails_pays_the_setter_and_the_first_to_solve() {
      PlainTable<Position, Move, View> table = solving("judge", "umpire");
      table
          .by(CLARA, new Announce("pencil"))
          .by(ANNA, new Announce("kitten"))
          .by(BERT, new Yield());
      assertThat(table.refusal(ANNA, new Pay())).isEqualTo("puzzle-neighbor.prove");
      table.by(BERT, new Pay());
      // Anna pays Clara, Bert pays Anna for Kitten and Clara for Silent, and one more to Clara.
      assertThat(counters(table)).containsExactly(10, 7, 13);
      assertThat(table.clauses()).contains("puzzle-neighbor.fail", "puzzle-neighbor.first");
    }

    @Test
    @Proves("puzzle-neighbor.first")
    void where_nobody_solves_nobody_was_first() {
      PlainTable<Position, Move, View> table = solving().clock().clock();
      assertThat(counters(table)).containsExactly(10, 10, 10);
      assertThat(table.clauses()).doesNotContain("puzzle-neighbor.first");
    }

    @Test
    @Proves("puzzle-neighbor.amb.late")
    void when_nobody_tries_any_longer_the_time_is_up_at_once() {
      PlainTable<Position, Move, View> table = solving();
      table.by(ANNA, new Yield()).by(BERT, new Yield());
      assertThat(table.position().round().phase()).isInstanceOf(Phase.Solve.class);
      table.by(CLARA, new Yield());
      assertThat(table.position().round().phase()).isInstanceOf(Phase.Prove.class);
    }
  }

  @Nested
  class Proof {
    private PlainTable<Position, Move, View> required() {
      PlainTable<Position, Move, View> table = solving("judge", "umpire");
      table.by(ANNA, new Announce("kitten")).by(CLARA, new Announce("pencil"));
      return table.at(50_000).by(BERT, new Yield()).by(BERT, new Require());
    }

    @Test
    @Proves("puzzle-neighbor.prove")
    void they_may_first_require_the_setter_to_spell_the_word_within_a_minute() {
      PlainTable<Position, Move, View> table = required();
      assertThat(table.prompt().must()).isEqualTo(Seats.of(CLARA));
      assertThat(table.prompt().deadlineMillis()).isEqualTo(110_000);
      assertThat(table.drawn(CLARA)).doesNotContain("SILENT").contains("> spell");
      assertThat(table.refusal(CLARA, new Spell("pens"))).isEqualTo("puzzle-neighbor.agree");
      table.by(CLARA, new Spell("pencil"));
      assertThat(stack(table, CLARA).progress()).isEqualTo(Progress.REQUIRED);
      assertThat(table.refusal(CLARA, new Spell("pencil"))).isEqualTo("puzzle-neighbor.amb.proof");
      assertThat(table.refusal(ANNA, new Spell("silent"))).isEqualTo("puzzle-neighbor.prove");
      table.by(CLARA, new Spell("silent"));
      assertThat(counters(table, BERT)).as("fails, and pays the first").isEqualTo(7);
    }

    @Test
    @Proves({"puzzle-neighbor.prove", "puzzle-neighbor.amb.no-word"})
    void a_setter_who_cannot_pays_two_counters_instead_and_the_receiver_nobody() {
      PlainTable<Position, Move, View> owned = required().by(CLARA, new Concede());
      // Bert pays Anna for Kitten, but not the first solver; Clara is paid by Anna and pays two.
      assertThat(counters(owned)).containsExactly(10, 11, 9);
      assertThat(counters(required().clock())).containsExactly(10, 11, 9);
      assertThat(required().refusal(BERT, new Concede())).isEqualTo("puzzle-neighbor.prove");
    }

    @Test
    @Proves("puzzle-neighbor.prove")
    void letters_that_spell_nothing_cannot_be_proved() {
      PlainTable<Position, Move, View> table =
          table(game(), 3)
              .by(ANNA, new Pick("pencil"))
              .by(BERT, new Pick("kitten"))
              .by(CLARA, new Pick("zqxjkv"))
              .by(ANNA, new Call());
      table.by(ANNA, new Yield()).by(BERT, new Yield()).by(CLARA, new Yield());
      table.by(ANNA, new Pay()).by(CLARA, new Pay()).by(BERT, new Require());
      table.by(CLARA, new Spell("zqxjkv"));
      assertThat(stack(table, CLARA).progress()).isEqualTo(Progress.REQUIRED);
      table.clock();
      assertThat(counters(table)).containsExactly(10, 13, 7);
    }

    @Test
    @Proves("puzzle-neighbor.amb.proof")
    void a_setter_is_heard_ten_times() {
      PlainTable<Position, Move, View> table = required();
      for (char letter = 'a'; letter < 'k'; letter++) table.by(CLARA, new Spell("slent" + letter));
      assertThat(table.refusal(CLARA, new Spell("silent"))).isEqualTo("puzzle-neighbor.amb.proof");
      assertThat(table.drawn(CLARA)).doesNotContain("> spell").contains("> concede");
    }

    @Test
    @Proves("general.amb.time")
    void a_player_who_says_nothing_for_a_minute_pays() {
      PlainTable<Position, Move, View> table = solving("judge", "umpire").clock();
      table.at(200_000).by(ANNA, new Require());
      assertThat(table.prompt().deadlineMillis()).isEqualTo(250_000);
      table.clock();
      assertThat(stack(table, CLARA).progress()).isEqualTo(Progress.FAILED);
      assertThat(table.prompt().must()).isEqualTo(Seats.of(BERT));
      table.clock();
      assertThat(table.position().match().number()).isEqualTo(2);
    }
  }

  @Nested
  class Errors {
    @Test
    @Proves({"general.error.discoverer", "general.error.no-count", "puzzle-neighbor.amb.bad-word"})
    void a_word_that_is_none_is_a_failure_and_its_counter_goes_to_the_discoverer() {
      PlainTable<Position, Move, View> table = solving();
      table.by(BERT, new Announce("tlenis"));
      assertThat(table.refusal(BERT, new Challenge("tlenis"))).isEqualTo("general.amb.who-checks");
      table.by(ANNA, new Challenge("tlenis"));
      table.by(ANNA, new Announce("kitten")).by(CLARA, new Announce("pencil"));
      table.by(BERT, new Pay()).by(BERT, new Content());
      table.by(ANNA, new Content()).by(CLARA, new Content());
      // Anna: +1 Kitten, -1 Pencil, +1 discovered, +1 first. Bert: -1 Kitten, -1 failed, -1 first.
      assertThat(counters(table)).containsExactly(12, 7, 11);
      assertThat(table.clauses()).contains("general.error.discoverer", "general.error.no-count");
    }

    @Test
    void the_setter_who_discovers_it_keeps_their_counter() {
      PlainTable<Position, Move, View> table = solving();
      table.by(BERT, new Announce("tlenis")).by(CLARA, new Challenge("tlenis"));
      table.by(ANNA, new Yield()).by(CLARA, new Yield());
      for (Seat seat : List.of(ANNA, BERT, CLARA)) table.by(seat, new Pay());
      assertThat(counters(table)).as("all failed").containsExactly(10, 10, 10);
    }

    @Test
    @Proves("puzzle-neighbor.amb.mistaken")
    void whoever_was_mistaken_may_still_require_the_word() {
      PlainTable<Position, Move, View> table = solving();
      table.by(BERT, new Announce("tlenis")).by(ANNA, new Challenge("tlenis"));
      table.by(ANNA, new Yield()).by(CLARA, new Yield());
      assertThat(table.drawn(BERT)).contains("> require").contains("struck out by @0");
      table.by(BERT, new Require()).by(CLARA, new Concede());
      table.by(ANNA, new Pay()).by(CLARA, new Pay());
      assertThat(counters(table))
          .as("Clara pays Bert two; for their own stacks Anna pays Bert one, and Clara pays Anna")
          .containsExactly(10, 13, 7);
      assertThat(table.toldLast(ANNA)).doesNotContain("solved first");
    }

    @Test
    @Proves("general.amb.who-checks")
    void a_word_stands_unless_it_is_doubted_and_a_good_one_for_good() {
      PlainTable<Position, Move, View> table = solving();
      table.by(BERT, new Announce("tlenis")).by(ANNA, new Announce("kitten"));
      table.by(CLARA, new Challenge("kitten"));
      assertThat(table.refusal(BERT, new Challenge("kitten"))).isEqualTo("general.amb.who-checks");
      assertThat(table.refusal(ANNA, new Challenge("silent"))).isEqualTo("general.amb.who-checks");
      table.by(CLARA, new Announce("pencil"));
      assertThat(table.refusal(CLARA, new Challenge("tlenis")))
          .isEqualTo("general.amb.wrong-doubt");
      assertThat(table.prompt().must()).as("Clara was wrong").isEqualTo(Seats.of(ANNA, BERT));
      table.clock();
      assertThat(counters(table)).as("nobody noticed TLENIS").containsExactly(10, 10, 10);
    }
  }

  @Nested
  class Rounds {
    @Test
    @Proves({"puzzle-neighbor.travel", "general.lead.left"})
    void stacks_go_one_place_further_to_the_right_each_round() {
      PlainTable<Position, Move, View> table = table(game(), 4);
      List<Seat> puzzled = new ArrayList<>();
      List<Seat> leaders = new ArrayList<>();
      for (int round = 1; !table.prompt().isOver(); ) {
        puzzled.add(table.position().match().receiver(ANNA));
        leaders.add(table.position().match().lead().leader());
        while (!table.prompt().isOver() && table.position().match().number() == round)
          table.clock();
        round++;
      }
      assertThat(puzzled).containsExactly(DUNCAN, CLARA, BERT);
      assertThat(leaders).containsExactly(ANNA, BERT, CLARA);
    }

    @Test
    @Proves("puzzle-neighbor.end")
    void the_game_ends_when_everyone_has_puzzled_everyone_or_as_agreed() {
      for (int players = 3; players <= 10; players++)
        assertThat(rounds(table(game(), players))).isEqualTo(players - 1);
      assertThat(rounds(table(game("rounds", "3"), 3))).isEqualTo(3);
      assertThat(rounds(table(game("rounds", "6"), 3))).isEqualTo(6);
      assertThat(rounds(table(game("rounds", "9"), 5))).isEqualTo(9);
    }

    private static int rounds(PlainTable<Position, Move, View> table) {
      while (!table.prompt().isOver()) table.clock();
      return table.position().match().number();
    }

    @Test
    @Proves("puzzle-neighbor.end")
    void most_counters_wins() {
      PlainTable<Position, Move, View> table = solving("judge", "umpire", "rounds", "3");
      table
          .by(CLARA, new Announce("pencil"))
          .by(ANNA, new Announce("kitten"))
          .by(BERT, new Yield());
      table.by(BERT, new Pay());
      while (!table.prompt().isOver()) table.clock();
      assertThat(table.winners()).containsExactly(CLARA);
    }
  }

  @Test
  void a_round_with_a_solution_a_word_recalled_and_one_that_was_none() {
    PuzzleNeighbor game = game();
    Transcript<Position, Move, View> round = new Transcript<>(game, table(game, 4).position());
    round.show(ANNA).play(ANNA, word("pick", "PENCILS"), 4_000);
    round.play(ANNA, word("pick", "PENCIL"), 9_000).play(BERT, word("pick", "KITTEN"), 12_000);
    round.play(CLARA, word("pick", "SILENT"), 15_000).play(DUNCAN, word("pick", "JZXQKW"), 16_000);
    round.show(CLARA).play(ANNA, Answer.of("puzzle"), 20_000).show(BERT).show(ANNA);
    round.play(BERT, word("announce", "LISTEN"), 31_000);
    round
        .play(DUNCAN, word("announce", "PNCEIL"), 40_000)
        .play(BERT, word("challenge", "PNCEIL"), 43_000);
    round.play(CLARA, Answer.of("yield"), 60_000).timeUp().show(CLARA);
    round.play(CLARA, Answer.of("require"), 205_000).play(DUNCAN, word("spell", "JZXQKW"), 210_000);
    round.play(DUNCAN, Answer.of("concede"), 215_000);
    round.play(ANNA, Answer.of("require"), 216_000).play(BERT, word("spell", "KITTEN"), 221_000);
    round.play(ANNA, Answer.of("content"), 222_000).play(CLARA, Answer.of("content"), 223_000);
    round.play(DUNCAN, Answer.of("content"), 224_000).show(Seat.NOBODY);
    Golden.check("puzzle-neighbor-round", round.toString());
  }

  private static Answer word(String verb, String word) {
    return Answer.of(verb, "word", word);
  }
}
