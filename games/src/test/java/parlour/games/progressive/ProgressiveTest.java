package parlour.games.progressive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.engine.play.Referee;
import parlour.games.Proves;
import parlour.games.progressive.Evening.Phase;

class ProgressiveTest {
  private static TestEvening sixteen() {
    return TestEvening.of("travelling").guests(16).does(new Step.Seat());
  }

  @Nested
  class Games {
    @Test
    @Proves("progressive.best")
    void the_four_games_of_the_leaflet_and_logomachy_are_played_and_no_other() {
      assertThat(EveningGame.all().stream().map(EveningGame::game))
          .containsExactlyInAnyOrder(
              "anagrams", "spelling-match", "word-building", "travelling", "logomachy");
      assertThat(Plan.objection("skat", Map.of(), Map.of())).isPresent();
    }

    @Test
    @Proves("progressive.suits")
    void each_of_them_opens_for_four_and_has_a_score_at_any_time() {
      for (EveningGame suit : EveningGame.all()) {
        assertThat(suit.objection(Map.of())).isEmpty();
        Game<?, ?, ?> game = suit.entry().open(suit.options(Map.of()), ShippedLexicon.load());
        Score score = standing(suit.game(), game);
        assertThat(score.winner()).as(suit.game()).isEqualTo(-1);
      }
    }

    private static <S, M, V> Score standing(String id, Game<S, M, V> game) {
      return Score.standing(id, new Referee<>(game, Foursome.FOUR, 3));
    }

    @Test
    @Proves("progressive.anagrams.fit")
    void anagrams_is_played_out_of_envelopes_and_not_otherwise() {
      assertThat(Plan.of("anagrams", Map.of(), Map.of()).table().text("form"))
          .isEqualTo("envelopes");
      assertThat(Plan.objection("anagrams", Map.of("form", "plain"), Map.of())).isPresent();
    }

    @Test
    @Proves("progressive.anagrams.prepare")
    void the_hostess_fills_envelopes_beforehand_with_as_many_words_as_a_game_needs() {
      TestEvening evening = TestEvening.of("anagrams", "end", "games-2").guests(8);
      List<String> words = new ArrayList<>();
      for (char c = 'a'; c < 'a' + 12; c++) words.add("word" + c);
      assertThat(evening.refusal(new Step.Prepare(words.subList(0, 11))))
          .isEqualTo("progressive.anagrams.prepare");
      assertThat(evening.refusal(new Step.Prepare(List.of("cat")))).endsWith("prepare");
      List<String> twice = new ArrayList<>(words);
      twice.set(1, words.getFirst());
      assertThat(evening.refusal(new Step.Prepare(twice))).endsWith("prepare");
      evening.does(new Step.Prepare(words)).does(new Step.Begin());
      assertThat(evening.now().floor().words()).isEqualTo(words);
      assertThat(evening.refusal(new Step.Prepare(words))).endsWith("prepare");
      evening.does(new Step.Finish(1, Score.of(1, 0))).does(new Step.Finish(2, Score.of(1, 0)));
      assertThat(evening.now().floor().words()).isEmpty();
      assertThat(TestEvening.of("travelling").refusal(new Step.Prepare(words)))
          .isEqualTo("progressive.anagrams.tables");
    }
  }

  @Nested
  class Tables {
    @Test
    @Proves("progressive.four")
    void four_sit_at_each_table_and_nobody_at_two() {
      TestEvening evening = sixteen();
      assertThat(evening.now().tables()).hasSize(4).allMatch(s -> s.chairs().size() == 4);
      assertThat(evening.refusal(new Step.Arrive("rosalie", Guest.Part.ANY)))
          .isEqualTo("progressive.four");
      assertThat(evening.refusal(new Step.Exchange(3, 3))).isEqualTo("progressive.four");
    }

    @Test
    @Proves("progressive.four")
    void whoever_has_left_comes_back_by_the_same_name_with_their_stars_and_bots_names_are_taken() {
      TestEvening evening = sixteen();
      List<Guest> before = evening.now().guests();
      for (Guest guest : before) {
        evening.does(new Step.Leave(guest.id()));
        evening.does(new Step.Arrive(guest.name().toUpperCase(Locale.ROOT), guest.part()));
        assertThat(evening.now().guest(guest.id())).isEqualTo(guest);
        assertThat(evening.refusal(new Step.Arrive(guest.name(), guest.part())))
            .isEqualTo("progressive.four");
      }
      assertThat(evening.now().people().count()).isEqualTo(16);
    }

