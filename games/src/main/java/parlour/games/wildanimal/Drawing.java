package parlour.games.wildanimal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import parlour.engine.Dice;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.material.cards.AnimalPack;

/// The scene of a view.
final class Drawing {
  private Drawing() {}

  static Scene scene(View view) {
    return new Scene(headline(view), places(view), List.of(), zones(view), offers(view));
  }

  private static String headline(View view) {
    if (view.turn().due() == Prompt.NEVER) return "The game is over";
    return view.alike().isEmpty()
        ? view.turn().turner() + " turns"
        : "Alike: call the other's animal!";
  }

  private static Seats seats(View view) {
    return Seats.first(view.packs().seats());
  }

  private static List<Scene.Place> places(View view) {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : seats(view)) {
      int cards = view.packs().at(seat) + view.open().at(seat);
      places.add(
          new Scene.Place(
              seat,
              "",
              cards,
              0,
              List.of(new Scene.Tally("face up", view.open().at(seat))),
              view.names().at(seat).title));
    }
    return places;
  }

  private static List<Zone> zones(View view) {
    List<Zone> zones = new ArrayList<>();
    for (Seat seat : seats(view)) {
      int top = view.tops().at(seat);
      Optional<Piece.Face> face =
          top == View.NO_CARD ? Optional.empty() : Optional.of(AnimalPack.face(top));
      zones.add(
          new Zone.Stack(
              "open." + seat.index(),
              seat + ", the " + view.names().at(seat).title,
              Seat.NOBODY,
              view.open().at(seat),
              face));
    }
    for (Seat seat : seats(view)) {
      String label =
          seat.equals(view.eye()) ? "Your cards, face down" : seat + "'s cards, face down";
      zones.add(
          new Zone.Stack(
              "pack." + seat.index(), label, seat, view.packs().at(seat), Optional.empty()));
    }
    return zones;
  }

  /// The animals of all others, in an order that is new at every match.
  private static List<Scene.Offer> offers(View view) {
    List<Scene.Offer> offers = new ArrayList<>();
    if (view.mayTurn()) offers.add(Scene.Offer.of("turn", "Turn a card"));
    if (view.mayCall()) {
      List<Field.Option> animals = new ArrayList<>();
      for (Seat seat : seats(view)) {
        if (!seat.equals(view.eye()))
          animals.add(
              new Field.Option(String.valueOf(seat.index()), view.names().at(seat).title + "!"));
      }
      Dice dice = new Dice(view.turn().shuffle());
      for (int i = animals.size() - 1; i > 0; i--) Collections.swap(animals, i, dice.below(i + 1));
      offers.add(
          Scene.Offer.of(
              "call",
              "Call",
              new Field.Fixed("turn", String.valueOf(view.turn().number())),
              new Field.Choose("animal", "The other's animal", animals)));
    }
    return offers;
  }
}
