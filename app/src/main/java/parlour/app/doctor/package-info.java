/// Checks of the machine a server is to run on: what is found, and what to do about it.
@NullMarked
package parlour.app.doctor;

import org.jspecify.annotations.NullMarked;
