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
@NullMarked
package parlour.games.logomachy;

import org.jspecify.annotations.NullMarked;
