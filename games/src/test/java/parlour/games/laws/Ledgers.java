package parlour.games.laws;

import parlour.games.bidjack.BidJackLedger;
import parlour.games.foil.FoilLedger;
import parlour.games.rummy.RummyLedger;
import parlour.games.slapjack.SlapJackLedger;

/// The ledger of every game of the catalogue.
final class Ledgers {
  private Ledgers() {}

  static Ledger<?> of(String game) {
    return switch (game) {
      case "animal-rummy", "skat" -> new RummyLedger();
      case "bid-jack" -> new BidJackLedger();
      case "foil" -> new FoilLedger();
      case "slap-jack" -> new SlapJackLedger();
      default -> throw new IllegalArgumentException("no ledger for " + game + ": add one to Ledgers");
    };
  }
}
