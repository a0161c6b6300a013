/// The words of its own that a house plays with.
@NullMarked
package parlour.lexicon.house;

import org.jspecify.annotations.NullMarked;
