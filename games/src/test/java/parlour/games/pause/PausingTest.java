package parlour.games.pause;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Kit;
import parlour.engine.MinuteLine;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.engine.play.Referee;
import parlour.games.Catalog;
import parlour.games.Proves;
import parlour.games.material.CatalogEntry;

/// A game pauses when a hand has ended, and before a race.
class PausingTest {
  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);
  private static final Answer PLAY = Answer.of("play");
  private static final Answer GO_ON = Answer.of("resume");
  private static final Answer READY = Answer.of("am-ready");
  private static final long MINUTE_MILLIS = 60_000;
  private static final CatalogEntry SKAT = Catalog.find("skat").orElseThrow();

  /// Three hands of one play each, a minute for each; the play before the last ends no hand.
  private record Hands(boolean race) implements Game<Hands.Position, Integer, Hands.Position> {
    record Position(int played, long dueMillis) {}

    record Ended(int hand) implements Event {
      @Override
      public MinuteLine line() {
        return MinuteLine.say("Hand {0} is over.", hand);
      }

      @Override
      public Optional<Scene.Interlude> interlude() {
        return hand == 2
            ? Optional.empty()
            : Optional.of(
                new Scene.Interlude(
                    "Hand " + hand,
                    List.of(
                        new Scene.Gain(ANN, List.of(), "a play", 1, hand),
                        new Scene.Gain(BEN, List.of(), "", 0, 0)),
                    ""));
      }
    }

    @Override
    public Kit kit(int seats) {
      return Kit.cards(
          Kit.Aim.most("Most points win.", "points"),
          List.of(Kit.Action.of("play", "Play", 0, 'P')),
          0,
          true);
    }

    @Override
    public Position deal(Seats seats, long seed) {
      return new Position(0, MINUTE_MILLIS);
    }

    @Override
    public Prompt prompt(Position position) {
      if (position.played == 3) return Prompt.OVER;
      return race
          ? new Prompt(Prompt.Pace.RACE, Seats.NONE, Seats.of(ANN).with(BEN), position.dueMillis)
          : Prompt.turn(Seat.of(position.played % 2), position.dueMillis);
    }

    @Override
    public Ruling<Position> play(Position position, Seat by, Integer move, long atMillis) {
      int played = position.played + 1;
      return Ruling.legal(new Position(played, atMillis + MINUTE_MILLIS), new Ended(played));
    }

    @Override
    public Ruling<Position> timeUp(Position position, long atMillis) {
      return play(position, Seat.NOBODY, 0, atMillis);
    }

    @Override
    public Optional<Result> result(Position position) {
      return position.played == 3
          ? Optional.of(Result.mostWins(PerSeat.all(2, 0)))
          : Optional.empty();
    }

    @Override
    public Position view(Position position, Seat eye) {
      return position;
    }

    @Override
    public Scene scene(Position view) {
      return new Scene(
          "",
          List.of(),
          List.of(new Scene.Watch("Your turn", ANN, view.dueMillis, MINUTE_MILLIS)),
          List.of(),
          List.of(Scene.Offer.of("play", "Play")));
    }

    @Override
    public Optional<Integer> read(Answer answer) {
      return answer.equals(PLAY) ? Optional.of(1) : Optional.empty();
    }

    @Override
    public Answer write(Integer move) {
      return PLAY;
    }

    @Override
    public void moves(Position view, Consumer<? super Integer> out) {
      out.accept(1);
    }

    @Override
    public Integer anyMove(Position view, Dice dice) {
      return 1;
    }

    @Override
    public Position imagine(Position view, Dice dice) {
      return view;
    }
  }

  private static Referee<?, ?, ?> table(boolean race, boolean brief, boolean timed) {
    TableTime.Pause pause = brief ? TableTime.Pause.BRIEF : TableTime.Pause.WAIT;
    return new Referee<>(
        Pausing.over(new Hands(race), new TableTime(pause, timed, 0, false)), 2, 1);
  }

  private static List<String> offers(Referee<?, ?, ?> table, Seat eye) {
    return table.scene(eye).offers().stream().map(Scene.Offer::verb).toList();
  }

  private static void accepts(Referee.Decision decision) {
    assertThat(decision).isInstanceOf(Referee.Decision.Accepted.class);
  }

  @Test
  @Proves("house.pause")
  void when_a_hand_has_ended_the_game_goes_on_once_everybody_says_so() {
    Referee<?, ?, ?> table = table(false, false, true);
    accepts(table.play(ANN, PLAY, 1_000));
    assertThat(table.scene(BEN).interlude().orElseThrow().title()).isEqualTo("Hand 1");
    assertThat(table.prompt().must()).isEqualTo(Seats.of(ANN).with(BEN));
    assertThat(table.prompt().hasDeadline()).isFalse();
    assertThat(offers(table, BEN)).containsExactly("resume");
    assertThat(table.play(BEN, PLAY, 2_000)).isInstanceOf(Referee.Decision.Refused.class);
    accepts(table.play(BEN, GO_ON, 3_000));
    assertThat(offers(table, BEN)).isEmpty();
    accepts(table.play(ANN, GO_ON, 11_000));
    assertThat(table.scene(BEN).interlude()).isEmpty();
    assertThat(table.prompt().must()).isEqualTo(Seats.of(BEN));
  }

  @Test
  @Proves("house.pause")
  void clocks_stand_still_during_a_pause() {
    Referee<?, ?, ?> table = table(false, false, true);
    accepts(table.play(ANN, PLAY, 1_000));
    accepts(table.play(BEN, GO_ON, 3_000));
    accepts(table.play(ANN, GO_ON, 11_000));
    assertThat(table.prompt().deadlineMillis()).isEqualTo(1_000 + MINUTE_MILLIS + 10_000);
    assertThat(table.scene(BEN).watches().getFirst().untilMillis())
        .isEqualTo(table.prompt().deadlineMillis());
  }

  @Test
  @Proves("house.pause")
  void a_brief_pause_ends_by_itself_after_twelve_seconds() {
    Referee<?, ?, ?> table = table(false, true, true);
    accepts(table.play(ANN, PLAY, 1_000));
    assertThat(table.prompt().deadlineMillis()).isEqualTo(13_000);
    accepts(table.timeUp(20_000));
    assertThat(table.prompt().must()).isEqualTo(Seats.of(BEN));
    assertThat(table.prompt().deadlineMillis()).isEqualTo(1_000 + MINUTE_MILLIS + 12_000);
  }

  @Test
  void only_the_end_of_a_hand_pauses_and_the_end_of_the_game_does_not() {
    Referee<?, ?, ?> table = table(false, true, true);
    accepts(table.play(ANN, PLAY, 0));
    accepts(table.timeUp(12_000));
    accepts(table.play(BEN, PLAY, 13_000));
    assertThat(table.scene(ANN).interlude()).isEmpty();
    accepts(table.play(ANN, PLAY, 14_000));
    assertThat(table.prompt().isOver()).isTrue();
    assertThat(table.scene(ANN).interlude().orElseThrow().title())
        .as("what the last hand brought is still told")
        .isEqualTo("Hand 3");
  }

  @Test
  @Proves("house.pause")
  void a_race_begins_when_everybody_is_ready_after_a_count_of_three() {
    Referee<?, ?, ?> table = table(true, false, true);
    assertThat(offers(table, ANN)).containsExactly("am-ready");
    assertThat(table.prompt().hasDeadline()).isFalse();
    accepts(table.play(ANN, READY, 4_000));
    accepts(table.play(BEN, READY, 5_000));
    assertThat(offers(table, ANN)).isEmpty();
    assertThat(table.prompt().deadlineMillis()).isEqualTo(8_000);
    assertThat(table.play(ANN, PLAY, 6_000)).isInstanceOf(Referee.Decision.Refused.class);
    accepts(table.timeUp(8_000));
    assertThat(offers(table, ANN)).containsExactly("play");
    assertThat(table.prompt().deadlineMillis()).isEqualTo(MINUTE_MILLIS + 8_000);
  }

  @Test
  @Proves("house.pause")
  void in_company_a_race_does_not_wait_for_ever_for_somebody_who_is_not_ready() {
    Referee<?, ?, ?> table = table(true, true, true);
    accepts(table.play(ANN, READY, 4_000));
    accepts(table.timeUp(45_000));
    assertThat(offers(table, BEN)).isEmpty();
    accepts(table.timeUp(48_000));
    assertThat(offers(table, BEN)).containsExactly("play");
  }

  @Test
  @Proves("house.clock")
  void without_a_clock_a_player_who_must_play_has_no_deadline_and_sees_no_watch() {
    Referee<?, ?, ?> table = table(false, false, false);
    assertThat(table.prompt().hasDeadline()).isFalse();
    assertThat(table.scene(ANN).watches()).isEmpty();
    Referee<?, ?, ?> race = table(true, false, false);
    accepts(race.play(ANN, READY, 0));
    accepts(race.play(BEN, READY, 0));
    accepts(race.timeUp(3_000));
    assertThat(race.prompt().hasDeadline()).isTrue();
    assertThat(race.scene(ANN).watches()).hasSize(1);
  }

  @Test
  @Proves("house.clock")
  void one_person_among_bots_has_no_clock_unless_they_ask_for_it() {
    Map<String, String> chosen = Pauses.forPeople(SKAT);
    assertThat(forCompany(chosen, 1)).containsEntry("pause", "wait").containsEntry("clock", "off");
    assertThat(forCompany(chosen, 2))
        .containsEntry("pause", "brief")
        .containsEntry("clock", "usual");
    chosen.put("clock", "usual");
    assertThat(forCompany(chosen, 1)).containsEntry("clock", "usual");
    assertThat(forCompany(Map.of(), 1))
        .as("a log without these options")
        .containsEntry("pause", "none")
        .containsEntry("clock", "usual");
  }

  @Test
  @Proves("house.clock")
  void one_person_among_bots_does_not_begin_as_the_leader_who_only_waits() {
    CatalogEntry anagrams = Catalog.find("anagrams").orElseThrow();
    Settings usual = Settings.usual(anagrams.settings());
    assertThat(Pauses.forCompany(usual, 1).values()).containsEntry("leads", "others");
    assertThat(Pauses.forCompany(usual, 2).values()).containsEntry("leads", "draw");
  }

  @Test
  @Proves("house.minutes")
  void no_further_hand_is_begun_once_the_time_available_is_over() {
    TableTime ten = new TableTime(TableTime.Pause.NONE, true, 10, false);
    Referee<?, ?, ?> early = new Referee<>(Pausing.over(new Hands(false), ten), 2, 1);
    accepts(early.play(ANN, PLAY, 59_999));
    assertThat(early.prompt().isOver()).as("before the time").isFalse();
    TableTime unhurried = new TableTime(TableTime.Pause.NONE, false, 10, false);
    Referee<?, ?, ?> late = new Referee<>(Pausing.over(new Hands(false), unhurried), 2, 1);
    accepts(late.play(ANN, PLAY, 600_000));
    assertThat(late.prompt().isOver()).isTrue();
    assertThat(late.result().orElseThrow().points().seats()).isEqualTo(2);
    assertThat(late.scene(ANN).offers()).isEmpty();
    assertThat(late.play(BEN, PLAY, 600_001)).isInstanceOf(Referee.Decision.Refused.class);
  }

  @Test
  @Proves("house.minutes")
  void a_game_without_hands_ends_with_the_turn_that_is_being_played() {
    TableTime ten = new TableTime(TableTime.Pause.NONE, false, 10, true);
    Referee<?, ?, ?> table = new Referee<>(Pausing.over(new Hands(false), ten), 2, 1);
    accepts(table.play(ANN, PLAY, 1_000));
    accepts(table.play(BEN, PLAY, 600_000));
    assertThat(table.prompt().isOver()).isTrue();
  }

  @Test
  @Proves("house.minutes")
  void every_game_can_be_played_for_the_time_available() {
    for (CatalogEntry entry : Catalog.entries()) {
      if (entry.minutes(entry.seating().fewest()) < 5) continue;
      assertThat(entry.settings().stream().flatMap(setting -> setting.choices().stream()))
          .as(entry.id())
          .anyMatch(choice -> choice.label().toLowerCase(Locale.ROOT).contains("minutes"));
    }
  }

  private static Map<String, String> forCompany(Map<String, String> chosen, int persons) {
    return Pauses.forCompany(Settings.of(SKAT.settings(), chosen), persons).values();
  }
}
