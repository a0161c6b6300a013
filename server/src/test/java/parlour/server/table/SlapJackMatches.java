package parlour.server.table;

import java.util.Map;
import parlour.engine.Answer;
import parlour.engine.Log;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seed;
import parlour.engine.Settings;
import parlour.games.Catalog;
import parlour.games.CatalogEntry;
import parlour.server.table.state.Judging;
import parlour.server.table.state.Match;
import parlour.server.table.state.OpenGames;

/// Games of Slap Jack to try things on.
public final class SlapJackMatches {
  public static final OpenGames REPERTOIRE = new OpenGames();
  public static final CatalogEntry SLAP_JACK = Catalog.find("slap-jack").orElseThrow();

  private SlapJackMatches() {}

  public static Log.Header header(int seats, long seed) {
    return new Log.Header(
        SLAP_JACK.id(),
        SLAP_JACK.rules(),
        Settings.of(SLAP_JACK.settings(), Map.of()),
        REPERTOIRE.lexicon().version(),
        seats,
        new Seed(seed, "00".repeat(32)));
  }

  static Match dealt(int seats, long seed) {
    return Match.dealt(header(seats, seed), REPERTOIRE);
  }

  /// A game in which a picture lies on top, nobody having said anything yet.
  public static Match picture(int seats) {
    for (long seed = 1; ; seed++) {
      Match match = cardTurned(dealt(seats, seed));
      if (deadline(match) - match.at() == 5_000) return match;
    }
  }

  /// A game in which a number lies on top.
  static Match number(int seats) {
    for (long seed = 1; ; seed++) {
      Match match = cardTurned(dealt(seats, seed));
      if (deadline(match) - match.at() == 1_500) return match;
    }
  }

  static Match cardTurned(Match match) {
    Judging hearing = new Judging(match);
    hearing.clock(deadline(match));
    return hearing.match();
  }

  public static long deadline(Match match) {
    return match.referee().prompt().deadlineMillis();
  }

  /// The right sound for the picture on top, or the first there is.
  public static Answer cry(Match match, Seat by) {
    for (String verb : new String[] {"whistle", "sing", "giggle", "slap"}) {
      Answer answer = Answer.of(verb, "turn", "1");
      Judging hearing = new Judging(match);
      hearing.hear(new Judging.Input(by, answer, 0, match.at()), java.util.Optional.empty());
      Prompt prompt = hearing.match().referee().prompt();
      if (hearing.stages().size() == 1 && prompt.deadlineMillis() == match.at() + 10) return answer;
    }
    return Answer.of("slap", "turn", "1");
  }
}
