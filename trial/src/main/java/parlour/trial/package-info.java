/// Tools that the tests of several rooms share: texts kept beside them, tables to play at, and transcripts of play.
@NullMarked
package parlour.trial;

import org.jspecify.annotations.NullMarked;
