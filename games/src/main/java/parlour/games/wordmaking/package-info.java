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
@NullMarked
package parlour.games.wordmaking;

import org.jspecify.annotations.NullMarked;
