package parlour.engine;

/// Something that happened at the table; it becomes a line of the minute book.
public interface Event {
  /// How the minute book puts it.
  MinuteLine line();

  /// What a chair learns of it: a private fact masks itself for other eyes.
  default Event seenBy(Seat eye) {
    return this;
  }
}
