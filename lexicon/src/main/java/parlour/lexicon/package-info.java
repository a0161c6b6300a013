/// Words: which there are, what may be spelt with some letters, and whether a leaflet's law admits
/// a word.
@NullMarked
package parlour.lexicon;

import org.jspecify.annotations.NullMarked;
