package parlour.server.table;

import java.util.concurrent.CompletionStage;
import parlour.engine.wire.Json;

/// The clubs, as their tables know them.
public interface TableClubs {
  /// A table of a club is there, has dealt, is over or gone, or others sit at it.
  ///
  /// @param standing as [TableFrames#clubStanding] writes it
  void tableStands(String club, String table, Json standing);

  /// Whether a token is that of a member's device.
  CompletionStage<Boolean> isMember(String club, String token);
}
