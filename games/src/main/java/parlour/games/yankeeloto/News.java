package parlour.games.yankeeloto;

import static parlour.engine.MinuteLine.say;
import static parlour.games.material.letters.LetterFaces.capital;
import static parlour.games.material.letters.LetterFaces.capitals;
import static parlour.games.material.letters.LetterFaces.said;

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
import parlour.games.material.RoundSummary;

/// What happens at the table, and how the minute book tells it. A word that only its maker may see
/// yet is left out for the others.
sealed interface News extends Event {
  record Laid(Seat by, String word) implements News {
    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Laid(by, "");
    }
  }

  record FreshTaken(Seat by) implements News {}

  record SatOut(Seat by) implements News {}

  record Shown(Seat by, String word) implements News {}

  record Challenged(Seat by, Seat whose, String word) implements News {}

  record Discovered(Seat by, Seat whose, String why) implements News {}

  /// @param caller nobody where the house calls
  record LetterCalled(Seat caller, char letter, int number) implements News {}

  record Covered(Seat by, char letter) implements News {}

  record Cried(Seat by, Seat caller, String word) implements News {}

  record CriedFalsely(Seat by, Seat caller, int wanting) implements News {}

  record PoolTaken(Seats winners, int each, int odd) implements News {}

  record Carried(int pool, boolean hopeless) implements News {}

  /// The round is over, and the game pauses for what it brought.
  ///
  /// @param last whether no stakes for another one are paid already
  record RoundOver(RoundSummary reckoning, boolean last) implements News {
    @Override
    public Optional<Scene.Interlude> interlude() {
      String stakes = last ? "" : " The stakes of the next round already lie in the pool.";
      Scene.Interlude told = reckoning.interlude();
      return Optional.of(new Scene.Interlude(told.title(), told.gains(), told.standing() + stakes));
    }
  }

  record LeadPassed(Seat leader, Seats players) implements News {}

  /// @param rounds how many rounds were played
  /// @param all whether everybody has led
  record Won(Seats winners, int rounds, boolean all) implements News {}

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Laid(Seat by, String word) ->
          say("{0} {0:lays} {1}.", by, said(word)).as(Cue.WORD, Rule.WORD);
      case FreshTaken(Seat by) ->
          say("{0} {0:has} no word, {0:pays} one counter and {0:takes} ten fresh letters.", by)
              .as(Cue.FINE, Rule.NO_WORD)
              .aloud(by, -1, "I have no word.");
      case SatOut(Seat by) ->
          say("{0} {0:has} no word again and {0:sits} out the round.", by)
              .citing(Rule.NO_WORD)
              .aloud(by, "I sit out the round.");
      case Shown(Seat by, String word) ->
          say("{0}'s row is {1}.", by, capitals(word)).citing(Rule.WORD);
      case Challenged(Seat by, Seat whose, String word) ->
          say("{0} {0:challenges} {1}'s {2}: it stands.", by, whose, capitals(word))
              .as(Cue.KNOCK, GeneralRules.WHO_CHECKS)
              .aloud(by, "I doubted {0}: it stands.", capitals(word));
      case Discovered(Seat by, Seat whose, String why) ->
          say(
                  "{0}: {1} {1:sits} out and {1:pays} one counter to {2}, who found it.",
                  why, whose, by)
              .as(Cue.FINE, GeneralRules.NO_COUNT, GeneralRules.DISCOVERER, Rule.BAD_WORD)
              .announced(by, 1, "{0}!", why);
      case LetterCalled(Seat caller, char letter, _) when caller.isNobody() ->
          say("{0} is called.", capital(letter)).as(Cue.CALL, Rule.CALL, Rule.CALLER);
      case LetterCalled(Seat caller, char letter, _) ->
          say("{0} {0:calls} {1}.", caller, capital(letter))
              .as(Cue.CALL, Rule.CALL)
              .aloud(caller, "{0}!", capital(letter));
      case Covered(Seat by, char letter) ->
          say("{0} {0:covers} {1}.", by, capital(letter)).as(Cue.COUNTER, Rule.COVER);
      case Cried(Seat by, Seat caller, String word) ->
          say(
                  "{0} {0:cries} \"Loto!\": {1} every letter of {2} among those called.",
                  by, finds(caller), capitals(word))
              .as(Cue.BELL, Rule.LOTO, Rule.VERIFY)
              .announced(by, 0, "Loto!");
      case CriedFalsely(Seat by, Seat caller, int wanting) ->
          say(
                  "{0} {0:cries} \"Loto!\", but {1} {2:letters} uncovered: {0} {0:pays} one counter"
                      + " and {0:covers} no more.",
                  by, finds(caller), wanting)
              .as(Cue.FINE, Rule.VERIFY)
              .announced(by, -1, "Loto! But no.");
      case PoolTaken(Seats winners, int each, _) when winners.size() == 1 ->
          say("{0} {0:takes} the pool: {1:counters}.", winners.lowest(), each)
              .as(Cue.SWEEP, Rule.LOTO)
              .announced(winners.lowest(), each, "The pool is mine!");
      case PoolTaken(Seats winners, int each, int odd) ->
          say(
                  odd == 0
                      ? "{0} divide the pool: {1:counters} each."
                      : "{0} divide the pool: {1:counters} each; {2} {3} in it.",
                  Phrases.names(winners),
                  each,
                  Sentence.number(odd),
                  odd == 1 ? "stays" : "stay")
              .as(Cue.SWEEP, Rule.TIE, Rule.AFTER_CRY);
      case Carried(int pool, boolean hopeless) ->
          say(
                  "Nobody can win the round: {0:counters} {1} in the pool.",
                  pool, pool == 1 ? "stays" : "stay")
              .as(Cue.STOP, hopeless ? Rule.HOPELESS : Rule.CARRY);
      case RoundOver(RoundSummary reckoning, _) -> reckoning.line(Rule.ROTATE);
      case LeadPassed(Seat leader, Seats players) ->
          say(
                  "The lead passes to {0}; {1} put two counters each in the pool and are dealt ten"
                      + " letters.",
                  leader, Phrases.names(players))
              .as(Cue.DEAL, Rule.ROTATE, GeneralRules.LEAD_LEFT, Rule.STAKE, Rule.DEAL);
      case Won(Seats winners, int rounds, boolean all) ->
          say(
                  all ? "Everybody has led: {0}." : "The game was for {1:rounds}: {0}.",
                  Phrases.winWithMost(winners, "counters"),
                  rounds)
              .as(Cue.WIN, all ? Rule.ROTATE : Rule.ROUNDS);
    };
  }

  /// Who checks a cry: the player who calls the letters, or the house.
  private static String finds(Seat caller) {
    return caller.isNobody() ? "the house finds" : caller.does("finds");
  }
}
