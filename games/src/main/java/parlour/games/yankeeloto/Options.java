package parlour.games.yankeeloto;

import java.util.List;
import parlour.engine.Choice;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.LeadOrder;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.LetterBox;

/// The options of the game.
///
/// @param length how many letters a word has
/// @param auto letters are covered, and "Loto!" cried, for everybody
/// @param houseCalls whether the house calls the letters, so that the leader has a word as well
/// @param callSeconds how long after a call the next letter is called at the latest
/// @param hostLeads whether the host may be drawn as the first leader
public record Options(
    LetterBox box,
    int length,
    int rounds,
    boolean auto,
    boolean houseCalls,
    int callSeconds,
    boolean hostLeads,
    JudgingMode judging,
    TurnClock clock) {
  private static final long LEAST_CALL_MILLIS = 3_000;
  private static final Choice<Integer> LENGTH =
      Choice.of("length", "Letters of a word", "yankee-loto.word")
          .numbers("5: Five", "4: Four", "6: Six");
  private static final Choice<Integer> ROUNDS =
      Choice.of("rounds", "Rounds", "yankee-loto.amb.rounds")
          .numbers("all: Everybody leads once", "1: One round", "2: Two rounds", "3: Three rounds");
  private static final Choice<Boolean> AUTO =
      Choice.of("cover", "Letters are covered", "yankee-loto.amb.auto")
          .usuallyOff(
              "tap: By the players, who must be quick", "auto: By the house, which cries too");
  private static final Choice<Boolean> HOUSE_CALLS =
      Choice.of("caller", "Letters are called", "yankee-loto.amb.caller")
          .usuallyOff(
              "leader: By the leader, who has no word",
              "house: By the house: everybody has a word");
  private static final Choice<Integer> CALL_SECONDS =
      Choice.of("calls", "The next letter is called", "yankee-loto.amb.pace")
          .numbers("6: Within six seconds", "2: After two seconds", "3: After three seconds");
  private static final Choice<Boolean> HOST_LEADS =
      Choice.of("leads", "Who leads first", "yankee-loto.amb.first-leader")
          .usuallyOn("draw: Drawn from the box", "others: Anyone but the host");
  private static final Choice<JudgingMode> JUDGING =
      JudgingMode.vigilanceFirst("general.amb.who-checks");
  private static final Choice<TurnClock> CLOCK = TurnClock.choice("general.amb.time");

  static final List<Setting> SETTINGS =
      Choice.settings(
          LENGTH,
          ROUNDS,
          AUTO,
          HOUSE_CALLS,
          CALL_SECONDS,
          HOST_LEADS,
          JUDGING,
          LetterBox.CHOICE,
          CLOCK);

  static Options of(Settings settings) {
    return new Options(
        LetterBox.CHOICE.in(settings),
        LENGTH.in(settings),
        ROUNDS.in(settings),
        AUTO.in(settings),
        HOUSE_CALLS.in(settings),
        CALL_SECONDS.in(settings),
        HOST_LEADS.in(settings),
        JudgingMode.in(JUDGING, settings, 2),
        CLOCK.in(settings));
  }

  /// Why these options do not go together, or nothing: somebody must have something to do.
  static String objection(Settings settings, int players) {
    return AUTO.in(settings) && HOUSE_CALLS.in(settings)
        ? "Either the house calls the letters or it covers them: otherwise nobody would play."
        : "";
  }

  /// How many rounds this number of players play.
  public int rounds(int players) {
    return rounds == 0 ? players : Math.min(rounds, players);
  }

  /// Those who stake and have a word in a round.
  public Seats players(LeadOrder lead) {
    return houseCalls ? lead.allSeats() : lead.others();
  }

  /// Who calls the letters of a round: nobody where the house does.
  Seat caller(LeadOrder lead) {
    return houseCalls ? Seat.NOBODY : lead.leader();
  }

  /// How long after a call the next letter is called at the latest.
  public long callMillis() {
    return callSeconds * 1_000L;
  }

  /// How long all have to cover a letter at least.
  public long leastCallMillis() {
    return Math.min(callMillis(), LEAST_CALL_MILLIS);
  }

  /// The clock by which letters are called: where nobody else calls them it always runs, and at a
  /// brisk pace no slower than agreed.
  TurnClock callingClock() {
    if (!houseCalls) return clock;
    return callMillis() <= LEAST_CALL_MILLIS ? TurnClock.USUAL : clock.together();
  }
}
