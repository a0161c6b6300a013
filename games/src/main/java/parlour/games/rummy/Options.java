package parlour.games.rummy;

import java.util.List;
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
    private static Length of(String value) {
      return switch (value) {
        case "deals" -> new Length(0, 0, 0);
        case "1" -> new Length(1, 0, 0);
        case "10m" -> new Length(0, 0, 10);
        case "20m" -> new Length(0, 0, 20);
        default -> new Length(0, Integer.parseInt(value), 0);
      };
    }

    boolean isByHands() {
      return goal == 0 && minutes == 0;
    }

    public int hands(int seats) {
      return hands > 0 ? hands : seats;
    }
  }

  static final List<Setting> RUMMY =
      List.of(
          Setting.of(
              "repair",
              "How a hand can end",
              "animal-rummy.amb.parity",
              "lay-off",
              "Single cards may be added to what lies on the table",
              "longer",
              "Melds of three or more"),
          Setting.of(
              "return",
              "A discard just taken up",
              "animal-rummy.amb.same-card",
              "may",
              "May be discarded again",
              "may-not",
              "Must be kept for this turn"),
          length("animal-rummy.amb.length"),
          TurnClock.setting("general.amb.time"));

  static final List<Setting> SKAT =
      List.of(
          Setting.of(
              "draw",
              "What may be drawn",
              "skat.amb.draw-pile",
              "pack",
              "From the pack only",
              "either",
              "From either pile"),
          Setting.of(
              "pictures",
              "The eight pictures",
              "skat.amb.pictures",
              "out",
              "Taken out",
              "wild",
              "Kept as wild cards"),
          length("skat.amb.length"),
          TurnClock.setting("general.amb.time"));

  private static Setting length(String clause) {
    return Setting.of(
        "length",
        "How long",
        clause,
        "deals",
        "One deal for each player",
        "50",
        "Until one has 50",
        "100",
        "Until one has 100",
        "1",
        "One hand only",
        "10m",
        "Ten minutes",
        "20m",
        "Twenty minutes");
  }

  static Options rummy(Settings settings) {
    boolean layOff = settings.is("repair", "lay-off");
    return new Options(
        Deck.ANIMALS,
        7,
        true,
        layOff,
        !layOff,
        settings.is("return", "may"),
        Length.of(settings.text("length")),
        TurnClock.of(settings));
  }

  static Options skat(Settings settings) {
    Deck deck = settings.is("pictures", "wild") ? Deck.NUMBERS_AND_PICTURES : Deck.NUMBERS;
    return new Options(
        deck,
        5,
        settings.is("draw", "either"),
        false,
        false,
        true,
        Length.of(settings.text("length")),
        TurnClock.of(settings));
  }

  /// Whether that card has just been taken up and must be kept for this turn, while there is
  /// another to discard.
  public boolean mustKeep(Position.Turn turn, Cards held, int card) {
    return !mayReturn && turn.fromDiscards() && turn.drawn() == card && held.size() > 1;
  }
}
