/// Long runs on several threads, without any output of their own.
///
/// [Simulation] plays many games between the same players, [EveningSimulation] whole evenings from
/// [RecordedGames]. [Workers] is the thread pool they share; whatever its size, the outcome is the
/// same.
@NullMarked
package parlour.app.run;

import org.jspecify.annotations.NullMarked;
