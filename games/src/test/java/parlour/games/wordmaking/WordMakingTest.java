package parlour.games.wordmaking;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.wordmaking.WordMakingTable.ANNA;
import static parlour.games.wordmaking.WordMakingTable.BERT;
import static parlour.games.wordmaking.WordMakingTable.CLARA;
import static parlour.games.wordmaking.WordMakingTable.open;
import static parlour.games.wordmaking.WordMakingTable.table;
import static parlour.testkit.Rulings.stands;

import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LeaderDraw;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

/// The leaflet from the box to the tenth word; judging has a class of its own.
class WordMakingTest {
  private static final WordMaking USUAL = open(Map.of());

  @Nested
  class The_players_and_the_box {
    @Test
    @Proves("wmwt.players")
    void any_number_can_play_as_far_as_there_are_chairs() {
      for (int players = 2; players <= Seat.MOST; players++)
        assertThat(WordMaking.ENTRY.objection(players, Map.of())).isEmpty();
      assertThat(WordMaking.ENTRY.objection(1, Map.of())).isPresent();
    }

    @Test
    @Proves("wmwt.players.best")
    void the_lobby_says_that_three_to_six_are_best() {
      assertThat(WordMaking.ENTRY.about().summary()).contains("best with three to six");
    }

    @Test
    @Proves("wmwt.box")
    void letters_lie_in_the_box_unseen() {
      Position dealt = USUAL.deal(Seats.first(3), 4);
      assertThat(dealt.box().size()).isEqualTo(300);
      assertThat(Box.all(dealt.box())).isEqualTo(USUAL.options().box().box().letters());
      for (Seat eye : Seats.first(3)) {
        Position other = new Position(USUAL.deal(Seats.first(3), 5).box(), dealt.open());
        assertThat(USUAL.view(other, eye)).isEqualTo(USUAL.view(dealt, eye));
      }
      assertThat(open(Map.of("box", "180")).deal(Seats.first(2), 1).box().size()).isEqualTo(180);
    }

    @Test
    @Proves("wmwt.amb.first-drawer")
    void the_letter_nearest_a_begins() {
      for (long seed = 0; seed < 40; seed++) {
        Position dealt = USUAL.deal(Seats.first(4), seed);
        PerSeat<String> drawn = dealt.open().drawing().drawn();
        Seat first = dealt.open().turn().seat();
        for (Seat seat : Seats.first(4))
          assertThat(drawn.at(first).charAt(0)).isLessThanOrEqualTo(drawn.at(seat).charAt(0));
        assertThat(LeaderDraw.nearestTheBeginning(Seats.first(4), drawn)).isNotNull();
      }
    }
  }

  @Nested
  class Opening_and_drawing {
    @Test
    @Proves({"wmwt.open", "wmwt.draw"})
    void the_first_player_draws_a_letter_nobody_has_seen() {
      Position dealt = USUAL.deal(Seats.first(2), 7);
      WordMakingTable table = new WordMakingTable(USUAL, dealt);
      Seat first = table.turn();
      assertThat(table.verbs(first)).containsExactly("draw");
      WordMakingTable drawn = table.play(first, "draw");
      assertThat(drawn.letter()).isEqualTo(Box.letter(dealt.box(), 0));
      assertThat(drawn.position().box().size()).isEqualTo(299);
    }

    @Test
    @Proves("wmwt.open.word")
    void a_letter_that_is_a_word_counts_as_one_where_such_words_are_played() {
      WordMakingTable table =
          table(open(Map.of("least", "1")), "", "", "").box("ab").play(ANNA, "draw");
      WordMakingTable made = table.play(ANNA, "spell", "word", "A");
      assertThat(made.row(ANNA)).containsExactly("a");
      assertThat(table.cited(ANNA, "spell", "word", "A")).contains("wmwt.open.word");
      assertThat(made.play(ANNA, "pass").pool()).isEmpty();
      assertThat(table.play(ANNA, "pass").pool()).as("otherwise").isEqualTo("A");
    }

    @Test
    @Proves("wmwt.left")
    void the_turn_passes_to_the_left() {
      WordMakingTable table = table("", "", "", "").box("qqq");
      for (Seat seat : Seats.first(3)) {
        assertThat(table.turn()).isEqualTo(seat);
        table = table.play(seat, "draw").play(seat, "pass");
      }
      assertThat(table.turn()).isEqualTo(ANNA);
    }

