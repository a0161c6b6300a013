/// Foil, 3M.
///
/// Ten letter cards each. Players in turn draw from the deck, or any number from the top of the
/// discards, and discard one, until somebody has all cards in words, one of them of five letters
/// (six in the second round, seven in the third), and knocks. Then everybody scrambles their words
/// in a holder, the holders are turned, and while the glass runs all write down their own words and
/// what they can make of the others'. Letters in words score, bonus letters more, and so do words
/// unscrambled; unused cards, bad words and forgotten words of one's own cost. Each player deals
/// one hand in each round, and the highest after three rounds wins.
///
/// Hidden: the deck and the other hands; what anybody has grouped, until the holders are turned,
/// and then the words behind the scrambles, even from those who made them, who must know them by
/// heart; the papers, until the glass has run out. Writing and grouping are not even news: nobody
/// can count another's words.
@NullMarked
package parlour.games.foil;

import org.jspecify.annotations.NullMarked;
