package parlour.games.envelopes;

import java.util.List;
import parlour.games.material.Partners;

/// The options of the game, which Anagrams reads from its settings.
///
/// @param each how many envelopes every player gets
/// @param minutes how long all may look for their words
/// @param anyAnagram any word of the same letters is as good as the one in the envelope
/// @param sealed the words the hostess chose beforehand, or none: then they are drawn
public record Options(int each, int minutes, boolean anyAnagram, List<String> sealed) {
  /// How many words a table needs.
  public int needed() {
    return each * Partners.FOUR;
  }

  /// How long all may look, in milliseconds.
  long allowanceMillis() {
    return minutes * 60_000L;
  }
}
