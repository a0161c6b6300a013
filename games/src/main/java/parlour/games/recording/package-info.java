/// Finished games as they were seen, so that they stay readable when their edition of the rules is
/// no longer played.
@NullMarked
package parlour.games.recording;

import org.jspecify.annotations.NullMarked;
