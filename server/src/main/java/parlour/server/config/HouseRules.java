package parlour.server.config;

import java.util.Locale;
import java.util.Set;
import parlour.lexicon.house.HouseList;

/// What this house allows.
///
/// @param words the words that it has added to the dictionary and struck out of it
/// @param opens who may open tables, evenings and clubs
public record HouseRules(HouseList words, WhoOpens opens, SignOn signOn) {
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
    return new HouseRules(HouseList.NONE, WhoOpens.EVERYBODY, SignOn.NONE);
  }
}
