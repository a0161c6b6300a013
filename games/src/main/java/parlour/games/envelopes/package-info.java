/// Anagrams out of envelopes, as leaflet 000 has it played in company; the form `envelopes` of
/// Anagrams.
///
/// Before the evening the hostess chose words and put the letters of each in a small envelope. Four
/// sit at a table, two against two, partners opposite; everybody has the same number of envelopes,
/// opens one after the other, and announces the word found. No leader sits out. A pair gains one
/// for every word it has solved in time, and most words win the table.
///
/// Hidden: what is in an envelope, from everybody until it is opened, and afterwards from all but
/// the player who opened it; the word, from everybody until it is announced. A word that nobody
/// finds is never told at the table: it lies in an envelope at every other table too.
@NullMarked
package parlour.games.envelopes;

import org.jspecify.annotations.NullMarked;
