package parlour.games.material;

import java.util.List;
import java.util.Map;

/// One of the lengths a game can be played at: a bundle of its own settings.
///
/// @param says what it comes to, in a few words: "two hands"
/// @param settings the settings it stands for; the usual ones for the rest
/// @param minutes about how long that takes with the fewest players, with one more, and so on; the
///   last holds for all beyond it
public record Length(Kind kind, String says, Map<String, String> settings, List<Integer> minutes) {
  /// The lengths there are.
  public enum Kind {
    /// A newcomer and two bots are through with it in five to eight minutes.
    SHORT("short", "Short"),
    /// Every setting as it is by itself.
    USUAL("usual", "Usual"),
    /// As the leaflet has it, where that is more than is usual.
    PRINTED("printed", "As printed");

    private final String wireName;
    private final String label;

    Kind(String wireName, String label) {
      this.wireName = wireName;
      this.label = label;
    }

    public String wireName() {
      return wireName;
    }

    /// The word that players read.
    public String label() {
      return label;
    }
  }
}
