package parlour.server.table.state;

import java.io.InputStream;
import java.util.Optional;
import parlour.bots.BotFactory;
import parlour.bots.Bots;
import parlour.games.GameList;

/// What a server has to play with: the games, who plays for bots, and where the rulebooks, lessons
/// and drawings are.
///
/// @param resources the class loader that finds the resources of all games, those of guests too
public record InstalledGames(GameList games, BotFactory bots, ClassLoader resources) {
  /// The games of the catalogue and their own bots.
  public static InstalledGames house() {
    return new InstalledGames(GameList.HOUSE, Bots::seat, InstalledGames.class.getClassLoader());
  }

  /// A resource by its absolute name, such as `/parlour/games/art/lion.svg`.
  public Optional<InputStream> resource(String name) {
    return Optional.ofNullable(resources.getResourceAsStream(name.substring(1)));
  }
}
