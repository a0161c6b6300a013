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
///
/// House rulings, beside the catalogue's:
/// - The leader sees the words given out until "Ready", as one would while picking the letters. If
///   the leader takes too long, the house chooses the remaining words and shows them to the leader,
///   and in the end calls "Ready".
/// - Returned letters go back into the box unseen: unscrambling them again is not remembering. By
///   option they are shown.
/// - An announcement that is not the word costs nothing, but the leader hears no more than ten from
///   each player in a round, and a player hears no more than ten wrong names; so that nobody tries
///   out all arrangements.
/// - When nobody tries any longer, "Stop" is called at once.
/// - What an unlucky word costs is settled once: with the wrong letters given out, one counter from
///   the leader, whatever else became of the word.
/// - Under the option of helping, letters lie open to the other players as they would on a table,
///   and any of them may whisper a word to another, once to each in a round; the table always
///   notices.
/// - In the varied form the lists are read out after "Stop"; under vigilance a word stands unless
///   another player challenges it, and the discoverer of a bad one is paid for it. A list has at
///   most two hundred lines.
@NullMarked
package parlour.games.anagrams;

import org.jspecify.annotations.NullMarked;
