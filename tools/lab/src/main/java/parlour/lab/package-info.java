/// The lab: reinforcement-learning environments (reset, observe, legal actions, step) around any
/// game, for programs that train or test players.
///
/// [Lab] is one environment, for programs on the JVM; [LabSession] runs many of them by JSON
/// requests, over HTTP or standard input.
@NullMarked
package parlour.lab;

import org.jspecify.annotations.NullMarked;
