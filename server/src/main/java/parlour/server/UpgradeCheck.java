package parlour.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Seat;
import parlour.lexicon.house.HouseList;
import parlour.server.config.ServerOptions;
import parlour.server.store.Store;
import parlour.server.table.state.InstalledGames;
import parlour.server.table.state.Match;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.Table;

/// Finds the tables of a store that this build cannot play as they were dealt, so that their
/// players can be told before an upgrade.
public final class UpgradeCheck {
  private UpgradeCheck() {}

  /// What becomes of a table under this build.
  public enum Outcome {
    /// A game in play ends with the score it had.
    ENDS,
    /// A finished game is shown as it was recorded; it is not analysed any more.
    SHOWN
  }

  /// A table that this build cannot play.
  ///
  /// @param players the names of the people at it
  /// @param why which edition is not here, in one sentence
  public record Found(
      String table, String game, Outcome outcome, List<String> players, String why) {}

  /// Reads all tables of a store; a server may be using it.
  public static List<Found> find(ServerOptions.Storage storage, InstalledGames installed) {
    try (Store store = Backup.opened(storage)) {
      return find(store, new OpenGames(installed, HouseList.NONE));
    }
  }

  static List<Found> find(Store store, OpenGames games) {
    StoredTables tables = new StoredTables(store, games);
    List<Found> found = new ArrayList<>();
    for (String pid : tables.all()) {
      Optional<Table> table = tables.read(pid);
      if (table.isEmpty() || table.get().match().isEmpty()) continue;
      Match match = table.get().match().get();
      if (match.recording().isEmpty()) continue;
      found.add(
          new Found(
              Backup.id(pid),
              games.title(match.header().game()),
              isFinished(table.get()) ? Outcome.SHOWN : Outcome.ENDS,
              people(table.get()),
              games.editions().objection(match.header()).orElse(table.get().fault())));
    }
    return found;
  }

  /// Finished games are recorded; of an older one a rematch tells that it was finished.
  private static boolean isFinished(Table table) {
    return table.fault().isEmpty() || !table.next().isEmpty();
  }

  private static List<String> people(Table table) {
    List<String> names = new ArrayList<>();
    for (Seat seat : table.players().people()) names.add(table.players().at(seat).name());
    return names;
  }
}
