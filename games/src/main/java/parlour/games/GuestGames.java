package parlour.games;

import java.util.List;
import parlour.games.material.CatalogEntry;

/// Games from outside: a jar names its class of this kind in
/// `META-INF/services/parlour.games.GuestGames` and is then loaded with `--with game.jar`.
public interface GuestGames {
  /// The games of the jar, each begun with [CatalogEntry#guest].
  List<CatalogEntry> games();
}
