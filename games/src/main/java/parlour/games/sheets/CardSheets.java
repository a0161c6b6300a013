package parlour.games.sheets;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.bidjack.BidJack;
import parlour.games.bidjack.Position.Contract;
import parlour.games.bidjack.Position.Match;
import parlour.games.bidjack.Scoring;
import parlour.games.material.cards.AnimalPack;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.JackPack;
import parlour.games.rummy.Deck;
import parlour.games.rummy.Rummy;
import parlour.games.sheets.HandSheet.Line;
import parlour.games.sheets.HandSheet.Plan;
import parlour.games.slapjack.SlapJack;

/// The sheets of the games with cards.
final class CardSheets {
  private static final EntryForm.Blank TIME = EntryForm.tick("time", "the time is up");

  private CardSheets() {}

  /// Animal Rummy and Skat: what is left in hand counts against its holder.
  static Plan rummy(Rummy game) {
    boolean byTime = game.options().length().minutes() > 0;
    Deck deck = game.options().deck();
    String label = "numbers left" + (deck.wild().isEmpty() ? "" : ", P for a picture");
    EntryForm.Blank left = EntryForm.words("left", label);
    return new Plan(
        "points",
        true,
        "Hand",
        List.of(
            new Line(
                sheet -> {
                  EntryForm form =
                      EntryForm.of("hand", "Count the hand").each(sheet.allSeats(), left);
                  return byTime ? form.plus(List.of(TIME)) : form;
                },
                (sheet, entry) -> {
                  HandSheet next = sheet;
                  for (Seat seat : sheet.allSeats())
                    next = next.plus(seat, deck.count(cards(deck, entry.text("left", seat))));
                  PerSeat<Integer> totals = next.tally().points();
                  long atMillis = entry.on("time") ? Long.MAX_VALUE : 0;
                  return next.closes(
                      game.isLast(sheet.tally().round(), totals, atMillis),
                      Result.fewestWins(totals).winners());
                })));
  }

  /// The cards that somebody names by their numbers; of one number there are four.
  private static Cards cards(Deck deck, String numbers) {
    Cards cards = Cards.NONE;
    for (String part : numbers.split("[\\s,;]+")) {
      if (part.isEmpty()) continue;
      cards = cards.with(next(deck, cards, part));
    }
    return cards;
  }

  private static int next(Deck deck, Cards held, String named) {
    boolean picture = named.equalsIgnoreCase("p") && !deck.wild().isEmpty();
    Cards among = Cards.NONE;
    if (picture) {
      among = deck.wild();
    } else if (named.matches("[0-9]{1,2}")) {
      int number = Integer.parseInt(named);
      Cards numbers = Cards.pack(deck.size).minus(deck.wild());
      for (int i = 0; i < 4 && number > 0; i++)
        if (4 * (number - 1) + i < deck.size) among = among.with(4 * (number - 1) + i);
      among = among.and(numbers);
    }
    Cards free = among.minus(held);
    if (among.isEmpty()) throw new BadEntry("No card bears “" + named + "”.");
    if (free.isEmpty()) throw new BadEntry("There are not so many cards of " + named + ".");
    return free.lowest();
  }

  static Plan bidJack(BidJack game) {
    boolean byTime = game.options().minutes() > 0;
    return new Plan(
        "points",
        false,
        "Hand",
        List.of(
            new Line(
                sheet -> {
                  EntryForm form =
                      EntryForm.of(
                              "hand",
                              "Count the hand",
                              EntryForm.player("bidder", "who bid highest", sheet.allSeats()),
                              EntryForm.number("bid", "tricks bid"))
                          .each(sheet.allSeats(), EntryForm.number("tricks", "tricks taken"));
                  return byTime ? form.plus(List.of(TIME)) : form;
                },
                (sheet, entry) -> bid(game, sheet, entry))));
  }

  private static HandSheet bid(BidJack game, HandSheet sheet, Entry entry) {
    int most = JackPack.NUMBERS / sheet.allSeats().size();
    Seat bidder = entry.seat("bidder", sheet.allSeats());
    int bid = entry.number("bid", 1, most);
    PerSeat<Integer> taken =
        PerSeat.of(sheet.allSeats().size(), seat -> entry.number("tricks", seat, 0, most));
    Contract contract = Contract.played(bid, bidder, taken);
    Scoring scoring = new Scoring(game.options());
    PerSeat<Integer> points = scoring.score(sheet.tally().points(), contract, new ArrayList<>());
    Match match = new Match(points, sheet.tally().dealer(), sheet.tally().round());
    long atMillis = entry.on("time") ? Long.MAX_VALUE : 0;
    return sheet.with(points).closes(game.isLast(match, atMillis), scoring.winners(points, bidder));
  }

