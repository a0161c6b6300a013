package parlour.server.push;

import java.time.Duration;

/// What a device is to be told.
///
/// @param body the text that is encrypted
/// @param topic replaces an earlier message of the same topic that was not delivered yet
/// @param timeToLive how long the push service keeps it for a device that is off
public record Message(String body, String topic, Duration timeToLive, Urgency urgency) {
  /// How much of a battery a message is worth (RFC 8030).
  public enum Urgency {
    LOW,
    NORMAL,
    HIGH;

    String wireName() {
      return switch (this) {
        case LOW -> "low";
        case NORMAL -> "normal";
        case HIGH -> "high";
      };
    }
  }
}
