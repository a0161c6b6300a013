package parlour.server.table;

import java.util.Map;
import java.util.Optional;
import parlour.engine.Answer;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.engine.play.Seed;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.house.HouseList;
import parlour.server.table.state.Judging;
import parlour.server.table.state.Match;
import parlour.server.table.state.OpenGames;

/// Games of Slap Jack in certain positions, for tests.
public final class SlapJackMatches {
  public static final OpenGames GAMES = new OpenGames(HouseList.NONE);
  public static final CatalogEntry SLAP_JACK = Catalog.find("slap-jack").orElseThrow();

  private SlapJackMatches() {}

  public static Log.Header header(int seats, long seed) {
    return new Log.Header(
        SLAP_JACK.id(),
        SLAP_JACK.rulesVersion(),
        Settings.of(SLAP_JACK.settings(), Map.of()),
        GAMES.lexicon().version(),
        seats,
        new Seed(seed, "00".repeat(32)));
  }

  static Match dealt(int seats, long seed) {
    return Match.dealt(header(seats, seed), GAMES);
  }

  /// A game with a picture on top to which nobody has reacted yet.
  public static Match picture(int seats) {
    for (long seed = 1; ; seed++) {
      Match match = cardTurned(dealt(seats, seed));
      if (deadline(match) - match.atMillis() == 5_000) return match;
    }
  }

  /// A game with a number on top.
  static Match number(int seats) {
    for (long seed = 1; ; seed++) {
      Match match = cardTurned(dealt(seats, seed));
      if (deadline(match) - match.atMillis() == 1_500) return match;
    }
  }

  static Match cardTurned(Match match) {
    Judging judging = new Judging(match);
    judging.runClock(deadline(match));
    return judging.match();
  }

  public static long deadline(Match match) {
    return match.referee().prompt().deadlineMillis();
  }

  /// The right reaction to the card on top, or a slap.
  public static Answer reaction(Match match, Seat by) {
    for (String verb : new String[] {"whistle", "sing", "giggle", "slap"}) {
      Answer answer = Answer.of(verb, "turn", "1");
      Judging judging = new Judging(match);
      judging.judge(new Judging.Input(by, answer, 0, match.atMillis()), Optional.empty());
      Prompt prompt = judging.match().referee().prompt();
      if (judging.matches().size() == 1 && prompt.deadlineMillis() == match.atMillis() + 10)
        return answer;
    }
    return Answer.of("slap", "turn", "1");
  }
}
