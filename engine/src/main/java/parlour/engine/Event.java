package parlour.engine;

import java.util.Optional;

/// Something that happened at the table; it becomes a line of the minute book, the list of events
/// that players can read.
public interface Event {
  /// The event as a line of the minute book.
  MinuteLine line();

  /// The reckoning to show before the game goes on, if the event ends a hand or round.
  default Optional<Scene.Interlude> interlude() {
    return Optional.empty();
  }

  /// What a seat learns of the event: private facts are masked for all other seats.
  default Event seenBy(Seat eye) {
    return this;
  }
}
