package parlour.games.wordmaking;

import static parlour.games.material.letters.LetterFaces.capital;
import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;

/// Finds how a word can be had: of loose letters, or by adding to one that stands.
///
/// What a move leaves open is resolved where only one thing can be meant; otherwise the player is
/// asked.
///
/// @param strict whether a word taken must change its root
record Means(Open open, boolean strict, Lexicon lexicon) {
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
        (mayBecome(each, said.word()) ? takings : forbidden).add(each);
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
    for (Seat seat : Seats.first(open.players())) {
      for (Standing each : open.row(seat)) {
        if (each.number() != number) continue;
        if (word.equals(each.letters())) return nothingAdded(each);
        if (!word.covers(each.letters())) {
          return Ruling.illegal(
              Rule.TAKE,
              capitals(shown) + " does not use all the letters of " + capitals(each.word()) + ".");
        }
        Letters added = word.minus(each.letters());
        if (!open.loose().covers(added)) {
          return Ruling.illegal(
              Rule.POOL_USE, lacking(capitals(shown) + " from " + capitals(each.word()), added));
        }
        return mayBecome(each, shown) ? Ruling.legal(List.of(each)) : forbidden(each, shown);
      }
    }
    return Ruling.illegal(Rule.TAKE, "That word no longer stands.");
  }

  private static Ruling<List<Standing>> nothingAdded(Standing taken) {
    return Ruling.illegal(
        Rule.MUST_ADD,
        "No word may be taken without adding a letter to " + capitals(taken.word()) + ".");
  }

  private Ruling<List<Standing>> forbidden(Standing taken, String word) {
    return taking().forbidden(taken.word(), word);
  }

  private static Ruling<List<Standing>> ask(String word, boolean made, List<Standing> takings) {
    StringBuilder ways = new StringBuilder(made ? "of the pool" : "");
    for (Standing each : takings) {
      ways.append(ways.isEmpty() ? "" : " or ").append("of ").append(each.owner()).append("'s ");
      ways.append(capitals(each.word()));
    }
    return Ruling.illegal(
        Rule.WHICH_LETTERS,
        "You can make " + capitals(word) + " " + ways + ": touch what you mean.");
  }

  private Ruling<List<Standing>> outOfReach(String shown, Letters word) {
    for (Seat seat : Seats.first(open.players())) {
      for (Standing each : open.row(seat)) {
        if (word.equals(each.letters())) return nothingAdded(each);
      }
    }
    return Ruling.illegal(
        Rule.POOL_USE,
        capitals(shown) + " can be made neither of the pool nor of a word with letters added.");
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
    return "For " + what + " there is no " + missing + " in the pool.";
  }
}
