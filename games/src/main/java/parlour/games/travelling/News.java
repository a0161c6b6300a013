package parlour.games.travelling;

import java.util.List;
import parlour.engine.Clause;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;
import parlour.games.material.letters.LetterFaces;

/// What happens at the table, as lines of the minute book. A word that only its maker may know is
/// left out for the others.
sealed interface News extends Event {
  record Dealt(Seat dealer, int letters, int round) implements News {
    @Override
    public MinuteLine line() {
      Clause[] clauses =
          letters < Travelling.HAND ? new Clause[] {deal(), Rule.BOX_SIZE} : new Clause[] {deal()};
      return MinuteLine.of(
          dealer + " deals everybody " + Phrases.count(letters, "letter") + ", face down.",
          MinuteLine.Cue.DEAL,
          clauses);
    }

    private Rule deal() {
      return round == 1 ? Rule.DEAL : round == 2 ? Rule.SECOND_DEAL : Rule.THIRD_DEAL;
    }
  }

  record Formed(Seat by, String word, boolean first) implements News {
    @Override
    public MinuteLine line() {
      return word.isEmpty()
          ? MinuteLine.of(by + " works at a word.", GeneralRules.CONCEAL)
          : MinuteLine.of(
              by + " makes " + capitals(word) + ".",
              MinuteLine.Cue.WORD,
              first ? Rule.FORM : Rule.ENLARGE);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Formed(by, "", first);
    }
  }

  record Restored(Seat by, String word) implements News {
    @Override
    public MinuteLine line() {
      if (word.isEmpty()) return MinuteLine.of(by + " works at a word.", GeneralRules.CONCEAL);
      return MinuteLine.of(by + " goes back to " + capitals(word) + ".", Rule.CHANGE);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Restored(by, "");
    }
  }

  record Readied(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by + " is ready.", Rule.SIMULTANEOUS);
    }
  }

  record TimeCalled() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Time is up: all pass what they have.", MinuteLine.Cue.STOP, Rule.SIMULTANEOUS);
    }
  }

  record Travelled(int pass, int of) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "All pass their remaining letters to the right: pass " + pass + " of " + of + ".",
          MinuteLine.Cue.CARD,
          pass == 1 ? Rule.PASS : Rule.PASS_AGAIN);
    }
  }

  record Returned(int letters) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The letters have gone round: " + left() + " back to the box.", Rule.ROUND_END);
    }

    private String left() {
      return switch (letters) {
        case 0 -> "none is left to go";
        case 1 -> "the one that is left goes";
        default -> "the " + Phrases.number(letters) + " that are left go";
      };
    }
  }

  record Showed(Seat seat, String word, int syllables) implements News {
    @Override
    public MinuteLine line() {
      if (word.isEmpty()) return MinuteLine.of(seat + " has made no word.", Rule.NO_WORD);
      String text = seat + " shows " + capitals(word) + ": " + size(word, syllables) + ".";
      return MinuteLine.of(text, MinuteLine.Cue.WORD, GeneralRules.POINT_NAME);
    }
  }

  record Carried() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("All keep their words and go on enlarging them.", Rule.CARRY);
    }
  }

  record ReadThrough(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by + " has read the words.", GeneralRules.WHO_CHECKS);
    }
  }

  /// The end.
  ///
  /// @param words the winners' best words
  /// @param score what they count
  /// @param margin what put them ahead
  record Won(Seats winners, List<String> words, Score score, Margin margin, boolean partners)
      implements News {
    @Override
    public MinuteLine line() {
      if (score.letters() == 0)
        return MinuteLine.of(
            "Nobody has made a word: all share the game.", MinuteLine.Cue.WIN, Rule.TIE);
      boolean one = winners.size() == 1;
      String have = Phrases.names(winners) + (one ? " has " : " have ");
      String size = size(score.letters(), score.syllables()) + (partners ? " together" : "");
      String text = have + capitals(String.join(" and ", words)) + ", " + size + margin.end(one);
      Clause second = margin == Margin.LETTERS && partners ? Rule.PARTNERS : margin.rule;
      return MinuteLine.of(text, MinuteLine.Cue.WIN, Rule.WIN, second);
    }
  }

  /// What put the winners ahead.
  enum Margin {
    LETTERS(Rule.OBJECT, ", and win."),
    SYLLABLES(Rule.TIE_SYLLABLES, ", and win: of words equally long the one of most syllables."),
    ROUND(Rule.TIE, ", and win: of equal words the one made in the earlier round."),
    NONE(Rule.TIE, ", and share the game.");

    private final Rule rule;
    private final String end;

    Margin(Rule rule, String end) {
      this.rule = rule;
      this.end = end;
    }

    private String end(boolean one) {
      return one ? end.replace("and win", "and wins") : end;
    }
  }

  /// The size of a word: six letters, two syllables.
  static String size(String word, int syllables) {
    return size(word.length(), syllables);
  }

  private static String size(int letters, int syllables) {
    return Phrases.count(letters, "letter") + ", " + Phrases.count(syllables, "syllable");
  }

  private static String capitals(String word) {
    return LetterFaces.capitals(word);
  }
}
