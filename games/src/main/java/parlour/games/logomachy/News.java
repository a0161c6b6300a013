package parlour.games.logomachy;

import static parlour.engine.MinuteLine.say;
import static parlour.games.material.Phrases.count;
import static parlour.games.material.letters.LetterFaces.capital;
import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.List;
import java.util.Optional;
import parlour.engine.Clause;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.PerSeat;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;
import parlour.games.material.RoundSummary;
import parlour.lexicon.Letters;

/// What happens at the table, and how the minute book tells it; all of it is public.
sealed interface News extends Event {
  /// @param builder who had begun the word, or nobody
  /// @param sweep whether the pool is empty now
  record Took(Seat by, char card, String word, Seat builder, boolean sweep) implements News {
    private MinuteLine told() {
      boolean forestalls = !builder.isNobody() && !builder.equals(by);
      String cards = count(word.length(), "card");
      return say(
              "{0} {0:plays} {1}, {0:spells} {2} and {0:takes} {3}{4}.",
              by,
              capital(card),
              capitals(word),
              cards,
              forestalls ? ", forestalling " + builder : "")
          .as(
              Cue.TAKE,
              builder.isNobody() ? Rule.TRICK : forestalls ? Rule.BUILD_STEAL : Rule.BUILD_FINISH)
          .announced(by, 0, sweep ? "{0}: {1}. A sweep!" : "{0}: {1}!", capitals(word), cards);
    }
  }

  record Swept(Seat by) implements News {}

  record Began(Seat by, char card, String word, Letters from) implements News {}

  record Extended(Seat by, char card, String before, String word) implements News {}

  record Laid(Seat by, char card) implements News {}

  record MinuteUp(Seat by, char card) implements News {}

  /// @param rule whether it is no word or a prohibited one
  record Forfeited(Seat by, char card, String why, Clause rule) implements News {}

  /// @param dear whether the challenger gives a captured card
  record Challenged(Seat by, Seat claimant, String word, boolean stands, boolean dear)
      implements News {}

  record FourMore(Seat dealer) implements News {}

  record OddCards(Letters cards) implements News {}

  record LastTrick(Seat by, Letters cards) implements News {}

  record Counted(Score score) implements News {}

  /// The deal is counted, and the game pauses for it.
  ///
  /// @param before the match before it was counted
  /// @param scores what each side has for it
  /// @param captured the cards each has captured
  record DealOver(Open.Match before, List<Score> scores, PerSeat<Letters> captured)
      implements News {
    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(reckoning().interlude());
    }

