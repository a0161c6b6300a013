package parlour.games.rummy;

import java.util.List;
import parlour.engine.Choice;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;
import parlour.games.material.cards.Cards;

/// The options of the game: which of the two it is, and how it is played.
///
/// @param dealt how many cards each is dealt
/// @param discardsOpen the top discard may be drawn
/// @param layOff single cards may be added to melds on the table
/// @param longer melds may be longer than three
/// @param mayReturn a discard just taken up may be discarded again
public record Options(
    Deck deck,
    int dealt,
    boolean discardsOpen,
    boolean layOff,
    boolean longer,
    boolean mayReturn,
    Length length,
    TurnClock clock) {
  /// How long a game lasts; where nothing is set, one hand for each player.
  ///
  /// @param hands after how many hands, or 0
  /// @param goal at which total, or 0
  /// @param minutes after how many minutes no new hand is dealt, or 0
  public record Length(int hands, int goal, int minutes) {
    boolean isByHands() {
      return goal == 0 && minutes == 0;
    }

    public int hands(int seats) {
      return hands > 0 ? hands : seats;
    }
  }

  private static final Choice<Boolean> LAY_OFF =
      Choice.of("repair", "How a hand can end", "animal-rummy.amb.parity")
          .when("lay-off: Single cards may be added to what lies on the table", true)
          .when("longer: Melds of three or more", false);
  private static final Choice<Boolean> MAY_RETURN =
      Choice.of("return", "A discard just taken up", "animal-rummy.amb.same-card")
          .usuallyOn("may: May be discarded again", "may-not: Must be kept for this turn");
  private static final Choice<Boolean> EITHER_PILE =
      Choice.of("draw", "What may be drawn", "skat.amb.draw-pile")
          .usuallyOff("pack: From the pack only", "either: From either pile");
  private static final Choice<Deck> DECK =
      Choice.of("pictures", "The eight pictures", "skat.amb.pictures")
          .when("out: Taken out", Deck.NUMBERS)
          .when("wild: Kept as wild cards", Deck.NUMBERS_AND_PICTURES);
  private static final Choice<Length> RUMMY_LENGTH = length("animal-rummy.amb.length");
  private static final Choice<Length> SKAT_LENGTH = length("skat.amb.length");
  private static final Choice<TurnClock> CLOCK = TurnClock.choice("general.amb.time");

  static final List<Setting> RUMMY = Choice.settings(LAY_OFF, MAY_RETURN, RUMMY_LENGTH, CLOCK);
  static final List<Setting> SKAT = Choice.settings(EITHER_PILE, DECK, SKAT_LENGTH, CLOCK);

  private static Choice<Length> length(String clause) {
    return Choice.of("length", "How long", clause)
        .when("deals: One deal for each player", new Length(0, 0, 0))
        .when("50: Until one has 50", new Length(0, 50, 0))
        .when("100: Until one has 100", new Length(0, 100, 0))
        .when("1: One hand only", new Length(1, 0, 0))
        .when("10m: Ten minutes", new Length(0, 0, 10))
        .when("20m: Twenty minutes", new Length(0, 0, 20));
  }

  static Options rummy(Settings settings) {
    boolean layOff = LAY_OFF.in(settings);
    return new Options(
        Deck.ANIMALS,
        7,
        true,
        layOff,
        !layOff,
        MAY_RETURN.in(settings),
        RUMMY_LENGTH.in(settings),
        CLOCK.in(settings));
  }

  static Options skat(Settings settings) {
    return new Options(
        DECK.in(settings),
        5,
        EITHER_PILE.in(settings),
        false,
        false,
        true,
        SKAT_LENGTH.in(settings),
        CLOCK.in(settings));
  }

  /// Whether that card has just been taken up and must be kept for this turn, while there is
  /// another to discard.
  public boolean mustKeep(Position.Turn turn, Cards held, int card) {
    return !mayReturn && turn.fromDiscards() && turn.drawn() == card && held.size() > 1;
  }
}
