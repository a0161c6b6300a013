package parlour.bots.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parlour.engine.Answer;
import parlour.engine.Field;
import parlour.engine.Kit;
import parlour.engine.Scene;

/// Help for one chair in three degrees: that there is a play, where to look, and the play itself.
///
/// It is made from what that chair sees, and from nothing else.
///
/// @param there says that there is something to play
/// @param where says where to look
/// @param what says the play itself
public record Hint(String there, String where, String what) {
  /// The degrees of help: 1, 2 and 3.
  public static final int DEGREES = 3;

  private static final String SOMETHING = "There is something you can do.";

  private static final String[] LENGTHS = {
    "no letters",
    "one letter",
    "two letters",
    "three letters",
    "four letters",
    "five letters",
    "six letters",
    "seven letters",
    "eight letters",
    "nine letters",
    "ten letters"
  };

  /// The hint that leads to an answer at a table of that kit.
  static Hint of(Scene scene, Kit kit, Answer answer) {
    String word = Phrase.word(scene, answer);
    String label = Phrase.label(scene, answer);
    Optional<String> button = Phrase.button(scene, kit, answer);
    if (button.isPresent())
      return new Hint(
          SOMETHING,
          "Look at the buttons: no word or card is needed.",
          "Press “" + button.get() + "”.");
    String what = Phrase.of(scene, answer) + ".";
    if (word.isEmpty()) return new Hint(SOMETHING, sentence("Look at this: " + label), what);
    String places = Phrase.where(scene, answer);
    String length =
        word.length() < LENGTHS.length ? LENGTHS[word.length()] : word.length() + " letters";
    return new Hint(
        "There is a word to be had.",
        "Look here: " + (places.isEmpty() ? label : places) + ". The word has " + length + ".",
        what);
  }

  /// The hint where no play is known: what can be done without one. What cannot be taken back comes
  /// after what can.
  static Hint withoutPlay(Scene scene, Kit kit) {
    List<Scene.Offer> offers = new ArrayList<>(scene.offers());
    offers.sort(Comparator.comparingInt(offer -> reluctance(offer, kit)));
    Scene.Offer first = offers.getFirst();
    String label = kit.action(first.verb()).map(Kit.Action::label).orElse(Phrase.label(first));
    boolean word = isWordAsked(scene);
    return new Hint(
        word ? "No word comes to mind, but there is something else you can do." : SOMETHING,
        sentence("Look at this: " + label),
        sentence((word ? "No word comes to mind: " : "You can do this: ") + label));
  }

  /// The hint for a player whom nobody waits for.
  static Hint ofWaiting(Scene scene) {
    String offers =
        String.join(" / ", scene.offers().stream().map(Phrase::label).distinct().toList());
    String meanwhile = sentence("You can wait, or do this: " + offers);
    return new Hint("Nobody waits for you: there is nothing you must do.", meanwhile, meanwhile);
  }

  /// How late an offer is suggested: first what needs no word and can be taken back.
  private static int reluctance(Scene.Offer offer, Kit kit) {
    boolean spells = offer.fields().stream().anyMatch(Field.Spell.class::isInstance);
    boolean grave = kit.action(offer.verb()).map(Kit.Action::grave).orElse(false);
    boolean open = offer.fields().stream().anyMatch(field -> !(field instanceof Field.Fixed));
    return (spells ? 4 : 0) + (grave ? 2 : 0) + (open ? 1 : 0);
  }

  private static String sentence(String text) {
    return text.endsWith("…") ? text : text + ".";
  }

  /// Whether a word could be spelt: games of cards have none.
  static boolean isWordAsked(Scene scene) {
    return scene.offers().stream()
        .flatMap(offer -> offer.fields().stream())
        .anyMatch(Field.Spell.class::isInstance);
  }

  /// The hint of a degree from 1 to 3.
  public String degree(int degree) {
    return switch (degree) {
      case 1 -> there;
      case 2 -> where;
      case 3 -> what;
      default -> throw new IllegalArgumentException("degrees run from 1 to " + DEGREES);
    };
  }
}