    @Test
    @Proves("progressive.amb.sexes")
    void any_four_sit_together_unless_the_hostess_asks_for_ladies_and_gentlemen() {
      assertThat(sixteen().now().guests()).allMatch(g -> g.part() == Guest.Part.ANY);
      TestEvening evening = TestEvening.of("travelling", "couples", "yes", "end", "games-12");
      assertThat(evening.refusal(new Step.Arrive("Pat", Guest.Part.ANY)))
          .isEqualTo("progressive.four");
      for (int i = 0; i < 7; i++) evening.does(new Step.Arrive("Lady " + i, Guest.Part.LADY));
      for (int i = 0; i < 4; i++)
        evening.does(new Step.Arrive("Gentleman " + i, Guest.Part.GENTLEMAN));
      Dice dice = new Dice(4);
      for (int game = 0; game < 6; game++) {
        if (game == 2) evening.does(new Step.Leave(0)).does(new Step.Leave(8));
        if (game == 3) evening.does(new Step.Arrive("Sir Late", Guest.Part.GENTLEMAN));
        if (game == 4) evening.does(new Step.Return(0));
        evening.randomGame(dice);
        for (Foursome sitting : evening.now().tables())
          for (int pair = 0; pair < 2; pair++)
            assertThat(sitting.pair(pair).stream().map(id -> evening.now().guest(id).part()))
                .containsExactlyInAnyOrder(Guest.Part.LADY, Guest.Part.GENTLEMAN);
      }
      assertThat(Plan.objection("travelling", Map.of(), Map.of("couples", "yes", "fill", "byes")))
          .isPresent();
    }

    @Test
    @Proves("progressive.partners")
    void partners_sit_opposite_and_their_scores_are_added() {
      Foursome four = Foursome.of(7, 8, 9, 10);
      assertThat(four.partner(7)).isEqualTo(9);
      assertThat(four.pair(1)).containsExactly(8, 10);
      TestEvening evening = sixteen().game(1, -1);
      Round.Outcome second = evening.last().tables().get(1);
      assertThat(second.winners()).isEqualTo(second.foursome().pair(1));
    }

    @Test
    @Proves("progressive.common-rules")
    void what_the_leaflet_leaves_open_is_settled_by_the_custom_of_progressive_games() {
      TestEvening evening = sixteen().game();
      assertThat(evening.cited())
          .contains(
              "progressive.move.bell",
              "progressive.move.winners",
              "progressive.move.head-losers",
              "progressive.move.partners",
              "progressive.score.stars");
      assertThat(evening.now().plan().movement()).isEqualTo(Plan.Movement.CUSTOM);
    }

    @Test
    void two_change_places_before_the_bell_and_not_after_it() {
      TestEvening evening = sixteen();
      int one = evening.now().tables().get(0).chairs().get(0);
      int other = evening.now().tables().get(3).chairs().get(2);
      evening.does(new Step.Exchange(one, other));
      assertThat(evening.now().table(one)).isEqualTo(4);
      assertThat(evening.now().table(other)).isEqualTo(1);
      evening.does(new Step.Begin());
      assertThat(evening.refusal(new Step.Exchange(one, other))).endsWith("move.bell");
    }
  }

  @Nested
  class Bell {
    @Test
    @Proves("progressive.move.bell")
    void the_head_table_stops_all_and_a_stopped_table_is_judged_as_it_stands() {
      TestEvening evening = sixteen().does(new Step.Begin());
      evening.does(new Step.Finish(3, Score.of(4, 9)));
      assertThat(evening.now().phase()).isEqualTo(Phase.PLAYING);
      evening.does(new Step.Finish(1, Score.of(2, 1)));
      assertThat(evening.now().phase()).isEqualTo(Phase.STOPPED);
      assertThat(evening.told()).contains("The bell: table 1 has finished, all tables stop.");
      evening.does(new Step.Finish(2, Score.of(3, 0))).does(new Step.Finish(4, Score.of(0, 1)));
      assertThat(evening.now().phase()).isEqualTo(Phase.SEATED);
      assertThat(evening.last().tables().stream().map(Round.Outcome::winner))
          .containsExactly(0, 0, 1, 1);
    }

    @Test
    @Proves("progressive.amb.stopped")
    void a_word_in_the_making_counts_when_the_bell_stops_the_table() {
      EveningGame suit = EveningGame.find("travelling").orElseThrow();
      Game<?, ?, ?> game = suit.entry().open(suit.options(Map.of()), ShippedLexicon.load());
      Score score = made(game);
      assertThat(score.first()).isGreaterThanOrEqualTo(2);
      assertThat(score.second()).isZero();
      TestEvening evening = sixteen().does(new Step.Begin()).does(new Step.Stop());
      for (int table = 1; table <= 4; table++) evening.does(new Step.Finish(table, score));
      assertThat(evening.told())
          .contains("The hostess rings the bell: all tables stop.")
          .anyMatch(
              line -> line.endsWith(" as the bell found it, " + score.first() + " letters to 0."));
    }

