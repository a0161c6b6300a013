/// Puzzle Your Neighbor, the eighth of the letter games of leaflet 000: only its name is left, and
/// the rules are our reconstruction.
///
/// All words have the length agreed upon. Everybody secretly picks a word from the open letters,
/// mixes them and passes the stack face down to the neighbour on their right. On the leader's call
/// "Puzzle" all turn up their stacks together and have three minutes. Whoever forms any good word
/// of all their letters announces it and receives one counter from the setter; whoever fails pays
/// the setter one, but may first require them to spell the word within a minute: a setter who
/// cannot pays two. The first to solve takes one more from everyone with an unsolved stack. In the
/// next round stacks go to the second neighbour on the right, then to the third, until everyone has
/// puzzled everyone.
///
/// Hidden: the words, from everybody but their setters, and from these too once "Puzzle" is called;
/// the stacks before the call, and afterwards from all but those who have them.
///
/// House rulings, beside the catalogue's:
/// - A stack holds no letter more than four times. Of the open letters everybody sees those of
///   which fewer than four are left, as on a real table.
/// - A player who does not pick in time is given a word, and sees it until the call.
/// - A player may give up; when nobody tries any longer, the time is up at once.
/// - The word may be required, or paid for, within a minute after the time is up. Any good word of
///   just those letters proves the stack. A setter has ten tries.
/// - Under vigilance any letters may be passed on, and any arrangement of a stack announced. A
///   player whose word is found to be none before the counters are paid has failed; the counter it
///   would have won goes to the discoverer.
/// - All counters of a round are paid at its end.
@NullMarked
package parlour.games.puzzleneighbor;

import org.jspecify.annotations.NullMarked;
