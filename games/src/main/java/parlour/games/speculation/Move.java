package parlour.games.speculation;

import parlour.games.material.letters.WordList;
import parlour.lexicon.Letters;

/// What one can do. Words are in small letters.
public sealed interface Move {
  /// A player puts letters back in the box.
  record Discard(Letters letters) implements Move {}

  /// A player gives letters to the Plum.
  record Give(Letters letters) implements Move {}

  /// The dealer adds letters he has discarded to the Plum.
  record Add(Letters letters) implements Move {}

  /// The dealer turns up one of his letters.
  record Expose(char letter) implements Move {}

  /// A player writes a word on his list, or the dealer one of the Plum.
  record Write(String word) implements Move {}

  /// A player makes, or notices, no more words.
  record Rest() implements Move {}

  /// The dealer turns up his Plum.
  record TurnUp() implements Move {}

  /// The dealer leaves his Plum unturned.
  record Leave() implements Move {}

  /// A player notices a word the dealer has overlooked.
  record Notice(String word) implements Move {}

  /// A player doubts a word of another's list.
  record Challenge(WordList.Place line) implements Move {}

  /// A player has read the lists and doubts nothing more.
  record Content() implements Move {}
}
