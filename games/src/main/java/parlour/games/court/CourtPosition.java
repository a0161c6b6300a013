package parlour.games.court;

/// The position of a game at a table that may overrule the dictionary.
///
/// @param play the position of the game itself, as it stands or stood when the vote began
public record CourtPosition<S, M, V>(CourtGame<S, M, V> game, S inner, Docket docket) {}
