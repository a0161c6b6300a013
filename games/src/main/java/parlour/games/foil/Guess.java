package parlour.games.foil;

import parlour.engine.Dice;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;

/// Comes up with words, or with what a player might take for one.
///
/// @param judge knows the words
record Guess(Judge judge) {
  /// Some of these letters as a word, mostly a wrong one.
  String word(Letters loose, Dice dice) {
    int size = loose.size();
    int count = size < 8 ? size : 4 + dice.below(size - 7);
    return Scramble.shuffled(Deck.row(loose), dice).substring(0, count);
  }

  /// What a scramble might spell.
  String anagram(String scramble, Dice dice) {
    return Scramble.shuffled(scramble, dice);
  }
}
