package guest.highcard;

/// Lays a card; with more verbs this becomes a sealed interface with a record for each.
///
/// @param card its place in the pack, from 0
public record Move(int card) {}
