/// Yankee Loto, which leaflet 000 names and whose rules are lost: wholly reconstructed.
///
/// In Keno, the American Loto, the first to fill one row wins the stakes; here a word is a row.
/// Every player but the leader puts two counters in the pool, is dealt ten letters and forms one
/// word of them, and lays it down. The leader draws the letters left in the box one by one and
/// calls them; whoever has the letter uncovered in their word covers it with a counter before the
/// next is called. The first whose word is wholly covered cries "Loto!", the leader checks it
/// against the open letters, and the crier takes the pool. Everybody leads once, and most counters
/// win.
///
/// Hidden: the letters of a hand, and the words until all are laid. After that everything lies open
/// but the order in which the letters come.
///
/// House rulings, beside the catalogue's:
/// - Everybody begins with ten counters, and owes markers when none are left; the leader has no
///   word and puts nothing in the pool.
/// - A player who has neither laid a word when the time is up nor given up has none.
/// - Before an umpire a bad word is refused. Under vigilance the rows lie open for twenty seconds
///   before the first call; a challenged word that is not one goes back to the box; its maker sits
///   out and pays a counter to the discoverer.
/// - Six seconds after a call the next letter is called, sooner where the leader reaches into the
///   box, but never within three seconds. Without a clock the leader alone calls.
/// - After a good cry three seconds are left to others who could be ready by the same call, or have
///   been ready without crying. Of those who cried, the ones ready by the earliest call have won.
/// - Where the house covers it cries as well.
/// - When no row can be filled any more the round is over, as if the box were empty.
@NullMarked
package parlour.games.yankeeloto;

import org.jspecify.annotations.NullMarked;
