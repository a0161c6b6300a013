/// The Spelling Match, of the letter games of leaflet 000.
///
/// All letters lie in the middle. Each player picks out the letters of as many words as was agreed,
/// all of one length, puts each in a stack of its own, well mixed, and passes the stacks to the
/// left-hand neighbour. On the leader's call "spell" everybody takes a stack, forms a word of all
/// its letters, lays it on the table and takes another, but none they contributed themselves. The
/// first with nothing more to spell and nothing to take calls "game", and the most words win. A
/// player who can make nothing of a stack may call on its author to form it; an author who cannot
/// forfeits all their words.
///
/// Hidden: the words contributed, and the letters of every stack from all but its author and its
/// holder, until it is spelt or has to be proved. Of the letters in the middle everybody sees which
/// are getting scarce: whether four or more are left of each, three, two, one or none; else they
/// would betray what a neighbour picked out.
@NullMarked
package parlour.games.spellingmatch;

import org.jspecify.annotations.NullMarked;
