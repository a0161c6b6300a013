package parlour.games;

import java.util.List;
import java.util.Optional;
import parlour.games.bidjack.BidJack;
import parlour.games.foil.Foil;
import parlour.games.rummy.Rummy;
import parlour.games.slapjack.SlapJack;

/// Every game there is, in one explicit list, in the order of the leaflets.
public final class Catalog {
  private Catalog() {}

  private static final List<Kind> KINDS = List.of(Rummy.ANIMAL_RUMMY, SlapJack.KIND, BidJack.KIND, Rummy.SKAT, Foil.KIND);

  public static List<Kind> kinds() {
    return KINDS;
  }

  public static Optional<Kind> find(String id) {
    return KINDS.stream().filter(kind -> kind.id().equals(id)).findFirst();
  }
}
