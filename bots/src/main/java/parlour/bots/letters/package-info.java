/// Bots for the letter games, one class for each game.
///
/// A bot gets the view of its chair and answers with a move and a delay. What it knows, notices and
/// misspells comes from the skills of its level; the best levels of some games look ahead. Larger
/// bots are split: a `…Value` estimates plays, and a part of a game with a plan of its own
/// (leading, hunting, unscrambling) has its own class.
@NullMarked
package parlour.bots.letters;

import org.jspecify.annotations.NullMarked;
