package parlour.games.pause;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.games.Catalog;
import parlour.games.Proves;
import parlour.games.material.CatalogEntry;

class BotPaceTest {
  private static final Seat PERSON = Seat.of(0);
  private static final Seat BOT = Seat.of(1);
  private static final Seats PEOPLE = Seats.of(PERSON);
  private static final CatalogEntry SKAT = Catalog.find("skat").orElseThrow();

  private static long brisk(Prompt prompt, long ownMillis) {
    return delayMillis(BotPace.BRISK, prompt, ownMillis);
  }

  private static long delayMillis(BotPace pace, Prompt prompt, long ownMillis) {
    return pace.delayMillis(prompt, BOT, PEOPLE, new BotTurn(BOT), "ask", ownMillis);
  }

  /// How long each of these plays of one turn takes.
  private static List<Long> turn(String... verbs) {
    Prompt prompt = Prompt.turn(BOT, Prompt.NEVER);
    BotTurn turn = new BotTurn(BOT);
    List<Long> delays = new ArrayList<>();
    long nowMillis = 0;
    for (String verb : verbs) {
      turn.show(prompt, PEOPLE, nowMillis);
      delays.add(BotPace.BRISK.delayMillis(prompt, BOT, PEOPLE, turn, verb, 9_000));
      nowMillis += delays.getLast();
      turn.play(verb);
    }
    return delays;
  }

  @Test
  @Proves("house.pace")
  void one_person_among_bots_is_not_made_to_wait() {
    Settings open = Settings.of(SKAT.settings(), Pauses.forPeople(SKAT));
    assertThat(BotPace.of(Pauses.forCompany(open, 1))).isEqualTo(BotPace.BRISK);
    assertThat(BotPace.of(Pauses.forCompany(open, 2))).isEqualTo(BotPace.PEOPLE);
    Settings chosen = Settings.of(SKAT.settings(), Map.of("pace", "natural"));
    assertThat(BotPace.of(Pauses.forCompany(chosen, 1))).isEqualTo(BotPace.NATURAL);
    assertThat(BotPace.of(Settings.usual(SKAT.settings())))
        .as("what an old log means")
        .isEqualTo(BotPace.PEOPLE);
  }

  @Test
  void a_turn_is_told_in_one_to_two_seconds_and_two_of_them_in_less_than_four() {
    Prompt turn = Prompt.turn(BOT, Prompt.NEVER);
    for (long own = 1; own < 60_000; own += 37)
      assertThat(brisk(turn, own)).isBetween(1_000L, 1_999L);
    assertThat(brisk(turn, 0)).as("going on after a hand").isZero();
  }

  @Test
  void a_turn_goes_on_at_once_but_one_question_after_the_other_can_be_followed() {
    assertThat(turn("draw", "meld", "discard").subList(1, 3)).allMatch(each -> each < 1_000);
    assertThat(turn("ask", "ask", "ask")).allMatch(each -> each >= 1_000);
    List<Long> run = turn("ask", "ask", "ask", "ask", "ask", "ask", "ask", "ask", "ask", "ask");
    assertThat(run.stream().mapToLong(each -> each).sum()).as("a long run").isLessThan(6_000);
  }

  @Test
  void a_doubt_in_anothers_turn_comes_before_the_turn_is_over() {
    Prompt turn = new Prompt(Prompt.Pace.TURN, Seats.of(Seat.of(2)), Seats.of(BOT), Prompt.NEVER);
    for (long own = 1; own < 60_000; own += 37) assertThat(brisk(turn, own)).isLessThan(1_000);
  }

  @Test
  void where_all_work_at_once_bots_take_their_time_until_the_person_is_done() {
    for (Prompt.Pace pace : new Prompt.Pace[] {Prompt.Pace.TOGETHER, Prompt.Pace.RACE}) {
      Prompt both = new Prompt(pace, Seats.first(2), Seats.NONE, Prompt.NEVER);
      assertThat(brisk(both, 9_000)).isEqualTo(9_000);
      Prompt alone = new Prompt(pace, Seats.of(BOT), Seats.NONE, Prompt.NEVER);
      assertThat(brisk(alone, 9_000)).isLessThan(250);
    }
  }

  @Test
  void nobody_waits_for_minutes_because_something_could_be_doubted() {
    Prompt solving = new Prompt(Prompt.Pace.RACE, Seats.of(BOT), PEOPLE, Prompt.NEVER);
    assertThat(brisk(solving, 240_000)).isBetween(8_000L, 14_000L);
    assertThat(brisk(solving, 900)).as("a race of hands goes on").isEqualTo(900);
    Prompt both = new Prompt(Prompt.Pace.RACE, Seats.first(2), Seats.NONE, Prompt.NEVER);
    assertThat(brisk(both, 240_000)).as("while the person solves").isEqualTo(240_000);
  }

  @Test
  void whoever_would_come_first_comes_first_at_every_pace() {
    for (Prompt.Pace asked :
        new Prompt.Pace[] {Prompt.Pace.TURN, Prompt.Pace.TOGETHER, Prompt.Pace.RACE})
      for (Seats people : new Seats[] {Seats.NONE, PEOPLE}) {
        Prompt aside = new Prompt(asked, people, Seats.of(BOT), Prompt.NEVER);
        for (BotPace pace : BotPace.values())
          for (long own = 1; own < 60_000; own += 37)
            assertThat(delayMillis(pace, aside, own))
                .as("%s %s %d", pace, asked, own)
                .isLessThanOrEqualTo(delayMillis(pace, aside, own + 37));
      }
  }

  @Test
  void other_paces_take_the_bots_own_time_or_half_of_it() {
    Prompt turn = Prompt.turn(BOT, Prompt.NEVER);
    assertThat(delayMillis(BotPace.PEOPLE, turn, 9_000)).isEqualTo(9_000);
    assertThat(delayMillis(BotPace.NATURAL, turn, 9_000)).isEqualTo(4_500);
  }
}
