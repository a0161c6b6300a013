package parlour.games.rummy;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;

/// The options of the game: which of the two it is, and how it is played.
///
/// @param dealt how many cards each is dealt
/// @param discardsOpen the top discard may be drawn
/// @param layOff single cards may be added to melds on the table
/// @param longer melds may be longer than three
/// @param goal the total that ends the game, or 0: one deal for each player
public record Options(
    Deck deck,
    int dealt,
    boolean discardsOpen,
    boolean layOff,
    boolean longer,
    int goal,
    TurnClock clock) {
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
          length("skat.win"),
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
        "Until one has 100");
  }

  static Options rummy(Settings settings) {
    boolean layOff = settings.is("repair", "lay-off");
    return new Options(
        Deck.ANIMALS, 7, true, layOff, !layOff, goal(settings), TurnClock.of(settings));
  }

  static Options skat(Settings settings) {
    Deck deck = settings.is("pictures", "wild") ? Deck.NUMBERS_AND_PICTURES : Deck.NUMBERS;
    return new Options(
        deck,
        5,
        settings.is("draw", "either"),
        false,
        false,
        goal(settings),
        TurnClock.of(settings));
  }

  private static int goal(Settings settings) {
    return settings.is("length", "deals") ? 0 : settings.number("length");
  }
}
