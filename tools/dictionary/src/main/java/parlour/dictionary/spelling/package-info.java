/// How words are spelt elsewhere.
@NullMarked
package parlour.dictionary.spelling;

import org.jspecify.annotations.NullMarked;
