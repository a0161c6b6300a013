/// Anagrams, the first of the letter games of leaflet 000, plain and varied.
///
/// Each player leads one round. The leader chooses a word for every other player and hands over its
/// letters, thoroughly mixed. On the call "Ready" all begin; a player who finds the word in time
/// announces it and is paid one counter by the leader, and a player who does not pays the leader
/// one. A player who cannot find the word may return the letters and require the leader to name it;
/// the leader must do so from memory within one minute, or pays. In the varied form every player
/// has put five counters in a pool and lists every word the letters yield, for a counter from the
/// pool each.
///
/// Hidden: the words, from everybody, the leader included once "Ready" is called; a player's
/// letters from all others, and from the player before "Ready", except for a peek that costs a
/// counter; the lists until "Stop".
@NullMarked
package parlour.games.anagrams;

import org.jspecify.annotations.NullMarked;
