/// The boxes as PDF: pieces with backs and cut marks, supplies, sheets, and a folded leaflet.
@NullMarked
package parlour.print;

import org.jspecify.annotations.NullMarked;
