package parlour.games.travelling;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.HandSheet;
import parlour.games.sheets.HandSheet.Plan;

/// The Travelling Letters: the best word of all rounds counts.
final class TravellingSheet {
  private TravellingSheet() {}

  static Plan plan(Travelling game) {
    Scoring scoring = new Scoring(game.options(), game.judge().lexicon());
    return Plan.most("letters", "Round")
        .line(
            sheet ->
                EntryForm.of("round", "Show the words")
                    .each(sheet.allSeats(), EntryForm.word("word", "their word")),
            (sheet, entry) -> {
              HandSheet next = sheet;
              for (Seat seat : sheet.allSeats()) next = next.wins(seat, entry.word("word", seat));
              List<LaidWord> laid = new ArrayList<>();
              for (Seat seat : sheet.allSeats())
                for (int round = 0; round < next.won().at(seat).words().size(); round++)
                  laid.add(LaidWord.shown(round + 1, seat, next.won().at(seat).words().get(round)));
              PerSeat<Score> scores =
                  PerSeat.of(sheet.allSeats().size(), seat -> scoring.together(laid, seat));
              HandSheet best = next.with(scores.map((_, score) -> score.letters()));
              return best.closes(
                  sheet.tally().round() >= game.options().rounds(), Scoring.winners(scores));
            });
  }
}
