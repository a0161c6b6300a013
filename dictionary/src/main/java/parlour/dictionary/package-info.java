/// The dictionary Parlour ships, as one committed resource.
@NullMarked
package parlour.dictionary;

import org.jspecify.annotations.NullMarked;
