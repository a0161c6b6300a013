/// The house on one device: a table for one person and bots, with the very rules, dictionary and
/// bots of the server, and no server.
///
/// Everything that comes in and goes out is text and a time, so it runs alike in a Java machine
/// and, compiled to a script, in a browser's worker. It holds no clock, no storage and no chance of
/// its own: the worker tells the time, keeps what is to be kept, and brings the secrets of a deal.
@NullMarked
package parlour.offline;

import org.jspecify.annotations.NullMarked;
