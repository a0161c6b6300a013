/// What a game has for a real table: its clocks and its score sheet, on which something is entered,
/// counted by the game's own scoring, and who leads, who deals next and when the game is over.
///
/// A sheet describes itself as forms, so that a client needs no line about any game.
@NullMarked
package parlour.games.sheets;

import org.jspecify.annotations.NullMarked;
