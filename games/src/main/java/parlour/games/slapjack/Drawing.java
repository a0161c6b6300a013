package parlour.games.slapjack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.engine.Zone;
import parlour.games.material.cards.JackPack;

/// Draws the scene of a view.
record Drawing(Options options, View view) {

  Scene scene() {
    return new Scene(headline(), places(), List.of(), zones(), offers()).asking(question());
  }

  private String headline() {
    if (view.isOver()) return over();
    Position.Catch taken = view.turn().taken();
    if (view.turn().number() == 0) return "The first card comes.";
    return taken.by().isNobody()
        ? "Card " + view.turn().number()
        : Sentence.of("{0} {0:takes} {1:cards}", taken.by(), taken.cards());
  }

  private String over() {
    Seats in = view.players().in();
    if (in.size() == 1)
      return "The pack ran out; all with fewer cards dropped out, and "
          + in.lowest().does("is")
          + " left in";
    return view.pack() == 0 ? "The pack is turned through: most cards win" : "The game is over";
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    int goal = options.toTheEnd() ? JackPack.SIZE : 0;
    for (Seat seat : Seats.first(view.captured().seats()))
      places.add(new Scene.Place(seat, "", view.captured().at(seat), goal, List.of(), note(seat)));
    return places;
  }

  private String note(Seat seat) {
    if (view.players().dealer().equals(seat)) return "dealer";
    if (view.players().dropped().contains(seat)) return "dropped out";
    return view.players().silent().has(seat) ? "sits out" : "";
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    zones.add(new Zone.Stack("pack", "The dealer's pack", view.pack()));
    zones.add(
        new Zone.Stack("centre", "Turned up", view.centre(), face(view.shown()))
            .as(Zone.Role.FOCUS));
    Position.Catch taken = view.turn().taken();
    if (!taken.by().isNobody())
      zones.add(
          new Zone.Stack("taken", "Just taken", taken.by(), taken.cards(), face(taken.picture())));
    return zones;
  }

  private static Optional<Piece.Face> face(int card) {
    return card == Position.NO_CARD ? Optional.empty() : Optional.of(JackPack.face(card));
  }

  private String question() {
    if (view.isOver() || view.eye().isNobody()) return "";
    if (view.mayTurn()) return "You deal: turn the next card.";
    if (view.mayCry())
      return view.sound().isPresent()
          ? "Now! What does this picture want?"
          : "Be first at a picture: press its button.";
    if (view.turn().paused()) return "";
    return view.players().silent().has(view.eye())
        ? "You sit out until the next picture is gone."
        : "";
  }

  private List<Scene.Offer> offers() {
    List<Scene.Offer> offers = new ArrayList<>();
    if (view.mayCry()) {
      Field turn = new Field.Fixed("turn", view.turn().number());
      for (Sound sound : Sound.ALL) {
        Scene.Offer offer = sound.verb().offer(sound.verb().action().label(), turn);
        offers.add(sound == Sound.SLAP ? offer.at("centre") : offer);
      }
    }
    if (view.mayTurn()) offers.add(Actions.TURN.offer("Turn a card").at("pack"));
    return offers;
  }
}
