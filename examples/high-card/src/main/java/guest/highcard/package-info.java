/// High Card: everybody lays a card in turn, and the highest takes the round.
///
/// Hidden: what the others hold; everybody sees how many cards that is.
package guest.highcard;
