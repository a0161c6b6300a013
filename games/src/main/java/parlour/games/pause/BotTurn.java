package parlour.games.pause;

import java.util.HashSet;
import java.util.Set;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// What a bot has played since people were last asked: whether its turn goes on, and how much of
/// the people's patience is used up, for [BotPace].
public final class BotTurn {
  private final Seat bot;
  private final Set<String> played = new HashSet<>();
  private boolean goesOn;
  private boolean peopleAsked = true;
  private long sinceMillis;
  private long nowMillis;

  public BotTurn(Seat bot) {
    this.bot = bot;
  }

  /// The table asks this from now on.
  public void show(Prompt prompt, Seats people, long atMillis) {
    nowMillis = atMillis;
    if (peopleAsked) {
      sinceMillis = atMillis;
      played.clear();
    }
    peopleAsked = !people.and(prompt.must()).isEmpty();
    goesOn &= prompt.must().has(bot);
  }

  /// The bot has played with this verb.
  public void play(String verb) {
    goesOn = true;
    played.add(verb);
  }

  /// Whether the bot has played last, so that the next play goes on with its turn.
  boolean goesOn() {
    return goesOn;
  }

  /// Whether a play with this verb is one more of a kind, such as the next question of several.
  boolean isRun(String verb) {
    return goesOn && played.contains(verb);
  }

  /// How long people have waited.
  long waitedMillis() {
    return nowMillis - sinceMillis;
  }
}
