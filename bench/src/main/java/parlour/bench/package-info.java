/// Parlour's speed beside that of its peers, both measured in one program and checked to agree.
@NullMarked
package parlour.bench;

import org.jspecify.annotations.NullMarked;
