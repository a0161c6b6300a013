package parlour.games.laws;

import parlour.engine.Game;
import parlour.games.court.Court;
import parlour.games.pause.Pausing;
import parlour.testkit.laws.Ledger;

/// Finds the ledger of a game: its class is called like the game's and stands in the same package.
public final class Ledgers {
  private Ledgers() {}

  /// The ledger of a game as it was opened: some options change the game and its ledger.
  public static Ledger<?> of(Game<?, ?, ?> game) {
    return switch (game) {
      case Court<?, ?, ?> court -> new CourtLedger<>(of(court.inner()));
      case Pausing<?, ?, ?> pausing -> new PauseLedger<>(of(pausing.inner()));
      default -> beside(game.getClass());
    };
  }

  private static Ledger<?> beside(Class<?> game) {
    String name = game.getName() + "Ledger";
    try {
      return Class.forName(name, true, game.getClassLoader())
          .asSubclass(Ledger.class)
          .getConstructor()
          .newInstance();
    } catch (ReflectiveOperationException missing) {
      throw new IllegalStateException("There is no " + name + ".", missing);
    }
  }
}
