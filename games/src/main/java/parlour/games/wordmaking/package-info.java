/// Word Making and Word Taking, played with the letters of a box.
///
/// In turn, going to the left, a player draws a letter that nobody has seen, makes words of it and
/// of the letters of the pool in the middle, and sets them out in full view; or takes any other
/// player's word by adding one letter or more to it and making a new word of them all in any order.
/// What is not used goes to the pool. Players may do all they can before and after drawing, and
/// nothing more until their next turn. Whoever has ten words, and still has them when their next
/// turn comes, wins.
///
/// Hidden: the order of the letters in the box. Everything else lies open.
///
/// House rulings, beside the catalogue's:
/// - A turn ends with a letter drawn, as long as the box has any; the clock draws for a player who
///   is late, and the letter goes to the pool.
/// - A word typed without saying of which letters is made the one way there is; where there are
///   several, the player is asked.
/// - Where players judge, a word may be doubted until the turn after the one it was made in is
///   over. Everybody but its owner votes, the doubter for the dictionary and the silent against it;
///   more than half must want it. A word that has been looked up and found is safe.
/// - A word that falls gives the word it was made of back to its owner, and the letters added go to
///   the pool.
/// - Where ten words win at once, doubtful ones may still be doubted for fifteen seconds.
/// - By the strict rule a word keeps its root where it is a form of the same word, or the same word
///   with a common prefix or ending.
@NullMarked
package parlour.games.wordmaking;

import org.jspecify.annotations.NullMarked;
