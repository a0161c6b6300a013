/// One small interface carries every game: a position, a move, a view of it, and the scene a view
/// becomes.
@NullMarked
package parlour.engine;

import org.jspecify.annotations.NullMarked;
