/// Out in the Cold, the fifth of the letter games of leaflet 000: its ending survives, with a
/// variation by building up; its opening is our reconstruction.
///
/// Everybody is dealt seven letters. From the dealer's right each in turn comes in with one word of
/// their hand, kept face down, or waits and draws a letter. The round closes at the end of the
/// circuit in which only one is left out: that player is out in the cold and wins nothing, while
/// all others set their words aside. If all came in, the shortest word is left out. When the rounds
/// agreed upon are finished, each totals the letters of the words they have won, and the largest
/// number wins.
///
/// By building up, a word is laid in sight of all as soon as it is made, and beginning on the
/// maker's right anyone who can make a new word of it with letters of their own hand wins it,
/// unless another builds it further. Against the clock all work at once, and the last to call "In!"
/// is out in the cold.
///
/// Hidden: the hands, and the words that lie face down; how many letters they have can be seen.
///
/// House rulings, beside the catalogue's:
/// - After five draws a player has one turn more, to come in or be out in the cold.
/// - A word may be built up by anybody who has letters, also by players who are in. What is built
///   up is won even by a player left out in the cold, who only wins no word of their own. The
///   shortest word is measured as its maker laid it or built it up.
/// - Under vigilance all have half a minute to doubt the words shown at the close; a bad one is
///   taken by its discoverer.
/// - A player who takes too long over a turn waits and draws, or passes instead of building.
/// - Where the box is empty, a player who waits draws nothing. Where it has too few to deal seven,
///   all get equally fewer; when these would be fewer than three, the game is over.
/// - Against the clock nobody draws; a player who finds no word may stay out, and then nobody else
///   is left out in the cold for being last.
@NullMarked
package parlour.games.outinthecold;

import org.jspecify.annotations.NullMarked;
