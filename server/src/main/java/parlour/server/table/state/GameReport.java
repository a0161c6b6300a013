package parlour.server.table.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parlour.engine.MinuteLine;
import parlour.engine.Result;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneFrame;
import parlour.games.material.WordGame;
import parlour.lexicon.Judge;

/// What a finished game was, for the book of its club: who came to which place with how many
/// points, and the finest words.
public final class GameReport {
  /// So many words of a game are told: the longest, and those that brought most.
  private static final int MOST_WORDS = 12;

  private static final int SHORTEST = 4;
  private static final Pattern WORD =
      Pattern.compile("(?<![\\p{L}'’])\\p{Lu}{" + SHORTEST + ",}(?![\\p{L}'’])");
  private static final Pattern PLAYER = Pattern.compile("@(\\d+)");
  private static final Set<MinuteLine.Cue> WORD_CUES =
      Set.of(MinuteLine.Cue.WORD, MinuteLine.Cue.TAKE, MinuteLine.Cue.SWEEP, MinuteLine.Cue.SCORE);

  private GameReport() {}

  /// The report of a game that was played to its end; nothing for any other.
  public static Optional<Json> of(Table table) {
    if (!table.fault().isEmpty()) return Optional.empty();
    return table
        .match()
        .filter(Match::isOver)
        .flatMap(
            match ->
                match
                    .referee()
                    .result()
                    .map(
                        result ->
                            Json.fields()
                                .put("seats", Json.items(seats(table, match, result)))
                                .put("words", Json.items(words(table, match)))
                                .done()));
  }

  private static List<Json> seats(Table table, Match match, Result result) {
    List<Json> seats = new ArrayList<>();
    for (Scene.Place place : match.referee().scene(Seat.NOBODY).places()) {
      Seat seat = place.seat();
      int rank = 1;
      for (int i = 0; !result.ranking().get(i).has(seat); i++)
        rank += result.ranking().get(i).size();
      seats.add(
          Json.fields()
              .put("member", table.players().members().at(seat).id())
              .put("points", result.points().at(seat))
              .put("place", rank)
              .put("side", place.side())
              .done());
    }
    return seats;
  }

  /// A word and what it brought at once.
  private record Said(String word, int member, int gain) {}

  /// The words of the minute book that the game admits, each once, by the members who made them.
  private static List<Json> words(Table table, Match match) {
    Optional<Judge> judge = WordGame.judge(match.referee().game());
    if (judge.isEmpty()) return List.of();
    Map<String, Said> found = new LinkedHashMap<>();
    for (SceneFrame.Minute minute : match.minutes()) {
      MinuteLine line = minute.event().seenBy(Seat.NOBODY).line();
      Matcher player = PLAYER.matcher(line.text());
      if (!WORD_CUES.contains(line.cue()) || !player.find()) continue;
      int seat = Integer.parseInt(player.group(1));
      if (seat >= table.players().seats()) continue;
      int member = table.players().then(Seat.of(seat), minute.entry()).author();
      int gain = line.callout().map(MinuteLine.Callout::gain).orElse(0);
      Matcher words = WORD.matcher(line.text());
      while (member >= 0 && words.find()) {
        String word = words.group();
        if (!judge.get().judge(word.toLowerCase(Locale.ROOT)).good()) continue;
        Said said = new Said(word, member, gain);
        found.merge(word, said, (one, other) -> other.gain() > one.gain() ? other : one);
      }
    }
    return found.values().stream()
        .sorted((one, other) -> Integer.compare(weight(other), weight(one)))
        .limit(MOST_WORDS)
        .map(
            said ->
                Json.fields()
                    .put("member", said.member())
                    .put("word", said.word())
                    .put("gain", said.gain())
                    .done())
        .toList();
  }

  private static int weight(Said said) {
    return said.word().length() + Math.max(0, said.gain());
  }
}
