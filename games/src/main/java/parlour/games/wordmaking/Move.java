package parlour.games.wordmaking;

import java.util.List;

/// A move a player can make.
public sealed interface Move {
  /// Draws a letter from the box.
  record Draw() implements Move {}

  /// Makes a word of loose letters, or takes one that stands by adding to it.
  ///
  /// @param of the numbers of the words it is made of, and 0 for the pool alone; none where the
  ///   player has not said
  record Spell(String word, List<Integer> of) implements Move {
    /// Made of loose letters alone.
    static final List<Integer> POOL = List.of(0);

    /// Not said.
    static final List<Integer> UNSAID = List.of();

    static Spell of(String word, Standing taken) {
      return new Spell(word, List.of(taken.number()));
    }
  }

  /// Ends the turn: the letter left goes to the pool.
  record Pass() implements Move {}

  /// Doubts a word, by its number.
  record Doubt(int number) implements Move {}

  /// Votes on a word that is doubted: look it up, or let it stand.
  record Vote(int number, boolean consult) implements Move {}
}
