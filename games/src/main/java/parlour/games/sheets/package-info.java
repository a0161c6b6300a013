/// Score sheets for a real table: what is entered, what it counts by the games' own scoring, who
/// leads, who deals next, and when the game is over.
///
/// A sheet describes itself as forms, so that a client needs no line about any game.
@NullMarked
package parlour.games.sheets;

import org.jspecify.annotations.NullMarked;
