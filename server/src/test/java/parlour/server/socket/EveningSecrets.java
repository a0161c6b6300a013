package parlour.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import parlour.engine.wire.Json;
import parlour.server.evening.EveningEvent;
import parlour.server.evening.EveningReplay;

/// What the frames of an evening must not tell.
final class EveningSecrets {
  private EveningSecrets() {}

  /// The id of a table is told only to those who sit there, and the words to nobody.
  static void check(long seed, Json frame, EveningReplay stored) {
    String text = frame.write();
    int eye = frame.at("eye").asInt();
    for (EveningEvent.TablesLaid laid : stored.tableSets())
      for (int i = 0; i < laid.tables().size(); i++)
        if (text.contains(laid.tables().get(i)))
          assertThat(frame.at("round").asInt() == laid.round() && chairs(frame, i).contains(eye))
              .as("seed %s: guest %s is told of table %s: %s", seed, eye, i + 1, text)
              .isTrue();
    if (eye >= 0 && text.contains("\"seat\":"))
      assertThat(thisGame(frame))
          .as("seed %s: sent to a table where a bot has taken the chair", seed)
          .doesNotContain(guest(frame, eye) + " has left.");
    for (String word : SimulatedHostess.WORDS)
      assertThat(text).as("seed %s: a word of an envelope", seed).doesNotContain(word);
    // A word that was drawn may also be one of the minute book's, two of one game are not.
    Set<String> words = new HashSet<>(Arrays.asList(text.split("[^a-z]+")));
    for (EveningEvent.TablesLaid laid : stored.tableSets())
      assertThat(laid.words().stream().filter(words::contains).count())
          .as("seed %s: the words %s in %s", seed, laid.words(), text)
          .isLessThan(2);
  }

  private static String guest(Json frame, int number) {
    return frame.at("guests").asItems().get(number).at("name").asText();
  }

  /// The lines of the minute book since the last bell that began a game.
  private static List<String> thisGame(Json frame) {
    List<String> lines =
        frame.at("lines").asItems().stream().map(line -> line.at("text").asText()).toList();
    int bell = lines.lastIndexOf("The bell: game " + frame.at("round").asInt() + " begins.");
    return lines.subList(bell + 1, lines.size());
  }

  private static List<Integer> chairs(Json frame, int table) {
    return frame.at("tables").asItems().get(table).at("chairs").asItems().stream()
        .map(Json::asInt)
        .toList();
  }
}
