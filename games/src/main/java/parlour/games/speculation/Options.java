package parlour.games.speculation;

import java.util.List;
import parlour.engine.Choice;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.LetterBox;

/// The options of the game.
///
/// @param dealerPays the dealer pays for overlooked words; otherwise the pool does
public record Options(
    LetterBox box,
    Plums plums,
    Length length,
    boolean dealerPays,
    JudgingMode judging,
    TurnClock clock) {
  /// How long the game is, and who deals first.
  ///
  /// @param deals how many deals are played at most; 0: everybody deals once
  /// @param hostDeals whether the host draws for dealer with the others
  /// @param minutes how long all have for the words of their hands
  public record Length(int deals, boolean hostDeals, int minutes) {
    public int deals(int players) {
      return deals == 0 ? players : Math.min(deals, players);
    }

    /// How long all have for the words of their hands, in milliseconds.
    public long wordsMillis() {
      return minutes * 60_000L;
    }
  }

  /// How the Plum is filled.
  ///
  /// @param second few players go by the second note
  /// @param chosen the dealer chooses what to add; otherwise it is added unseen
  /// @param capped no Plum holds more than six letters
  public record Plums(boolean second, boolean chosen, boolean capped) {
    /// Whether the dealer adds to the Plum out of the discards.
    boolean toppedUp(int players) {
      return players == 2 || second && players < SMALL;
    }

    /// How many letters each gives to the Plum.
    int gifts(int players) {
      return players < SMALL && !toppedUp(players) ? 2 : 1;
    }

    /// How many letters the Plum holds at most.
    int most(int players) {
      return capped || players < SMALL ? FULL : Integer.MAX_VALUE;
    }
  }

  /// From this number of players on, the Plum fills without a note.
  static final int SMALL = 5;

  /// How many letters make a full Plum.
  static final int FULL = 6;

  private static final Choice<Boolean> SECOND_NOTE =
      Choice.of("plum", "The Plum of three or four players", "speculation.note2.top-up")
          .usuallyOff(
              "first: Each gives two letters (first note)",
              "second: Each gives one, the dealer adds (second note)");
  private static final Choice<Boolean> CHOSEN =
      Choice.of("added", "What the dealer adds to the Plum", "speculation.amb.note2-unseen")
          .usuallyOff("unseen: Is taken unseen", "chosen: Is chosen by the dealer");
  private static final Choice<Boolean> CAPPED =
      Choice.of("cap", "The Plum of seven or more players", "speculation.amb.seven-up")
          .usuallyOff("no: Holds all they give", "yes: Holds six letters");
  private static final Choice<Boolean> DEALER_PAYS =
      Choice.of("omission", "For a word the dealer overlooks", "speculation.amb.omission-payer")
          .usuallyOff("pool: The pool pays", "dealer: The dealer pays");
  private static final Choice<Integer> DEALS =
      Choice.of("deals", "Deals", "speculation.amb.deals")
          .numbers("all: Everybody deals once", "1: One deal", "2: Two deals", "3: Three deals");
  private static final Choice<Integer> MINUTES =
      Choice.of("time", "Time for the words", "speculation.amb.time")
          .numbers("3: Three minutes", "2: Two minutes", "5: Five minutes");
  private static final Choice<Boolean> HOST_DEALS =
      Choice.of("leads", "Who deals first", "speculation.amb.first-dealer")
          .usuallyOn("draw: Drawn from the box", "others: Anyone but the host");
  private static final Choice<JudgingMode> JUDGING =
      JudgingMode.vigilanceFirst("general.amb.who-checks");
  private static final Choice<TurnClock> CLOCK = TurnClock.choice("speculation.amb.time");

  static final List<Setting> SETTINGS =
      Choice.settings(
          SECOND_NOTE,
          CHOSEN,
          CAPPED,
          DEALER_PAYS,
          DEALS,
          MINUTES,
          HOST_DEALS,
          JUDGING,
          LetterBox.CHOICE,
          CLOCK);

  static Options of(Settings settings) {
    return new Options(
        LetterBox.CHOICE.in(settings),
        new Plums(SECOND_NOTE.in(settings), CHOSEN.in(settings), CAPPED.in(settings)),
        new Length(DEALS.in(settings), HOST_DEALS.in(settings), MINUTES.in(settings)),
        DEALER_PAYS.in(settings),
        JudgingMode.in(JUDGING, settings, 3),
        CLOCK.in(settings));
  }

  /// Whether bad words are refused at once.
  public boolean umpired() {
    return judging == JudgingMode.UMPIRE;
  }
}
