/// A game of tests alone.
@NullMarked
package parlour.games.longestword;

import org.jspecify.annotations.NullMarked;
