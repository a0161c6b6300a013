/// Tests of the files that the server serves.
@NullMarked
package parlour.web;

import org.jspecify.annotations.NullMarked;
