package parlour.games.wordbuilding;

import static parlour.games.sheets.CounterLines.ROUND_OVER;
import static parlour.games.sheets.CounterLines.about;
import static parlour.games.sheets.CounterLines.between;
import static parlour.games.sheets.CounterLines.ticked;

import java.util.List;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.sheets.CounterSheet;
import parlour.games.sheets.CounterSheet.Line;
import parlour.games.sheets.CounterSheet.Plan;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.ScoreSheet;

/// Word Building: what each draws for letters added, and pays for letters not added.
final class WordBuildingSheet {
  private WordBuildingSheet() {}

  static ScoreSheet open(WordBuilding game, int seats, Seat dealer) {
    Plan plan =
        new Plan(
            game.options().rounds().count(seats),
            List.of(
                about(
                    "one",
                    "First letter, or a new syllable",
                    (sheet, who) -> sheet.with(letter(sheet, who, false))),
                about(
                    "two",
                    "Transposed the letters",
                    (sheet, who) -> sheet.with(letter(sheet, who, true))),
                about(
                    "closed",
                    "Closes the word",
                    (sheet, who) -> sheet.with(Payments.close(sheet.counters(), who))),
                new Line(
                    sheet ->
                        EntryForm.of(
                                "fails",
                                "Cannot add a letter in the first part: pays each who has",
                                EntryForm.player("who", "player", sheet.allSeats()))
                            .each(sheet.allSeats(), EntryForm.tick("has", "has added a letter")),
                    (sheet, entry) -> {
                      Seat who = entry.seat("who", sheet.allSeats());
                      Seats builders = ticked(entry, "has", sheet.allSeats());
                      return sheet.with(Payments.unable(sheet.counters(), who, builders));
                    }),
                between(
                    "last",
                    "Cannot build it up: pays the last player",
                    (counters, who, last) -> Payments.unable(counters, who, Seats.of(last))),
                between(
                    "doubt",
                    "Was wrong about a doubted word: pays the other",
                    (counters, who, whom) -> Payments.doubt(counters, who, whom, 1)),
                ROUND_OVER));
    return CounterSheet.open(plan, Payments.begin(seats), dealer);
  }

  private static Counters letter(CounterSheet sheet, Seat who, boolean transposed) {
    int count = Payments.letter(!transposed, false, transposed);
    return Payments.draw(sheet.counters(), who, count);
  }
}
