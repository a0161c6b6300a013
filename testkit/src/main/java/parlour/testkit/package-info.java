/// Tools shared by the tests of several modules.
///
/// [TestTable] (with [FrozenTable] and [PlainTable] over a [GameRun]) plays a game move by move and
/// says what each seat saw; [Rulings] asserts what the rules answered. [Golden] compares a text
/// with the copy kept in the repository, and [Transcript] writes such texts. [SceneBot] and
/// [RandomSceneBot] play any game from its scenes alone.
@NullMarked
package parlour.testkit;

import org.jspecify.annotations.NullMarked;
