package parlour.games.crossword;

import static parlour.engine.MinuteLine.say;
import static parlour.games.material.Phrases.count;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parlour.engine.Clause;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;
import parlour.games.material.RoundGains;

/// What happens at the table, and how the minute book tells it.
sealed interface News extends Event {
  record HandDealt(int hand, Seat dealer, int each) implements News {}

  /// A word was laid.
  ///
  /// @param fresh which letters of the first were laid, the first lowest
  /// @param free the letter the Free Letter became, or none
  record WordLaid(Seat by, List<Entry> entries, int fresh, int free) implements News {
    private MinuteLine told() {
      String word = entries.getFirst().shown();
      String freed = free == Pack.NO_CARD ? "" : "; the Free Letter is " + Pack.name(free);
      return say("{0} {0:lays} {1}{2}{3}{4}.", by, word, letters(), crossings(), freed)
          .as(Cue.WORD, clauses())
          .aloud(by, "{0}!", word);
    }

    /// The letters laid, where they are not the whole word.
    private String letters() {
      if (isWhole()) return "";
      String word = entries.getFirst().shown();
      return IntStream.range(0, word.length())
          .filter(i -> (fresh >>> i & 1) != 0)
          .mapToObj(i -> word.substring(i, i + 1))
          .collect(Collectors.joining(", ", " with ", ""));
    }

    /// The words made in crossing.
    private String crossings() {
      if (entries.size() == 1) return "";
      return entries.stream()
          .skip(1)
          .map(Entry::shown)
          .collect(Collectors.joining(" and ", ", making ", ""));
    }

    private boolean isWhole() {
      return Integer.bitCount(fresh) == entries.getFirst().word().length();
    }

    private Clause[] clauses() {
      Rule how =
          isWhole()
              ? entries.size() == 1 ? Rule.LAY : Rule.PARALLEL
              : lengthens() ? Rule.ENDS : Rule.ADD;
      return free == Pack.NO_CARD ? new Clause[] {how} : new Clause[] {how, Rule.FREE_FIXED};
    }

    /// Whether one word that stood there has been made longer at its ends.
    private boolean lengthens() {
      int standing = ~fresh & (1 << entries.getFirst().word().length()) - 1;
      int run = standing >>> Integer.numberOfTrailingZeros(standing);
      return run >= 3 && (run & run + 1) == 0;
    }
  }

  record CardLaidAside(Seat by, int kind) implements News {}

  /// A card was drawn; from the stock only its drawer knows which.
  record CardDrawn(Seat by, boolean shown, int kind) implements News {
    @Override
    public News seenBy(Seat eye) {
      return shown || eye.equals(by) ? this : new CardDrawn(by, false, Pack.NO_CARD);
    }
  }

  record TimeUp(Seat seat) implements News {}

  record StockShuffled(int cards) implements News {}

  record ChallengeWon(Seat by, Seat maker, Entry entry, String why) implements News {}

  record ChallengeLost(Seat by, Seat maker, Entry entry) implements News {}

  record TakenBack(Seat by, Entry entry, int cards) implements News {}

  record WentOut(Seat by) implements News {}

  record LetStand(Seat by) implements News {}

  record HandWon(Seat by, int hand) implements News {}

  record StoodOff(int hand) implements News {}

  record HandScored(Seat seat, Hand hand, int total) implements News {}

  /// @param held the cards left
  /// @param in those who played the hand
  record HandOver(int hand, RoundGains gains, PerSeat<Hand> held, Seats in) implements News {
    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(gains.interlude("Hand " + hand, this::reason));
    }

