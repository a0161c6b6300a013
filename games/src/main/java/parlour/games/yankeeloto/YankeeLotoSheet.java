package parlour.games.yankeeloto;

import static parlour.games.sheets.CounterLines.about;
import static parlour.games.sheets.CounterLines.between;
import static parlour.games.sheets.CounterLines.ticked;

import java.util.List;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.sheets.CounterSheet;
import parlour.games.sheets.CounterSheet.Line;
import parlour.games.sheets.CounterSheet.Plan;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.ScoreSheet;

/// Yankee Loto: stakes, fines, and the pool for whoever has Loto.
final class YankeeLotoSheet {
  private YankeeLotoSheet() {}

  static ScoreSheet open(YankeeLoto game, int seats, Seat leader) {
    String staking = game.options().houseCalls() ? "everybody puts " : "all but the leader put ";
    Plan plan =
        new Plan(
            seats,
            List.of(
                new Line(
                    sheet ->
                        EntryForm.of(
                            "stake", "A round begins: " + staking + Payments.STAKE + " in"),
                    (sheet, _) ->
                        sheet.with(
                            Payments.stake(
                                sheet.counters(), game.options().players(sheet.lead())))),
                about(
                    "pays",
                    "Has no word, or cried Loto falsely: one to the pool",
                    (sheet, who) -> sheet.with(Payments.fine(sheet.counters(), who))),
                between(
                    "struck", "Laid what is no word: pays whoever showed it", Payments::discovery),
                new Line(
                    sheet ->
                        EntryForm.of("loto", "Loto")
                            .each(
                                game.options().players(sheet.lead()),
                                EntryForm.tick("won", "has Loto")),
                    (sheet, entry) -> {
                      Seats winners = ticked(entry, "won", game.options().players(sheet.lead()));
                      if (winners.isEmpty()) return sheet.closes();
                      return sheet.with(Payments.win(sheet.counters(), winners)).closes();
                    })));
    return CounterSheet.open(plan, Payments.begin(seats), leader);
  }
}
