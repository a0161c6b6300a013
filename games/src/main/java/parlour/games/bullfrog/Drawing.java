package parlour.games.bullfrog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.material.cards.AnimalPack;

/// Draws the scene of a view.
record Drawing(View view) {

  Scene scene() {
    return new Scene(headline(), places(), List.of(), zones(), offers());
  }

  private String headline() {
    if (!view.turn().frog().isNobody()) return view.turn().frog() + " is the Bull-Frog";
    if (view.turn().due() == Prompt.NEVER) return "The game is over";
    return view.bear()
        ? "Bull-Frog!"
        : "Deal " + view.match().deals() + ": " + view.turn().turner() + " turns";
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : Seats.first(view.counts().seats())) {
      List<Scene.Tally> tallies = List.of(new Scene.Tally("cards", view.counts().at(seat)));
      places.add(new Scene.Place(seat, "", view.match().croaks().at(seat), 0, tallies, note(seat)));
    }
    return places;
  }

  private String note(Seat seat) {
    if (view.turn().frog().equals(seat)) return "hops and croaks";
    if (view.turn().thrown().has(seat)) return "has thrown in";
    return view.match().dealer().equals(seat) ? "dealer" : "";
  }

  private List<Zone> zones() {
    Optional<Piece.Face> top =
        view.shown() == Position.NO_CARD
            ? Optional.empty()
            : Optional.of(AnimalPack.face(view.shown()));
    List<Zone> zones = new ArrayList<>();
    zones.add(new Zone.Stack("centre", "Turned up", Seat.NOBODY, view.centre(), top));
    for (Seat seat : Seats.first(view.counts().seats())) {
      String label =
          seat.equals(view.eye()) ? "Your cards, face down" : seat + "'s cards, face down";
      zones.add(
          new Zone.Stack(
              "pack." + seat.index(), label, seat, view.counts().at(seat), Optional.empty()));
    }
    return zones;
  }

  private List<Scene.Offer> offers() {
    List<Scene.Offer> offers = new ArrayList<>();
    if (view.mayThrow()) {
      offers.add(
          Scene.Offer.of(
              "throw",
              "Bull-Frog!",
              new Field.Fixed("turn", String.valueOf(view.turn().number()))));
    }
    if (view.mayTurn()) offers.add(Scene.Offer.of("turn", "Turn a card"));
    return offers;
  }
}
