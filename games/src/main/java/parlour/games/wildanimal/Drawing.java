package parlour.games.wildanimal;

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

  private Scene.Question question() {
    if (view.mayCall())
      return Scene.Question.of(
          view.mayTurn()
              ? "Turn your card. Call only when two match."
              : "Call only when your card matches another.",
          Actions.CALL.name());
    if (view.mayTurn()) return Scene.Question.of("Turn your top card.");
    return view.isPlaying() && view.turn().silent().has(view.eye())
        ? Scene.Question.of("You called wrongly: wait for the next match.")
        : Scene.Question.NONE;
  }

  private String headline() {
    if (view.turn().dueMillis() == Prompt.NEVER) return "The game is over";
    return view.turn().turner().does("turns") + " a card";
  }

  private Seats seats() {
    return Seats.first(view.packs().seats());
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : seats()) {
      int cards = view.packs().at(seat) + view.open().at(seat);
      Scene.Tally up = new Scene.Tally("face up", view.open().at(seat));
      boolean single = options.deals() == 1;
      places.add(
          new Scene.Place(
              seat,
              single ? cards : view.match().left().at(seat),
              single ? List.of(up) : List.of(Scene.Tally.of(cards, "card"), up),
              view.names().at(seat).title));
    }
    return places;
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    for (Seat seat : seats()) {
      int top = view.tops().at(seat);
      Optional<Piece.Face> face =
          top == View.NO_CARD ? Optional.empty() : Optional.of(AnimalPack.face(top));
      zones.add(
          new Zone.Stack(
                  "open." + seat.index(),
                  seat + " the " + view.names().at(seat).title,
                  view.open().at(seat),
                  face)
              .as(Zone.Role.FOCUS));
    }
    for (Seat seat : seats()) {
      String label = seat.equals(view.eye()) ? "Your cards" : seat + "'s cards";
      zones.add(
          new Zone.Stack(
              "pack." + seat.index(), label, seat, view.packs().at(seat), Optional.empty()));
    }
    return zones;
  }

  /// The animals of all others, each in its own place.
  private List<Scene.Offer> offers() {
    List<Scene.Offer> offers = new ArrayList<>();
    if (view.mayTurn())
      offers.add(Actions.TURN.offer("Turn a card").at("pack." + view.eye().index()));
    if (view.mayCall()) {
      List<Field.Option> animals = new ArrayList<>();
      for (Seat seat : seats()) {
        if (!seat.equals(view.eye()))
          animals.add(
              new Field.Option(String.valueOf(seat.index()), view.names().at(seat).title + "!"));
      }
      offers.add(
          Actions.CALL.offer(
              "Call {animal}",
              new Field.Fixed("turn", view.turn().number()),
              new Field.Choose("animal", "The other's animal", animals)));
    }
    return offers;
  }
}
