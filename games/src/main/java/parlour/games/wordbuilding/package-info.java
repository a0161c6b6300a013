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
///
/// House rulings, beside the catalogue's:
/// - The house sees to the letters, always: a word that the letters at hand do not make is refused.
///   The spelling of a word and the syllable claimed by it are the players' to watch, unless there
///   is an umpire.
/// - A challenge is made before the next play. A word that falls is no word: its letter goes back
///   where it came from, its discoverer draws what it would have scored, and its maker counts as
///   unable to play. Of a good word with a false syllable only the counter changes hands.
/// - A wrong challenge costs nothing, unless it was settled that it costs a counter.
/// - A syllable is claimed or not, as the player likes: the claim opens the word. In the second
///   part it is new when none of its letters lay there before.
/// - In the second part a single gap stands for any number of letters that are still to come in
///   that place.
/// - When everybody fails on an empty table, or a third fragment of a round is abandoned, the round
///   ends without a word.
/// - Since the letters of every word go back into the box, the box can always refill hands and
///   crib: the number of rounds alone ends the game.
/// - In the last building from the crib a word that nobody can enlarge is returned to the box by
///   the last player, who gets one counter for it as before.
@NullMarked
package parlour.games.wordbuilding;

import org.jspecify.annotations.NullMarked;
