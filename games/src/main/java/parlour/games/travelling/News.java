package parlour.games.travelling;

import java.util.List;
import parlour.engine.Clause;
import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.General;
import parlour.games.material.LetterFaces;
import parlour.games.material.Wording;

/// What happens at the table. A word that only its maker may know stands as nothing for the others.
sealed interface News extends Event {
  record Dealt(Seat dealer, int letters, int round) implements News {
    @Override
    public Line line() {
      Clause[] clauses =
          letters < Travelling.HAND ? new Clause[] {deal(), Rule.BOX_SIZE} : new Clause[] {deal()};
      return Line.of(
          dealer + " deals everybody " + Wording.count(letters, "letter") + ", face down.",
          Line.Cue.DEAL,
          clauses);
    }

    private Rule deal() {
      return round == 1 ? Rule.DEAL : round == 2 ? Rule.SECOND_DEAL : Rule.THIRD_DEAL;
    }
  }

  record Formed(Seat by, String word, boolean first) implements News {
    @Override
    public Line line() {
      return word.isEmpty()
          ? Line.of(by + " works at a word.", General.CONCEAL)
          : Line.of(
              by + " makes " + capitals(word) + ".",
              Line.Cue.WORD,
              first ? Rule.FORM : Rule.ENLARGE);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Formed(by, "", first);
    }
  }

  record Restored(Seat by, String word) implements News {
    @Override
    public Line line() {
      if (word.isEmpty()) return Line.of(by + " works at a word.", General.CONCEAL);
      return Line.of(by + " goes back to " + capitals(word) + ".", Rule.CHANGE);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Restored(by, "");
    }
  }

  record Readied(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " is ready.", Rule.SIMULTANEOUS);
    }
  }

  record TimeCalled() implements News {
    @Override
    public Line line() {
      return Line.of("Time is up: all pass what they have.", Line.Cue.STOP, Rule.SIMULTANEOUS);
    }
  }

  record Travelled(int pass, int of) implements News {
    @Override
    public Line line() {
      return Line.of(
          "All pass their remaining letters to the right: pass " + pass + " of " + of + ".",
          Line.Cue.CARD,
          pass == 1 ? Rule.PASS : Rule.PASS_AGAIN);
    }
  }

  record Returned(int letters) implements News {
    @Override
    public Line line() {
      return Line.of(
          "The letters have gone round: " + left() + " back to the box.", Rule.ROUND_END);
    }

    private String left() {
      return switch (letters) {
        case 0 -> "none is left to go";
        case 1 -> "the one that is left goes";
        default -> "the " + Wording.number(letters) + " that are left go";
      };
    }
  }

  record Showed(Seat seat, String word, int syllables) implements News {
    @Override
    public Line line() {
      if (word.isEmpty()) return Line.of(seat + " has made no word.", Rule.NO_WORD);
      String text = seat + " shows " + capitals(word) + ": " + size(word, syllables) + ".";
      return Line.of(text, Line.Cue.WORD, General.POINT_NAME);
    }
  }

  record Carried() implements News {
    @Override
    public Line line() {
      return Line.of("All keep their words and go on enlarging them.", Rule.CARRY);
    }
  }

  record ReadThrough(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " has read the words.", General.WHO_CHECKS);
    }
  }

  /// The end.
  ///
  /// @param words the winners' best words
  /// @param score what they count
  /// @param margin by what they were ahead
  record Won(Seats winners, List<String> words, Score score, Margin margin, boolean partners)
      implements News {
    @Override
    public Line line() {
      if (score.letters() == 0)
        return Line.of("Nobody has made a word: all share the game.", Line.Cue.WIN, Rule.TIE);
      boolean one = winners.size() == 1;
      String have = Wording.names(winners) + (one ? " has " : " have ");
      String size = size(score.letters(), score.syllables()) + (partners ? " together" : "");
      String text = have + capitals(String.join(" and ", words)) + ", " + size + margin.end(one);
      Clause second = margin == Margin.LETTERS && partners ? Rule.PARTNERS : margin.rule;
      return Line.of(text, Line.Cue.WIN, Rule.WIN, second);
    }
  }

  /// By what the winners were ahead.
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

  /// Six letters, two syllables.
  static String size(String word, int syllables) {
    return size(word.length(), syllables);
  }

  private static String size(int letters, int syllables) {
    return Wording.count(letters, "letter") + ", " + Wording.count(syllables, "syllable");
  }

  private static String capitals(String word) {
    return LetterFaces.capitals(word);
  }
}
