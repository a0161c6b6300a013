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
@NullMarked
package parlour.games.yankeeloto;

import org.jspecify.annotations.NullMarked;