    @Test
    @Proves({"wmwt.to-pool", "wmwt.amb.must-use"})
    void a_letter_not_used_goes_to_the_pool_even_if_it_could_be() {
      WordMakingTable table = table("ca", "", "").box("t").play(ANNA, "draw").play(ANNA, "pass");
      assertThat(table.pool()).isEqualTo("ACT");
      assertThat(table.play(BERT, "spell", "word", "CAT").row(BERT)).containsExactly("cat");
    }

    @Test
    @Proves("wmwt.amb.one-draw")
    void there_is_one_draw_in_a_turn_also_for_a_player_who_makes_a_word() {
      WordMakingTable table = table("ca", "", "").box("tx").play(ANNA, "draw");
      assertThat(table.refused(ANNA, "draw")).startsWith("wmwt.amb.one-draw");
      assertThat(table.play(ANNA, "spell", "word", "CAT").refused(ANNA, "draw"))
          .startsWith("wmwt.amb.one-draw");
    }

    @Test
    @Proves({"wmwt.draw", "wmwt.amb.late-draw"})
    void nobody_passes_without_drawing_and_the_clock_draws_for_a_player_who_is_late() {
      WordMakingTable table = table("", "", "").box("tx");
      assertThat(table.refused(ANNA, "pass"))
          .isEqualTo("wmwt.amb.late-draw: Draw your letter first.");
      WordMakingTable late = table.timeUp();
      assertThat(late.turn()).isEqualTo(BERT);
      assertThat(late.pool()).isEqualTo("T");
    }
  }

  @Nested
  class Making {
    @Test
    @Proves({"wmwt.make", "wmwt.place"})
    void the_letter_drawn_and_letters_of_the_pool_make_a_word_before_its_maker_in_full_view() {
      WordMakingTable table = table("caz", "", "", "").box("t").play(ANNA, "draw");
      WordMakingTable made = table.play(ANNA, "spell", "word", "CAT");
      assertThat(made.row(ANNA)).containsExactly("cat");
      assertThat(made.pool()).isEqualTo("Z");
      Zone.Words row = (Zone.Words) made.zone(CLARA, "words0");
      assertThat(row.words().getFirst().pieces())
          .extracting(piece -> piece.face().text())
          .containsExactly("C", "A", "T");
    }

    @Test
    @Proves("wmwt.draw-kept")
    void a_word_made_of_the_pool_does_not_cost_the_draw() {
      WordMakingTable table = table("cat", "", "").box("x").play(ANNA, "spell", "word", "CAT");
      assertThat(table.row(ANNA)).containsExactly("cat");
      assertThat(table.verbs(ANNA)).contains("draw");
      assertThat(table.play(ANNA, "draw").letter()).isEqualTo('x');
    }

    @Test
    @Proves({"wmwt.all-he-can", "wmwt.amb.before-after"})
    void one_does_all_one_can_before_and_after_the_draw_and_nothing_after_the_turn() {
      WordMakingTable table =
          table("catfi", "", "lame")
              .box("npx")
              .play(ANNA, "spell", "word", "CAT")
              .play(ANNA, "draw")
              .play(ANNA, "spell", "word", "FIN");
      assertThat(table.row(ANNA)).containsExactly("cat", "fin");
      WordMakingTable over = table.play(ANNA, "pass");
      assertThat(over.refused(ANNA, "spell", "word", "AMPLE"))
          .isEqualTo("wmwt.all-he-can: Wait until your turn comes.");
    }

    @Test
    @Proves("wmwt.amb.duplicates")
    void the_same_word_may_stand_before_two() {
      WordMakingTable table =
          table("cat", "", "cat").play(ANNA, "spell", "word", "CAT", "of", "p.c");
      assertThat(table.row(ANNA)).isEqualTo(table.row(BERT));
    }

    @Test
    @Proves({"wmwt.var.min-length", "wmwt.amb.one-letter"})
    void three_letters_are_least_and_one_two_or_four_by_agreement() {
      assertThat(table("ato", "", "").refused(ANNA, "spell", "word", "AT"))
          .isEqualTo("wmwt.var.min-length: A word has three letters or more at this table.");
      assertThat(
              table(open(Map.of("least", "2")), "at", "", "")
                  .play(ANNA, "spell", "word", "AT")
                  .row(ANNA))
          .containsExactly("at");
      assertThat(
              table(open(Map.of("least", "4")), "cat", "", "")
                  .refused(ANNA, "spell", "word", "CAT"))
          .startsWith("wmwt.var.min-length");
    }
  }

