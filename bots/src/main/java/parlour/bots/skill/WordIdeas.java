package parlour.bots.skill;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import parlour.engine.Dice;
import parlour.lexicon.Category;
import parlour.lexicon.Letters;

/// The words a bot has thought of while looking at its letters: a random sample of its vocabulary
/// that grows with every look.
///
/// Short words are found more easily than long ones. Ideas stay until they are forgotten.
public final class WordIdeas {
  private final Vocabulary vocabulary;
  private final int ideasPerLook;
  private final Set<String> ideas = new LinkedHashSet<>();

  /// @param ideasPerLook how many words it may find at each look; 0 for all there are
  public WordIdeas(Vocabulary vocabulary, int ideasPerLook) {
    this.vocabulary = vocabulary;
    this.ideasPerLook = ideasPerLook;
  }

  public void forget() {
    ideas.clear();
  }

  /// Looks at the letters this many times.
  public void think(Letters letters, Category category, int times, Dice dice) {
    List<String> words = vocabulary.within(letters, category);
    if (ideasPerLook == 0) {
      ideas.addAll(words);
      return;
    }
    for (int i = 0; i < ideasPerLook * times && !words.isEmpty(); i++) {
      String word = words.get(dice.below(words.size()));
      if (word.length() <= 4 || dice.below(word.length() - 2) < 2) ideas.add(word);
    }
  }

  /// The ideas that these letters can spell.
  public List<String> within(Letters letters) {
    List<String> words = new ArrayList<>();
    for (String word : ideas) if (letters.covers(Letters.of(word))) words.add(word);
    return words;
  }
}
