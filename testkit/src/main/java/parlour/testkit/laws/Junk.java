package parlour.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Field;
import parlour.engine.Scene;

/// Answers that are mostly wrong: right verbs with fields left out, swapped, or filled with
/// rubbish.
final class Junk {
  private static final String[] RUBBISH = {
    "",
    " ",
    "-1",
    "99999999999999999999",
    "0",
    "x",
    "h.",
    "h.q",
    "c.999",
    "c.-1",
    "p.e p.e p.e p.e",
    "zzzz",
    "ZYXWV",
    "a",
    "MAN",
    "1,2",
    "1,2,across",
    "9999999,-9999999,down",
    "é",
    "\u0000",
    "yes",
    "{}",
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "@0",
    "w.0 w.1"
  };

  private Junk() {}

  static Answer answer(Scene scene, Dice dice) {
    if (scene.offers().isEmpty() || dice.once(12))
      return Answer.of(rubbish(dice), "card", rubbish(dice));
    Scene.Offer offer = scene.offers().get(dice.below(scene.offers().size()));
    Map<String, String> fields = new TreeMap<>();
    for (Field field : offer.fields()) {
      if (!dice.once(6))
        fields.put(field.name(), dice.once(3) ? rubbish(dice) : value(field, dice));
    }
    return new Answer(offer.verb(), fields);
  }

  private static String value(Field field, Dice dice) {
    return switch (field) {
      case Field.Pick pick -> some(pick.ids(), dice);
      case Field.Spell _ -> rubbish(dice);
      case Field.Choose choose -> choose.options().get(dice.below(choose.options().size())).value();
      case Field.Count count ->
          String.valueOf(count.least() - 1 + dice.below(count.most() - count.least() + 3));
      case Field.Lay _ ->
          dice.below(9) - 4 + "," + (dice.below(9) - 4) + (dice.once(2) ? ",across" : ",down");
      case Field.Fixed fixed -> fixed.value();
    };
  }

  private static String some(List<String> ids, Dice dice) {
    List<String> picked = new ArrayList<>();
    for (int i = dice.below(4); i >= 0 && !ids.isEmpty(); i--)
      picked.add(ids.get(dice.below(ids.size())));
    return String.join(" ", picked);
  }

  private static String rubbish(Dice dice) {
    return RUBBISH[dice.below(RUBBISH.length)];
  }
}
