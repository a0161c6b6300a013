package parlour.games.anagrams;

import static parlour.games.sheets.CounterLines.times;

import java.util.List;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.anagrams.Player.Progress;
import parlour.games.material.Counters;
import parlour.games.sheets.BadEntry;
import parlour.games.sheets.CounterSheet;
import parlour.games.sheets.CounterSheet.Line;
import parlour.games.sheets.CounterSheet.Plan;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.ScoreSheet;

/// Anagrams: a counter for each word, one way or the other, and the lists of the varied form.
final class AnagramsSheet {
  private static final String MISDEALT = "misdealt";

  private AnagramsSheet() {}

  static ScoreSheet open(Anagrams game, int seats, Seat leader) {
    Payments payments = new Payments(game.options());
    Line fine =
        new Line(
            sheet ->
                EntryForm.of(
                    "fine",
                    "A fine to the leader (helping, or looking early)",
                    EntryForm.player("who", "player", sheet.lead().others())),
            (sheet, entry) -> {
              Seat who = entry.seat("who", sheet.lead().others());
              return sheet.with(payments.fine(sheet.counters(), who, sheet.lead().leader()));
            });
    return CounterSheet.open(
        new Plan(game.options().length().rounds(seats), List.of(round(game, payments), fine)),
        payments.begin(seats),
        leader);
  }

  /// A round of Anagrams: what became of each word and, in the varied form, the lists.
  private static Line round(Anagrams game, Payments payments) {
    boolean lists = game.options().varied().on();
    boolean first = lists && game.options().varied().first();
    List<EntryForm.Option> fates =
        List.of(
            new EntryForm.Option("solved", "announced in time"),
            new EntryForm.Option("failed", "did not"),
            new EntryForm.Option("forgotten", "the leader could not name it"),
            new EntryForm.Option(MISDEALT, "had wrong letters"));
    return new Line(
        sheet -> {
          Seats players = sheet.lead().others();
          EntryForm form =
              EntryForm.of("round", "Count the round")
                  .each(players, EntryForm.choice("fate", "their word", fates));
          if (lists)
            form =
                form.each(players, EntryForm.number("words", "words that stand"))
                    .each(sheet.allSeats(), EntryForm.number("errors", "errors found in others"));
          return form.plusIf(
              first, EntryForm.playerIfAny("first", "the first to announce", players));
        },
        (sheet, entry) -> {
          Counters counters = sheet.counters();
          Seats players = sheet.lead().others();
          for (Seat seat : players) {
            String fate = entry.text("fate", seat);
            counters =
                payments.settle(
                    counters, sheet.lead().leader(), seat, progress(fate), fate.equals(MISDEALT));
          }
          if (!lists) return sheet.with(counters).closes();
          Seat quickest = first ? entry.seatIfAny("first", players) : Seat.NOBODY;
          if (!quickest.isNobody()) counters = payments.word(counters, quickest);
          for (Seat seat : players)
            counters = times(counters, entry, "words", seat, payments::word);
          for (Seat seat : sheet.allSeats())
            counters = times(counters, entry, "errors", seat, payments::error);
          return sheet.with(counters).closes();
        });
  }

  private static Progress progress(String fate) {
    return switch (fate) {
      case "solved" -> Progress.SOLVED;
      case "forgotten" -> Progress.FORGOTTEN;
      case "failed", MISDEALT -> Progress.FAILED;
      default -> throw new BadEntry("Say what became of each word.");
    };
  }
}
