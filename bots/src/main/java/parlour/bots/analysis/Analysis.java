package parlour.bots.analysis;

import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.wire.Json;

/// The analysis of a finished game: the best plays of each turn, how the scores changed, and the
/// finest word of each player.
///
/// @param entries how many entries of the log were analysed
public record Analysis(
    String game, int seats, int entries, List<Turn> turns, List<Lead> leads, List<Finest> finest) {
  /// A play of one chair, and what else it could have played.
  ///
  /// @param entry the number of its entry in the log, from 1
  /// @param atMillis time since the deal
  /// @param lines what the minute book says about it, for every eye
  /// @param played the play in words
  /// @param costHundredths how much better the best play was, in hundredths of a point; 0 where
  ///   this play was as good, -1 where it was not valued
  public record Turn(
      int entry,
      long atMillis,
      Seat by,
      List<String> lines,
      String played,
      int costHundredths,
      Alternatives alternatives) {}

  /// What could have been played.
  ///
  /// @param best the best plays of this chair, best first
  /// @param missed what others could have said out of turn, and did not
  public record Alternatives(List<Alternative> best, List<Missed> missed) {}

  /// A play that could have been made, and its value.
  public record Alternative(String play, int valueHundredths) {}

  /// A play out of turn that a chair let pass.
  public record Missed(Seat by, String play) {}

  /// The scores from an entry on.
  public record Lead(int entry, long atMillis, PerSeat<Integer> scores) {}

  /// The finest word of a chair: the longest, and of equally long ones the rarest.
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
                turn.alternatives.best.stream()
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
                turn.alternatives.missed.stream()
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
