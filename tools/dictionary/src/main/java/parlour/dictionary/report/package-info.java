/// How good the shipped dictionary is: by itself, and against words judged from other sources.
@NullMarked
package parlour.dictionary.report;

import org.jspecify.annotations.NullMarked;
