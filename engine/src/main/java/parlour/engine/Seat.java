package parlour.engine;

/// A chair at the table, counted from nought going to the left (clockwise).
///
/// @param index the chair's number, or -1 for nobody
public record Seat(int index) {}
