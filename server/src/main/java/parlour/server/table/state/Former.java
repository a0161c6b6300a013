package parlour.server.table.state;

import parlour.engine.Seat;

/// Who played from a chair until somebody else did, in the middle of a game: what was played until
/// then is theirs.
///
/// @param member the number of the club's member it was, as in [ClubMember#id]
/// @param entries how many entries the game had by then
public record Former(Seat seat, Chair chair, int member, int entries) {
  /// Whether the game's entry with that number, from 1, was still in this one's time.
  boolean had(Seat other, int entry) {
    return seat.equals(other) && entry <= entries;
  }

  /// The member who played, not a bot in their name; -1 for nobody.
  int author() {
    return chair.bot().isPresent() ? ClubMember.NONE.id() : member;
  }

  /// How many lines of the minute book an eye may read until then.
  public int lines(Match match, Seat eye) {
    return LineCounts.until(entries, match.minutes(), eye);
  }

  Former renamed(String name) {
    return new Former(seat, chair.renamed(name), member, entries);
  }
}
