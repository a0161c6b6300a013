package parlour.games.bidjack;

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
import parlour.games.material.cards.CardIds;
import parlour.games.material.cards.JackPack;

/// Draws the scene of a view.
record Drawing(Options options, View view) {
  Scene scene() {
    return new Scene(headline(), places(), watches(), zones(), offers());
  }

  private String headline() {
    if (view.turn().player().isNobody()) return "The game is over";
    Position.Contract contract = view.contract();
    if (contract.settled()) return contract.bidder() + " plays at " + contract.bid();
    return contract.bid() == 0
        ? "Hand " + view.match().hands() + ": the bidding"
        : "Highest bid: " + contract.bid() + " by " + contract.bidder();
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : Seats.first(view.seats())) {
      List<Scene.Tally> tallies =
          List.of(new Scene.Tally("tricks", view.contract().taken().at(seat)));
      places.add(
          new Scene.Place(
              seat,
              options.sideName(seat),
              view.match().points().at(seat),
              options.goal(),
              tallies,
              note(seat)));
    }
    return places;
  }

  private String note(Seat seat) {
    String dealer = view.match().dealer().equals(seat) ? "dealer" : "";
    if (!view.contract().bidder().equals(seat)) return dealer;
    return (dealer.isEmpty() ? "" : dealer + ", ") + "bid " + view.contract().bid();
  }

  private List<Scene.Watch> watches() {
    Position.Turn turn = view.turn();
    if (turn.due() == Prompt.NEVER) return List.of();
    return List.of(
        new Scene.Watch(
            "One play", turn.player(), turn.due(), options.clock().span(BidJack.MINUTE)));
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    List<Piece> trick = new ArrayList<>();
    for (int i = 0; i < view.trick().count(); i++)
      trick.add(new Piece("", JackPack.face(view.trick().card(i))));
    String led =
        view.trick().count() == 0 ? "The trick" : "The trick, led by " + view.trick().leader();
    zones.add(new Zone.Row("trick", led, Seat.NOBODY, trick));
    int aside = JackPack.NUMBERS - view.seats() * view.dealt();
    zones.add(new Zone.Stack("aside", "Laid aside", Seat.NOBODY, aside, Optional.empty()));
    for (Seat seat : Seats.first(view.seats())) {
      zones.add(
          seat.equals(view.eye())
              ? CardIds.hand(seat, CardIds.pieces(view.held(), JackPack::face))
              : CardIds.backs(seat, view.count(seat)));
    }
    return zones;
  }

  private List<Scene.Offer> offers() {
    if (!view.isMine()) return List.of();
    if (view.contract().settled()) {
      List<String> cards = CardIds.list(view.playable());
      return List.of(Scene.Offer.of("play", "Play", new Field.Pick("card", "A card", cards, 1, 1)));
    }
    Scene.Offer pass = Scene.Offer.of("pass", view.isDealer() ? "Let it stand" : "Pass");
    if (view.isDealer())
      return List.of(Scene.Offer.of("take", "Take it at " + view.contract().bid()), pass);
    int least = view.contract().bid() + 1;
    if (least > view.dealt()) return List.of(pass);
    return List.of(
        Scene.Offer.of(
            "bid", "Bid", new Field.Count("tricks", "How many tricks", least, view.dealt())),
        pass);
  }
}
