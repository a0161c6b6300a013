/// Players that are not people, and the simulator that lets them play without a table.
///
/// A bot sees views, never positions: this room cannot reach one. What it may do is what its chair
/// may do, and what it knows is what its chair has seen.
@NullMarked
package parlour.bots;

import org.jspecify.annotations.NullMarked;
