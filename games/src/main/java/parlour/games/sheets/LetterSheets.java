package parlour.games.sheets;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.letterpool.LetterPool;
import parlour.games.outinthecold.OutInTheCold;
import parlour.games.outinthecold.Position;
import parlour.games.sheets.HandSheet.Line;
import parlour.games.sheets.HandSheet.Plan;
import parlour.games.spellingmatch.Ending;
import parlour.games.travelling.LaidWord;
import parlour.games.travelling.Score;
import parlour.games.travelling.Scoring;
import parlour.games.travelling.Travelling;

/// The sheets of the games in which words won are the score.
final class LetterSheets {
  private LetterSheets() {}

  /// Letter Pool: the last declarer of a round wins the letters of a word.
  static Plan letterPool(LetterPool game) {
    return lettersByRounds(
        new Line(
            sheet ->
                EntryForm.of(
                    "round",
                    "A word is won",
                    EntryForm.playerIfAny("who", "by", sheet.allSeats()),
                    EntryForm.word("word", "the word")),
            (sheet, entry) -> {
              Seat who = entry.seatIfAny("who", sheet.allSeats());
              String word = entry.word("word");
              if (who.isNobody() != word.isEmpty())
                throw new BadEntry("Say who has won which word, or leave both.");
              HandSheet next = who.isNobody() ? sheet : sheet.wins(who, word);
              return next.closes(
                  sheet.tally().round() >= game.options().rounds().of(sheet.allSeats().size()),
                  new parlour.games.letterpool.Scoring(game.judge())
                      .standing(next.won())
                      .winners());
            }));
  }

  /// Out in the Cold: everybody wins their own word, but one is left out.
  static Plan outInTheCold(OutInTheCold game) {
    return lettersByRounds(
        new Line(
            sheet ->
                EntryForm.of(
                        "round",
                        "Count the round",
                        EntryForm.playerIfAny("cold", "out in the cold", sheet.allSeats()))
                    .each(sheet.allSeats(), EntryForm.words("words", "words won")),
            (sheet, entry) -> {
              HandSheet next = sheet;
              for (Seat seat : sheet.allSeats())
                for (String word : entry.words("words", seat)) next = next.wins(seat, word);
              Seat cold = entry.seatIfAny("cold", sheet.allSeats());
              if (!cold.isNobody()) next = next.mark(cold);
              return next.closes(
                  sheet.tally().round() >= game.options().rounds().of(sheet.allSeats().size()),
                  Position.Match.standing(next.won(), next.marks()).winners());
            }));
  }

  /// Travelling Letters: the best word of all rounds counts.
  static Plan travelling(Travelling game) {
    Scoring scoring = new Scoring(game.options(), game.judge().lexicon());
    return lettersByRounds(
        new Line(
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
            }));
  }

  private static Plan lettersByRounds(Line round) {
    return new Plan("letters", false, "Round", List.of(round));
  }

  /// Spelling Match: most words on the table win, and of equals whoever called "game".
  static Plan spellingMatch() {
    return new Plan(
        "words",
        false,
        "Match",
        List.of(
            new Line(
                sheet ->
                    EntryForm.of(
                            "match",
                            "Count the words",
                            EntryForm.playerIfAny("caller", "who called game", sheet.allSeats()))
                        .each(sheet.allSeats(), EntryForm.number("words", "words on the table")),
                (sheet, entry) -> {
                  Seat caller = entry.seatIfAny("caller", sheet.allSeats());
                  PerSeat<Integer> words =
                      PerSeat.of(
                          sheet.allSeats().size(), seat -> entry.number("words", seat, 0, 300));
                  Seats winners = Ending.result(words, caller).winners();
                  return sheet.with(words).closes(true, winners);
                })));
  }
}
