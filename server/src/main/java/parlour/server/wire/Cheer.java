package parlour.server.wire;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import parlour.engine.wire.Json;

/// What players and onlookers can show each other without a word; it is passed on and not kept.
public enum Cheer {
  BRAVO,
  LAUGH,
  GASP,
  ALAS,
  THANKS,
  HAT;

  /// Its name on the wire.
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Cheer of(String word) {
    for (Cheer cheer : values()) if (cheer.word().equals(word)) return cheer;
    throw new Json.Malformed(
        "A cheer is one of "
            + Arrays.stream(values()).map(Cheer::word).collect(Collectors.joining(", "))
            + ".");
  }
}
