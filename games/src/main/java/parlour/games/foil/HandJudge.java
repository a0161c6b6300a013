package parlour.games.foil;

import java.util.Set;
import parlour.lexicon.Category;
import parlour.lexicon.Judge;
import parlour.lexicon.Reason;
import parlour.lexicon.Verdict;

/// Judges the words of one hand: by the word rules, and by the subject where there is one.
///
/// @param subject the category the dictionary judges; any, where the table votes or no subject is
///   asked for
/// @param doubted the words the table has voted out, in small letters
record HandJudge(Judge judge, Category subject, Set<String> doubted) {
  /// What a word is.
  ///
  /// @param good it keeps all word rules
  /// @param real it is a word at all
  /// @param rule the rule it breaks, if it is not good
  record Finding(boolean good, boolean real, Rule rule) {
    static final Finding GOOD = new Finding(true, true, Rule.LETTER);
    static final Finding NO_WORD = new Finding(false, false, Rule.MISSPELT);

    static Finding breaks(Rule rule) {
      return new Finding(false, true, rule);
    }
  }

  Finding judge(String word) {
    int id = judge.admit(word);
    if (id >= 0) {
      boolean fits = judge.lexicon().is(id, subject) && !doubted.contains(word);
      return fits ? Finding.GOOD : Finding.breaks(Rule.CATEGORY);
    }
    return switch (judge.judge(word)) {
      case Verdict.Good _ -> Finding.GOOD;
      case Verdict.Refused(Reason reason, var _) -> finding(reason);
    };
  }

  private Finding finding(Reason reason) {
    return switch (reason) {
      case SHORT_PLURAL -> Finding.breaks(Rule.PLURAL);
      case TOO_SHORT -> Finding.breaks(judge.law().least() < 4 ? Rule.CHILDREN_MIN : Rule.MIN_4);
      case PROPER_NAME, GEOGRAPHICAL, NOT_A_NAME -> Finding.breaks(Rule.PROPER);
      case ABBREVIATION, CONTRACTION, HYPHENATED, TWO_WORDS, NEEDLESS_COMPOUND ->
          Finding.breaks(Rule.FORMS);
      case NOT_IN_CATEGORY -> Finding.breaks(Rule.CATEGORY);
      case FOREIGN, SLANG, TECHNICAL -> Finding.breaks(Rule.DISPUTES);
      case COARSE -> Finding.breaks(Rule.MANNERS);
      case MODERN, STRUCK, TOO_RARE -> Finding.breaks(Rule.WORD_LIST);
      case UNKNOWN, NOT_LETTERS -> Finding.NO_WORD;
    };
  }
}
