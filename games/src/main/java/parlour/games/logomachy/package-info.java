/// Logomachy, or the War of Words, McLoughlin Brothers, 1874.
///
/// Every card bears a letter. Each player is dealt four, and four lie face up as the pool. In turn,
/// going to the left, a player plays one card and spells a word with it and any cards of the pool,
/// and takes them; whoever takes all there are has made a sweep. A player who cannot take a trick
/// lays a card to the pool. A player who holds two or more cards of a word may begin to build it
/// upon cards of the pool and finish it later, if nobody else finishes or extends it first; until
/// then its cards serve only words that have all the letters of the one announced. When the hands
/// are out there are four more for each; what remains at the last goes to the pool, and what
/// remains in the pool at the end to whoever took the last trick. Most cards score three, a double
/// prize two, a prize or a sweep one; twenty-one wins.
///
/// Hidden: the hands and the order of the pack. Everybody sees what is captured, and may remember
/// it.
///
/// House rulings, beside the catalogue's:
/// - The first dealer is drawn by lot.
/// - A prohibited word is punished as a misspelt one is. A misspelt word leaves words begun as they
///   stand.
/// - A word begun may be carried on by anybody, its builder too, and thereby becomes the word of
///   whoever did; one play carries on one word, but one trick may take in several.
/// - Cards set apart are not touched where the loose cards of the pool will do, unless the player
///   points at them.
/// - Where players judge, the last word before cards are dealt or counted may be challenged for ten
///   seconds. A challenge that fails costs nothing, and the word is then safe.
/// - If nobody has taken a trick, the cards left in the pool are nobody's.
/// - Each player is dealt four cards at least twice: as many can play as the pack allows, up to
///   twelve.
/// - Whoever leads after sixty deals has won, so that a table that never takes a trick also comes
///   to an end.
@NullMarked
package parlour.games.logomachy;

import org.jspecify.annotations.NullMarked;
