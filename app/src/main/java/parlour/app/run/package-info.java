/// Long runs on several threads, without any output of their own.
///
/// [Simulation] plays many games between the same players, [Arena] levels against each other,
/// [EveningSimulation] whole evenings from [RecordedGames], and [Survey] every option about a gap.
/// [Workers] is the thread pool they share; whatever its size, the outcome is the same.
@NullMarked
package parlour.app.run;

import org.jspecify.annotations.NullMarked;
