package parlour.games.progressive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.engine.Dice;
import parlour.games.Proves;

/// Who finds a chair when guests come late, leave, or are too few.
class ChairsTest {
  private static TestEvening sixteen() {
    return TestEvening.of("travelling").guests(16).does(new Step.Seat());
  }

  @Test
  @Proves({"progressive.amb.digital", "progressive.amb.prizes"})
  void bots_fill_a_club_of_eight_twelve_or_sixteen_and_one_guest_is_enough() {
    TestEvening solo = TestEvening.of("travelling", "club", "16").guests(1).does(new Step.Seat());
    assertThat(solo.now().tables()).hasSize(4);
    assertThat(solo.now().guests().stream().filter(Guest::isBot)).hasSize(15);
    assertThat(TestEvening.of("travelling").guests(3).does(new Step.Seat()).now().tables())
        .hasSize(2);
    assertThat(TestEvening.of("travelling").guests(9).does(new Step.Seat()).now().tables())
        .hasSize(3);
    assertThat(TestEvening.of("travelling").refusal(new Step.Begin()))
        .isEqualTo("progressive.amb.digital");
    solo.game();
    assertThat(solo.now().prize()).isNotEmpty().allMatch(guest -> !guest.isBot());
  }

  @Test
  void too_few_guests_without_bots_are_refused() {
    TestEvening evening = TestEvening.of("travelling", "fill", "byes").guests(3);
    assertThat(evening.refusal(new Step.Seat())).isEqualTo("progressive.amb.digital");
    assertThat(evening.refusal(new Step.Begin())).isEqualTo("progressive.amb.digital");
  }

  @Test
  @Proves("progressive.amb.few")
  void four_to_seven_play_at_one_table_with_partners_that_change() {
    for (int people = 4; people < 8; people++) {
      TestEvening evening =
          TestEvening.of("travelling", "fill", "byes", "end", "games-12").guests(people);
      Dice dice = new Dice(people);
      for (int game = 0; game < 11; game++) {
        evening.randomGame(dice);
        assertThat(evening.now().tables()).hasSize(1);
        Foursome before = evening.last().tables().getFirst().foursome();
        Foursome now = evening.now().tables().getFirst();
        for (int id : now.chairs())
          if (before.has(id)) assertThat(now.partner(id)).isNotEqualTo(before.partner(id));
      }
      assertThat(evening.now().guests())
          .allMatch(guest -> guest.stars().games() >= 11 * 4 / evening.now().guests().size() - 1);
    }
  }

  @Test
  @Proves("progressive.amb.byes")
  void byes_go_round_so_that_nobody_sits_out_twice_running() {
    for (String movement : List.of("custom", "balanced")) {
      TestEvening evening =
          TestEvening.of("travelling", "fill", "byes", "movement", movement, "end", "games-12")
              .guests(11);
      Dice dice = new Dice(6);
      List<Integer> before = List.of(-1);
      for (int game = 0; game < 10; game++) {
        evening.randomGame(dice);
        assertThat(evening.now().unseated()).hasSize(3);
        assertThat(evening.now().tables()).hasSize(2);
        List<Integer> out = evening.now().unseated().stream().map(Guest::id).toList();
        assertThat(out).doesNotContainAnyElementsOf(before);
        before = out;
      }
    }
  }

  @Test
  @Proves("progressive.amb.bots")
  void a_latecomer_takes_a_bot_s_chair_at_the_last_table() {
    TestEvening evening =
        TestEvening.of("travelling", "club", "16").guests(6).does(new Step.Seat());
    int bots =
        (int)
            evening.now().tables().getLast().chairs().stream()
                .filter(id -> evening.now().guest(id).isBot())
                .count();
    evening.does(new Step.Arrive("Late", Guest.Part.ANY));
    int late = evening.now().named("Late").orElseThrow().id();
    assertThat(evening.now().table(late)).isEqualTo(bots > 0 ? 4 : 3);
    evening.does(new Step.Begin()).does(new Step.Arrive("Later", Guest.Part.ANY));
    int later = evening.now().named("Later").orElseThrow().id();
    assertThat(evening.now().table(later)).isZero();
    for (int table = 4; table >= 1; table--) evening.does(new Step.Finish(table, Score.of(1, 0)));
    assertThat(evening.now().table(later)).isPositive();
    assertThat(evening.now().tables()).hasSize(4);
    int bot =
        evening.now().guests().stream()
            .filter(guest -> guest.isBot() && guest.here())
            .findFirst()
            .orElseThrow()
            .id();
    assertThat(evening.refusal(new Step.Leave(bot))).isEqualTo("progressive.amb.bots");
  }

  @Test
  void latecomers_who_find_no_bot_open_another_last_table() {
    TestEvening evening = sixteen().does(new Step.Arrive("Late", Guest.Part.ANY));
    assertThat(evening.now().tables()).hasSize(5);
    assertThat(evening.now().table(16)).isEqualTo(5);
    assertThat(evening.told()).contains("Late joins table 5.");
  }

