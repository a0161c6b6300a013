package parlour.games.speculation;

import parlour.games.material.letters.WordList;
import parlour.lexicon.Letters;

/// A move a player can make. Words are in small letters.
public sealed interface Move {
  /// A player puts letters back in the box.
  record Discard(Letters letters) implements Move {}

  /// A player gives letters to the Plum.
  record Give(Letters letters) implements Move {}

  /// The dealer adds discarded letters to the Plum.
  record Add(Letters letters) implements Move {}

  /// The dealer turns up one of their letters.
  record Expose(char letter) implements Move {}

  /// A player writes a word on their list, or the dealer one of the Plum.
  record Write(String word) implements Move {}

  /// A player makes, or notices, no more words.
  record Rest() implements Move {}

  /// The dealer turns up the Plum.
  record TurnUp() implements Move {}

  /// The dealer leaves the Plum unturned.
  record Leave() implements Move {}

  /// A player notices a word the dealer has overlooked.
  record Notice(String word) implements Move {}

  /// A player doubts a word of another's list.
  record Challenge(WordList.Place line) implements Move {}

  /// A player has read the lists and doubts nothing more.
  record Content() implements Move {}
}