  @Nested
  class Taking {
    @Test
    @Proves({"wmwt.take", "wmwt.take.example"})
    void d_added_to_fin_takes_it_for_find() {
      WordMakingTable table = table("", "", "fin").box("d").play(ANNA, "draw");
      assertThat(table.minutes(ANNA, "spell", "word", "FIND"))
          .isEqualTo("@0 takes @1's FIN with D and makes FIND.");
      WordMakingTable taken = table.play(ANNA, "spell", "word", "FIND");
      assertThat(taken.row(ANNA)).containsExactly("find");
      assertThat(taken.row(BERT)).isEmpty();
    }

    @Test
    @Proves({"wmwt.take.reorder", "wmwt.take.reorder-example"})
    void p_added_to_lame_takes_it_for_ample() {
      WordMakingTable table = table("", "", "lame").box("p").play(ANNA, "draw");
      assertThat(table.cited(ANNA, "spell", "word", "AMPLE")).contains("wmwt.take.reorder");
      assertThat(table.play(ANNA, "spell", "word", "AMPLE").row(ANNA)).containsExactly("ample");
    }

    @Test
    @Proves({"wmwt.pool.use", "wmwt.pool.example"})
    void with_s_in_the_pool_p_takes_lame_for_sample() {
      WordMakingTable table = table("s", "", "lame").box("p").play(ANNA, "draw");
      WordMakingTable taken = table.play(ANNA, "spell", "word", "SAMPLE");
      assertThat(taken.row(ANNA)).containsExactly("sample");
      assertThat(taken.pool()).isEmpty();
      assertThat(table.refused(ANNA, "spell", "word", "EXAMPLE", "of", "w1"))
          .isEqualTo("wmwt.pool.use: For EXAMPLE from LAME there is no E, X in the pool.");
    }

    @Test
    @Proves("wmwt.overlooked")
    void whoever_saw_what_another_overlooked_takes_it_in_their_turn() {
      WordMakingTable table =
          table("s", "", "lame", "")
              .box("px")
              .play(ANNA, "draw")
              .play(ANNA, "spell", "word", "AMPLE")
              .play(ANNA, "pass")
              .play(BERT, "spell", "word", "SAMPLE");
      assertThat(table.row(BERT)).containsExactly("sample");
      assertThat(table.row(ANNA)).isEmpty();
    }

    @Test
    @Proves("wmwt.must-add")
    void no_word_is_taken_without_adding_something() {
      assertThat(table("x", "", "lame").refused(ANNA, "spell", "word", "MALE"))
          .isEqualTo("wmwt.must-add: No word may be taken without adding a letter to LAME.");
      assertThat(table("x", "", "lame").refused(ANNA, "spell", "word", "MEAL", "of", "w1"))
          .startsWith("wmwt.must-add");
    }

    @Test
    @Proves("wmwt.plural-take")
    void no_word_is_taken_merely_by_making_it_plural() {
      assertThat(table("s", "", "cat").refused(ANNA, "spell", "word", "CATS"))
          .isEqualTo("wmwt.plural-take: CAT may not be taken merely by making it CATS.");
      assertThat(table("s", "", "cat").play(ANNA, "spell", "word", "CAST").row(ANNA))
          .containsExactly("cast");
    }

    @Test
    @Proves({"wmwt.amb.plural-scope", "wmwt.amb.es"})
    void plurals_in_es_and_irregular_ones_are_mere_plurals_too_but_eats_and_males_are_not() {
      assertThat(table("ren", "", "child").refused(ANNA, "spell", "word", "CHILDREN"))
          .startsWith("wmwt.plural-take");
      assertThat(table("s", "", "eat").play(ANNA, "spell", "word", "EATS").row(ANNA))
          .containsExactly("eats");
      assertThat(table("s", "", "run").refused(ANNA, "spell", "word", "RUNS"))
          .startsWith("wmwt.plural-take");
      assertThat(table("es", "", "box").refused(ANNA, "spell", "word", "BOXES"))
          .startsWith("wmwt.amb.es");
      assertThat(table("s", "", "lame").play(ANNA, "spell", "word", "MALES").row(ANNA))
          .containsExactly("males");
    }

    @Test
    @Proves({"wmwt.plural-own", "wmwt.amb.own-words"})
    void one_may_add_s_or_anything_else_to_ones_own_word() {
      WordMakingTable table = table("srt", "cat", "");
      assertThat(table.cited(ANNA, "spell", "word", "CATS")).containsExactly("wmwt.plural-own");
      assertThat(table.play(ANNA, "spell", "word", "CATS").row(ANNA)).containsExactly("cats");
      assertThat(table.cited(ANNA, "spell", "word", "CART")).containsExactly("wmwt.amb.own-words");
    }

