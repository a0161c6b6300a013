package parlour.testkit.laws;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Zone;

/// Answers to try a game with, most of them wrong: right verbs with fields left out, swapped,
/// filled with rubbish, or with what somebody else could have meant.
///
/// It remembers every piece and every answer that it was shown, whoever may see them: only an
/// answer that names another player's card finds out whether its refusal tells where that card is.
final class Probes {
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

  /// The ids of all pieces seen, and the values that fields of each name had.
  private final Set<String> pieces = new LinkedHashSet<>();

  private final Map<String, Set<String>> values = new TreeMap<>();

  /// Remembers what one seat sees.
  void learn(Scene scene) {
    for (Zone zone : scene.zones())
      switch (zone) {
        case Zone.Row row -> row.pieces().forEach(this::learn);
        case Zone.Words words -> words.words().forEach(word -> word.pieces().forEach(this::learn));
        default -> {}
      }
    for (Scene.Offer offer : scene.offers())
      for (Field field : offer.fields())
        switch (field) {
          case Field.Pick pick -> pieces.addAll(pick.ids());
          case Field.Choose choose ->
              choose.options().forEach(option -> learn(field.name(), option.value()));
          default -> {}
        }
  }

  private void learn(Piece piece) {
    if (!piece.id().isEmpty()) pieces.add(piece.id());
  }

  /// Remembers an answer that was given.
  void learn(Answer answer) {
    answer.fields().forEach(this::learn);
  }

  private void learn(String field, String value) {
    values.computeIfAbsent(field, _ -> new LinkedHashSet<>()).add(value);
  }

  /// An answer with the verbs that are offered and parts that make sense, to somebody at some time.
  Answer sensible(Scene scene, Dice dice) {
    if (scene.offers().isEmpty()) return junk(scene, dice);
    Scene.Offer offer = scene.offers().get(dice.below(scene.offers().size()));
    Map<String, String> fields = new TreeMap<>();
    for (Field field : offer.fields()) {
      Set<String> known = values.getOrDefault(field.name(), Set.of());
      boolean picks = field instanceof Field.Pick && !pieces.isEmpty();
      fields.put(
          field.name(),
          picks && dice.once(2)
              ? some(List.copyOf(pieces), dice)
              : known.isEmpty() ? value(field, dice) : one(known, dice));
    }
    return new Answer(offer.verb(), fields);
  }

  private static String one(Set<String> known, Dice dice) {
    return List.copyOf(known).get(dice.below(known.size()));
  }

  /// An answer that hardly makes sense.
  static Answer junk(Scene scene, Dice dice) {
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
