package parlour.games.travelling;

import static parlour.engine.MinuteLine.say;
import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.List;
import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;
import parlour.games.material.RoundGains;
import parlour.games.material.letters.LetterFaces;

/// What happens at the table, and how the minute book tells it. A word that only its maker may know
/// is left out for the others.
sealed interface News extends Event {
  record Dealt(Seat dealer, int letters, int round) implements News {
    private MinuteLine told() {
      MinuteLine line =
          say("{0} {0:deals} everybody {1:letters}, face down.", dealer, letters).as(Cue.DEAL);
      Rule deal = round == 1 ? Rule.DEAL : round == 2 ? Rule.SECOND_DEAL : Rule.THIRD_DEAL;
      return letters < Travelling.HAND
          ? line.citing(deal, Rule.BOX_SIZE, Rule.FEWER_LETTERS)
          : line.citing(deal);
    }
  }

  record Formed(Seat by, String word, boolean first) implements News {
    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Formed(by, "", first);
    }
  }

  record Restored(Seat by, String word) implements News {
    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Restored(by, "");
    }
  }

  record Readied(Seat by) implements News {}

  record TimeCalled() implements News {}

  record Travelled(int pass, int of) implements News {}

  record Returned(int letters) implements News {
    private String left() {
      return switch (letters) {
        case 0 -> "none is left to go";
        case 1 -> "the one that is left goes";
        default -> "the " + Sentence.number(letters) + " that are left go";
      };
    }
  }

  record Showed(Seat seat, String word, int syllables) implements News {}

  record Carried() implements News {}

  record ReadThrough(Seat by) implements News {}

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
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(gains.interlude("Round " + match.round(), this::reason));
    }
  }

  /// The end.
  ///
  /// @param words the winners' best words
  /// @param score what they count
  /// @param margin what put them ahead
  record Won(Seats winners, List<String> words, Score score, Margin margin, boolean partners)
      implements News {
    private MinuteLine told() {
      if (score.letters() == 0)
        return say("Nobody has made a word: all share the game.").as(Cue.WIN, Rule.TIE);
      boolean one = winners.size() == 1;
      Seat best = winners.lowest();
      return say(
              partners ? "{0} {1}, {2} together{3}" : "{0} {1}, {2}{3}",
              one ? best.does("has") : Phrases.names(winners) + " have",
              String.join(" and ", words.stream().map(LetterFaces::capitals).toList()),
              size(score.letters(), score.syllables()),
              margin.end(one ? best.word("wins") : "win"))
          .as(
              Cue.WIN,
              Rule.WIN,
              !partners
                  ? margin.rule
                  : margin == Margin.LETTERS ? Rule.PARTNERS : Rule.PARTNERS_TIE);
    }
  }

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Dealt dealt -> dealt.told();
      case Formed(Seat by, String word, _) when word.isEmpty() -> works(by);
      case Formed(Seat by, String word, boolean first) ->
          say("{0} {0:makes} {1}.", by, capitals(word))
              .as(Cue.WORD, first ? Rule.FORM : Rule.ENLARGE);
      case Restored(Seat by, String word) when word.isEmpty() -> works(by);
      case Restored(Seat by, String word) ->
          say("{0} {0:goes} back to {1}.", by, capitals(word)).citing(Rule.CHANGES);
      case Readied(Seat by) ->
          say("{0} {0:is} ready.", by).citing(Rule.SIMULTANEOUS).aloud(by, "I am ready.");
      case TimeCalled() ->
          say("Time is up: all pass what they have.").as(Cue.STOP, Rule.SIMULTANEOUS);
      case Travelled(int pass, int of) ->
          say("All pass their remaining letters to the right: pass {0} of {1}.", pass, of)
              .as(Cue.CARD, pass == 1 ? Rule.PASS : Rule.PASS_AGAIN);
      case Returned returned ->
          say("The letters have gone round: {0} back to the box.", returned.left())
              .citing(Rule.ROUND_END);
      case Showed(Seat seat, String word, _) when word.isEmpty() ->
          say("{0} {0:has} made no word.", seat).citing(Rule.NO_WORD);
      case Showed(Seat seat, String word, int syllables) ->
          say("{0} {0:shows} {1}: {2}.", seat, capitals(word), size(word, syllables))
              .as(Cue.WORD, Rule.SHOWING, GeneralRules.POINT_NAME)
              .aloud(seat, capitals(word));
      case Carried() -> say("All keep their words and go on enlarging them.").citing(Rule.CARRY);
      case ReadThrough(Seat by) -> say("{0} {0:has} read the words.", by).citing(Rule.SHOWING);
      case RoundOver(Position.Match match, _, _) ->
          say("Round {0} is over.", match.round()).as(Cue.SCORE, Rule.ROUND_END);
      case Won won -> won.told();
    };
  }

  private static MinuteLine works(Seat by) {
    return say("{0} {0:works} at a word.", by).citing(GeneralRules.CONCEAL);
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
}
