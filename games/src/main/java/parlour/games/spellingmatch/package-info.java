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
///
/// House rulings, beside the catalogue's:
/// - The house sees to the letters, always: a word that the letters do not make is refused. Whether
///   it is a word is for the players to watch, unless there is an umpire; only what an author forms
///   in proof is always looked up.
/// - A word laid on the table may be challenged by anybody until the game is over. The discoverer
///   of a bad one takes it and counts it as their own.
/// - Nobody contributes the same word twice, nor a word with five or more of one letter.
/// - When a player takes too long to choose a word the house picks one, which the player sees.
/// - The table remembers from whom each took their last stack.
/// - A player with nothing more to do who does not call "game" within half a minute has it called
///   for them; and when the time agreed on is over, "game" is called by nobody.
/// - After "game" nobody spells any more, but a player left with a stack may still call on its
///   author, and words may still be challenged, for a minute.
/// - Not more than half of the letters in the box are picked out.
@NullMarked
package parlour.games.spellingmatch;

import org.jspecify.annotations.NullMarked;
