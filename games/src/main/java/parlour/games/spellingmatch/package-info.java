/// The Spelling Match, of the letter games of leaflet 000.
///
/// All letters lie in the middle. Each player picks out the letters of as many words as was agreed,
/// all of one length, puts each in a stack of its own, well mixed, and passes his stacks to his
/// left-hand neighbour. On the leader's call "spell" everybody takes a stack, forms a word of all
/// its letters, lays it on the table and takes another, but none that he contributed himself. The
/// first who has nothing more to spell and nothing to take calls "game", and the most words win.
/// Who can make nothing of a stack may call on its author to form it; an author who cannot forfeits
/// all the words he has.
///
/// Hidden: the words contributed, and the letters of every stack from all but its author and the
/// one who holds it, until it is spelt or has to be proved. Of the letters in the middle one sees
/// which are getting scarce: whether four or more are left of each, three, two, one or none; else
/// they would betray what a neighbour picked out.
///
/// House rulings, beside the catalogue's:
/// - The house sees to the letters, always: a word that the letters do not make is refused. Whether
///   it is a word is for the players to watch, unless there is an umpire; only what an author forms
///   in proof is always looked up.
/// - A word laid on the table may be challenged by anybody until the game is over. The discoverer
///   of a bad one takes it and counts it as his own.
/// - Nobody contributes the same word twice, nor a word with five or more of one letter.
/// - When a player takes too long over a word of his own the house picks one for him; he sees it.
/// - The table remembers from whom each took his last stack.
/// - Who has nothing more to do and does not call "game" within half a minute has it called for
///   him; and when the time agreed on is over, "game" is called by nobody.
/// - After "game" nobody spells any more, but one who is left with a stack may still call on its
///   author, and words may still be challenged, for a minute.
/// - Not more than half of the letters in the box are picked out.
@NullMarked
package parlour.games.spellingmatch;

import org.jspecify.annotations.NullMarked;
