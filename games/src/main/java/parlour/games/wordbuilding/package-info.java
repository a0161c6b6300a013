/// Word Building, of the letter games of leaflet 000.
///
/// Ten letters to each hand and twenty face up in a crib for all. A player has a word in mind that
/// the crib can complete, and sets apart its first letter; the next has a word in mind that begins
/// with it, and sets apart the second letter of that word; and so on to the right. Whoever begins a
/// syllable is paid by the pool; whoever can think of no word pays everyone who has added a letter.
/// When a complete word stands that nobody can enlarge from the crib, it is built up from the
/// hands, in any order of its letters, one letter at a time; whoever changes the order gets two
/// counters, whoever can add nothing pays the last player, and when nobody can, the last player
/// returns the word to the box and gets one. In the last round the hands then go into the crib, and
/// words are built from it until no more can be made.
///
/// Hidden: the hands, and every word in mind: it is written down sealed when the letter is added,
/// and opened only when it is challenged or when a syllable is claimed by it.
@NullMarked
package parlour.games.wordbuilding;

import org.jspecify.annotations.NullMarked;
