/// Long counts on several cores: simulations, the arena, surveys of the rules.
@NullMarked
package parlour.app.run;

import org.jspecify.annotations.NullMarked;
