/// What lies in each box of the real games: pieces in their counts, counters, holders and names.
///
/// Every count is asked of the game that plays with the piece; nothing is listed a second time.
@NullMarked
package parlour.games.boxes;

import org.jspecify.annotations.NullMarked;
