/// Tools that the tests of several rooms share: texts kept beside them, tables to play at,
/// transcripts of play, and a guest who knows only scenes.
@NullMarked
package parlour.testkit;

import org.jspecify.annotations.NullMarked;
