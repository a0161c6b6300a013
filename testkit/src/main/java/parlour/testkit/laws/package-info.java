/// The laws every game keeps, as tests check them: [Laws] for the rules, [SceneRobot] and
/// [TableSense] for what a table shows. A game says in its [Ledger] what is conserved.
@NullMarked
package parlour.testkit.laws;

import org.jspecify.annotations.NullMarked;
