package parlour.games.rummy;

import parlour.engine.Seat;
import parlour.games.material.cards.Cards;
import parlour.games.sheets.BadEntry;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.HandSheet;
import parlour.games.sheets.HandSheet.Plan;

/// Animal Rummy and Skat: what is left in hand counts against its holder.
final class RummySheet {
  private RummySheet() {}

  static Plan plan(Rummy game) {
    Deck deck = game.options().deck();
    String label =
        "the number of each card left" + (deck.wild().isEmpty() ? "" : ", P for a picture");
    return Plan.fewest("points", "Hand")
        .line(
            sheet ->
                EntryForm.of("hand", "Count the hand")
                    .each(sheet.allSeats(), EntryForm.words("left", label))
                    .plusIf(game.options().length().minutes() > 0, EntryForm.TIME),
            (sheet, entry) -> {
              HandSheet next = sheet;
              for (Seat seat : sheet.allSeats())
                next = next.plus(seat, deck.count(cards(deck, entry.text("left", seat))));
              long atMillis = entry.on("time") ? Long.MAX_VALUE : 0;
              return next.closes(
                  game.isLast(sheet.tally().round(), next.tally().points(), atMillis));
            });
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
}
