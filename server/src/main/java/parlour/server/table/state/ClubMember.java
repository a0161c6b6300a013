package parlour.server.table.state;

import java.util.List;
import parlour.server.wire.Secrets;

/// Whose chair it is at a table of a club: the member's, on any of their devices.
///
/// @param id the member's number in the club; -1 for a chair that belongs to no member
/// @param devices the hashes of their devices' tokens
/// @param longClock whether they have twice the time wherever a clock runs
public record ClubMember(int id, List<String> devices, boolean longClock) {
  static final ClubMember NONE = new ClubMember(-1, List.of(), false);

  public boolean isNone() {
    return id < 0;
  }

  /// Whether a token with this hash is one of the devices'; always compares with every one.
  boolean has(String tokenHash) {
    boolean found = false;
    for (String device : devices) found |= Secrets.sameHash(tokenHash, device);
    return found;
  }

  /// What stands in place of a token's hash at a member's chair: no token has it.
  String inPlaceOfHash() {
    return "member " + id;
  }
}
