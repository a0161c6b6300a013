/// Animal Rummy (Russell 1939, No. 1 of its box) and Skat (Russell 1935, No. 3 of its box; not the
/// German game).
///
/// In turn players draw a card, lay down threes of a number or three numbers in a row, and discard;
/// whoever has played out all their cards ends the hand, and the others count what they still hold
/// against themselves. Lowest total wins.
///
/// The two differ in their packs, in how many are dealt, in what may be drawn, and in one more
/// thing: as printed, Animal Rummy can never end, for seven cards, one draw, one discard and threes
/// leave 7, 4 or 1. It is repaired by letting single cards be added to what lies on the table, or
/// else by melds of more than three. Skat needs no repair, since no discard is owed on going out.
///
/// Hidden: the hands, the order of the pack, and the discards under the top one.
@NullMarked
package parlour.games.rummy;

import org.jspecify.annotations.NullMarked;
