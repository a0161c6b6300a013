package parlour.bots.analysis;

import java.util.List;
import java.util.Optional;
import parlour.bots.Bots;
import parlour.bots.skill.Advice;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Field;
import parlour.engine.Game;
import parlour.engine.Prompt;
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

  /// The hint for a chair; empty where there is no play to suggest, or where only speed counts.
  public static <M, V> Optional<Hint> of(Game<?, M, V> game, V view, Prompt prompt, Dice dice) {
    List<Advice<M>> advice = Bots.adviser(game).advise(view, prompt, dice);
    if (advice.isEmpty()) return Optional.empty();
    Hint hint = of(game.scene(view), game.write(advice.getFirst().move()));
    boolean race = prompt.pace() == Prompt.Pace.RACE;
    boolean word = !Phrase.word(game.scene(view), game.write(advice.getFirst().move())).isEmpty();
    return race && !word ? Optional.empty() : Optional.of(hint);
  }

  /// The hint that leads to an answer.
  static Hint of(Scene scene, Answer answer) {
    String word = Phrase.word(scene, answer);
    String label = Phrase.label(scene, answer);
    String what = Phrase.of(scene, answer) + ".";
    if (word.isEmpty())
      return new Hint(
          isWordAsked(scene)
              ? "There is no word to be had, but something else you can do."
              : "There is something you can do.",
          "Look at this: " + label + (label.endsWith("…") ? "" : "."),
          what);
    String places = Phrase.where(scene, answer);
    String length =
        word.length() < LENGTHS.length ? LENGTHS[word.length()] : word.length() + " letters";
    return new Hint(
        "There is a word to be had.",
        "Look here: " + (places.isEmpty() ? label : places) + ". The word has " + length + ".",
        what);
  }

  /// Whether a word could be spelt: games of cards have none.
  private static boolean isWordAsked(Scene scene) {
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
