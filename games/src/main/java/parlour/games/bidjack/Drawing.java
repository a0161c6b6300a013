package parlour.games.bidjack;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.engine.Zone;
import parlour.games.material.cards.CardIds;
import parlour.games.material.cards.JackPack;

/// Draws the scene of a view.
record Drawing(Options options, View view) {
  Scene scene() {
    return new Scene(headline(), places(), watches(), zones(), offers()).asking(question());
  }

  private Scene.Question question() {
    if (!view.isMine()) return Scene.Question.NONE;
    int bid = view.contract().bid();
    if (view.contract().settled()) return Scene.Question.of(tricks() + cardAsked());
    if (view.isDealer())
      return Scene.Question.of("Take the hand at " + Sentence.number(bid) + ", or pass?");
    return bid < view.dealt()
        ? Scene.Question.of("How many tricks will you take?", Actions.BID.name())
        : Scene.Question.of("Nobody can bid higher: pass.");
  }

  /// What this seat bid and has taken so far.
  private String tricks() {
    Position.Contract contract = view.contract();
    int taken = contract.taken().at(view.eye());
    return contract.bidder().equals(view.eye())
        ? "You bid " + contract.bid() + " and took " + taken + ". "
        : "You took " + taken + ". ";
  }

  /// What may be played now.
  private String cardAsked() {
    int number = view.trick().number();
    if (number == 0) return "You lead: play any card.";
    boolean free = view.playable().equals(view.held()) && view.held().lowest() / 4 + 1 < number;
    return free
        ? "No " + number + " or higher: any card."
        : number == 10 ? "Play a 10." : "Play " + number + " or higher.";
  }

  private String headline() {
    if (view.turn().player().isNobody()) return "The game is over";
    Position.Contract contract = view.contract();
    if (contract.settled()) return contract.bidder().does("plays") + " at " + contract.bid();
    return contract.bid() == 0
        ? "Hand " + view.match().hands() + ": the bidding"
        : "Highest bid: " + contract.bid() + " by " + contract.bidder();
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : Seats.first(view.seats())) {
      List<Scene.Tally> tallies =
          List.of(Scene.Tally.of(view.contract().taken().at(seat), "trick"));
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
    return options
        .clock()
        .watch("One play", turn.player(), turn.dueMillis(), BidJack.MINUTE_MILLIS);
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    Position.Trick trick = view.trick();
    String led = trick.count() == 0 ? "The trick" : "The trick, led by " + trick.leader();
    zones.add(new Zone.Row("trick", led, pieces(trick)));
    Position.Trick last = view.contract().last();
    if (last.count() > 0)
      zones.add(
          new Zone.Row("last", "The last trick, taken by " + last.taker(view.seats()), pieces(last))
              .as(Zone.Role.RECORD));
    int aside = JackPack.NUMBERS - view.seats() * view.dealt();
    zones.add(new Zone.Stack("aside", "Laid aside", aside));
    for (Seat seat : Seats.first(view.seats())) {
      zones.add(
          seat.equals(view.eye())
              ? CardIds.hand(seat, CardIds.pieces(view.held(), JackPack::face))
              : CardIds.backs(seat, view.count(seat)));
    }
    return zones;
  }

  private static List<Piece> pieces(Position.Trick trick) {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < trick.count(); i++) pieces.add(new Piece("", JackPack.face(trick.card(i))));
    return pieces;
  }

  private List<Scene.Offer> offers() {
    if (!view.isMine()) return List.of();
    if (view.contract().settled()) {
      List<String> cards = CardIds.list(view.playable());
      return List.of(
          Actions.PLAY.offer("Play {card}", new Field.Pick("card", "A card", cards)).at("trick"));
    }
    Scene.Offer pass = Actions.PASS.offer(view.isDealer() ? "Let it stand" : "Pass");
    if (view.isDealer())
      return List.of(Actions.TAKE.offer("Take it at " + view.contract().bid()), pass);
    int least = view.contract().bid() + 1;
    if (least > view.dealt()) return List.of(pass);
    List<Field.Option> bids = new ArrayList<>();
    for (int tricks = least; tricks <= view.dealt(); tricks++)
      bids.add(new Field.Option(String.valueOf(tricks), String.valueOf(tricks)));
    return List.of(
        Actions.BID.offer("Bid {tricks}", new Field.Choose("tricks", "How many tricks", bids)),
        pass);
  }
}
