package parlour.games;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.engine.Game;
import parlour.engine.Log;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.lexicon.Lexicon;

/// One game of the catalogue: what a lobby shows of it, and how it is opened.
///
/// @param id the section of the rule catalogue, such as `logomachy`; it never changes
/// @param about what a lobby shows of it
/// @param rules the version of its rules; it grows when an old log would play differently
/// @param seating how many may play
/// @param settings what the players may settle beforehand
/// @param opening binds the game to its settings and its dictionary
public record CatalogEntry(
    String id, About about, int rules, Seating seating, List<Setting> settings, Opening opening) {
  /// What a lobby shows of a game.
  ///
  /// @param leaflet the leaflet it comes from, by its number: 000 to 004
  /// @param summary what one does in it, in a sentence
  /// @param minutes about how long a game takes
  /// @param race whether quickness decides
  public record About(
      String title, String subtitle, String leaflet, String summary, int minutes, boolean race) {}

  /// How many may play.
  ///
  /// @param limit what else the settings ask of the number
  public record Seating(int fewest, int most, Limit limit) {
    public Seating(int fewest, int most) {
      this(fewest, most, (_, _) -> "");
    }
  }

  /// What the settings ask of the number of players: one sentence where it does not fit them,
  /// otherwise nothing.
  public interface Limit {
    String objection(Settings settings, int seats);
  }

  /// Binds a game to its settings and its dictionary.
  public interface Opening {
    Game<?, ?, ?> open(Settings settings, Lexicon lexicon);
  }

  public String title() {
    return about.title();
  }

  /// What is wrong with a table of so many seats and such settings, in one sentence, if anything
  /// is.
  public Optional<String> objection(int seats, Map<String, String> chosen) {
    if (seats < seating.fewest() || seats > seating.most()) {
      return Optional.of(
          title()
              + " is for "
              + seating.fewest()
              + " to "
              + seating.most()
              + " players, not "
              + seats
              + ".");
    }
    Optional<String> setting = Setting.objection(settings, chosen);
    if (setting.isPresent()) return setting;
    String limit = seating.limit().objection(Settings.of(settings, chosen), seats);
    return limit.isEmpty() ? Optional.empty() : Optional.of(limit);
  }

  /// The game with these settings and the usual ones for the rest; [#objection] has been asked
  /// before.
  public Game<?, ?, ?> open(Map<String, String> chosen, Lexicon lexicon) {
    return opening.open(Settings.of(settings, chosen), lexicon);
  }

  /// The game as it was dealt, with what was sealed beside the seed; [#objection] has been asked
  /// before.
  public Game<?, ?, ?> open(Log.Header header, Lexicon lexicon) {
    Settings settled = Settings.of(settings, header.settings().values());
    Lexicon edition = lexicon.edition(header.lexicon()).orElse(lexicon);
    return opening.open(settled.withSealed(header.seed()), edition);
  }
}
