/// Bid Jack, Russell 1935, No. 2 of the box No. 54.
///
/// Each is dealt seven number cards and bids in turn how many tricks they expect to take; the
/// dealer, who speaks last, may take the hand at the highest bid named. Whoever got the bid leads.
/// Players must follow with the number led or a higher one if they hold it; the highest number
/// takes the trick, the first played of equal ones. Each player scores the tricks taken, but a
/// bidder who fails goes in the hole by the bid. First to 45 wins, or 75 for partners.
///
/// Hidden: the hands, and the cards laid aside.
@NullMarked
package parlour.games.bidjack;

import org.jspecify.annotations.NullMarked;
