/// Letter Pool, the seventh of the letter games of leaflet 000: only its name is left, and the
/// rules are our reconstruction.
///
/// Letters take the place of counters. Everybody holds seven. Each round all stake one letter face
/// down; the stakes are turned up together and join the pool, which is studied for a minute. Then,
/// from the dealer's right, each in turn declares a word made of at least one letter of their hand
/// and two of the pool, or passes; a later word must take more letters of the pool, or as many in a
/// longer word. The last to declare wins the letters of the word. What is left in the pool stays
/// for the next round, hands are made up again from the box, and the deal passes to the left.
///
/// Hidden: the hands, and the stakes until they are turned up.
@NullMarked
package parlour.games.letterpool;

import org.jspecify.annotations.NullMarked;
