/// Wild Animal, Russell 1939, No. 2 of the animal box.
///
/// Each player is given the name of a wild animal, and all cards are dealt and held face down. Each
/// in turn turns their top card up. When two numbers are alike, each of the two owners tries to
/// call the other's animal; whoever does so first hands all their turned-up cards to the other, for
/// here it is good to give. Whoever has no more cards has won.
///
/// Hidden: every card not on top of an open pile.
@NullMarked
package parlour.games.wildanimal;

import org.jspecify.annotations.NullMarked;
