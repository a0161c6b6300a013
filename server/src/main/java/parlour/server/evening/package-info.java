/// Evenings of progressive play: many tables, one bell, guests who move from table to table.
@NullMarked
package parlour.server.evening;

import org.jspecify.annotations.NullMarked;
