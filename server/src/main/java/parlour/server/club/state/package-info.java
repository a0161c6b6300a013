/// What a club is, and who may do what in it: a fold over its events, without actors, clocks or
/// input and output.
///
/// A [ClubAct] is judged by [ClubRights], which answers with [ClubEvent]s; the [Club] is what they
/// add up to, and [ClubEventCodec] is how they are stored.
@NullMarked
package parlour.server.club.state;

import org.jspecify.annotations.NullMarked;