  @Test
  void a_bot_takes_the_chair_of_a_player_who_leaves_and_gives_it_back() {
    TestEvening evening = sixteen();
    int table = evening.now().table(0);
    evening.does(new Step.Leave(0));
    assertThat(evening.now().table(0)).isZero();
    assertThat(evening.now().tables().get(table - 1).chairs())
        .anyMatch(id -> evening.now().guest(id).isBot());
    assertThat(evening.refusal(new Step.Leave(0))).isEqualTo("progressive.common-rules");
    assertThat(evening.refusal(new Step.Leave(99))).isEqualTo("progressive.common-rules");
    evening.does(new Step.Return(0));
    assertThat(evening.now().table(0)).isEqualTo(table);
    assertThat(evening.refusal(new Step.Return(0))).isEqualTo("progressive.four");
  }

  @Test
  void a_player_who_leaves_in_a_game_keeps_their_stars_and_their_chair_is_filled_after_it() {
    TestEvening evening = sixteen().game().does(new Step.Begin()).does(new Step.Leave(4));
    assertThat(evening.now().table(4)).isZero();
    for (int table = 4; table >= 1; table--) evening.does(new Step.Finish(table, Score.of(1, 0)));
    assertThat(evening.now().table(4)).isZero();
    Guest.Stars stars = evening.now().guest(4).stars();
    assertThat(stars.gold() + stars.red()).isEqualTo(1);
    assertThat(evening.does(new Step.Return(4)).now().guest(4).stars()).isEqualTo(stars);
    assertThat(evening.now().tables()).hasSize(4);
  }

  @Test
  @Proves("progressive.amb.leaving")
  void whoever_was_sent_home_by_mistake_gets_the_head_table_back_that_they_had_won() {
    TestEvening evening = TestEvening.of("travelling", "club", "16").guests(9);
    evening.game();
    int head =
        evening.now().tables().getFirst().chairs().stream()
            .filter(id -> !evening.now().guest(id).isBot())
            .findFirst()
            .orElseThrow();
    Foursome before = evening.now().tables().getFirst();
    evening.does(new Step.Leave(head)).does(new Step.Return(head));
    assertThat(evening.now().tables().getFirst()).isEqualTo(before);
  }

  @Test
  void a_bot_that_takes_a_chair_in_a_game_has_a_name_of_its_own_and_takes_the_star() {
    TestEvening evening = TestEvening.of("travelling").guests(6).does(new Step.Begin());
    int table = evening.now().table(2);
    evening.does(new Step.Leave(2));
    assertThat(evening.now().table(2)).isZero();
    Guest bot = evening.now().guests().getLast();
    assertThat(evening.now().table(bot.id())).isEqualTo(table);
    assertThat(evening.now().guests().stream().map(Guest::name)).doesNotHaveDuplicates();
    assertThat(evening.told())
        .contains(bot.name() + " takes the chair of Anna at table " + table + ".");
    evening.does(new Step.Return(2));
    assertThat(evening.now().table(2)).as("the game goes on without her").isZero();
    for (int each = 2; each >= 1; each--) evening.does(new Step.Finish(each, Score.of(1, 0)));
    assertThat(evening.now().guest(2).stars().games()).isZero();
    assertThat(evening.now().guest(bot.id()).stars().games()).isEqualTo(1);
    assertThat(evening.now().table(2)).isPositive();
    assertThat(evening.now().guest(bot.id()).here()).isFalse();
  }

  @Test
  @Proves("progressive.amb.waiting")
  void tables_wait_a_minute_after_the_bell_for_people_who_have_not_found_them() {
    TestEvening evening = sixteen().at(2);
    assertThat(evening.now().gathers(120_000, 60_000)).as("no game has begun").isFalse();
    evening.does(new Step.Begin());
    assertThat(evening.now().gathers(179_999, 60_000)).isTrue();
    assertThat(evening.now().gathers(180_000, 60_000)).isFalse();
  }

  @Test
  void when_the_last_person_leaves_the_table_that_rings_the_bell_the_next_one_does() {
    TestEvening evening = TestEvening.of("travelling").guests(2).does(new Step.Begin());
    int head = evening.now().tables().getFirst().has(0) ? 0 : 1;
    evening.does(new Step.Finish(2, Score.of(3, 1)));
    assertThat(evening.now().phase()).isEqualTo(Evening.Phase.PLAYING);
    evening.does(new Step.Leave(head));
    assertThat(evening.now().phase()).isEqualTo(Evening.Phase.STOPPED);
    assertThat(evening.told()).contains("The bell: table 2 has finished, all tables stop.");
  }

  @Test
  void where_guests_sit_out_and_many_leave_the_last_table_is_given_up() {
    TestEvening evening =
        TestEvening.of("travelling", "fill", "byes", "end", "games-12").guests(12);
    evening.game();
    for (int id = 0; id < 9; id++) evening.does(new Step.Leave(id));
    assertThat(evening.now().tables()).isEmpty();
    assertThat(evening.refusal(new Step.Begin())).isEqualTo("progressive.four");
    evening.does(new Step.Return(3)).game();
    assertThat(evening.now().tables()).hasSize(1);
  }
}
