package parlour.games.anagrams;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.LetterBox;

/// The options of the game.
///
/// @param minutes how long all may hunt for their words
/// @param counters how many everyone gets
/// @param anyAnagram any word of the same letters is as good as the one selected
public record Options(
    LetterBox box,
    int minutes,
    int counters,
    TurnClock clock,
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

  static final List<Setting> SETTINGS =
      List.of(
          Setting.of(
              "form",
              "The form",
              "anagrams-var.make",
              "plain",
              "Find the one word",
              "varied",
              "Make every word you can",
              "envelopes",
              "Envelopes, two against two"),
          Setting.of(
              "envelopes",
              "Envelopes for everyone (that form only)",
              "progressive.anagrams.tables",
              "3",
              "Three",
              "1",
              "One",
              "2",
              "Two",
              "5",
              "Five"),
          Setting.of(
              "time",
              "Time to find the words",
              "anagrams.time.choice",
              "5",
              "Five minutes",
              "10",
              "Ten minutes",
              "15",
              "Fifteen minutes",
              "3",
              "Three minutes",
              "2",
              "Two minutes"),
          Setting.of(
              "rounds",
              "Rounds",
              "anagrams.amb.rounds",
              "all",
              "Everybody leads once",
              "1",
              "One round",
              "2",
              "Two rounds",
              "3",
              "Three rounds"),
          Setting.of(
              "leads",
              "Who leads first",
              "anagrams.amb.first-leader",
              "draw",
              "Drawn from the box",
              "others",
              "Anyone but the host"),
          Setting.of(
              "anagram",
              "Another word of the same letters",
              "anagrams.amb.other-anagram",
              "strict",
              "Does not count",
              "any",
              "Counts as well"),
          Setting.of(
              "lengths",
              "Words of a round",
              "anagrams.amb.length",
              "equal",
              "All equally long",
              "free",
              "Of any length"),
          Setting.of(
              "letters",
              "Who picks the letters",
              "anagrams.amb.wrong-letters",
              "house",
              "The house, without error",
              "hand",
              "The leader, by hand"),
          Setting.of(
              "returned",
              "Letters returned to the leader",
              "anagrams.amb.returned",
              "unseen",
              "Go back unseen",
              "shown",
              "Are shown to the leader"),
          Setting.of(
              "helping",
              "Helping one another",
              "anagrams.amb.whisper",
              "no",
              "Cannot be done",
              "yes",
              "Can be done, for a fine"),
          Setting.of(
              "counters", "Counters for everyone", "anagrams.amb.stake", "10", "Ten", "5", "Five"),
          Setting.of(
              "first",
              "A counter for the first finder (varied form)",
              "anagrams-var.amb.first-on",
              "yes",
              "Yes",
              "no",
              "No"),
          Setting.of(
              "pool",
              "When the pool is empty (varied form)",
              "anagrams-var.amb.pool-empty",
              "stakes",
              "All stake five again",
              "markers",
              "The box issues markers"),
          JudgingMode.vigilanceFirst("general.amb.who-checks").setting(),
          LetterBox.SETTING,
          TurnClock.setting("general.amb.time"));

  static Options of(Settings settings) {
    return new Options(
        LetterBox.of(settings),
        settings.number("time"),
        settings.number("counters"),
        TurnClock.of(settings),
        new Length(
            settings.is("rounds", "all") ? 0 : settings.number("rounds"),
            settings.is("leads", "draw")),
        settings.is("anagram", "any"),
        new Customs(
            settings.is("letters", "hand"),
            settings.is("returned", "shown"),
            settings.is("lengths", "equal"),
            settings.on("helping")),
        new Varied(
            settings.is("form", "varied"),
            JudgingMode.of(settings),
            settings.on("first"),
            settings.is("pool", "stakes")));
  }

  /// The options of the form with envelopes, with the words sealed beside the deal.
  static parlour.games.envelopes.Options envelopes(Settings settings) {
    String sealed = settings.sealed();
    return new parlour.games.envelopes.Options(
        settings.number("envelopes"),
        settings.number("time"),
        settings.is("anagram", "any"),
        sealed.isEmpty() ? List.of() : List.of(sealed.split(" ", -1)));
  }

  /// How long all may hunt, in milliseconds.
  long allowanceMillis() {
    return minutes * 60_000L;
  }

  /// Whether lists are read out for the players to find errors in.
  boolean vigilant() {
    return varied.on && varied.judging == JudgingMode.VIGILANCE;
  }
}
