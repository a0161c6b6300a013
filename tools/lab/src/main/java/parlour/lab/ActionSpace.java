package parlour.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import parlour.engine.Answer;

/// Stable action ids: an answer's id is a hash of its text, below a fixed size, so that a program
/// can use one table of values, or one output of a network, for a whole game.
///
/// The id of an answer is the same in every position, unless two legal answers of one position have
/// the same hash: then the one that comes later takes the next free id. Ids that are legal in a
/// position always differ.
public final class ActionSpace {
  /// How many ids there are: every id is from 0 to `SIZE` - 1.
  public static final int SIZE = 4_096;

  private static final int FNV_BASIS = 0x811C9DC5;
  private static final int FNV_PRIME = 0x01000193;

  private ActionSpace() {}

  /// A legal answer with its id.
  public record Action(int id, Answer answer) {}

  /// The answers with their ids; of more answers than there are ids, the first.
  static List<Action> number(List<Answer> answers) {
    boolean[] taken = new boolean[SIZE];
    List<Action> actions = new ArrayList<>(answers.size());
    String[] names = {};
    for (Answer answer : answers) {
      if (actions.size() == SIZE) break;
      if (!areNamesOf(answer, names)) names = sortedNames(answer);
      int id = hash(answer, names);
      while (taken[id]) id = (id + 1) % SIZE;
      taken[id] = true;
      actions.add(new Action(id, answer));
    }
    return List.copyOf(actions);
  }

  private static String[] sortedNames(Answer answer) {
    String[] names = answer.fields().keySet().toArray(String[]::new);
    Arrays.sort(names);
    return names;
  }

  /// Whether an answer has just these fields; most have those of the answer before.
  private static boolean areNamesOf(Answer answer, String[] names) {
    if (answer.fields().size() != names.length) return false;
    for (String name : names) if (!answer.fields().containsKey(name)) return false;
    return true;
  }

  /// FNV-1a over the verb and the fields in the order of their names, folded to the size.
  private static int hash(Answer answer, String[] names) {
    int hash = hash(FNV_BASIS, answer.verb());
    for (String name : names) hash = hash(hash(hash, name), answer.text(name));
    return Math.floorMod(hash ^ hash >>> 16, SIZE);
  }

  /// Each text is followed by a zero, so that texts joined in another place differ.
  private static int hash(int before, String text) {
    int hash = before;
    for (int i = 0; i < text.length(); i++) hash = (hash ^ text.charAt(i)) * FNV_PRIME;
    return hash * FNV_PRIME;
  }
}
