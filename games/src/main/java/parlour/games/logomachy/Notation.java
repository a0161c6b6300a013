package parlour.games.logomachy;

import static parlour.games.material.letters.LetterFaces.NONE;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import parlour.engine.Piece;
import parlour.games.material.Part;
import parlour.games.material.letters.LetterFaces;
import parlour.lexicon.Letters;

/// How cards and words begun stand in scenes and answers.
///
/// `h.m` is an M of the hand; of several the first is the one played. `b2` is the word begun with
/// that number, and so is any of its cards, such as `b2.m`.
final class Notation {
  static final String HAND = "h";

  private Notation() {}

  static <M> Part<M, String> word(Function<M, String> word) {
    return Part.spelt("word", word).where(text -> !text.isEmpty());
  }

  /// The cards of the hand, as a row of their letters: the one played, and then those kept for
  /// later; empty where the player has not said.
  static <M> Part<M, String> cards(Function<M, Character> card, Function<M, Letters> rest) {
    return new Part<>(
        "card",
        answer -> letters(answer.ids("card")),
        move -> Optional.of(ids(card.apply(move), rest.apply(move))));
  }

  /// The card played, or none.
  static char first(String cards) {
    return cards.isEmpty() ? NONE : cards.charAt(0);
  }

  /// The cards after the first one.
  static Letters rest(String cards) {
    return cards.isEmpty() || cards.length() > Letters.MOST
        ? Letters.EMPTY
        : Letters.of(cards.substring(1));
  }

  private static Optional<String> letters(List<String> ids) {
    StringBuilder letters = new StringBuilder();
    for (String id : ids) {
      char letter = LetterFaces.letter(id);
      if (!LetterFaces.zone(id).equals(HAND) || letter == NONE) return Optional.empty();
      letters.append(letter);
    }
    return Optional.of(letters.toString());
  }

  private static String ids(char card, Letters rest) {
    if (card == NONE) return "";
    String row = card + rest.toString().toLowerCase(Locale.ROOT);
    return LetterFaces.PLAIN.spelt(HAND, row).stream()
        .map(Piece::id)
        .collect(Collectors.joining(" "));
  }

  /// Words begun, a bit for the number of each.
  static <M> Part<M, Long> builds(Function<M, Long> builds) {
    return Part.bits("builds", builds, Notation::number, Pool::id);
  }

  private static int number(String id) {
    int number = Pool.number(id);
    return number == 0 ? -1 : number;
  }
}