  /// Wild Animal: the cards each has left; fewest win.
  static Plan wildAnimal(int deals) {
    return new Plan(
        "cards left",
        true,
        "Deal",
        List.of(
            new Line(
                sheet ->
                    EntryForm.of("deal", "Count the deal")
                        .each(sheet.allSeats(), EntryForm.number("left", "cards left")),
                (sheet, entry) -> {
                  HandSheet next =
                      shared(sheet, entry, "left", AnimalPack.SIZE, "all cards are in play");
                  return next.closes(
                      sheet.tally().round() >= deals,
                      Result.fewestWins(next.tally().points()).winners());
                })));
  }

  /// The pack is shared out among the players: their cards must make the whole.
  private static HandSheet shared(
      HandSheet sheet, Entry entry, String blank, int whole, String why) {
    HandSheet next = sheet;
    int sum = 0;
    for (Seat seat : sheet.allSeats()) {
      int cards = entry.number(blank, seat, 0, whole);
      sum += cards;
      next = next.plus(seat, cards);
    }
    if (sum != whole)
      throw new BadEntry(
          "That makes " + sum + " cards; it must be " + whole + ", for " + why + ".");
    return next;
  }

  /// Bull Frog: whoever was last croaks; fewest croaks win.
  static Plan bullFrog(int deals) {
    return new Plan(
        "croaks",
        true,
        "Deal",
        List.of(
            new Line(
                sheet ->
                    EntryForm.of(
                        "croak",
                        "Somebody croaks",
                        EntryForm.player("frog", "the frog", sheet.allSeats())),
                (sheet, entry) -> {
                  HandSheet next = sheet.plus(entry.seat("frog", sheet.allSeats()), 1);
                  return next.closes(
                      sheet.tally().round() >= deals,
                      Result.fewestWins(next.tally().points()).winners());
                })));
  }

  /// Authors and Good Books: most books win when all are down.
  static Plan books() {
    return new Plan(
        "books",
        false,
        "Book",
        List.of(
            new Line(
                sheet ->
                    EntryForm.of(
                        "book", "A book is laid", EntryForm.player("who", "by", sheet.allSeats())),
                (sheet, entry) -> {
                  HandSheet next = sheet.plus(entry.seat("who", sheet.allSeats()), 1);
                  return ends(next, sheet.tally().round() >= AuthorsPack.AUTHORS);
                }),
            new Line(
                _ -> EntryForm.of("stop", "The time is up"), (sheet, _) -> ends(sheet, true))));
  }

  private static HandSheet ends(HandSheet sheet, boolean over) {
    return sheet.closes(over, Result.mostWins(sheet.tally().points()).winners());
  }

  /// Slap Jack: whoever captures the whole pack wins; else somebody with fewest cards drops out, by
  /// lot where several have so few, or the most cards win at once.
  static Plan slapJack(SlapJack game) {
    return new Plan(
        "cards",
        false,
        "Pack",
        List.of(
            new Line(
                sheet ->
                    EntryForm.of("pack", "The pack is turned through")
                        .each(in(sheet), EntryForm.number("cards", "cards captured"))
                        .plus(
                            game.options().toTheEnd()
                                ? List.of(
                                    EntryForm.playerIfAny(
                                        "lot", "whom the lot drops, of equals", in(sheet)))
                                : List.of()),
                (sheet, entry) -> pack(game, sheet, entry))));
  }

  private static HandSheet pack(SlapJack game, HandSheet sheet, Entry entry) {
    Seats in = in(sheet);
    PerSeat<Integer> captured = sheet.tally().points();
    for (Seat seat : in)
      captured = captured.with(seat, entry.number("cards", seat, 0, JackPack.SIZE));
    HandSheet counted = sheet.with(captured);
    Seats richest = SlapJack.richest(captured, in);
    if (!game.options().toTheEnd() || captured.at(richest.lowest()) == JackPack.SIZE)
      return counted.closes(true, richest);
    Seats poorest = SlapJack.poorest(captured, in);
    Seat lot = entry.seatIfAny("lot", in);
    if (poorest.size() > 1 && !poorest.has(lot))
      throw new BadEntry("Several have fewest cards: draw lots, and say who drops out.");
    Seat out = poorest.size() > 1 ? lot : poorest.lowest();
    HandSheet dropped = counted.mark(out).with(captured.with(out, 0));
    return dropped.closes(in(dropped).size() == 1, in(dropped));
  }

  private static Seats in(HandSheet sheet) {
    Seats in = Seats.NONE;
    for (Seat seat : sheet.allSeats()) if (sheet.marks().at(seat) == 0) in = in.with(seat);
    return in;
  }
}
