package parlour.games.anagrams;

import java.util.List;
import parlour.engine.Choice;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.LetterBox;

/// The options of the game.
///
/// @param minutes how long all may hunt for their words
/// @param counters how many everyone gets
/// @param minute by which clock letters are returned and words named: that of the table, or one
///   that runs at every table in games dealt before
/// @param anyAnagram any word of the same letters is as good as the one selected
public record Options(
    LetterBox box,
    int minutes,
    int counters,
    TurnClock clock,
    TurnClock minute,
    Length length,
    boolean anyAnagram,
    Customs customs,
    Varied varied) {
  /// How long the game is, and who leads it first.
  ///
  /// @param rounds how many rounds are played at most; 0: everybody leads once
  /// @param hostLeads whether the host draws for leader with the others
  public record Length(int rounds, boolean hostLeads) {
    public int rounds(int seats) {
      return rounds == 0 ? seats : Math.min(rounds, seats);
    }
  }

  /// How the leader serves and the players behave.
  ///
  /// @param byHand the leader types the letters by hand, and may err
  /// @param shown the leader sees the letters that are returned
  /// @param equalLengths all words of a round are equally long
  /// @param helping letters lie open to the other players, and they can whisper
  public record Customs(boolean byHand, boolean shown, boolean equalLengths, boolean helping) {}

  /// The varied form.
  ///
  /// @param on whether it is played
  /// @param first whether the first to announce a selected word gets a counter from the pool
  /// @param refill whether all stake again when the pool is empty; otherwise the box issues markers
  public record Varied(boolean on, JudgingMode judging, boolean first, boolean refill) {}

  /// The forms the game is played in.
  enum Form {
    PLAIN,
    VARIED,
    ENVELOPES
  }

  static final Choice<Form> FORM =
      Choice.of("form", "The form", "anagrams-var.make")
          .when("plain: Find the one word", Form.PLAIN)
          .when("varied: Make every word you can", Form.VARIED)
          .when("envelopes: Envelopes, two against two", Form.ENVELOPES);
  private static final Choice<Integer> ENVELOPES =
      Choice.of(
              "envelopes", "Envelopes for everyone (that form only)", "progressive.anagrams.tables")
          .numbers("3: Three", "1: One", "2: Two", "5: Five");
  private static final Choice<Integer> MINUTES =
      Choice.of("time", "Time to find the words", "anagrams.time.choice")
          .numbers(
              "5: Five minutes",
              "10: Ten minutes",
              "15: Fifteen minutes",
              "3: Three minutes",
              "2: Two minutes");
  private static final Choice<Integer> ROUNDS =
      Choice.of("rounds", "Rounds", "anagrams.amb.rounds")
          .numbers("all: Everybody leads once", "1: One round", "2: Two rounds", "3: Three rounds");
  private static final Choice<Boolean> HOST_LEADS =
      Choice.of("leads", "Who leads first", "anagrams.amb.first-leader")
          .usuallyOn("draw: Drawn from the box", "others: Anyone but the host");
  private static final Choice<Boolean> ANY_ANAGRAM =
      Choice.of("anagram", "Another word of the same letters", "anagrams.amb.other-anagram")
          .usuallyOff("strict: Does not count", "any: Counts as well");
  private static final Choice<Boolean> EQUAL_LENGTHS =
      Choice.of("lengths", "Words of a round", "anagrams.amb.length")
          .usuallyOn("equal: All equally long", "free: Of any length");
  private static final Choice<Boolean> BY_HAND =
      Choice.of("letters", "Who picks the letters", "anagrams.amb.wrong-letters")
          .usuallyOff("house: The house, without error", "hand: The leader, by hand");
  private static final Choice<Boolean> SHOWN =
      Choice.of("returned", "Letters returned to the leader", "anagrams.amb.returned")
          .usuallyOff("unseen: Go back unseen", "shown: Are shown to the leader");
  private static final Choice<Boolean> HELPING =
      Choice.of("helping", "Helping one another", "anagrams.amb.whisper")
          .usuallyOff("no: Cannot be done", "yes: Can be done, for a fine");
  private static final Choice<Integer> COUNTERS =
      Choice.of("counters", "Counters for everyone", "anagrams.amb.stake")
          .numbers("10: Ten", "5: Five");
  private static final Choice<Boolean> FIRST =
      Choice.of(
              "first", "A counter for the first finder (varied form)", "anagrams-var.amb.first-on")
          .usuallyOn("yes: Yes", "no: No");
  private static final Choice<Boolean> REFILL =
      Choice.of("pool", "When the pool is empty (varied form)", "anagrams-var.amb.pool-empty")
          .usuallyOn("stakes: All stake five again", "markers: The box issues markers");
  private static final Choice<JudgingMode> JUDGING =
      JudgingMode.vigilanceFirst("general.amb.who-checks");
  private static final Choice<TurnClock> CLOCK = TurnClock.choice("general.amb.time");

  static final List<Setting> SETTINGS =
      Choice.settings(
          FORM,
          ENVELOPES,
          MINUTES,
          ROUNDS,
          HOST_LEADS,
          ANY_ANAGRAM,
          EQUAL_LENGTHS,
          BY_HAND,
          SHOWN,
          HELPING,
          COUNTERS,
          FIRST,
          REFILL,
          JUDGING,
          LetterBox.CHOICE,
          CLOCK);

  static Options of(Settings settings) {
    return new Options(
        LetterBox.CHOICE.in(settings),
        MINUTES.in(settings),
        COUNTERS.in(settings),
        CLOCK.in(settings),
        settings.since(4) ? CLOCK.in(settings) : TurnClock.USUAL,
        new Length(ROUNDS.in(settings), HOST_LEADS.in(settings)),
        ANY_ANAGRAM.in(settings),
        new Customs(
            BY_HAND.in(settings),
            SHOWN.in(settings),
            EQUAL_LENGTHS.in(settings),
            HELPING.in(settings)),
        new Varied(
            FORM.in(settings) == Form.VARIED,
            JudgingMode.in(JUDGING, settings, 3),
            FIRST.in(settings),
            REFILL.in(settings)));
  }

  /// The options of the form with envelopes, with the words sealed beside the deal.
  static parlour.games.envelopes.Options envelopes(Settings settings) {
    String sealed = settings.sealed();
    return new parlour.games.envelopes.Options(
        ENVELOPES.in(settings),
        MINUTES.in(settings),
        ANY_ANAGRAM.in(settings),
        sealed.isEmpty() ? List.of() : List.of(sealed.split(" ", -1)));
  }

  /// How long all may hunt, in milliseconds.
  long allowanceMillis() {
    return minutes * 60_000L;
  }

  /// Whether lists are read out for the players to find errors in.
  boolean vigilant() {
    return varied.on && varied.judging != JudgingMode.UMPIRE;
  }
}
