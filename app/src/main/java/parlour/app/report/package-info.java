/// What long counts found, as text or as one HTML page.
@NullMarked
package parlour.app.report;

import org.jspecify.annotations.NullMarked;
