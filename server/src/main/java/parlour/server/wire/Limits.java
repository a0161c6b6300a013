package parlour.server.wire;

import java.util.regex.Pattern;

/// Size limits and id checks that HTTP and WebSocket share.
public final class Limits {
  /// The largest request body and the largest WebSocket message.
  public static final int MESSAGE_BYTES = 16 * 1024;

  public static final String REQUEST_TOO_LARGE =
      "A request is at most " + MESSAGE_BYTES / 1024 + " kB.";
  public static final String MESSAGE_TOO_LARGE =
      "A message is at most " + MESSAGE_BYTES / 1024 + " kB.";

  private static final Pattern ID = Pattern.compile("[a-z0-9]{" + Secrets.ID_LENGTH + "}");

  private Limits() {}

  /// Refuses an id that no table can have, before anybody looks for the table.
  public static String checkedTableId(String id) {
    return checkedId(id, "There is no such table.");
  }

  /// Refuses an id that no evening can have, before anybody looks for the evening.
  public static String checkedEveningId(String id) {
    return checkedId(id, "There is no such evening.");
  }

  /// Refuses an id that no club can have, before anybody looks for the club.
  public static String checkedClubId(String id) {
    return checkedId(id, "There is no such club.");
  }

  private static String checkedId(String id, String refusal) {
    if (!ID.matcher(id).matches()) throw new Problem(404, refusal);
    return id;
  }
}
