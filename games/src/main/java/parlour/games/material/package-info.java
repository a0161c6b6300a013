/// What games are made of, whatever they are played with: piles, counters, the order of leading,
/// clocks, partners, and the words of the minute book.
///
/// Nothing here knows cards or letters: those are in [parlour.games.material.cards] and
/// [parlour.games.material.letters], which build on this package and not on each other.
@NullMarked
package parlour.games.material;

import org.jspecify.annotations.NullMarked;
