/// Letter Pool, the seventh of the letter games of leaflet 000: only its name is left, and the
/// rules are our reconstruction.
///
/// Letters take the place of counters. Everybody holds seven. Each round all stake one letter face
/// down; the stakes are turned up together and join the pool, which is studied for a minute. Then,
/// from the dealer's right, each in turn declares a word made of at least one letter of their hand
/// and two of the pool, or passes; a later word must take more letters of the pool, or as many in a
/// longer word. The last to declare wins the letters of the word. What is left in the pool stays
/// for the next round, hands are made up again from the box, and the deal passes to the left.
///
/// Hidden: the hands, and the stakes until they are turned up.
///
/// House rulings, beside the catalogue's:
/// - A word takes as many letters of the pool as it can, unless its maker says which letters of the
///   hand it uses. Where one must come from the hand and several could, the player is asked.
/// - Letters declared stay where they are until the turn has gone round, so a player who is outbid
///   keeps them.
/// - Under vigilance a word may be challenged as long as it is the highest, and for ten seconds
///   more when it is laid down, unless all others are content sooner. A bad one goes to its
///   discoverer with all its letters, those of the offender's hand included; the word before it
///   then stands again, if the pool still has its letters.
/// - A player who does not stake in time stakes a letter of the hand drawn by lot; one who does not
///   declare in time has passed.
/// - A bad word won by its discoverer counts its letters, but no syllables.
@NullMarked
package parlour.games.letterpool;

import org.jspecify.annotations.NullMarked;