    private RoundSummary reckoning() {
      RoundSummary reckoning = RoundSummary.of("Deal " + before.deal(), "point");
      for (Score score : scores)
        for (Seat seat : score.side()) {
          int had = before.scores().at(seat);
          reckoning =
              reckoning.plus(
                  seat,
                  Pack.prizePieces(captured.at(seat)),
                  score.sources(),
                  had,
                  had + score.points());
        }
      return reckoning;
    }
  }

  record NobodyHasMost() implements News {}

  record Dealt(Seat dealer, Letters pool) implements News {}

  record Level(Seats leaders, int points) implements News {}

  record Won(Seats winners, int points, Rule rule) implements News {}

  private static String row(Letters letters) {
    return String.join(" ", letters.toString().split(""));
  }

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Took took -> took.told();
      case Swept(Seat by) ->
          say("{0} {0:has} taken all the pool: a sweep.", by).as(Cue.SWEEP, Rule.SWEEP);
      case Began(Seat by, char card, String word, Letters from) ->
          say(
                  "{0} {0:puts} {1} with {2} to build {3}.",
                  by, capital(card), row(from), capitals(word))
              .as(Cue.WORD, Rule.BUILD)
              .aloud(by, "I build {0}.", capitals(word));
      case Extended(Seat by, char card, String before, String word) when before.equals(word) ->
          say("{0} {0:puts} {1} to {2}.", by, capital(card), capitals(word))
              .as(Cue.WORD, Rule.LONG_BUILD)
              .aloud(by, "I build {0}.", capitals(word));
      case Extended(Seat by, char card, String before, String word) ->
          say(
                  "{0} {0:plays} {1} and {0:extends} {2} to {3}.",
                  by, capital(card), capitals(before), capitals(word))
              .as(Cue.WORD, Rule.EXTEND, Rule.CARRY_ON)
              .aloud(by, "I build {0}.", capitals(word));
      case Laid(Seat by, char card) ->
          say("{0} {0:lays} {1} to the pool.", by, capital(card)).as(Cue.CARD, Rule.TRAIL);
      case MinuteUp(Seat by, char card) ->
          say("The time is up: {0}'s {1} goes to the pool.", by, capital(card))
              .as(Cue.BELL, Rule.MINUTE, Rule.TIME_OUT)
              .aloud(by, "I took too long.");
      case Forfeited(Seat by, char card, String why, Clause rule) ->
          say("{0}: {1} {1:forfeits} it, and the {2} stays in the pool.", why, by, capital(card))
              .as(Cue.FINE, rule, rule.equals(Rule.MISSPELL) ? Rule.MISSPELL_CARD : Rule.PROHIBITED)
              .announced(by, 0, "No trick: {0}.", why);
      case Challenged(Seat by, Seat claimant, String word, boolean stands, boolean dear) ->
          say(
                  dear
                      ? "{0} {0:challenges} {1}'s {2}{3}, and {0} {0:gives} {1} a captured card."
                      : "{0} {0:challenges} {1}'s {2}{3}.",
                  by,
                  claimant,
                  capitals(word),
                  stands ? ", but it is a word" : "")
              .as(Cue.KNOCK, Rule.CHALLENGE)
              .citingIf(dear, Rule.CHALLENGE_PRICE)
              .aloud(by, stands ? "I doubted {0}: it stands." : "Is {0} a word?", capitals(word));
      case FourMore(Seat dealer) ->
          say("The hands are out: {0} {0:deals} four more to each.", dealer)
              .as(Cue.DEAL, Rule.REDEAL);
      case OddCards(Letters cards) ->
          say("The odd cards go to the pool: {0}.", row(cards)).as(Cue.CARD, Rule.ODD);
      case LastTrick(Seat by, Letters cards) ->
          say(
                  "{0} took the last trick and {0:gets} the cards left in the pool: {1}.",
                  by, row(cards))
              .as(Cue.TAKE, Rule.LAST_TRICK)
              .aloud(by, "The rest is mine.");
      case Counted(Score score) ->
          say(
                  "{0} {1} {2}: {3:points}.",
                  Phrases.names(score.side()),
                  score.side().size() == 1 ? score.side().lowest().word("has") : "have",
                  score.sources(),
                  score.points())
              .as(Cue.SCORE, score.clauses());
      case DealOver over ->
          say("Deal {0} is counted: {1}", over.before().deal(), over.reckoning().standing())
              .as(Cue.SCORE, Rule.NEXT_DEAL);
      case NobodyHasMost() ->
          say("None has more cards than all others: nobody scores for them.")
              .citing(Rule.TIE_CARDS);
      case Dealt(Seat dealer, Letters pool) ->
          say("The cards are gathered; {0} {0:deals}. The pool is {1}.", dealer, row(pool))
              .as(Cue.DEAL, Rule.NEXT_DEAL, Rule.DEALER_TURN, Rule.POOL);
      case Level(Seats leaders, int points) ->
          say(
                  "{0} are level with {1:points}: there is another deal.",
                  Phrases.names(leaders), points)
              .citing(Rule.BOTH_21);
      case Won(Seats winners, int points, Rule rule) ->
          say(
                  "{0} {1} with {2:points}.",
                  Phrases.names(winners),
                  winners.size() == 1 ? winners.lowest().word("wins") : "win",
                  points)
              .as(Cue.WIN, rule);
    };
  }
}
