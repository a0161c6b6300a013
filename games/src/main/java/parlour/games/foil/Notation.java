package parlour.games.foil;

import java.util.Optional;
import java.util.function.Function;
import parlour.engine.WholeNumber;
import parlour.games.foil.words.Subject;
import parlour.games.material.Part;
import parlour.games.material.letters.LetterFaces;

/// How cards, words and lines stand in scenes and answers. Ids tell what they name without the
/// scene: `h.k` a K of the hand, `w0.k` one out of its first word, `d.3` the third discard from the
/// top, `w.0` the first word, `v.0` the first word voted on.
final class Notation {
  static final String HAND = "h";
  private static final String LINE = "w.";
  private static final String DEPTH = "d.";
  private static final String VOTED = "v.";

  private Notation() {}

  static String line(int line) {
    return LINE + line;
  }

  static String depth(int depth) {
    return DEPTH + depth;
  }

  static String voted(int word) {
    return VOTED + word;
  }

  static <M> Part<M, Character> card(Function<M, Character> letter) {
    return LetterFaces.part("card", HAND, letter);
  }

  static <M> Part<M, Integer> line(Function<M, Integer> line) {
    return Part.numbered("line", LINE, line).where(Notation::isSmall);
  }

  static <M> Part<M, Integer> depth(Function<M, Integer> depth) {
    return Part.numbered("depth", DEPTH, depth).where(Notation::isSmall);
  }

  /// Whether there is a number at all, of four figures at most.
  private static boolean isSmall(int number) {
    return number >= 0 && number < 10_000;
  }

  static <M> Part<M, Subject> subject(Function<M, Subject> subject) {
    return Part.of(
        "subject",
        subject,
        name -> Optional.of(Subject.named(name)),
        named -> LetterFaces.capitals(named.name()));
  }

  /// The words that do not fit, one bit for each word asked about.
  static <M> Part<M, Long> doubts(Function<M, Long> doubts) {
    return Part.bits("words", doubts, id -> WholeNumber.after(VOTED, id), Notation::voted);
  }
}
