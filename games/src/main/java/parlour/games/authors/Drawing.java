package parlour.games.authors;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Field;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.Bookcase;
import parlour.games.material.cards.CardIds;

/// Draws the scene of a view.
record Drawing(Options options, View view) {
  private static final Scene.OptionList NUMBERS = numbers();

  Scene scene() {
    List<Scene.Place> places = Bookcase.places(view.counts(), view.books(), this::role);
    List<Scene.OptionList> lists = view.eye().isNobody() ? List.of() : List.of(pack());
    return new Scene(headline(), places, watches(), zones(), offers())
        .listing(lists)
        .asking(view.isMine() ? "Whom do you ask, and for which card?" : "");
  }

  private String role(Seat seat) {
    return seat.equals(view.turn().player()) ? "asks" : "";
  }

  private String headline() {
    Seat player = view.turn().player();
    return player.isNobody() ? "The game is over" : player.does("asks");
  }

  private Seats seats() {
    return Seats.first(view.counts().seats());
  }

  private List<Scene.Watch> watches() {
    Position.Turn turn = view.turn();
    return options
        .clock()
        .watch("One question", turn.player(), turn.dueMillis(), Authors.MINUTE_MILLIS);
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    for (Seat seat : seats()) {
      Bookcase.shelf(seat, view.books().at(seat)).ifPresent(zones::add);
      zones.add(
          seat.equals(view.eye())
              ? CardIds.hand(seat, CardIds.pieces(view.held(), AuthorsPack::face))
              : CardIds.backs(seat, view.counts().at(seat)));
    }
    return zones;
  }

  private List<Scene.Offer> offers() {
    if (!view.isMine()) return List.of();
    return List.of(
        Actions.ASK.offer(
            "Ask {player} for {card}",
            new Field.Choose("player", "Whom?", Bookcase.players(seats().without(view.eye()))),
            Bookcase.choose("card", "For which card?", view.wanted(), pack())));
  }

  /// The cards to ask for, by title or, for small children, by number.
  private Scene.OptionList pack() {
    return options.byNumber() ? NUMBERS : Bookcase.BOOKS;
  }

  private static Scene.OptionList numbers() {
    List<Field.Option> numbers = new ArrayList<>();
    for (int card = 0; card < AuthorsPack.SIZE; card++)
      numbers.add(
          new Field.Option(CardIds.of(card), AuthorsPack.number(card))
              .in("Book " + (card / 4 + 1)));
    return new Scene.OptionList("numbers", List.copyOf(numbers));
  }
}
