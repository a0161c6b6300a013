/// Bid Jack, Russell 1935, No. 2 of the box No. 54.
///
/// Each is dealt seven number cards and bids in turn how many tricks they expect to take; the
/// dealer, who speaks last, may take the hand at the highest bid named. Whoever got the bid leads.
/// Players must follow with the number led or a higher one if they hold it; the highest number
/// takes the trick, the first played of equal ones. Each player scores the tricks taken, but a
/// bidder who fails goes in the hole by the bid. First to 45 wins, or 75 for partners.
///
/// Hidden: the hands, and the cards laid aside.
///
/// House rulings, beside the catalogue's:
/// - Where nobody bids, the dealer plays at one and is not asked.
/// - Where several reach the goal in a hand and the bidder is not among them, the highest total
///   wins; equal totals share.
/// - When the clock runs out a bidder passes, the dealer lets the bid stand, and a player plays the
///   lowest legal card.
@NullMarked
package parlour.games.bidjack;

import org.jspecify.annotations.NullMarked;
