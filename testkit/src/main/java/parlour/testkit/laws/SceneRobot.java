package parlour.testkit.laws;

import java.util.Optional;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.play.Referee;
import parlour.lexicon.Lexicon;
import parlour.testkit.SceneBot;

/// Law 9: a robot that reads nothing but scenes, and has a dictionary, plays every game to its end.
public final class SceneRobot {
  private static final int PATIENCE = 40;

  private final Referee<?, ?, ?> referee;
  private final SceneBot wit;
  private final Dice dice;
  private long nowMillis;

  private SceneRobot(Referee<?, ?, ?> referee, Lexicon lexicon, Dice dice) {
    this.referee = referee;
    this.wit = new SceneBot(lexicon, dice);
    this.dice = dice;
  }

  /// Plays one game; throws a [Breach] where the scenes do not lead to its end.
  public static void play(Game<?, ?, ?> game, int seats, long seed, int longest, Lexicon lexicon) {
    SceneRobot robot =
        new SceneRobot(new Referee<>(game, seats, seed), lexicon, new Dice(seed + 77));
    int accepted = 0;
    for (int step = 0; !robot.referee.prompt().isOver(); step++) {
      if (step > longest) {
        throw new Breach(
            9,
            "the robot has not ended "
                + game
                + " with "
                + seats
                + " seats, seed "
                + seed
                + " after "
                + step
                + " steps");
      }
      if (robot.step()) accepted++;
    }
    if (accepted == 0) throw new Breach(9, "no answer of the robot was ever accepted in " + game);
  }

  /// Somebody answers, or the clock speaks; whether an answer was accepted.
  private boolean step() {
    Prompt prompt = referee.prompt();
    Seats all = prompt.must().or(prompt.may());
    boolean onlyMay = prompt.must().isEmpty();
    if (!all.isEmpty() && !(onlyMay && prompt.hasDeadline() && dice.once(2))) {
      Seats from = onlyMay || dice.once(8) ? all : prompt.must();
      Seat seat = from.at(dice.below(from.size()));
      for (int attempt = 0; attempt < PATIENCE; attempt++) {
        Optional<Answer> answer = wit.answer(referee.scene(seat));
        if (answer.isPresent()
            && referee.play(seat, answer.get(), nowMillis) instanceof Referee.Decision.Accepted)
          return true;
      }
    }
    if (prompt.hasDeadline()) {
      nowMillis = Math.max(nowMillis, prompt.deadlineMillis());
      if (!(referee.timeUp(nowMillis) instanceof Referee.Decision.Accepted))
        throw new Breach(8, "the clock was refused");
    }
    return false;
  }
}
