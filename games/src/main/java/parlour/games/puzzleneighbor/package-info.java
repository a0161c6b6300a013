/// Puzzle Your Neighbor, the eighth of the letter games of leaflet 000: only its name is left, and
/// the rules are our reconstruction.
///
/// All words have the length agreed upon. Everybody secretly picks a word from the open letters,
/// mixes them and passes the stack face down to his neighbour on the right. On the leader's call
/// "Puzzle" all turn up their stacks together and have three minutes. Whoever forms any good word
/// of all his letters announces it and receives one counter from the one who puzzled him; whoever
/// fails pays him one, but may first require him to spell the word within a minute: a setter who
/// cannot pays two. The first to solve takes one more from everyone with an unsolved stack. In the
/// next round stacks go to the second neighbour on the right, then to the third, until everyone has
/// puzzled everyone.
///
/// Hidden: the words, from everybody but their setters, and from these too once "Puzzle" is called;
/// the stacks before the call, and afterwards from all but those who have them.
///
/// House rulings, beside the catalogue's:
/// - A stack holds no letter more than four times. Of the open letters everybody sees those of
///   which fewer than four are left, as he would on a table.
/// - One who does not pick in time has a word picked for him, and sees it until the call.
/// - One who does not want to try any longer may say so; when nobody tries, the time is up at once.
/// - One may require the word to be spelt, or pay, within a minute after the time is up. Any good
///   word of just those letters proves the stack. A setter is heard ten times.
/// - Under vigilance any letters may be passed on, and any arrangement of a stack announced. Who
///   announces what is no word, and is found out before the counters are paid, has failed; the
///   counter that would have been his goes to the discoverer.
/// - All counters of a round are paid at its end.
@NullMarked
package parlour.games.puzzleneighbor;

import org.jspecify.annotations.NullMarked;
