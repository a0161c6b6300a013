package parlour.games.slapjack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Zone;
import parlour.games.material.cards.JackPack;

/// The scene of a view.
final class Drawing {
  private Drawing() {}

  static Scene scene(View view) {
    return new Scene(headline(view), places(view), List.of(), zones(view), offers(view));
  }

  private static String headline(View view) {
    if (view.isOver()) return "The game is over";
    return "Card " + view.turn().number();
  }

  private static List<Scene.Place> places(View view) {
    List<Scene.Place> places = new ArrayList<>();
    for (int i = 0; i < view.captured().seats(); i++) {
      Seat seat = Seat.of(i);
      places.add(
          new Scene.Place(
              seat, "", view.captured().at(seat), JackPack.SIZE, List.of(), note(view, seat)));
    }
    return places;
  }

  private static String note(View view, Seat seat) {
    if (view.company().dealer().equals(seat)) return "dealer";
    if (!view.company().in().has(seat)) return "dropped out";
    return view.company().silent().has(seat) ? "sits out" : "";
  }

  private static List<Zone> zones(View view) {
    Optional<Piece.Face> top =
        view.shown() == Position.NO_CARD
            ? Optional.empty()
            : Optional.of(JackPack.face(view.shown()));
    return List.of(
        new Zone.Stack("pack", "The dealer's pack", Seat.NOBODY, view.pack(), Optional.empty()),
        new Zone.Stack("centre", "Turned up", Seat.NOBODY, view.centre(), top));
  }

  private static List<Scene.Offer> offers(View view) {
    List<Scene.Offer> offers = new ArrayList<>();
    if (view.mayCry()) {
      Field turn = new Field.Fixed("turn", String.valueOf(view.turn().number()));
      for (Sound sound : Sound.ALL) offers.add(Scene.Offer.of(sound.verb, sound.label, turn));
    }
    if (view.mayTurn()) offers.add(Scene.Offer.of("turn", "Turn a card"));
    return offers;
  }
}