    /// The first player makes a word, and nobody else does.
    private static <S, M, V> Score made(Game<S, M, V> game) {
      Referee<S, M, V> referee = new Referee<>(game, Foursome.FOUR, 3);
      List<M> moves = new ArrayList<>();
      game.moves(referee.view(Seat.of(0)), moves::add);
      M made =
          moves.stream().filter(m -> game.write(m).verb().equals("form")).findFirst().orElseThrow();
      assertThat(referee.playMove(Seat.of(0), made, 1_000))
          .isInstanceOf(Referee.Decision.Accepted.class);
      return Score.standing("travelling", referee);
    }

    @Test
    void two_bells_are_refused() {
      TestEvening evening = sixteen();
      assertThat(evening.refusal(new Step.Stop())).isEqualTo("progressive.move.bell");
      evening.does(new Step.Begin());
      assertThat(evening.refusal(new Step.Begin())).isEqualTo("progressive.move.bell");
      evening.does(new Step.Stop());
      assertThat(evening.refusal(new Step.Stop())).isEqualTo("progressive.move.bell");
      evening.does(new Step.Finish(1, Score.of(0, 1)));
      assertThat(evening.refusal(new Step.Finish(1, Score.of(1, 0)))).endsWith("move.bell");
      assertThat(evening.refusal(new Step.Finish(9, Score.of(1, 0)))).endsWith("move.bell");
      assertThat(evening.refusal(new Step.Close())).endsWith("move.bell");
    }

    @Test
    void in_a_pause_no_game_begins_and_the_time_does_not_count() {
      TestEvening evening =
          TestEvening.of("travelling", "end", "minutes-60").guests(8).does(new Step.Seat());
      evening.at(10).does(new Step.Pause());
      assertThat(evening.refusal(new Step.Pause())).isEqualTo("progressive.common-rules");
      assertThat(evening.refusal(new Step.Begin())).isEqualTo("progressive.move.bell");
      evening.at(60).does(new Step.Resume());
      assertThat(evening.now().clock().spentMillis()).isEqualTo(10 * 60_000L);
      assertThat(evening.refusal(new Step.Resume())).isEqualTo("progressive.common-rules");
      evening.at(65).game();
      assertThat(evening.now().phase()).isEqualTo(Phase.SEATED);
      evening.at(111).game();
      assertThat(evening.now().phase()).isEqualTo(Phase.OVER);
    }
  }

  @Nested
  class Moves {
    @Test
    @Proves("progressive.move.winners")
    void winners_go_up_one_table_but_stay_at_the_head() {
      TestEvening evening = sixteen().game(1, -1, 1, -1);
      for (int i = 0; i < 4; i++)
        for (int winner : evening.last().tables().get(i).winners())
          assertThat(evening.now().table(winner)).isEqualTo(Math.max(1, i));
    }

    @Test
    @Proves("progressive.move.head-losers")
    void the_losers_of_the_head_go_to_the_last_table_and_other_losers_stay() {
      TestEvening evening = sixteen().game(-1, 1, -1, 1);
      for (int i = 0; i < 4; i++)
        for (int loser : evening.last().tables().get(i).losers())
          assertThat(evening.now().table(loser)).isEqualTo(i == 0 ? 4 : i + 1);
    }

    @Test
    @Proves("progressive.move.partners")
    void nobody_keeps_their_partner() {
      Dice dice = new Dice(9);
      for (String movement : List.of("custom", "balanced")) {
        TestEvening evening =
            TestEvening.of("travelling", "movement", movement, "end", "games-12").guests(16);
        for (int game = 0; game < 11; game++) {
          evening.randomGame(dice);
          for (Round.Outcome outcome : evening.last().tables())
            for (int id : outcome.foursome().chairs())
              assertThat(partner(evening.now(), id)).isNotEqualTo(outcome.foursome().partner(id));
        }
      }
    }

    private static int partner(Evening evening, int id) {
      return evening.tables().get(evening.table(id) - 1).partner(id);
    }