    @Test
    @Proves({"wmwt.amb.merge", "wmwt.amb.split"})
    void two_words_are_never_made_one_nor_a_word_broken_up() {
      assertThat(table("x", "", "cat rat").refused(ANNA, "spell", "word", "CATTAR", "of", "w1 w2"))
          .startsWith("wmwt.amb.merge: Two words may not be made into one");
      assertThat(table("e", "", "cart").refused(ANNA, "spell", "word", "RATE", "of", "w1"))
          .isEqualTo("wmwt.take: RATE does not use all the letters of CART.");
    }

    @Test
    @Proves({"wmwt.amb.root", "wmwt.amb.root-scope"})
    void find_may_come_of_fin_but_by_the_strict_rule_walked_not_of_walk() {
      WordMaking strict = open(Map.of("root", "strict"));
      assertThat(table(strict, "d", "", "fin").play(ANNA, "spell", "word", "FIND").row(ANNA))
          .containsExactly("find");
      assertThat(table("ed", "", "walk").play(ANNA, "spell", "word", "WALKED").row(ANNA))
          .containsExactly("walked");
      for (String[] kept :
          new String[][] {
            {"walk", "WALKED"}, {"bake", "BAKER"}, {"kind", "UNKIND"}, {"rain", "RAINY"}
          }) {
        String added = kept[1].toLowerCase(java.util.Locale.ROOT);
        for (char letter : kept[0].toCharArray())
          added = added.replaceFirst(String.valueOf(letter), "");
        assertThat(table(strict, added, "", kept[0]).refused(ANNA, "spell", "word", kept[1]))
            .startsWith("wmwt.amb.root");
      }
    }

    @Test
    @Proves("wmwt.amb.which-letters")
    void where_a_word_can_be_had_in_several_ways_the_player_is_asked() {
      WordMakingTable table = table("srtca", "", "cat", "cat");
      assertThat(table.refused(ANNA, "spell", "word", "CART"))
          .isEqualTo(
              "wmwt.amb.which-letters: You can make CART of the pool or of @1's CAT or of @2's CAT: touch what"
                  + " you mean.");
      assertThat(table.play(ANNA, "spell", "word", "CART", "of", "w2 p.r").row(CLARA)).isEmpty();
      assertThat(table.play(ANNA, "spell", "word", "CART", "of", "w1.c w1.a p.r w1.t").row(BERT))
          .isEmpty();
      assertThat(table.play(ANNA, "spell", "word", "CART", "of", "p.c p.a p.r p.t").pool())
          .isEqualTo("S");
    }

    @Test
    void words_that_no_longer_stand_and_letters_that_are_not_there_are_refused() {
      WordMakingTable table = table("x", "", "cat");
      assertThat(table.refused(ANNA, "spell", "word", "CATER", "of", "w9"))
          .isEqualTo("wmwt.take: That word no longer stands.");
      assertThat(table.refused(ANNA, "spell", "word", "HORSE", "of", "p"))
          .isEqualTo("wmwt.pool.use: For HORSE there is no E, H, O, R, S in the pool.");
      assertThat(table.refused(ANNA, "spell", "word", "HORSE"))
          .startsWith("wmwt.pool.use: HORSE can be made neither");
    }
  }

  @Nested
  class The_end {
    private static final String NINE = "cat dog sun hat pen cup bed fox jam";

    @Test
    @Proves({"wmwt.win", "wmwt.amb.retain"})
    void ten_words_win_if_they_stand_when_the_next_turn_comes() {
      WordMakingTable ten = table("pig", NINE, "").box("qqq").play(ANNA, "spell", "word", "PIG");
      assertThat(ten.isOver()).isFalse();
      WordMakingTable bert = ten.play(ANNA, "draw").play(ANNA, "pass").play(BERT, "draw");
      WordMakingTable won = bert.play(BERT, "pass");
      assertThat(won.isOver()).isTrue();
      assertThat(won.winners()).isEqualTo(Seats.of(ANNA));
    }

