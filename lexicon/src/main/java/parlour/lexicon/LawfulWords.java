package parlour.lexicon;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/// A memo of the words each law admits, so that the tables of one dictionary share their sets.
///
/// Two threads may find out the same sets at once; either result is right, and one is kept.
final class LawfulWords {
  private Map<Key, List<WordSet>> known = Map.of();

  /// What the sets depend on, besides the facts of the dictionary.
  record Key(WordLaw law, Manners manners, DictionaryList list) {}

  List<WordSet> of(Key key, Supplier<List<WordSet>> maker) {
    var before = known.get(key);
    if (before != null) {
      return before;
    }
    var made = maker.get();
    var more = new HashMap<>(known);
    more.put(key, made);
    known = Map.copyOf(more);
    return made;
  }
}
