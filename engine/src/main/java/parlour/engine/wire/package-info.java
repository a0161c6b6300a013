/// JSON codecs for everything that crosses a wire or reaches a disk, and scenes as plain text.
@NullMarked
package parlour.engine.wire;

import org.jspecify.annotations.NullMarked;
