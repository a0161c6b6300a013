/// Rotation, of leaflet 000, with its lost tail reconstructed.
///
/// Everybody has ten letters, and four different letters lie open in the middle: whoever plays one
/// like them is paid one, two, three or four counters, in the order of the alphabet. The dealer
/// names a word of eight letters or more and plays its first letter; from then on each in turn, to
/// the right, plays the next letter of the word. Whoever cannot lets the dealer pay every other
/// player one counter from the pool, and the letter is passed over. Whoever plays the last letter
/// gets one counter, and the next on the right names a word. The hand ends when somebody plays
/// their last letter, when the lead has gone all round unused, or when the pool is empty; when
/// everybody has dealt once, most counters win.
///
/// Hidden: the hands. No letter is drawn during a hand, so a letter that somebody could not play is
/// one they do not have; the table keeps that in view.
///
/// House rulings, beside the catalogue's:
/// - A word that is named has thirty letters at most.
/// - Before an umpire a word that is not in the dictionary falls and is fined; one that the word
///   law bars is refused and nothing is lost by it. Under vigilance a lead stands unless somebody
///   challenges it before the next play; one that falls gives its letter and what it earned back,
///   and the discoverer gets what the letter would have brought, beside the counter that every
///   opponent gets.
/// - A lead that falls is a lead unused.
/// - Where the first letter of a lead would end the hand, ten seconds are left to challenge it.
/// - A player whose minute has passed plays the letter if they must, and otherwise fails.
/// - The pool is the end of the hand, so it pays as far as it goes and nobody gets markers: fines
///   go round to the right. By option the bank goes on paying.
@NullMarked
package parlour.games.rotation;

import org.jspecify.annotations.NullMarked;
