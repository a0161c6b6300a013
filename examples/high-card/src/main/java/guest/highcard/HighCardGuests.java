package guest.highcard;

import java.util.List;
import parlour.games.GuestGames;
import parlour.games.material.CatalogEntry;

/// The games of this jar; `META-INF/services/parlour.games.GuestGames` names this class.
public final class HighCardGuests implements GuestGames {
  @Override
  public List<CatalogEntry> games() {
    return List.of(HighCard.ENTRY);
  }
}