    @Test
    @Proves("progressive.amb.newcomers")
    void a_newcomer_joins_the_one_with_whom_they_have_played_less() {
      TestEvening evening = TestEvening.of("travelling", "end", "games-12").guests(8);
      for (int game = 0; game < 6; game++) evening.game(1);
      int worst = 0;
      for (int one = 0; one < 8; one++)
        for (int other = 0; other < one; other++)
          worst = Math.max(worst, Round.together(evening.now().past(), one, other));
      assertThat(worst).isLessThanOrEqualTo(3);
    }

    @Test
    void the_balanced_movement_lets_sixteen_have_fifteen_partners() {
      Dice dice = new Dice(2);
      TestEvening evening =
          TestEvening.of("travelling", "movement", "balanced", "end", "games-8").guests(16);
      for (int game = 0; game < 8; game++) evening.randomGame(dice);
      for (int one = 0; one < 16; one++)
        for (int other = 0; other < one; other++)
          assertThat(Round.together(evening.now().past(), one, other)).isLessThanOrEqualTo(1);
    }

    @Test
    void what_the_room_is_told_names_the_pair_and_the_table() {
      TestEvening evening = sixteen().game(1);
      List<String> pair =
          CustomMovement.names(evening.now(), evening.last().tables().get(2).winners());
      assertThat(evening.told())
          .contains(pair.get(0) + " and " + pair.get(1) + " go up to table 2.");
    }
  }

  @Nested
  class Stars {
    @Test
    @Proves("progressive.score.stars")
    void winners_mark_gold_and_losers_red_and_most_of_each_takes_a_prize() {
      TestEvening evening = TestEvening.of("travelling", "end", "games-3").guests(16);
      Dice dice = new Dice(3);
      for (int game = 0; game < 3; game++) evening.randomGame(dice);
      Evening over = evening.now();
      assertThat(over.phase()).isEqualTo(Phase.OVER);
      assertThat(over.guests()).allMatch(g -> g.stars().gold() + g.stars().red() == 3);
      int most = over.guests().stream().mapToInt(g -> g.stars().gold()).max().orElseThrow();
      assertThat(over.prize()).isNotEmpty().allMatch(g -> g.stars().gold() == most);
      assertThat(over.booby()).isNotEmpty().allMatch(g -> g.stars().red() >= 2);
      assertThat(evening.told().getLast()).startsWith("The evening is over. The prize goes to ");
      assertThat(evening.refusal(new Step.Begin())).isEqualTo("progressive.score.stars");
    }

    @Test
    void a_guest_among_bots_who_only_wins_or_only_loses_ends_the_evening_with_one_prize() {
      for (boolean wins : List.of(true, false)) {
        TestEvening evening =
            TestEvening.of("travelling", "end", "games-2").guests(1).does(new Step.Seat());
        for (int game = 0; game < 2; game++) {
          int table = evening.now().table(0);
          boolean first = evening.now().tables().get(table - 1).chairs().indexOf(0) % 2 == 0;
          evening.game(first == wins ? 1 : -1);
        }
        assertThat(evening.told().getLast())
            .isEqualTo(
                "The evening is over."
                    + (wins ? " The prize goes to Edwin, with two gold stars." : ""));
      }
    }

    @Test
    void it_ends_by_stars_too_and_whenever_the_hostess_closes_it() {
      TestEvening stars = TestEvening.of("travelling", "end", "stars-3").guests(8);
      while (stars.now().phase() != Phase.OVER) stars.game(1);
      assertThat(stars.now().prize().getFirst().stars().gold()).isEqualTo(3);
      TestEvening closed = sixteen().game().does(new Step.Close());
      assertThat(closed.now().phase()).isEqualTo(Phase.OVER);
    }

    @Test
    @Proves("progressive.amb.tie")
    void a_tied_table_draws_letters_and_nearest_z_goes_on() {
      TestEvening evening = sixteen().does(new Step.Begin());
      for (int table = 4; table >= 1; table--)
        evening.does(new Step.Finish(table, Score.of(table == 2 ? 5 : 9, 5)));
      Round.Outcome tied = evening.last().tables().get(1);
      String[] drawn = tied.drawn().split(" and ", -1);
      char first = drawn[0].charAt(drawn[0].length() - 1);
      char second = drawn[1].charAt(drawn[1].length() - 1);
      assertThat(tied.winner()).isEqualTo(first > second ? 0 : 1);
      assertThat(first).isNotEqualTo(second);
      assertThat(evening.last().tables().get(0).drawn()).isEmpty();
      assertThat(evening.cited()).contains("progressive.amb.tie");
    }

    @Test
    void where_points_tie_the_game_s_own_rules_come_before_the_letters() {
      assertThat(new Score(5, 5, -1).winner()).isEqualTo(1);
      assertThat(new Score(5, 4, -1).winner()).isZero();
    }
  }
}
