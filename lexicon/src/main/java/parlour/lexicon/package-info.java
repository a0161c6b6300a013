/// The dictionary: which words there are, what can be spelled with some letters, and whether a
/// game's word law admits a word.
///
/// [Lexicon] holds the words with their facts; [Judge] applies the [WordLaw] of a game and explains
/// every refusal; [WordIndex] does the searches: look-up, anagrams, words within a rack, takings
/// and prefixes. [Letters] is the bag of letters they all use, [WordSet] a set of word ids.
/// [LexiconWriter] builds a lexicon and its file; [Syllables] divides words the dictionary does not
/// divide. Crossword placements are in `parlour.lexicon.crossword`.
///
/// Only `java.base` is used here; the package is also compiled for the browser.
@NullMarked
package parlour.lexicon;

import org.jspecify.annotations.NullMarked;
