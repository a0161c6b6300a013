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

/// Draws the scene of a view.
record Drawing(View view) {

  Scene scene() {
    return new Scene(headline(), places(), List.of(), zones(), offers());
  }

  private String headline() {
    if (view.isOver()) return "The game is over";
    return "Card " + view.turn().number();
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (int i = 0; i < view.captured().seats(); i++) {
      Seat seat = Seat.of(i);
      places.add(
          new Scene.Place(
              seat, "", view.captured().at(seat), JackPack.SIZE, List.of(), note(seat)));
    }
    return places;
  }

  private String note(Seat seat) {
    if (view.players().dealer().equals(seat)) return "dealer";
    if (!view.players().in().has(seat)) return "dropped out";
    return view.players().silent().has(seat) ? "sits out" : "";
  }

  private List<Zone> zones() {
    Optional<Piece.Face> top =
        view.shown() == Position.NO_CARD
            ? Optional.empty()
            : Optional.of(JackPack.face(view.shown()));
    return List.of(
        new Zone.Stack("pack", "The dealer's pack", Seat.NOBODY, view.pack(), Optional.empty()),
        new Zone.Stack("centre", "Turned up", Seat.NOBODY, view.centre(), top));
  }

  private List<Scene.Offer> offers() {
    List<Scene.Offer> offers = new ArrayList<>();
    if (view.mayCry()) {
      Field turn = new Field.Fixed("turn", String.valueOf(view.turn().number()));
      for (Sound sound : Sound.ALL) offers.add(Scene.Offer.of(sound.verb, sound.label, turn));
    }
    if (view.mayTurn()) offers.add(Scene.Offer.of("turn", "Turn a card"));
    return offers;
  }
}
