package parlour.server;

import java.util.Map;
import parlour.engine.Answer;
import parlour.engine.Log;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seed;
import parlour.engine.Settings;
import parlour.games.Catalog;
import parlour.games.Kind;

/// Games of Slap Jack to try things on.
final class Matches {
  static final Repertoire REPERTOIRE = new Repertoire();
  static final Kind SLAP_JACK = Catalog.find("slap-jack").orElseThrow();

  private Matches() {}

  static Log.Header header(int seats, long seed) {
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
  static Match picture(int seats) {
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
    Hearing hearing = new Hearing(match);
    hearing.clock(deadline(match));
    return hearing.match();
  }

  static long deadline(Match match) {
    return match.referee().prompt().deadline();
  }

  /// The right sound for the picture on top, or the first there is.
  static Answer cry(Match match, Seat by) {
    for (String verb : new String[] {"whistle", "sing", "giggle", "slap"}) {
      Answer answer = Answer.of(verb, "turn", "1");
      Hearing hearing = new Hearing(match);
      hearing.hear(new Hearing.Input(by, answer, 0, match.at()), java.util.Optional.empty());
      Prompt prompt = hearing.match().referee().prompt();
      if (hearing.stages().size() == 1 && prompt.deadline() == match.at() + 10) return answer;
    }
    return Answer.of("slap", "turn", "1");
  }
}
