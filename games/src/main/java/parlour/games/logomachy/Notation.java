package parlour.games.logomachy;

import static parlour.games.material.letters.LetterFaces.NONE;
import static parlour.games.material.letters.LetterFaces.capitals;
import static parlour.games.material.letters.LetterFaces.id;

import java.util.List;
import java.util.Optional;
import parlour.engine.Answer;
import parlour.games.material.letters.LetterFaces;
import parlour.lexicon.Letters;

/// Writes moves as answers and reads them back.
///
/// `h.m` is an M of the hand; of several the first is the one played. `b2` is the word begun with
/// that number, and so is any of its cards, such as `b2.m`.
final class Notation {
  static final String HAND = "h";

  private Notation() {}

  static Optional<Move> read(Answer answer) {
    if (answer.verb().equals("challenge"))
      return Optional.of(new Move.Challenge(answer.number("play", -1)));
    List<String> cards = answer.ids("card");
    for (String card : cards) {
      if (!LetterFaces.zone(card).equals(HAND) || LetterFaces.letter(card) == NONE)
        return Optional.empty();
    }
    char card = cards.isEmpty() ? NONE : LetterFaces.letter(cards.getFirst());
    if (answer.verb().equals("lay"))
      return cards.size() == 1 ? Optional.of(new Move.Lay(card)) : Optional.empty();
    String word = answer.word("word");
    long builds = builds(answer.ids("builds"));
    if (word.isEmpty() || builds < 0) return Optional.empty();
    return switch (answer.verb()) {
      case "take" ->
          cards.size() <= 1 ? Optional.of(new Move.Take(word, card, builds)) : Optional.empty();
      case "build" -> Optional.of(new Move.Build(word, card, rest(cards)));
      case "extend" ->
          Long.bitCount(builds) <= 1
              ? Optional.of(
                  new Move.Extend(
                      word,
                      card,
                      rest(cards),
                      builds == 0 ? 0 : Long.numberOfTrailingZeros(builds)))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  static Answer write(Move move) {
    return switch (move) {
      case Move.Take(String word, char card, long builds) ->
          Answer.of(
              "take",
              "word",
              capitals(word),
              "card",
              cards(card, Letters.EMPTY),
              "builds",
              builds(builds));
      case Move.Build(String word, char card, Letters rest) ->
          Answer.of("build", "word", capitals(word), "card", cards(card, rest));
      case Move.Extend(String word, char card, Letters rest, int build) ->
          Answer.of(
              "extend",
              "word",
              capitals(word),
              "card",
              cards(card, rest),
              "builds",
              build == 0 ? "" : Pool.id(build));
      case Move.Lay(char card) -> Answer.of("lay", "card", id(HAND, card, 1));
      case Move.Challenge(int play) -> Answer.of("challenge", "play", String.valueOf(play));
    };
  }

  /// The cards after the first one.
  private static Letters rest(List<String> cards) {
    if (cards.size() > Letters.MOST) return Letters.EMPTY;
    Letters rest = Letters.EMPTY;
    for (int i = 1; i < cards.size(); i++) rest = rest.plus(LetterFaces.letter(cards.get(i)));
    return rest;
  }

  private static String cards(char card, Letters rest) {
    if (card == NONE) return "";
    if (rest.isEmpty()) return id(HAND, card, 1);
    StringBuilder ids = new StringBuilder(id(HAND, card, 1));
    Letters[] before = {Letters.EMPTY.plus(card)};
    rest.forEach(
        letter -> {
          before[0] = before[0].plus(letter);
          ids.append(' ').append(id(HAND, letter, before[0].count(letter)));
        });
    return ids.toString();
  }

  /// A bit for every number; negative where an id names no word begun.
  private static long builds(List<String> ids) {
    long builds = 0;
    for (String id : ids) {
      int number = Pool.number(id);
      if (number == 0) return -1;
      builds |= 1L << number;
    }
    return builds;
  }

  private static String builds(long builds) {
    StringBuilder ids = new StringBuilder();
    for (long left = builds; left != 0; left &= left - 1)
      ids.append(ids.isEmpty() ? "" : " ").append(Pool.id(Long.numberOfTrailingZeros(left)));
    return ids.toString();
  }
}