    @Test
    @Proves("wmwt.win")
    void whoever_loses_a_word_before_has_not_retained_ten() {
      WordMakingTable ten =
          table("pigs", NINE, "").box("rqq").play(ANNA, "spell", "word", "PIG", "of", "p");
      WordMakingTable robbed = ten.play(ANNA, "draw").play(ANNA, "pass").play(BERT, "draw");
      WordMakingTable goesOn = robbed.play(BERT, "spell", "word", "SCAT").play(BERT, "pass");
      assertThat(goesOn.isOver()).isFalse();
      assertThat(goesOn.row(ANNA)).hasSize(9);
    }

    @Test
    @Proves("wmwt.amb.retain")
    void ten_words_win_at_once_where_that_is_agreed() {
      WordMaking atOnce = open(Map.of("win", "at-once"));
      assertThat(table(atOnce, "pig", NINE, "").play(ANNA, "spell", "word", "PIG").isOver())
          .isTrue();
      WordMaking five = open(Map.of("win", "at-once", "goal", "5"));
      assertThat(
              table(five, "pig", "cat dog sun hat", "").play(ANNA, "spell", "word", "PIG").isOver())
          .isTrue();
    }

    @Test
    @Proves("wmwt.amb.length")
    void another_number_of_words_wins_where_that_is_agreed() {
      WordMaking three = open(Map.of("win", "at-once", "goal", "3"));
      assertThat(table(three, "pig", "cat", "").play(ANNA, "spell", "word", "PIG").isOver())
          .isFalse();
      assertThat(table(three, "pig", "cat dog", "").play(ANNA, "spell", "word", "PIG").isOver())
          .isTrue();
    }

    @Test
    @Proves("wmwt.amb.box-empty")
    void when_the_box_is_empty_a_round_without_change_ends_it_and_most_words_win() {
      WordMakingTable table = table("q", "cat", "dog sun", "").box("");
      WordMakingTable over = table.play(ANNA, "pass").play(BERT, "pass").play(CLARA, "pass");
      assertThat(over.isOver()).isTrue();
      assertThat(over.winners()).isEqualTo(Seats.of(BERT));
    }

    @Test
    @Proves("wmwt.amb.box-empty")
    void a_word_in_that_round_keeps_the_game_going_and_letters_break_a_tie() {
      WordMakingTable table = table("pig", "cart", "dog", "").box("");
      WordMakingTable made =
          table.play(ANNA, "pass").play(BERT, "pass").play(CLARA, "spell", "word", "PIG");
      WordMakingTable on = made.play(CLARA, "pass").play(ANNA, "pass").play(BERT, "pass");
      assertThat(on.isOver()).isFalse();
      WordMakingTable over = on.play(CLARA, "pass");
      assertThat(over.isOver()).isTrue();
      assertThat(over.winners()).as("the longer word").isEqualTo(Seats.of(ANNA));
    }

    @Test
    void the_last_line_says_by_what_the_game_is_won() {
      assertThat(lastLine("cat", "dog sun")).endsWith("@1 [1:has] most words, 2.");
      assertThat(lastLine("cart", "dog")).endsWith("@0 [0:has] most words, 1, and most letters.");
      assertThat(lastLine("cat", "dog")).endsWith("@0 and @1 have most words, 1.");
      assertThat(lastLine("", "")).endsWith("nobody has a word.");
    }

    private String lastLine(String annas, String berts) {
      WordMakingTable table = table("q", annas, berts, "").box("");
      WordMakingTable last = table.play(ANNA, "pass").play(BERT, "pass");
      return stands(last.game().play(last.position(), CLARA, new Move.Pass(), 0))
          .events()
          .getLast()
          .line()
          .text();
    }
  }

  @Test
  void the_leaflets_examples_read_as_they_should() {
    WordMakingTable table = table("s", "", "fin lame", "").box("dpq");
    Transcript<Position, Move, View> transcript = new Transcript<>(table.game(), table.position());
    transcript
        .show(ANNA)
        .play(ANNA, Answer.of("draw"), 2_000)
        .play(ANNA, Answer.of("spell", "word", "FIND"), 6_000)
        .play(ANNA, Answer.of("pass"), 8_000)
        .play(BERT, Answer.of("draw"), 10_000)
        .play(BERT, Answer.of("spell", "word", "AMPLE"), 14_000)
        .play(BERT, Answer.of("pass"), 15_000)
        .show(CLARA)
        .play(CLARA, Answer.of("spell", "word", "PALEM"), 20_000)
        .play(CLARA, Answer.of("spell", "word", "SAMPLE"), 22_000)
        .play(CLARA, Answer.of("draw"), 24_000)
        .show(BERT)
        .timeUp();
    Golden.check("wmwt-taking", transcript.toString());
  }
}
