package parlour.games.wildanimal;

import parlour.engine.Seat;
import parlour.games.material.cards.AnimalPack;
import parlour.games.sheets.BadEntry;
import parlour.games.sheets.Entry;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.HandSheet;
import parlour.games.sheets.HandSheet.Plan;

/// Wild Animal: the cards each has left; fewest win.
final class WildAnimalSheet {
  private WildAnimalSheet() {}

  static Plan plan(int deals) {
    return Plan.fewest("cards left", "Deal")
        .line(
            sheet ->
                EntryForm.of("deal", "Count the deal")
                    .each(sheet.allSeats(), EntryForm.number("left", "cards left")),
            (sheet, entry) -> shared(sheet, entry).closes(sheet.tally().round() >= deals));
  }

  /// The pack is shared out among the players: their cards must make the whole.
  private static HandSheet shared(HandSheet sheet, Entry entry) {
    HandSheet next = sheet;
    int sum = 0;
    for (Seat seat : sheet.allSeats()) {
      int cards = entry.number("left", seat, 0, AnimalPack.SIZE);
      sum += cards;
      next = next.plus(seat, cards);
    }
    if (sum != AnimalPack.SIZE)
      throw new BadEntry(
          "That makes "
              + sum
              + " cards; it must be "
              + AnimalPack.SIZE
              + ", for all cards are in play.");
    return next;
  }
}
