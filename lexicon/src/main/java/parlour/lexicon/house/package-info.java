/// House lists: words that the people who run a server add to the dictionary or strike out of it.
@NullMarked
package parlour.lexicon.house;

import org.jspecify.annotations.NullMarked;
