package parlour.games.rotation;

import static parlour.games.sheets.CounterLines.about;

import java.util.List;
import java.util.function.BiFunction;
import parlour.engine.Seat;
import parlour.games.material.Counters;
import parlour.games.sheets.CounterSheet;
import parlour.games.sheets.CounterSheet.Line;
import parlour.games.sheets.CounterSheet.Plan;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.ScoreSheet;

/// Rotation: counters from the pool for letters and words; the hand ends by itself when the pool is
/// empty.
final class RotationSheet {
  private RotationSheet() {}

  static ScoreSheet open(Rotation game, int seats, Seat dealer) {
    Payments payments = new Payments(game.options());
    Counters fresh = Payments.begin(seats);
    BiFunction<CounterSheet, Counters, CounterSheet> after =
        (sheet, paid) ->
            payments.isExhausted(paid) ? sheet.with(paid).noted(fresh).closes() : sheet.with(paid);
    List<Line> lines =
        List.of(
            about(
                "fails",
                "Cannot play the letter: the others get one each",
                (sheet, who) ->
                    after.apply(sheet, payments.fine(sheet.counters(), sheet.allSeats(), who))),
            new Line(
                sheet ->
                    EntryForm.of(
                        "special",
                        "Plays one of the four special letters",
                        EntryForm.player("who", "player", sheet.allSeats()),
                        EntryForm.number("worth", "its value").usually("1")),
                (sheet, entry) ->
                    after.apply(
                        sheet,
                        payments.pay(
                            sheet.counters(),
                            entry.seat("who", sheet.allSeats()),
                            entry.number("worth", 1, 4)))),
            about(
                "finishes",
                "Plays the last letter of the word",
                (sheet, who) -> after.apply(sheet, payments.pay(sheet.counters(), who, 1))),
            new Line(
                sheet ->
                    EntryForm.of(
                        "hand",
                        "The hand is over",
                        EntryForm.playerIfAny("out", "who went out", sheet.allSeats()),
                        EntryForm.number("left", "letters left in the other hands")),
                (sheet, entry) -> {
                  Seat out = entry.seatIfAny("out", sheet.allSeats());
                  int left = entry.number("left", 0, 300);
                  Counters paid =
                      out.isNobody() ? sheet.counters() : payments.pay(sheet.counters(), out, left);
                  return sheet.with(paid).noted(fresh).closes();
                }));
    return CounterSheet.open(new Plan(game.options().hands(seats), lines), fresh, dealer);
  }
}
