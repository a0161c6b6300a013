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
record Drawing(Options options, View view) {

  Scene scene() {
    return new Scene(headline(), places(), List.of(), zones(), offers()).asking(question());
  }

  private String question() {
    if (view.eye().isNobody()) return "";
    if (view.turn().frog().equals(view.eye())) return "You are the Bull-Frog: croak!";
    if (view.mayThrow() && view.bear()) return "The Bear! Throw in your cards!";
    if (view.mayTurn())
      return options.tempoMillis() == 0
          ? "Turn your next card, and keep a finger ready."
          : "Your card turns by itself; touch it to be quicker.";
    return view.mayThrow()
        ? options.anyOne() ? "Press only at a No. 1." : "Press only at the No. 1 Bear."
        : "";
  }

  private String headline() {
    if (!view.turn().frog().isNobody()) return view.turn().frog().does("is") + " the Bull-Frog";
    if (view.turn().dueMillis() == Prompt.NEVER) return "The game is over";
    return view.bear()
        ? "Bull-Frog!"
        : "Deal " + view.match().deals() + ": " + view.turn().turner().does("turns") + " a card";
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : Seats.first(view.counts().seats())) {
      List<Scene.Tally> tallies = List.of(Scene.Tally.of(view.counts().at(seat), "card"));
      places.add(new Scene.Place(seat, view.match().croaks().at(seat), tallies, note(seat)));
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
    zones.add(new Zone.Stack("centre", "Turned up", view.centre(), top).as(Zone.Role.FOCUS));
    for (Seat seat : Seats.first(view.counts().seats())) {
      String label = seat.equals(view.eye()) ? "Your cards" : seat + "'s cards";
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
          Actions.THROW
              .offer("Bull-Frog!", new Field.Fixed("turn", view.turn().number()))
              .at("centre"));
    }
    if (view.mayTurn())
      offers.add(Actions.TURN.offer("Turn a card").at("pack." + view.eye().index()));
    return offers;
  }
}
