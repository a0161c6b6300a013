/// Server settings from flags, the environment and a file, and refusals of bad ones.
@NullMarked
package parlour.app.config;

import org.jspecify.annotations.NullMarked;
