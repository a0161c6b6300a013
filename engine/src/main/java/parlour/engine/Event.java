package parlour.engine;

/// Something that happened at the table; it becomes a line of the minute book, the list of events
/// that players can read.
public interface Event {
  /// The event as a line of the minute book.
  MinuteLine line();

  /// What a seat learns of the event: private facts are masked for all other seats.
  default Event seenBy(Seat eye) {
    return this;
  }
}
