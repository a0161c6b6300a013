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
@NullMarked
package parlour.games.puzzleneighbor;

import org.jspecify.annotations.NullMarked;
