package parlour.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import parlour.app.config.Refusal;
import parlour.engine.Answer;
import parlour.engine.Field;
import parlour.engine.Scene;

/// Parses a line typed at the terminal into an answer: a verb, then the values of its fields, in
/// order or by name.
///
/// `take man`, `take word=man card=h.m`, `bid 3`; a verb may be shortened while only one offer
/// fits.
public final class AnswerLine {
  private AnswerLine() {}

  public static Answer read(Scene scene, String line) {
    List<String> words = new ArrayList<>(List.of(line.strip().split("\\s+")));
    Scene.Offer offer = offer(scene, words.removeFirst());
    Map<String, String> fields = new TreeMap<>();
    List<String> unnamed = new ArrayList<>();
    for (String word : words) {
      int equals = word.indexOf('=');
      if (equals > 0)
        fields.put(word.substring(0, equals), word.substring(equals + 1).replace('+', ' '));
      else unnamed.add(word);
    }
    for (Field field : offer.fields()) {
      if (field instanceof Field.Fixed(String name, String value)) fields.put(name, value);
      else if (!fields.containsKey(field.name())) fill(field, unnamed, fields);
    }
    if (!unnamed.isEmpty())
      throw new Refusal(
          Refusal.USAGE, "There is nothing to do with \"" + String.join(" ", unnamed) + "\".");
    return new Answer(offer.verb(), fields);
  }

  private static Scene.Offer offer(Scene scene, String verb) {
    String wanted = verb.toLowerCase(Locale.ROOT);
    List<Scene.Offer> fitting =
        scene.offers().stream().filter(offer -> offer.verb().startsWith(wanted)).toList();
    for (Scene.Offer offer : fitting) if (offer.verb().equals(wanted)) return offer;
    if (fitting.size() == 1) return fitting.getFirst();
    String verbs = String.join(", ", scene.offers().stream().map(Scene.Offer::verb).toList());
    throw new Refusal(
        Refusal.USAGE,
        verbs.isEmpty() ? "There is nothing for you to do now." : "You may: " + verbs + ".");
  }

  /// Takes as many of the unnamed words as suit the field.
  private static void fill(Field field, List<String> unnamed, Map<String, String> fields) {
    List<String> taken = new ArrayList<>();
    int most = field instanceof Field.Pick pick ? pick.most() : 1;
    while (!unnamed.isEmpty() && taken.size() < most && suits(field, unnamed.getFirst()))
      taken.add(unnamed.removeFirst());
    if (!taken.isEmpty()) fields.put(field.name(), String.join(" ", taken));
  }

  private static boolean suits(Field field, String word) {
    return switch (field) {
      case Field.Pick pick -> pick.ids().contains(word);
      case Field.Spell _ -> word.chars().allMatch(Character::isLetter);
      case Field.Choose choose ->
          choose.options().stream().anyMatch(option -> option.value().equals(word));
      case Field.Count _ -> word.chars().allMatch(Character::isDigit);
      case Field.Lay _ -> word.indexOf(',') > 0;
      case Field.Fixed _ -> false;
    };
  }
}
