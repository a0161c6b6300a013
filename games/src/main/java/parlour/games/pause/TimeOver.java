package parlour.games.pause;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seats;
import parlour.engine.TableRules;
import parlour.games.material.Phrases;

/// The time available is over, and the score decides as it stands.
record TimeOver(Seats winners) implements Event {
  @Override
  public MinuteLine line() {
    return MinuteLine.say("The time is over. {0}.", Phrases.win(winners))
        .as(MinuteLine.Cue.WIN, TableRules.MINUTES)
        .announced(winners.lowest(), 0, "{0}: the time is over!", Phrases.winsOrShare(winners));
  }
}
