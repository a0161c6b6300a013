/// What belongs to the house and not to a table: what it keeps beside them, and who may come in.
@NullMarked
package parlour.server.house;

import org.jspecify.annotations.NullMarked;
