/// Makes the dictionary that Parlour ships from the packages in `sources.tsv` and the lists in
/// `overrides/`; run by `make-dictionary`, never part of the program that is shipped.
@NullMarked
package parlour.dictionary.maker;

import org.jspecify.annotations.NullMarked;
