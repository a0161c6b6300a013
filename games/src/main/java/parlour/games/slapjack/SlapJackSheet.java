package parlour.games.slapjack;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.cards.JackPack;
import parlour.games.sheets.BadEntry;
import parlour.games.sheets.Entry;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.HandSheet;
import parlour.games.sheets.HandSheet.Plan;

/// Slap Jack: whoever captures the whole pack wins; else somebody with fewest cards drops out, by
/// lot where several have so few, or the most cards win at once.
final class SlapJackSheet {
  private SlapJackSheet() {}

  static Plan plan(SlapJack game) {
    return Plan.most("cards", "Pack")
        .line(
            sheet ->
                EntryForm.of("pack", "The pack is turned through")
                    .each(in(sheet), EntryForm.number("cards", "cards captured"))
                    .plusIf(
                        game.options().toTheEnd(),
                        EntryForm.playerIfAny("lot", "whom the lot drops, of equals", in(sheet))),
            (sheet, entry) -> pack(game, sheet, entry));
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
