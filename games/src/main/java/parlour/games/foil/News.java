package parlour.games.foil;

import static parlour.engine.MinuteLine.say;
import static parlour.games.material.letters.LetterFaces.capital;
import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.games.foil.words.Subject;
import parlour.games.material.Phrases;

/// What happens at the table, and how the minute book tells it.
sealed interface News extends Event {
  record Dealt(Seat dealer, int round, int size, boolean decider) implements News {}

  record Named(Seat by, Subject subject, Rule rule) implements News {}

  /// A card from the deck, which only the player sees.
  record Drawn(Seat by, char letter) implements News {
    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Drawn(by, Phase.Turn.SOMETHING);
    }
  }

  record Taken(Seat by, String letters) implements News {}

  record Discarded(Seat by, char letter) implements News {}

  record TimeUp(Seat by) implements News {}

  record DeckRenewed() implements News {}

  record Knocked(Seat by) implements News {}

  /// @param nonsense a group that is no word, in capitals, or nothing
  record FalseKnock(Seat by, int size, int unused, String nonsense) implements News {
    private static final int HIDDEN = -1;

    /// How far they had come is the player's own business.
    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new FalseKnock(by, size, HIDDEN, "");
    }

    /// What is said of it at the table.
    private String words() {
      return unused == HIDDEN ? "A false knock!" : "A false knock " + how() + "!";
    }

    private String how() {
      if (unused == HIDDEN) return "falsely";
      if (unused > 0) return Sentence.of("with {0:cards} unused", unused);
      return nonsense.isEmpty()
          ? Sentence.of("without a word of {0} letters", Sentence.number(size))
          : Sentence.of("with {0}, which is no word", nonsense);
    }
  }

  record PlayedOut() implements News {}

  record Readied(Seat by) implements News {}

  record HoldersTurned(Seat dealer) implements News {}

  record PencilLaidDown(Seat by) implements News {}

  record WritingStopped(Seat dealer) implements News {}

  record VotedOut(List<String> words) implements News {}

  record Shown(Seat by, List<String> words) implements News {}

  record Scored(Seat by, Account account) implements News {
    private String items() {
      return account.items().stream().map(Account.Item::told).collect(Collectors.joining("; "));
    }

    private Rule[] rules() {
      Stream<Rule> rules =
          account.items().stream().flatMap(item -> Stream.of(item.rule(), item.why()));
      return Stream.concat(Stream.of(Rule.SCORE), rules).distinct().toArray(Rule[]::new);
    }
  }

  record RoundTotalled(int round, PerSeat<Integer> totals) implements News {
    private String standing() {
      return IntStream.range(0, totals.seats())
          .mapToObj(Seat::of)
          .map(seat -> Sentence.of("{0} {0:has} {1}", seat, Sentence.figures(totals.at(seat))))
          .collect(Collectors.joining(", "));
    }
  }

  record Tied(Seats seats) implements News {}

  record Won(Seats winners, Rule rule) implements News {}

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Dealt(Seat dealer, _, int size, boolean decider) when decider ->
          say(
                  "{0} {0:deals} the deciding hand: a knock needs a word of {1} letters.",
                  dealer, Sentence.number(size))
              .as(Cue.DEAL, Rule.DEAL, Rule.TIE);
      case Dealt(Seat dealer, int round, int size, _) ->
          say(
                  "{0} {0:deals} a hand of Round {1}: a knock needs a word of {2} letters.",
                  dealer, round, Sentence.number(size))
              .as(Cue.DEAL, Rule.DEAL);
      case Named(Seat by, Subject subject, Rule rule) ->
          say("{0} {0:names} the subject: {1}.", by, capitals(subject.name())).as(Cue.CALL, rule);
      case Drawn(Seat by, char letter) ->
          say(
                  "{0} {0:draws} {1} from the deck.",
                  by, letter == Phase.Turn.SOMETHING ? "a card" : capital(letter))
              .as(Cue.CARD, Rule.DRAW);
      case Taken(Seat by, String letters) ->
          say("{0} {0:takes} {1} from the discards.", by, letters).as(Cue.TAKE, Rule.DRAW);
      case Discarded(Seat by, char letter) ->
          say("{0} {0:discards} {1}.", by, capital(letter)).as(Cue.CARD, Rule.DISCARD);
      case TimeUp(Seat by) ->
          say("{0} took too long: the house plays on for the turn.", by)
              .as(Cue.BELL, Rule.LATE)
              .aloud(by, "I took too long.");
      case DeckRenewed() ->
          say("The deck is out: the discards are shuffled, all but the top card.")
              .as(Cue.DEAL, Rule.STOCK_OUT);
      case Knocked(Seat by) ->
          say("{0} {0:knocks}: all play stops.", by)
              .as(Cue.KNOCK, Rule.KNOCK_STOP)
              .announced(by, 0, "Knock!");
      case FalseKnock knock ->
          say("{0} {0:knocks} {1}: 20 points off, and play resumes.", knock.by(), knock.how())
              .as(
                  Cue.FINE,
                  Rule.KNOCK_FALSE,
                  knock.nonsense().isEmpty() ? Rule.FALSE_UNUSED : Rule.FALSE_NONSENSE)
              .announced(knock.by(), FormingWords.FALSE_KNOCK, knock.words());
      case PlayedOut() ->
          say("Everybody has had {0} turns and nobody has knocked: play stops.", FormingWords.TURNS)
              .as(Cue.STOP, Rule.PLAYED_OUT);
      case Readied(Seat by) -> say("{0} {0:is} ready.", by).citing(Rule.MIX).aloud(by, "Ready.");
      case HoldersTurned(Seat dealer) ->
          say("The holders are turned, and {0} {0:turns} the timer.", dealer)
              .as(Cue.BELL, Rule.TURNED, Rule.TIMER)
              .announced(dealer, 0, "Unscramble!");
      case PencilLaidDown(Seat by) ->
          say("{0} {0:lays} the pencil down.", by).citing(Rule.OTHERS).aloud(by, "Pencil down.");
      case WritingStopped(Seat dealer) ->
          say("Time! {0} {0:calls} a stop to the writing.", dealer)
              .as(Cue.STOP, Rule.STOP)
              .announced(dealer, 0, "Stop writing!");
      case VotedOut(List<String> words) when words.isEmpty() ->
          say("The table lets every word stand.").as(Cue.CALL, Rule.CATEGORY_JUDGE, Rule.VOTE);
      case VotedOut(List<String> words) ->
          say("The table votes out {0}.", String.join(", ", words))
              .as(Cue.CALL, Rule.CATEGORY_JUDGE, Rule.VOTE);
      case Shown(Seat by, List<String> words) when words.isEmpty() ->
          say("{0} {0:has} formed no word.", by).as(Cue.WORD, Rule.REVEAL);
      case Shown(Seat by, List<String> words) ->
          say("{0} {0:shows} {1}.", by, String.join(", ", words)).as(Cue.WORD, Rule.REVEAL);
      case Scored(Seat by, Account account) when account.items().isEmpty() ->
          say("{0} {0:scores} {1}.", by, Sentence.figures(account.points()))
              .as(Cue.SCORE, Rule.SCORE);
      case Scored scored ->
          say(
                  "{0} {0:scores} {1}: {2}.",
                  scored.by(), Sentence.figures(scored.account().points()), scored.items())
              .as(Cue.SCORE, scored.rules());
      case RoundTotalled totalled ->
          say("Round {0} is over: {1}.", totalled.round(), totalled.standing())
              .as(Cue.SCORE, Rule.ROUND_TOTAL);
      case Tied(Seats seats) ->
          say("{0} tie: one more hand decides.", Phrases.names(seats))
              .as(Cue.CALL, Rule.TIE, Rule.TIE_WHO);
      case Won(Seats winners, Rule rule) ->
          say("{0}.", Phrases.winOrShare(winners)).as(Cue.WIN, rule);
    };
  }
}
