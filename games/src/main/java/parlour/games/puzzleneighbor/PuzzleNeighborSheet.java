package parlour.games.puzzleneighbor;

import java.util.List;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.sheets.BadEntry;
import parlour.games.sheets.CounterSheet;
import parlour.games.sheets.CounterSheet.Line;
import parlour.games.sheets.CounterSheet.Plan;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.ScoreSheet;

/// Puzzle Your Neighbor: what each pays or gets for their neighbour's word.
final class PuzzleNeighborSheet {
  private PuzzleNeighborSheet() {}

  static ScoreSheet open(PuzzleNeighbor game, int seats, Seat leader) {
    List<EntryForm.Option> fates =
        List.of(
            new EntryForm.Option("solved", "solved"),
            new EntryForm.Option("failed", "not solved"),
            new EntryForm.Option("unspelt", "the setter could not spell it"));
    Line round =
        new Line(
            sheet ->
                EntryForm.of(
                        "round",
                        "Count the round",
                        EntryForm.playerIfAny("first", "the first to solve", sheet.allSeats()))
                    .each(
                        sheet.allSeats(),
                        EntryForm.choice("fate", "their neighbour's word", fates)),
            (sheet, entry) -> {
              Counters counters = sheet.counters();
              Neighbors neighbors = Neighbors.of(sheet.round(), seats);
              Seats unsolved = Seats.NONE;
              Seat first = entry.seatIfAny("first", sheet.allSeats());
              for (Seat seat : sheet.allSeats()) {
                Seat setter = neighbors.setter(seat);
                String fate = entry.text("fate", seat);
                counters =
                    switch (fate) {
                      case "solved" -> Payments.solved(counters, setter, seat);
                      case "unspelt" -> Payments.unspelt(counters, setter, seat);
                      case "failed" -> Payments.unsolved(counters, setter, seat);
                      default -> throw new BadEntry("Say what became of each word.");
                    };
                if (!fate.equals("solved")) unsolved = unsolved.with(seat);
              }
              if (unsolved.has(first))
                throw new BadEntry("The first to solve has solved their neighbour's word.");
              if (!first.isNobody()) counters = Payments.first(counters, first, unsolved);
              return sheet.with(counters).closes();
            });
    return CounterSheet.open(
        new Plan(game.options().rounds(seats), List.of(round)), Payments.begin(seats), leader);
  }
}
