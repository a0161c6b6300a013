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
  @Proves("progressive.amb.digital")
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
    assertThat(solo.now().prize()).allMatch(guest -> !guest.isBot());
  }

  @Test
  void too_few_guests_without_bots_are_refused() {
    TestEvening hall = TestEvening.of("travelling", "fill", "byes").guests(7);
    assertThat(hall.refusal(new Step.Seat())).isEqualTo("progressive.amb.digital");
    assertThat(hall.refusal(new Step.Begin())).isEqualTo("progressive.amb.digital");
  }

  @Test
  void byes_go_round_so_that_nobody_sits_out_twice_running() {
    for (String movement : List.of("custom", "balanced")) {
      TestEvening hall =
          TestEvening.of("travelling", "fill", "byes", "movement", movement, "end", "games-12")
              .guests(11);
      Dice dice = new Dice(6);
      List<Integer> before = List.of(-1);
      for (int game = 0; game < 10; game++) {
        hall.gameByLot(dice);
        assertThat(hall.now().bench()).hasSize(3);
        assertThat(hall.now().tables()).hasSize(2);
        List<Integer> out = hall.now().bench().stream().map(Guest::id).toList();
        assertThat(out).doesNotContainAnyElementsOf(before);
        before = out;
      }
    }
  }

  @Test
  void a_latecomer_takes_a_bot_s_chair_at_the_last_table() {
    TestEvening hall = TestEvening.of("travelling", "club", "16").guests(6).does(new Step.Seat());
    int bots =
        (int)
            hall.now().tables().getLast().chairs().stream()
                .filter(id -> hall.now().guest(id).isBot())
                .count();
    hall.does(new Step.Arrive("Late", Guest.Part.ANY));
    int late = hall.now().named("Late").orElseThrow().id();
    assertThat(hall.now().table(late)).isEqualTo(bots > 0 ? 4 : 3);
    hall.does(new Step.Begin()).does(new Step.Arrive("Later", Guest.Part.ANY));
    int later = hall.now().named("Later").orElseThrow().id();
    assertThat(hall.now().table(later)).isZero();
    for (int table = 4; table >= 1; table--) hall.does(new Step.Finish(table, Score.of(1, 0)));
    assertThat(hall.now().table(later)).isPositive();
    assertThat(hall.now().tables()).hasSize(4);
  }

  @Test
  void latecomers_who_find_no_bot_open_another_last_table() {
    TestEvening hall = sixteen().does(new Step.Arrive("Late", Guest.Part.ANY));
    assertThat(hall.now().tables()).hasSize(5);
    assertThat(hall.now().table(16)).isEqualTo(5);
    assertThat(hall.told()).contains("Late joins table 5.");
  }

  @Test
  void a_bot_takes_the_chair_of_one_who_leaves_and_gives_it_back() {
    TestEvening hall = sixteen();
    int table = hall.now().table(0);
    hall.does(new Step.Leave(0));
    assertThat(hall.now().table(0)).isZero();
    assertThat(hall.now().tables().get(table - 1).chairs())
        .anyMatch(id -> hall.now().guest(id).isBot());
    assertThat(hall.refusal(new Step.Leave(0))).isEqualTo("progressive.common-rules");
    assertThat(hall.refusal(new Step.Leave(99))).isEqualTo("progressive.common-rules");
    hall.does(new Step.Return(0));
    assertThat(hall.now().table(0)).isEqualTo(table);
    assertThat(hall.refusal(new Step.Return(0))).isEqualTo("progressive.four");
  }

  @Test
  void one_who_leaves_in_a_game_keeps_his_stars_and_his_chair_is_filled_after_it() {
    TestEvening hall = sixteen().does(new Step.Begin()).does(new Step.Leave(4));
    assertThat(hall.now().table(4)).isPositive();
    for (int table = 4; table >= 1; table--) hall.does(new Step.Finish(table, Score.of(1, 0)));
    assertThat(hall.now().table(4)).isZero();
    Guest.Stars stars = hall.now().guest(4).stars();
    assertThat(stars.gold() + stars.red()).isEqualTo(1);
    assertThat(hall.now().tables()).hasSize(4);
  }

  @Test
  void where_guests_sit_out_and_many_leave_the_last_table_is_given_up() {
    TestEvening hall = TestEvening.of("travelling", "fill", "byes", "end", "games-12").guests(12);
    hall.game();
    for (int id = 0; id < 9; id++) hall.does(new Step.Leave(id));
    assertThat(hall.now().tables()).isEmpty();
    assertThat(hall.refusal(new Step.Begin())).isEqualTo("progressive.four");
    hall.does(new Step.Return(3)).game();
    assertThat(hall.now().tables()).hasSize(1);
  }
}
