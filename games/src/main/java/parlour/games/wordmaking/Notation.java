package parlour.games.wordmaking;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import parlour.engine.WholeNumber;
import parlour.games.material.Part;
import parlour.games.material.letters.LetterFaces;

/// How words and letters stand in scenes and answers.
///
/// `w7` is the word of that number, and so is any of its letters, such as `w7.m`; `p.m` is an M of
/// the pool and `d.m` the M drawn.
final class Notation {
  static final String POOL = "p";
  static final String DRAWN = "d";
  private static final int NOTHING = -1;

  private Notation() {}

  static String id(int number) {
    return number == 0 ? POOL : "w" + number;
  }

  /// A word that stands, by its number.
  static <M> Part<M, Integer> standing(Function<M, Integer> number) {
    return new Part<>(
        "word",
        answer ->
            numbers(answer.ids("word"))
                .filter(named -> named.size() == 1 && named.getFirst() > 0)
                .map(List::getFirst),
        move -> Optional.of(id(number.apply(move))));
  }

  /// What a word is made of.
  static <M> Part<M, List<Integer>> of(Function<M, List<Integer>> numbers) {
    return new Part<>(
        "of",
        answer -> numbers(answer.ids("of")),
        move ->
            Optional.of(String.join(" ", numbers.apply(move).stream().map(Notation::id).toList())));
  }

  private static Optional<List<Integer>> numbers(List<String> ids) {
    TreeSet<Integer> words = new TreeSet<>(ids.stream().map(Notation::number).toList());
    if (words.contains(NOTHING)) return Optional.empty();
    // Whoever touches a word and loose letters means the word.
    if (words.size() > 1) words.remove(0);
    return Optional.of(List.copyOf(words));
  }

  /// The number of the word an id names, 0 for loose letters, or [#NOTHING].
  private static int number(String id) {
    String zone = id.indexOf('.') < 0 ? id : LetterFaces.zone(id);
    if (zone.equals(POOL) || zone.equals(DRAWN)) return 0;
    int number = WholeNumber.after("w", zone);
    return number == 0 ? NOTHING : number;
  }
}
