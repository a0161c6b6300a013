package parlour.games.authors;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Field;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.Bookcase;
import parlour.games.material.cards.CardIds;

/// Draws the scene of a view.
record Drawing(Options options, View view) {
  Scene scene() {
    List<Scene.Place> places = Bookcase.places(view.counts(), view.books(), view.turn().dealer());
    return new Scene(headline(), places, watches(), zones(), offers());
  }

  private String headline() {
    Seat player = view.turn().player();
    return player.isNobody() ? "All twelve books are down" : player + " asks";
  }

  private Seats seats() {
    return Seats.first(view.counts().seats());
  }

  private List<Scene.Watch> watches() {
    Position.Turn turn = view.turn();
    if (turn.due() == Prompt.NEVER) return List.of();
    return List.of(
        new Scene.Watch(
            "One question", turn.player(), turn.due(), options.clock().span(Authors.MINUTE)));
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
    List<Field.Option> players = new ArrayList<>();
    for (Seat seat : seats().without(view.eye())) players.add(Field.Option.of(seat));
    List<Field.Option> cards = new ArrayList<>();
    for (byte card : view.wanted().all()) cards.add(new Field.Option(CardIds.of(card), call(card)));
    return List.of(
        Scene.Offer.of(
            "ask",
            "Ask",
            new Field.Choose("player", "Whom", players),
            new Field.Choose("card", "For which card", cards)));
  }

  private String call(int card) {
    return options.byNumber()
        ? AuthorsPack.number(card)
        : AuthorsPack.author(card) + ": " + AuthorsPack.title(card);
  }
}
