/// JSON codecs for everything that crosses a wire or reaches a disk, and scenes as plain text.
///
/// [Json] is a small JSON value with a strict parser and a fast writer; there is no reflection,
/// because the browser build has none. [SceneCodec], [ZoneCodec] and [FieldCodec] write and read
/// what a client sees, [SceneFrame] the frame sent to a client after every move, [LogCodec] a whole
/// game as a hash chain of lines. [ScenePrinter] draws a scene for the terminal.
@NullMarked
package parlour.engine.wire;

import org.jspecify.annotations.NullMarked;
