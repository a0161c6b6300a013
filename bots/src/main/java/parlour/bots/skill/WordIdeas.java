package parlour.bots.skill;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import parlour.engine.Dice;
import parlour.lexicon.Category;
import parlour.lexicon.Letters;

/// The words that have come to a bot's mind while it looked at its letters; nobody sees everything
/// at once.
///
/// Short words come more easily than long ones. What has come stays until it is forgotten.
public final class WordIdeas {
  private final Vocabulary vocabulary;
  private final int ideasPerLook;
  private final Set<String> ideas = new LinkedHashSet<>();

  /// Ideas that come so many at a time; nought: all that there are.
  public WordIdeas(Vocabulary vocabulary, int thoughts) {
    this.vocabulary = vocabulary;
    this.ideasPerLook = thoughts;
  }

  public void forget() {
    ideas.clear();
  }

  /// Looks at letters so many times.
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

  /// What has come to mind and can be laid with these letters.
  public List<String> within(Letters letters) {
    List<String> words = new ArrayList<>();
    for (String word : ideas) if (letters.covers(Letters.of(word))) words.add(word);
    return words;
  }
}
