/// Benchmarks of Parlour, compared with other software where there is any; `bench/run` starts them
/// and RESULTS.md has the figures.
///
/// [WordBench] compares the word index with other libraries, in paired rounds ([PairedRun]) and
/// with a check that both give the same answers. [PlayoutBench] measures the rules, [SceneBench]
/// what it costs to show a game to a seat. [LoadBench] loads a [ServerProcess] with tables and
/// people, alone or in turn with another server ([LoadComparison]); [HeapCensus] measures memory
/// per table.
@NullMarked
package parlour.bench;

import org.jspecify.annotations.NullMarked;
