package parlour.games.yankeeloto;

import parlour.engine.Dice;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordSet;

/// The words that may be laid: those of one length.
public final class Words {
  private final Judge judge;
  private final WordSet rows;

  public Words(Judge judge, int length) {
    this.judge = judge;
    WordSet admitted = judge.admitted();
    this.rows =
        WordSet.of(admitted.size(), id -> admitted.has(id) && judge.lexicon().length(id) == length);
  }

  public Judge judge() {
    return judge;
  }

  /// Every word that may be laid.
  public WordSet rows() {
    return rows;
  }

  /// A word that can be laid of these letters, by lot; nothing where there is none.
  String any(Letters letters, Dice dice) {
    int id = judge.lexicon().index().anyWithin(letters, rows, dice::below);
    return id < 0 ? "" : judge.lexicon().word(id);
  }
}
