package parlour.games.rummy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.material.cards.CardIds;
import parlour.games.material.cards.Cards;

/// Draws the scene of a view.
record Drawing(Options options, View view) {
  Scene scene() {
    List<Scene.Offer> offers = offers();
    return new Scene(headline(), places(), watches(), zones(), offers)
        .asking(view.isMine() ? question(offers) : "");
  }

  private String question(List<Scene.Offer> offers) {
    if (view.turn().hasDrawn())
      return offers.size() > 1
          ? "Lay down what you can, then discard one card."
          : "Discard one card.";
    return mayTakeUp()
        ? "Draw from the pack, or take up the discard."
        : "Draw a card from the pack.";
  }

  private boolean mayTakeUp() {
    return options.discardsOpen() && view.table().discards() > 0;
  }

  private String headline() {
    return view.turn().player().isNobody() ? "The game is over" : "Hand " + view.match().deals();
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (int i = 0; i < view.table().counts().seats(); i++) {
      Seat seat = Seat.of(i);
      Scene.Tally cards = Scene.Tally.of(view.table().counts().at(seat), "card");
      String note = view.match().dealer().equals(seat) ? "dealer" : "";
      places.add(
          new Scene.Place(
              seat,
              "",
              view.match().totals().at(seat),
              options.length().goal(),
              List.of(cards),
              note));
    }
    return places;
  }

  private List<Scene.Watch> watches() {
    Position.Turn turn = view.turn();
    return options.clock().watch("One play", turn.player(), turn.dueMillis(), Rummy.MINUTE_MILLIS);
  }

  private List<Zone> zones() {
    View.Open table = view.table();
    List<Zone> zones = new ArrayList<>();
    zones.add(new Zone.Stack("pack", "The pack", table.pack()).as(Zone.Role.FOCUS));
    Optional<Piece.Face> top =
        table.discards() == 0
            ? Optional.empty()
            : Optional.of(options.deck().face(table.discard()));
    zones.add(new Zone.Stack("discards", "Discards", table.discards(), top).as(Zone.Role.FOCUS));
    for (Seat seat : Seats.first(table.counts().seats())) {
      List<Zone.Word> melds = melds(seat);
      if (!melds.isEmpty())
        zones.add(new Zone.Words("melds." + seat.index(), seat + "'s melds", seat, melds));
      zones.add(
          seat.equals(view.eye())
              ? CardIds.hand(seat, pieces(view.held()))
              : CardIds.backs(seat, table.counts().at(seat)));
    }
    return zones;
  }

  /// What a player has laid down, in front of them.
  private List<Zone.Word> melds(Seat owner) {
    List<Zone.Word> melds = new ArrayList<>();
    for (int i = 0; i < view.table().melds().size(); i++) {
      if (!view.table().owners().get(i).equals(owner)) continue;
      Cards cards = view.table().melds().get(i);
      boolean set = Melds.isSet(cards.minus(options.deck().wild()));
      melds.add(new Zone.Word("m." + i, pieces(cards), set ? "set" : "run"));
    }
    return melds;
  }

  private List<Piece> pieces(Cards cards) {
    return CardIds.pieces(cards, options.deck()::face);
  }

  /// Adding a card to a meld, where any fits.
  private void add(List<Scene.Offer> offers) {
    Set<String> cards = new LinkedHashSet<>();
    Map<String, List<String>> melds = new LinkedHashMap<>();
    new Choices(options, view)
        .all(
            move -> {
              if (!(move instanceof Move.LayOff(int card, int meld))) return;
              cards.add(CardIds.of(card));
              melds.computeIfAbsent("m." + meld, _ -> new ArrayList<>()).add(CardIds.of(card));
            });
    if (cards.isEmpty()) return;
    var card = new Field.Pick("card", "First the card that you add", List.copyOf(cards));
    var meld =
        new Field.Pick(
            "meld", "Now the set or run that it fits", List.copyOf(melds.keySet()), 1, 1, melds);
    offers.add(Actions.ADD.offer("Add to a meld", card, meld));
  }

  /// Laying down a set or a run, where one is held: the cards of which one can be made.
  private void meld(List<Scene.Offer> offers) {
    Set<String> cards = new LinkedHashSet<>();
    Melds.each(
        view.held(),
        options.deck().wild(),
        options.longer(),
        meld -> cards.addAll(CardIds.list(meld)));
    if (cards.isEmpty()) return;
    String label = options.longer() ? "A set or a run" : "Three cards: a set or a run";
    int most = options.longer() ? cards.size() : 3;
    offers.add(
        Actions.MELD.offer(
            "Lay down", new Field.Pick("cards", label, List.copyOf(cards), 3, most)));
  }

  private List<Scene.Offer> offers() {
    if (!view.isMine()) return List.of();
    if (!view.turn().hasDrawn()) {
      List<Scene.Offer> offers = new ArrayList<>();
      offers.add(Actions.DRAW.offer("Draw from the pack").at("pack"));
      if (mayTakeUp()) offers.add(Actions.TAKE_UP.offer("Take up the discard").at("discards"));
      return offers;
    }
    List<String> hand = CardIds.list(view.held());
    List<Scene.Offer> offers = new ArrayList<>();
    meld(offers);
    add(offers);
    List<String> spare = new ArrayList<>(hand);
    Position.Turn turn = view.turn();
    if (options.mustKeep(turn, view.held(), turn.drawn())) spare.remove(CardIds.of(turn.drawn()));
    offers.add(
        Actions.DISCARD
            .offer("Discard {card}", new Field.Pick("card", "A card of your hand", spare))
            .at("discards"));
    return offers;
  }
}
