package parlour.games.court;

/// The position of a game at a table that may overrule the dictionary.
///
/// @param inner the position of the game itself, which stands still during a vote
public record CourtPosition<S, M, V>(CourtGame<S, M, V> game, S inner, Docket docket) {}
