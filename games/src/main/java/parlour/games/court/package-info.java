/// Overruling the dictionary by vote, in any word game.
///
/// The court wraps a game: its position, moves and views hold those of the inner game beside the
/// votes. Nothing is hidden but what the inner game hides.
@NullMarked
package parlour.games.court;

import org.jspecify.annotations.NullMarked;
