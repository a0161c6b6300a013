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
@NullMarked
package parlour.games.rotation;

import org.jspecify.annotations.NullMarked;
