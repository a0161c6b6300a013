package parlour.bots;

import java.util.List;
import java.util.Optional;
import parlour.engine.Answer;
import parlour.engine.Field;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;

/// How long a company of people would take over a game that bots have played: a model of seconds a
/// decision, by the kind of offer.
///
/// In turn, a decision takes the seconds of its offer: 3 to press what is there, 6 to pick pieces
/// or count, 8 to choose from a list, 20 to find a word, 30 to find a place for it. Where all
/// decide at once, the slowest counts, as long as their clock allows. A race and a running clock
/// take the time they took. Between two hands everybody looks at the score for 8 seconds.
public final class PeoplesPace {
  private static final int PRESS = 3;
  private static final int PICK = 6;
  private static final int CHOICE = 8;
  private static final int WORD = 20;
  private static final int PLACE = 30;
  private static final int SCORE = 8;

  private double seconds;
  private final double[] together;
  private long togetherUntilMillis;
  private double allowed;
  private long lastMillis;

  private PeoplesPace(int seats) {
    together = new double[seats];
  }

  /// The minutes that people would take over the game of this log.
  public static double minutes(Game<?, ?, ?> game, int seats, long seed, List<Log.Entry> log) {
    return new PeoplesPace(seats).replay(new Referee<>(game, seats, seed), log);
  }

  private double replay(Referee<?, ?, ?> referee, List<Log.Entry> log) {
    for (Log.Entry entry : log) {
      Prompt prompt = referee.prompt();
      double elapsed = (entry.atMillis() - lastMillis) / 1_000.0;
      if (prompt.pace() == Prompt.Pace.TOGETHER && prompt.deadlineMillis() != togetherUntilMillis)
        begin(prompt.deadlineMillis());
      lastMillis = entry.atMillis();
      if (prompt.pace() == Prompt.Pace.RACE || entry.isClock()) {
        settle();
        seconds += elapsed;
      } else {
        double thought = seconds(offer(referee, entry.by(), entry.answer()));
        if (prompt.pace() == Prompt.Pace.TOGETHER) {
          together[entry.by().index()] += thought;
        } else {
          settle();
          seconds += thought;
        }
      }
      if (referee.apply(entry) instanceof Referee.Decision.Accepted(var events)
          && events.stream().anyMatch(event -> event.interlude().isPresent())) seconds += SCORE;
    }
    settle();
    return seconds / 60;
  }

  /// All begin something at once, which has its own clock or none.
  private void begin(long untilMillis) {
    settle();
    togetherUntilMillis = untilMillis;
    allowed =
        untilMillis == Prompt.NEVER
            ? Double.POSITIVE_INFINITY
            : (untilMillis - lastMillis) / 1_000.0;
  }

  /// What all did at once took as long as the slowest, and no longer than its clock.
  private void settle() {
    double slowest = 0;
    for (int i = 0; i < together.length; i++) {
      slowest = Math.max(slowest, together[i]);
      together[i] = 0;
    }
    seconds += Math.min(slowest, allowed);
    togetherUntilMillis = 0;
  }

  private static Optional<Scene.Offer> offer(Referee<?, ?, ?> referee, Seat by, Answer answer) {
    return referee.scene(by).offers().stream()
        .filter(offer -> offer.verb().equals(answer.verb()))
        .findFirst();
  }

  private static int seconds(Optional<Scene.Offer> offer) {
    if (offer.isEmpty()) return PRESS;
    int most = PRESS;
    for (Field field : offer.get().fields()) most = Math.max(most, seconds(field));
    return most;
  }

  private static int seconds(Field field) {
    return switch (field) {
      case Field.Lay _ -> PLACE;
      case Field.Spell _ -> WORD;
      case Field.Choose choose -> choose.options().size() > 1 ? CHOICE : PRESS;
      case Field.Pick pick -> pick.ids().size() > pick.least() ? PICK : PRESS;
      case Field.Count count -> count.most() > count.least() ? PICK : PRESS;
      case Field.Fixed _ -> PRESS;
    };
  }
}
