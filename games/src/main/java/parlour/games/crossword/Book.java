package parlour.games.crossword;

import parlour.engine.Clause;
import parlour.games.material.GeneralRules;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Reason;
import parlour.lexicon.Verdict;
import parlour.lexicon.WordLaw;

/// The dictionary on the table, which is final: what is a word, and what is only a word with an S.
public final class Book {
  private final Judge judge;
  private final boolean verbsMayTurn;

  Book(Lexicon lexicon, Options options) {
    this.judge = new Judge(lexicon, WordLaw.CROSSWORD);
    this.verbsMayTurn = options.verbsMayTurn();
  }

  public Judge judge() {
    return judge;
  }

  boolean admits(CharSequence word) {
    return judge.admit(word) >= 0;
  }

  /// Why a word is refused: one sentence and the clause behind it.
  Fit.Misfit refusal(String word) {
    return switch (judge.judge(word)) {
      case Verdict.Good _ -> throw new IllegalArgumentException(word + " is a word");
      case Verdict.Refused(Reason reason, String why) -> new Fit.Misfit(clause(reason), why + ".");
    };
  }

  private static Clause clause(Reason reason) {
    return switch (reason) {
      case PROPER_NAME, GEOGRAPHICAL -> Rule.PROPER;
      case FOREIGN -> Rule.FOREIGN;
      case TOO_SHORT -> Rule.SIZE_LAID;
      case NOT_LETTERS,
          ABBREVIATION,
          SLANG,
          CONTRACTION,
          HYPHENATED,
          TWO_WORDS,
          TECHNICAL,
          NEEDLESS_COMPOUND,
          SHORT_PLURAL,
          STRUCK,
          NOT_IN_CATEGORY,
          NOT_A_NAME,
          UNKNOWN ->
          Rule.DICTIONARY;
      case COARSE, MODERN, TOO_RARE -> GeneralRules.against(reason);
    };
  }

  /// Whether a word on the table may not be made longer so: S or ES would only inflect it.
  boolean bars(String standing, String longer) {
    Lexicon lexicon = judge.lexicon();
    return longer.endsWith("s")
        && (lexicon.isPlural(standing, longer)
            || !verbsMayTurn && lexicon.isVerbForm(standing, longer));
  }

  /// The same for a word of a play: the word laid, whose letters that `fresh` marks are new, or one
  /// that it crosses and brought one letter.
  boolean bars(Entry entry, Entry main, int fresh) {
    return bars(
        entry.word(),
        entry.way() == main.way()
            ? fresh
            : 1 << (main.way() == Way.ACROSS ? main.y() - entry.y() : main.x() - entry.x()));
  }

  /// Whether the new letters are just the S or ES at the end of the word.
  private boolean bars(String word, int fresh) {
    int added = Integer.bitCount(fresh);
    int standing = word.length() - added;
    return added <= 2
        && standing >= 2
        && word.charAt(word.length() - 1) == 's'
        && fresh == (1 << added) - 1 << standing
        && bars(word.substring(0, standing), word);
  }
}
