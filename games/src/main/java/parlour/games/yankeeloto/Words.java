package parlour.games.yankeeloto;

import parlour.engine.Dice;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordSet;

/// The words that may be laid: those of one length.
public final class Words {
  private final Judge judge;
  private final WordSet layable;

  public Words(Judge judge, int length) {
    this.judge = judge;
    WordSet admitted = judge.admitted();
    this.layable =
        WordSet.of(admitted.size(), id -> admitted.has(id) && judge.lexicon().length(id) == length);
  }

  public Judge judge() {
    return judge;
  }

  /// Every word that may be laid.
  public WordSet layable() {
    return layable;
  }

  /// A random word that can be laid of these letters; nothing where there is none.
  String any(Letters letters, Dice dice) {
    int id = judge.lexicon().index().anyWithin(letters, layable, dice::below);
    return id < 0 ? "" : judge.lexicon().word(id);
  }
}
