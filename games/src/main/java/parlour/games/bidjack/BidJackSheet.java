package parlour.games.bidjack;

import java.util.ArrayList;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.bidjack.Position.Contract;
import parlour.games.bidjack.Position.Match;
import parlour.games.sheets.BadEntry;
import parlour.games.sheets.Entry;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.HandSheet;
import parlour.games.sheets.HandSheet.Plan;

/// Bid Jack: what was bid and what each has taken.
final class BidJackSheet {
  private BidJackSheet() {}

  static Plan plan(BidJack game) {
    return Plan.most("points", "Hand")
        .line(
            sheet ->
                EntryForm.of(
                        "hand",
                        "Count the hand",
                        EntryForm.player("bidder", "who bid highest", sheet.allSeats()),
                        EntryForm.number("bid", "tricks bid"))
                    .each(sheet.allSeats(), EntryForm.number("tricks", "tricks taken"))
                    .plusIf(game.options().minutes() > 0, EntryForm.TIME),
            (sheet, entry) -> bid(game, sheet, entry));
  }

  private static HandSheet bid(BidJack game, HandSheet sheet, Entry entry) {
    int most = Options.dealt(sheet.allSeats().size());
    Seat bidder = entry.seat("bidder", sheet.allSeats());
    int bid = entry.number("bid", 1, most);
    PerSeat<Integer> taken =
        PerSeat.of(sheet.allSeats().size(), seat -> entry.number("tricks", seat, 0, most));
    int all = 0;
    for (Seat seat : sheet.allSeats()) all += taken.at(seat);
    if (all != most)
      throw new BadEntry("There are " + most + " tricks in a hand, not " + all + ".");
    Contract contract = Contract.played(bid, bidder, taken);
    Scoring scoring = new Scoring(game.options());
    PerSeat<Integer> points = scoring.score(sheet.tally().points(), contract, new ArrayList<>());
    Match match = new Match(points, sheet.tally().dealer(), sheet.tally().round());
    long atMillis = entry.on("time") ? Long.MAX_VALUE : 0;
    return sheet.with(points).closes(game.isLast(match, atMillis), scoring.winners(points, bidder));
  }
}
