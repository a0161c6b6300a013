/// Offline play: a table for one person and bots in the browser, with the rules, dictionary and
/// bots of the server but without a server.
///
/// [Device] is exported to the browser's worker through TeaVM; [LocalServer] answers its requests,
/// [SoloTable] its frames, and [LocalRun] runs one game. Everything that comes in and goes out is
/// text and a time, so the same code runs on a JVM, where it is tested. It has no clock, no storage
/// and no randomness of its own: the worker tells the time, stores a [TableReply], and brings the
/// secret of a [SavedDeal].
@NullMarked
package parlour.offline;

import org.jspecify.annotations.NullMarked;
