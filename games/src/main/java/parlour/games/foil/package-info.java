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
///
/// House rulings, beside the catalogue's:
/// - The words of a knock are judged when all lists are checked, not before: a knock asks only that
///   all cards lie in groups and one of them is long enough.
/// - When everybody has had twenty-five turns and nobody has knocked, play stops all the same and
///   all scramble.
/// - Time up in a turn: the card drawn last, or the deck's top card, is discarded for the player.
///   Time up in scrambling: what lies in the holder stands; a knocker who has no long word there
///   gets back the words of the knock.
/// - A player may knock falsely only once in a turn.
/// - A player's own word counts as found again when another good word of the same letters is
///   written for it. A word not found again scores no letters, and the bonuses for the knock and
///   for one word require all words to stand.
/// - An answer with other letters than those in the holder is treated as a guess that is no word.
/// - A vote needs more than half of the players to throw a word out; a player who does not vote
///   lets all words stand.
/// - Only those who tie play the deciding hand; if they tie again they share the game.
/// - A game to a goal that nobody reaches ends after twelve hands.
/// - Younger children are spared the scoring table, but not the fine for a false knock. At all
///   children's tables coarse words are not played.
@NullMarked
package parlour.games.foil;

import org.jspecify.annotations.NullMarked;
