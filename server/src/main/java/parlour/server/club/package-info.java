/// Clubs: the same people again, without accounts. Membership is the key; a chair at a club's table
/// belongs to the member, on each of their devices.
///
/// Everything that changes a club comes over HTTP ([ClubRoutes]) as a [ClubCommand] to its owner,
/// the [ClubActor]. [parlour.server.club.state.ClubRights] decide who may, the events are stored,
/// and only then is the new state sent to every member's device that watches ([ClubSocket],
/// [ClubFrames]).
///
/// The tables are ordinary ones, made by [ClubTables] with their members' chairs. A table tells its
/// club through [parlour.server.table.TableClubs] how it stands, and the club tells its tables what
/// has become of their members until they answer: so whichever of them was killed, nobody keeps a
/// chair that is not theirs.
@NullMarked
package parlour.server.club;

import org.jspecify.annotations.NullMarked;
