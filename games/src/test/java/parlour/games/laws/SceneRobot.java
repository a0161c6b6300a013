package parlour.games.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Field;
import parlour.engine.Game;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Referee;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;

/// Law 9: a robot that reads nothing but scenes, and owns a dictionary, plays every game to its
/// end.
final class SceneRobot {
  private static final int PATIENCE = 40;

  private final Referee<?, ?, ?> referee;
  private final Lexicon lexicon;
  private final Dice dice;
  private long now;

  private SceneRobot(Referee<?, ?, ?> referee, Lexicon lexicon, Dice dice) {
    this.referee = referee;
    this.lexicon = lexicon;
    this.dice = dice;
  }

  /// Plays one game; throws a [Breach] where the scenes do not lead to its end.
  static void play(Game<?, ?, ?> game, int seats, long seed, int longest, Lexicon lexicon) {
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
        Optional<Answer> answer = answer(referee.scene(seat));
        if (answer.isPresent()
            && referee.play(seat, answer.get(), now) instanceof Referee.Decision.Accepted)
          return true;
      }
    }
    if (prompt.hasDeadline()) {
      now = Math.max(now, prompt.deadline());
      if (!(referee.timeUp(now) instanceof Referee.Decision.Accepted))
        throw new Breach(8, "the clock was refused");
    }
    return false;
  }

  private Optional<Answer> answer(Scene scene) {
    if (scene.offers().isEmpty()) return Optional.empty();
    Scene.Offer offer = scene.offers().get(dice.below(scene.offers().size()));
    Map<String, Optional<Piece>> things = SceneSense.things(scene);
    Map<String, String> fields = new TreeMap<>();
    for (Field field : offer.fields()) {
      switch (field) {
        case Field.Pick pick -> {
          if (pick.ids().size() < pick.least()) return Optional.empty();
          int most = Math.min(pick.most(), pick.ids().size());
          int count =
              pick.least() + (most > pick.least() ? dice.below(most - pick.least() + 1) : 0);
          fields.put(pick.name(), String.join(" ", some(pick.ids(), count)));
        }
        case Field.Spell spell -> fields.put(spell.name(), spell(spell, things));
        case Field.Choose choose ->
            fields.put(
                choose.name(), choose.options().get(dice.below(choose.options().size())).value());
        case Field.Count count ->
            fields.put(
                count.name(),
                String.valueOf(count.least() + dice.below(count.most() - count.least() + 1)));
        case Field.Lay lay ->
            fields.put(
                lay.name(),
                dice.below(13)
                    - 6
                    + ","
                    + (dice.below(13) - 6)
                    + (dice.once(2) ? ",across" : ",down"));
        case Field.Fixed fixed -> fields.put(fixed.name(), fixed.value());
      }
    }
    return Optional.of(new Answer(offer.verb(), fields));
  }

  private List<String> some(List<String> ids, int count) {
    List<String> left = new ArrayList<>(ids);
    List<String> picked = new ArrayList<>();
    for (int i = 0; i < count; i++) picked.add(left.remove(dice.below(left.size())));
    return picked;
  }

  /// A word of the dictionary out of the pieces named; failing that, some of their letters in any
  /// order.
  private String spell(Field.Spell spell, Map<String, Optional<Piece>> things) {
    StringBuilder rack = new StringBuilder();
    // A piece that is no letter, such as the Free Letter, is left to those who know what it can be.
    for (String id : spell.ids()) {
      String text = things.get(id).map(piece -> piece.face().text()).orElse("");
      if (Letters.spellable(text)) rack.append(text);
    }
    boolean free = spell.ids().isEmpty();
    Letters letters = free ? Letters.EMPTY : Letters.of(rack);
    for (int attempt = 0; attempt < 600; attempt++) {
      String word = lexicon.word(dice.below(lexicon.size()));
      if (word.length() >= spell.least()
          && word.length() <= spell.most()
          && (free || letters.covers(Letters.of(word)))) {
        return word.toUpperCase(Locale.ROOT);
      }
    }
    int length =
        Math.min(
            rack.length(),
            spell.least()
                + (spell.most() > spell.least()
                    ? dice.below(spell.most() - spell.least() + 1)
                    : 0));
    for (int i = 0; i < length; i++) {
      int j = i + dice.below(rack.length() - i);
      char swap = rack.charAt(i);
      rack.setCharAt(i, rack.charAt(j));
      rack.setCharAt(j, swap);
    }
    return rack.substring(0, length);
  }
}
