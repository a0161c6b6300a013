package parlour.games.foil;

import parlour.games.foil.words.Subject;

/// A move a player can make.
public sealed interface Move {
  /// The dealer names the subject of a category hand.
  record Name(Subject subject) implements Move {}

  /// Draws the top card of the deck.
  record Draw() implements Move {}

  /// Draws a number of cards from the top of the discards.
  record Take(int count) implements Move {}

  record Discard(char letter) implements Move {}

  /// Puts cards of the hand together as a word.
  record Lay(String word) implements Move {}

  /// Takes the word on that line apart again.
  record Unlay(int line) implements Move {}

  /// Knocks; with a card to discard, or [#KEEP].
  record Knock(char discard) implements Move {
    /// No card is discarded.
    public static final char KEEP = ' ';
  }

  /// Puts the letters of the word on that line in this order.
  record Mix(int line, String scramble) implements Move {
    /// The one word that has these letters.
    public static final int FITTING = -1;
  }

  /// Asks for a good shuffle of the word on that line.
  record Shuffle(int line) implements Move {}

  /// Says that the player's holder may be turned.
  record Ready() implements Move {}

  /// Writes on the player's paper what the scramble on that line spells; an empty word rubs it out.
  record Write(int line, String word) implements Move {}

  /// Lays the pencil down: the player has written everything.
  record PencilDown() implements Move {}

  /// Votes on which words do not fit the subject: one bit for each word asked about.
  record Vote(long doubts) implements Move {}

  /// Says that the player has checked the lists.
  record GoOn() implements Move {}
}
