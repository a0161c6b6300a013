package parlour.server.config;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import parlour.engine.Settings;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.house.HouseList;

/// What this house allows.
///
/// @param words the words that it has added to the dictionary and struck out of it
/// @param opens who may open tables, evenings and clubs
/// @param school whether children are among themselves: only quick phrases are said, no word counts
///   that may offend, no table is listed, and a stranger learns no name
public record HouseRules(HouseList words, WhoOpens opens, SignOn signOn, boolean school) {
  private static final String FAMILY = "family";

  /// Who may open tables, evenings and clubs; whoever has a link to one may always come to it.
  public enum WhoOpens {
    EVERYBODY,
    /// Who has the invitation of the house.
    INVITED,
    /// Whom a proxy in front of the house has signed on.
    SIGNED_ON;

    /// Its name in settings and on the wire.
    public String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /// How a proxy says whom it has signed on.
  ///
  /// @param header the header with their name, or nothing
  /// @param proxies the addresses from which it is believed
  public record SignOn(String header, Set<String> proxies) {
    public static final SignOn NONE = new SignOn("", Set.of());

    public SignOn {
      proxies = Set.copyOf(proxies);
    }
  }

  /// No words of its own, and open to everybody.
  public static HouseRules usual() {
    return new HouseRules(HouseList.NONE, WhoOpens.EVERYBODY, SignOn.NONE, false);
  }

  /// What is chosen for a table, as far as this house allows it.
  public Map<String, String> allowed(CatalogEntry game, Map<String, String> chosen) {
    Map<String, String> allowed = new TreeMap<>(chosen);
    boolean words = game.settings().stream().anyMatch(each -> each.name().equals(FAMILY));
    if (school && words) allowed.put(FAMILY, "yes");
    return allowed;
  }

  /// The settings that a table of this house has when these are chosen.
  public Settings settle(CatalogEntry game, Map<String, String> chosen) {
    return Settings.of(game.settings(), allowed(game, chosen));
  }
}
