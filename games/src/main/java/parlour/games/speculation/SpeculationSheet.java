package parlour.games.speculation;

import static parlour.games.sheets.CounterLines.MOST_WORDS;
import static parlour.games.sheets.CounterLines.times;

import java.util.List;
import parlour.engine.Seat;
import parlour.games.material.Counters;
import parlour.games.sheets.CounterSheet;
import parlour.games.sheets.CounterSheet.Line;
import parlour.games.sheets.CounterSheet.Plan;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.ScoreSheet;

/// Speculation: a counter for every word, for every error found, and for what the dealer overlooks.
final class SpeculationSheet {
  private SpeculationSheet() {}

  static ScoreSheet open(Speculation game, int seats, Seat dealer) {
    Payments payments = new Payments(game.options());
    Line deal =
        new Line(
            sheet ->
                EntryForm.of(
                        "deal",
                        "Count the deal",
                        EntryForm.number("plum", "words of the dealer's Plum that stand"))
                    .each(sheet.allSeats(), EntryForm.number("words", "words that stand"))
                    .each(sheet.allSeats(), EntryForm.number("errors", "errors found in others"))
                    .each(
                        sheet.lead().others(),
                        EntryForm.number("noticed", "Plum words the dealer overlooked")),
            (sheet, entry) -> {
              Counters counters = sheet.counters();
              Seat plum = sheet.lead().leader();
              for (Seat seat : sheet.lead().others())
                counters =
                    times(
                        counters,
                        entry,
                        "noticed",
                        seat,
                        (held, who) -> payments.noticed(held, plum, who));
              for (Seat seat : sheet.allSeats()) {
                counters = times(counters, entry, "words", seat, Payments::word);
                counters = times(counters, entry, "errors", seat, Payments::error);
              }
              for (int i = entry.number("plum", 0, MOST_WORDS); i > 0; i--)
                counters = Payments.word(counters, plum);
              return sheet.with(counters).closes();
            });
    return CounterSheet.open(
        new Plan(game.options().length().deals(seats), List.of(deal)),
        Payments.begin(seats),
        dealer);
  }
}
