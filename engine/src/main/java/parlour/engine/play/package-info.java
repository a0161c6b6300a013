/// Running a game and keeping its record.
///
/// A [Referee] runs one game and is the only holder of its position; every answer it accepts
/// becomes an entry of the [Log]. A log with its [Seed] can be replayed to the same game anywhere:
/// [Replay] does so.
@NullMarked
package parlour.engine.play;

import org.jspecify.annotations.NullMarked;
