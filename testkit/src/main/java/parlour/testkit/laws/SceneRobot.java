package parlour.testkit.laws;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Field;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.play.Referee;
import parlour.lexicon.Lexicon;
import parlour.testkit.SceneBot;

/// Law 9: a robot that reads nothing but scenes, and has a dictionary, plays every game to its end.
/// Law 10: whatever an offer lists to be pressed as it stands is accepted.
public final class SceneRobot {
  private static final int PATIENCE = 40;

  /// One step in so many is looked at for offers that are refused.
  private static final int OFFERS_TRIED = 4;

  /// The most ways to fill in an offer that are all tried.
  private static final int MOST_WAYS = 200;

  private final Referee<?, ?, ?> referee;
  private final SceneBot wit;
  private final Dice dice;
  private long nowMillis;
  private int steps;

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
                + Laws.named(game)
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
    if (accepted == 0)
      throw new Breach(9, "no answer of the robot was ever accepted in " + Laws.named(game));
  }

  /// Law 10: a button that can be pressed as it stands is not refused, and nothing is listed that
  /// can be no part of an answer. An offer that leaves nothing to fill in but single things is
  /// tried with each of them, on a copy of the table; where it says what goes with what, all that
  /// goes together is accepted. What is made by touching a piece may be a mistake: to find the
  /// right one is the game.
  private void tryOffers(Seat seat) {
    for (Scene.Offer offer : referee.scene(seat).offers()) {
      if (!offer.at().isEmpty()) continue;
      Set<Map.Entry<String, String>> idle = new HashSet<>();
      String refusal = "";
      List<Answer> answers = complete(offer);
      for (Answer answer : answers) idle.addAll(answer.fields().entrySet());
      boolean any = answers.isEmpty();
      for (Answer answer : answers) {
        if (referee.copy().play(seat, answer, nowMillis)
            instanceof Referee.Decision.Refused(var clause, var reason)) {
          refusal = answer + " is offered and refused: " + reason + " " + clause;
          if (pairs(offer)) throw new Breach(10, refusal);
        } else {
          any = true;
          idle.removeAll(answer.fields().entrySet());
        }
      }
      if (!any || !idle.isEmpty()) throw new Breach(10, refusal + ", in vain: " + idle);
    }
  }

  /// Whether an offer says which of the things it lists go with each other.
  private static boolean pairs(Scene.Offer offer) {
    return offer.fields().stream()
        .anyMatch(field -> field instanceof Field.Pick pick && !pick.with().isEmpty());
  }

  /// The ways to fill in an offer that wants single things of those it lists, if they are not too
  /// many.
  private static List<Answer> complete(Scene.Offer offer) {
    List<Map<String, String>> ways = List.of(Map.of());
    for (Field field : offer.fields()) {
      List<String> values =
          switch (field) {
            case Field.Fixed fixed -> List.of(fixed.value());
            case Field.Pick pick when pick.least() == 1 && pick.most() == 1 -> pick.ids();
            case Field.Choose choose -> choose.options().stream().map(Field.Option::value).toList();
            default -> List.of();
          };
      if (values.size() * ways.size() > MOST_WAYS) return List.of();
      List<Map<String, String>> longer = new ArrayList<>();
      for (Map<String, String> way : ways)
        for (String value : values) {
          Map<String, String> fields = new HashMap<>(way);
          fields.put(field.name(), value);
          longer.add(fields);
        }
      ways = longer;
    }
    return ways.stream()
        .filter(way -> goTogether(offer, way))
        .map(fields -> new Answer(offer.verb(), fields))
        .toList();
  }

  /// Whether what is picked goes with all else that is picked.
  private static boolean goTogether(Scene.Offer offer, Map<String, String> way) {
    for (Field field : offer.fields())
      if (field instanceof Field.Pick pick && !pick.with().isEmpty()) {
        List<String> with = pick.with().getOrDefault(way.get(pick.name()), List.of());
        if (way.values().stream().noneMatch(with::contains)) return false;
      }
    return true;
  }

  /// Somebody answers, or the clock speaks; whether an answer was accepted.
  private boolean step() {
    Prompt prompt = referee.prompt();
    Seats all = prompt.must().or(prompt.may());
    boolean onlyMay = prompt.must().isEmpty();
    if (!all.isEmpty() && !(onlyMay && prompt.hasDeadline() && dice.once(2))) {
      Seats from = onlyMay || dice.once(8) ? all : prompt.must();
      Seat seat = from.at(dice.below(from.size()));
      if (steps++ % OFFERS_TRIED == 0) tryOffers(seat);
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
