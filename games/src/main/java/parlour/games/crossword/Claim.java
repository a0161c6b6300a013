package parlour.games.crossword;

import java.util.List;
import parlour.engine.Seat;

/// A play that may still be challenged.
///
/// @param by who laid it
/// @param entries the word laid, and then the words it made in crossing
/// @param fresh which letters of the first are new, the first lowest
/// @param upheld which of the words were challenged and stood, one bit each, the first lowest
/// @param covered the plays that could be challenged until this one was joined to them
public record Claim(Seat by, List<Entry> entries, int fresh, int upheld, List<Claim> covered) {
  Entry main() {
    return entries.getFirst();
  }

  /// Whether that word of it may be challenged.
  public boolean isOpen(int index) {
    return (upheld >>> index & 1) == 0;
  }

  boolean isSettled() {
    return upheld == (1 << entries.size()) - 1;
  }

  Claim uphold(int index) {
    return new Claim(by, entries, fresh, upheld | 1 << index, covered);
  }

  /// Whether one of those words is joined to one of these.
  boolean meets(List<Entry> others) {
    for (int i = 0; i < entries.size(); i++) {
      for (int j = 0; j < others.size(); j++) if (entries.get(i).meets(others.get(j))) return true;
    }
    return false;
  }

  /// The place of an open word among these, or -1.
  int find(Entry entry) {
    int index = entries.indexOf(entry);
    return index >= 0 && isOpen(index) ? index : -1;
  }
}
