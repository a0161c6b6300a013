package parlour.bots.analysis;

import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.wire.Json;

/// A game gone through again: what was there to be had at each turn, how the lead changed, and the
/// finest word of each.
///
/// @param entries how many entries of the log were gone through
public record Analysis(
    String game, int seats, int entries, List<Turn> turns, List<Lead> leads, List<Finest> finest) {
  /// One play of one chair, and what else there was.
  ///
  /// @param entry the number of its entry in the log, from one
  /// @param at milliseconds since the deal
  /// @param lines what the minute book says of it, for every eye
  /// @param played the play in words
  /// @param cost how much better the best was, in hundredths of a point; nought where the play was
  ///   as good, -1 where it was not weighed
  public record Turn(
      int entry,
      long atMillis,
      Seat by,
      List<String> lines,
      String played,
      int costHundredths,
      Chances chances) {}

  /// What there was.
  ///
  /// @param there the best that was there to be had, best first
  /// @param missed what others could have said just then, and did not
  public record Chances(List<Chance> best, List<Missed> missed) {}

  /// A play that could have been made, and what it was worth in hundredths of a point.
  public record Chance(String play, int valueHundredths) {}

  /// Something a chair that could speak out of turn let pass.
  public record Missed(Seat by, String play) {}

  /// How the scores stood from an entry on.
  public record Lead(int entry, long atMillis, PerSeat<Integer> scores) {}

  /// The finest word of a chair: the longest, of equal ones the rarest.
  public record Finest(Seat by, String word, String meaning, int entry) {}

  public Json json() {
    return Json.fields()
        .put("game", game)
        .put("seats", seats)
        .put("entries", entries)
        .put("turns", Json.items(turns.stream().map(Analysis::json).toList()))
        .put("leads", Json.items(leads.stream().map(Analysis::json).toList()))
        .put("finest", Json.items(finest.stream().map(Analysis::json).toList()))
        .done();
  }

  private static Json json(Turn turn) {
    Json.Writer out =
        Json.fields()
            .put("entry", turn.entry)
            .put("at", turn.atMillis)
            .put("seat", turn.by.index())
            .put("lines", Json.texts(turn.lines))
            .put("played", turn.played)
            .put("cost", turn.costHundredths);
    return out.put(
            "there",
            Json.items(
                turn.chances.best.stream()
                    .map(
                        chance ->
                            Json.fields()
                                .put("play", chance.play)
                                .put("worth", chance.valueHundredths)
                                .done())
                    .toList()))
        .put(
            "missed",
            Json.items(
                turn.chances.missed.stream()
                    .map(
                        missed ->
                            Json.fields()
                                .put("seat", missed.by.index())
                                .put("play", missed.play)
                                .done())
                    .toList()))
        .done();
  }

  private static Json json(Lead lead) {
    Json[] scores = new Json[lead.scores.seats()];
    for (int i = 0; i < scores.length; i++) scores[i] = Json.of(lead.scores.at(Seat.of(i)));
    return Json.fields()
        .put("entry", lead.entry)
        .put("at", lead.atMillis)
        .put("scores", Json.items(List.of(scores)))
        .done();
  }

  private static Json json(Finest finest) {
    return Json.fields()
        .put("seat", finest.by.index())
        .put("word", finest.word)
        .put("meaning", finest.meaning)
        .put("entry", finest.entry)
        .done();
  }
}
