package parlour.games.wordmaking;

import static parlour.games.material.letters.LetterFaces.capital;
import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;

/// Finds how a word can be had: of loose letters, or by adding to one that stands.
///
/// What a move leaves open is resolved where only one thing can be meant; otherwise the player is
/// asked.
///
/// @param strict whether a word taken must change its root
/// @param unjudged whether a word that may not be taken so is for the players to doubt: a refusal
///   would tell what they are to find out
record Means(Open open, boolean strict, Lexicon lexicon, boolean unjudged) {
  /// The word taken, if any, or why the word cannot be had.
  Ruling<List<Standing>> of(Move.Spell said) {
    Letters word = Letters.of(said.word());
    if (said.of().size() > 1) {
      return Ruling.illegal(
          Rule.MERGE, "Two words may not be made into one: add letters of the pool to one.");
    }
    if (said.of().equals(Move.Spell.POOL)) return ofThePool(said.word(), word);
    if (!said.of().isEmpty()) return ofOne(said.of().getFirst(), said.word(), word);
    boolean made = open.loose().covers(word);
    List<Standing> takings = new ArrayList<>();
    List<Standing> forbidden = new ArrayList<>();
    for (Seat seat : Seats.first(open.players())) {
      for (Standing each : open.row(seat)) {
        if (!reaches(each, word) || isTwin(takings, each)) continue;
        (unjudged || mayBecome(each, said.word()) ? takings : forbidden).add(each);
      }
    }
    if (made && takings.isEmpty()) return Ruling.legal(List.of());
    if (!made && takings.size() == 1) return Ruling.legal(List.of(takings.getFirst()));
    if (made || !takings.isEmpty()) return ask(said.word(), made, takings);
    if (!forbidden.isEmpty()) return forbidden(forbidden.getFirst(), said.word());
    return outOfReach(said.word(), word);
  }

  /// Whether a word can be taken with the loose letters to make this one.
  private boolean reaches(Standing taken, Letters word) {
    Letters old = taken.letters();
    return word.covers(old) && !word.equals(old) && open.loose().covers(word.minus(old));
  }

  /// Whether the same player has the same word twice: then it does not matter which is taken.
  private static boolean isTwin(List<Standing> takings, Standing other) {
    for (Standing each : takings)
      if (each.owner().equals(other.owner()) && each.word().equals(other.word())) return true;
    return false;
  }

  /// Whether the rules let the player in turn change a word into this one.
  boolean mayBecome(Standing taken, String word) {
    return taking().mayBecome(taken.word(), taken.owner().equals(open.turn().seat()), word);
  }

  private Taking taking() {
    return new Taking(lexicon, strict);
  }

  private Ruling<List<Standing>> ofThePool(String shown, Letters word) {
    return open.loose().covers(word)
        ? Ruling.legal(List.of())
        : Ruling.illegal(Rule.POOL_USE, lacking(capitals(shown), word));
  }

  private Ruling<List<Standing>> ofOne(int number, String shown, Letters word) {
    Optional<Standing> named = open.find(number);
    if (named.isEmpty()) return Ruling.illegal(Rule.TAKE, "That word no longer stands.");
    Standing taken = named.get();
    if (word.equals(taken.letters())) return nothingAdded(taken);
    if (!word.covers(taken.letters())) {
      return Ruling.illegal(
          Rule.TAKE,
          Sentence.of(
              "{0} does not use all the letters of {1}.", capitals(shown), capitals(taken.word())));
    }
    Letters added = word.minus(taken.letters());
    if (!open.loose().covers(added)) {
      return Ruling.illegal(
          Rule.POOL_USE, lacking(capitals(shown) + " from " + capitals(taken.word()), added));
    }
    return unjudged || mayBecome(taken, shown)
        ? Ruling.legal(List.of(taken))
        : forbidden(taken, shown);
  }

  private static Ruling<List<Standing>> nothingAdded(Standing taken) {
    return Ruling.illegal(
        Rule.MUST_ADD,
        Sentence.of(
            "No word may be taken without adding a letter to {0}.", capitals(taken.word())));
  }

  private Ruling<List<Standing>> forbidden(Standing taken, String word) {
    return taking().forbidden(taken.word(), word);
  }

  private static Ruling<List<Standing>> ask(String word, boolean made, List<Standing> takings) {
    List<String> ways = new ArrayList<>();
    if (made) ways.add("of the pool");
    for (Standing each : takings)
      ways.add(Sentence.of("of {0}'s {1}", each.owner(), capitals(each.word())));
    return Ruling.illegal(
        Rule.WHICH_LETTERS,
        Sentence.of(
            "You can make {0} {1}: touch what you mean.",
            capitals(word), String.join(" or ", ways)));
  }

  private Ruling<List<Standing>> outOfReach(String shown, Letters word) {
    for (Seat seat : Seats.first(open.players())) {
      for (Standing each : open.row(seat)) {
        if (word.equals(each.letters())) return nothingAdded(each);
      }
    }
    return Ruling.illegal(
        Rule.POOL_USE,
        Sentence.of(
            "{0} can be made neither of the pool nor of a word with letters added.",
            capitals(shown)));
  }

  /// Says which of the letters needed are missing.
  private String lacking(String what, Letters wanted) {
    Letters lying = open.loose();
    StringBuilder missing = new StringBuilder();
    String row = wanted.toString();
    for (int i = 0; i < row.length(); i++) {
      char letter = row.charAt(i);
      if (lying.has(letter)) lying = lying.minus(letter);
      else missing.append(missing.isEmpty() ? "" : ", ").append(capital(letter));
    }
    return Sentence.of("For {0} there is no {1} in the pool.", what, missing);
  }
}
