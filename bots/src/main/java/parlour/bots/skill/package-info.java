/// What a level of bot is made of: vocabulary, memory, reflexes, doubts, and looking ahead.
@NullMarked
package parlour.bots.skill;

import org.jspecify.annotations.NullMarked;