    private RoundGains.Reason reason(Seat seat) {
      Hand left = held.at(seat);
      List<Piece> pieces =
          IntStream.range(0, left.size())
              .mapToObj(i -> new Piece("", Pack.face(left.at(i))))
              .toList();
      int fines = gains.after().at(seat) - gains.before().at(seat) - left.points();
      String why =
          !in.has(seat)
              ? "sits out"
              : left.isEmpty() ? "no card left" : left.points() + " left in hand";
      return new RoundGains.Reason(pieces, fines > 0 ? why + ", " + fines + " for fines" : why);
    }
  }

  record FineEnded() implements News {}

  record Tied(Seats seats) implements News {}

  record Won(Seats seats, Rule rule) implements News {}

  @Override
  default MinuteLine line() {
    return switch (this) {
      case HandDealt(int hand, Seat dealer, int each) ->
          say("Hand {0}: {1} {1:deals} {2:cards} to each.", hand, dealer, each)
              .as(Cue.DEAL, each == 6 ? Rule.DEAL_SIX : Rule.DEAL_FIVE, Rule.NEXT_DEALER);
      case WordLaid laid -> laid.told();
      case CardLaidAside(Seat by, int kind) ->
          say("{0} {0:lays} {1} aside.", by, Pack.name(kind))
              .as(Cue.CARD, Rule.EXCHANGE, Rule.DISCARD_FIRST);
      case CardDrawn(Seat by, boolean shown, int kind) ->
          say(
                  "{0} {0:draws} {1} from {2}.",
                  by,
                  kind == Pack.NO_CARD ? "a card" : Pack.name(kind),
                  shown ? "those turned up" : "the stock")
              .as(Cue.CARD, Rule.DISCARD_PLACE, Rule.EXCHANGE_ENDS);
      case TimeUp(Seat seat) ->
          say("Time is up for {0}: a card is exchanged.", seat)
              .as(Cue.BELL, Rule.PASS, Rule.CLOCK)
              .aloud(seat, "I took too long.");
      case StockShuffled(int cards) ->
          say(
                  "The cards turned up are shuffled, all but the top one: {0:cards} for the stock.",
                  cards)
              .citing(Rule.RESHUFFLE);
      case ChallengeWon(Seat by, Seat maker, Entry entry, String why) ->
          say(
                  "{0} {0:challenges} {1}, rightly: {2} {3} {3:scores} ten.",
                  by, entry.shown(), why, maker)
              .as(Cue.FINE, Rule.CHALLENGE_RIGHT, Rule.DICTIONARY)
              .announced(by, 0, "{0} is no word: {1} {1:scores} ten!", entry.shown(), maker);
      case ChallengeLost(Seat by, Seat maker, Entry entry) ->
          say(
                  "{0} {0:challenges} {1}'s {2}, which is a word, and {0:scores} ten.",
                  by, maker, entry.shown())
              .as(Cue.FINE, Rule.CHALLENGE_WRONG, Rule.DICTIONARY, Rule.ONE_WORD_DOUBTED)
              .aloud(by, 10, "I doubted {0}: it stands.", entry.shown());
      case TakenBack(Seat by, Entry entry, int cards) ->
          say(
                  "{0} {0:takes} back the {1} of {2}; the turn is lost.",
                  by, cards == 1 ? "card" : count(cards, "card"), entry.shown())
              .as(Cue.TAKE, Rule.RESULT);
      case WentOut(Seat by) ->
          say("{0} {0:has} no card left.", by)
              .as(Cue.BELL, Rule.HAND_WIN)
              .aloud(by, "I have no card left.");
      case LetStand(Seat by) -> say("{0} {0:lets} it stand.", by).citing(Rule.LAST_WORD);
      case HandWon(Seat by, int hand) ->
          say("{0} {0:wins} hand {1}.", by, hand)
              .as(Cue.SCORE, Rule.HAND_WIN)
              .announced(by, 0, "{0:wins} hand {1}!", by, hand);
      case StoodOff(int hand) ->
          say("Nobody goes out: hand {0} is a stand-off.", hand).as(Cue.STOP, Rule.STAND_OFF);
      case HandScored(Seat seat, Hand hand, int total) ->
          say("{0} {0:scores} {1} for the cards left and {0:has} {2}.", seat, hand.points(), total)
              .as(Cue.SCORE, Rule.HAND_SCORE);
      case HandOver(int hand, _, _, _) ->
          say("Hand {0} is over.", hand).as(Cue.BELL, Rule.HAND_SCORE);
      case FineEnded() -> say("That fine ends the game.").as(Cue.BELL, Rule.FINE_ENDS);
      case Tied(Seats seats) ->
          say("{0} are tied and play one more hand.", Phrases.names(seats)).citing(Rule.TIE);
      case Won(Seats seats, Rule rule) ->
          say("{0} with the lowest score.", Phrases.winOrShare(seats)).as(Cue.WIN, rule);
    };
  }
}
