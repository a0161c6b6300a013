/// An evening of progressive play, as leaflet 000 proposes it for its games in company.
///
/// Tables are numbered, and table one is the head. Four sit at each, partners opposite, and add
/// their scores. The head table's bell begins a game everywhere and stops it everywhere when the
/// head table has finished; a stopped table is judged on the score as it stands. Each winner marks
/// a gold star and each loser a red one. The winning pair of every table but the head goes up one
/// table, the losing pair of the head goes down to the last, the others stay, and at every table
/// the two who came are parted, so that nobody has the same partner twice running. At the end most
/// gold takes the prize, most red the booby prize.
///
/// An evening is not a game of the catalogue: it has no seats of its own and only says who sits
/// where. It is judged as a game is: a position, a step, a ruling. What is played at its tables is
/// the ordinary game; the evening is told nothing of it but the score.
///
/// Hidden: the words the host has prepared; they are in the position and in the log, and nowhere
/// else until the evening is over.
@NullMarked
package parlour.games.progressive;

import org.jspecify.annotations.NullMarked;
