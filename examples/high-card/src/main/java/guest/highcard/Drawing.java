package guest.highcard;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.material.cards.CardIds;

/// Draws the scene of a view: places, zones and what may be done.
record Drawing(Options options, View view) {
  Scene scene() {
    Scene scene = new Scene(headline(), places(), List.of(), zones(), offers());
    return view.isMine() ? scene.asking(Scene.Question.of("Lay one of your cards.")) : scene;
  }

  private String headline() {
    if (isOver()) return "The game is over";
    return options.hands() == 1
        ? view.table().turn().does("plays")
        : "Hand " + view.handNumber() + ": " + view.table().turn().does("plays");
  }

  private boolean isOver() {
    for (Seat seat : all()) if (view.counts().at(seat) > 0) return false;
    return view.table().isEmpty();
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : all())
      places.add(new Scene.Place(seat, view.points().at(seat), List.of(), ""));
    return places;
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    for (Seat seat : all()) {
      int card = view.table().laid().at(seat);
      if (card != Table.NONE)
        zones.add(
            new Zone.Row("laid." + seat.index(), "Laid", seat, List.of(laid(card)))
                .as(Zone.Role.FOCUS));
    }
    for (Seat seat : all()) {
      zones.add(
          seat.equals(view.eye())
              ? CardIds.hand(seat, CardIds.pieces(view.hand(), Drawing::face))
              : CardIds.backs(seat, view.counts().at(seat)));
    }
    return zones;
  }

  /// A card on the table cannot be picked, so it has no id.
  private static Piece laid(int card) {
    return new Piece("", face(card));
  }

  static Piece.Face face(int card) {
    String number = String.valueOf(card + 1);
    return Piece.Face.card(number, "", "", number);
  }

  private List<Scene.Offer> offers() {
    if (!view.isMine()) return List.of();
    Field card = new Field.Pick("card", "Which card", CardIds.list(view.hand()));
    return List.of(HighCard.LAY.offer("Lay {card}", card));
  }

  private Seats all() {
    return Seats.first(view.points().seats());
  }
}
