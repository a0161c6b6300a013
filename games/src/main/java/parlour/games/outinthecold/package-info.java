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
@NullMarked
package parlour.games.outinthecold;

import org.jspecify.annotations.NullMarked;
