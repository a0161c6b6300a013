/// The dictionary that ships with Parlour, as committed resources.
@NullMarked
package parlour.dictionary;

import org.jspecify.annotations.NullMarked;
