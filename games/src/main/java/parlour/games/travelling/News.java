package parlour.games.travelling;

import java.util.List;
import java.util.Optional;
import parlour.engine.Clause;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Callout;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;
import parlour.games.material.RoundGains;
import parlour.games.material.letters.LetterFaces;

/// What happens at the table, as lines of the minute book. A word that only its maker may know is
/// left out for the others.
sealed interface News extends Event {
  record Dealt(Seat dealer, int letters, int round) implements News {
    @Override
    public MinuteLine line() {
      Clause[] clauses =
          letters < Travelling.HAND
              ? new Clause[] {deal(), Rule.BOX_SIZE, Rule.FEWER_LETTERS}
              : new Clause[] {deal()};
      return MinuteLine.of(
          dealer.does("deals") + " everybody " + Phrases.count(letters, "letter") + ", face down.",
          Cue.DEAL,
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
          ? MinuteLine.of(by.does("works") + " at a word.", GeneralRules.CONCEAL)
          : MinuteLine.of(
              by.does("makes") + " " + capitals(word) + ".",
              Cue.WORD,
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
      if (word.isEmpty())
        return MinuteLine.of(by.does("works") + " at a word.", GeneralRules.CONCEAL);
      return MinuteLine.of(by.does("goes") + " back to " + capitals(word) + ".", Rule.CHANGES);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Restored(by, "");
    }
  }

  record Readied(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by.does("is") + " ready.", Rule.SIMULTANEOUS)
          .with(Callout.of(by, "I am ready."));
    }
  }

  record TimeCalled() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("Time is up: all pass what they have.", Cue.STOP, Rule.SIMULTANEOUS);
    }
  }

  record Travelled(int pass, int of) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "All pass their remaining letters to the right: pass " + pass + " of " + of + ".",
          Cue.CARD,
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
      if (word.isEmpty()) return MinuteLine.of(seat.does("has") + " made no word.", Rule.NO_WORD);
      String text = seat.does("shows") + " " + capitals(word) + ": " + size(word, syllables) + ".";
      return MinuteLine.of(text, Cue.WORD, Rule.SHOWING, GeneralRules.POINT_NAME)
          .with(Callout.of(seat, capitals(word)));
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
      return MinuteLine.of(by.does("has") + " read the words.", Rule.SHOWING);
    }
  }

  /// A round is over: how far each player's best word has grown.
  record RoundOver(Position.Match match, RoundGains gains, Scoring scoring) implements News {
    /// The word a player made in this round, or a better one taken as no word; one that was
    /// carried, whenever it was made.
    private RoundGains.Reason reason(Seat seat) {
      Optional<LaidWord> best = Optional.empty();
      for (LaidWord laid : match.laid()) {
        boolean now = scoring.options().carry() || laid.round() == match.round();
        boolean concerns = laid.maker().equals(seat) || laid.owner().equals(seat);
        if (now && concerns && (best.isEmpty() || isBetter(laid, best.get(), seat)))
          best = Optional.of(laid);
      }
      return best.map(laid -> reason(laid, seat)).orElse(RoundGains.Reason.of("no word"));
    }

    /// Whether a word counts for a player and the other does not, or less.
    private static boolean isBetter(LaidWord laid, LaidWord other, Seat seat) {
      if (!laid.owner().equals(seat)) return false;
      return !other.owner().equals(seat) || laid.word().length() > other.word().length();
    }

    private RoundGains.Reason reason(LaidWord laid, Seat seat) {
      String why =
          !laid.owner().equals(seat)
              ? "no word: taken by " + laid.owner()
              : laid.maker().equals(seat)
                  ? size(laid.word(), scoring.of(laid).syllables())
                  : "no word, taken from " + laid.maker();
      return new RoundGains.Reason(LetterFaces.shown(laid.word()), why);
    }

    @Override
    public MinuteLine line() {
      return MinuteLine.of("Round " + match.round() + " is over.", Cue.SCORE, Rule.ROUND_END);
    }

    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(gains.interlude("Round " + match.round(), "letter", this::reason));
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
        return MinuteLine.of("Nobody has made a word: all share the game.", Cue.WIN, Rule.TIE);
      boolean one = winners.size() == 1;
      Seat best = winners.lowest();
      String have = one ? best.does("has") + " " : Phrases.names(winners) + " have ";
      String size = size(score.letters(), score.syllables()) + (partners ? " together" : "");
      String text =
          have
              + capitals(String.join(" and ", words))
              + ", "
              + size
              + margin.end(one ? best.word("wins") : "win");
      Clause second =
          !partners ? margin.rule : margin == Margin.LETTERS ? Rule.PARTNERS : Rule.PARTNERS_TIE;
      return MinuteLine.of(text, Cue.WIN, Rule.WIN, second);
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

    private String end(String win) {
      return end.replace("and win", "and " + win);
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
