package parlour.games.puzzleneighbor;

import static parlour.engine.MinuteLine.say;
import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.PerSeat;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.games.material.Counters;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;
import parlour.games.material.RoundSummary;
import parlour.games.material.letters.WonWords;

/// What happens at the table, and how the minute book tells it.
sealed interface News extends Event {
  record Passed(Seat by, Seat to, boolean late) implements News {}

  record Called(Seat leader) implements News {}

  record Announced(Seat by, String word) implements News {}

  record Yielded(Seat by) implements News {}

  /// The solving is over.
  ///
  /// @param early whether all had done before the time was up
  record TimeUp(boolean early) implements News {}

  record Required(Seat by, Seat setter) implements News {}

  record Owned(Seat by) implements News {}

  record Spelt(Seat setter, String word, boolean right) implements News {}

  record Unspelt(Seat setter) implements News {}

  record SolverPaid(Seat setter, Seat by, String word) implements News {}

  record SetterPaid(Seat by, Seat setter, String word) implements News {}

  record ProofWanting(Seat setter, Seat by, String word) implements News {}

  record DiscovererPaid(Seat setter, Seat by, String word) implements News {}

  record FirstPaid(Seat first, Seats by) implements News {}

  /// The round is over, and the game pauses for what it brought.
  ///
  /// @param stacks those of the round, by their setters
  /// @param after the counters now
  record RoundOver(Position.Match match, PerSeat<Stack> stacks, Counters after) implements News {
    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(reckoning().interlude());
    }

    private RoundSummary reckoning() {
      RoundSummary reckoning = RoundSummary.of("Round " + match.number(), "counter");
      for (Seat seat : match.lead().allSeats()) {
        Stack solved = stacks.at(match.setter(seat));
        Stack set = stacks.at(seat);
        String why =
            Sentence.of(
                "{0} {1}; own stack {2}",
                solved.isSolved() ? "solved" : "missed",
                capitals(solved.isSolved() ? solved.claim().word() : solved.word()),
                set.isSolved()
                    ? "solved"
                    : set.progress() == Stack.Progress.UNSPELT ? "not spelt" : "not solved");
        reckoning =
            reckoning.plus(
                seat, WonWords.pieces(set.word()), why, match.counters().of(seat), after.of(seat));
      }
      return reckoning;
    }
  }

  record LeadPassed(Seat leader, int distance) implements News {}

  record Won(Seats winners, int counters) implements News {}

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Passed(Seat by, Seat to, boolean late) when late ->
          say("The house picks a word for {0}, whose stack goes to {1}.", by, to)
              .as(Cue.DEAL, Rule.LATE);
      case Passed(Seat by, Seat to, _) ->
          say("{0} {0:passes} a stack face down to {1}.", by, to).as(Cue.DEAL, Rule.CHOOSE);
      case Called(Seat leader) ->
          say("{0} {0:calls} \"Puzzle\": all turn up their stacks.", leader)
              .as(Cue.CALL, Rule.START, Rule.TIME)
              .announced(leader, 0, "Puzzle!");
      case Announced(Seat by, String word) ->
          say("{0} {0:announces} {1}.", by, capitals(word))
              .as(Cue.BELL, Rule.SOLVE, GeneralRules.POINT_NAME)
              .announced(by, 0, "{0}!", capitals(word));
      case Yielded(Seat by) -> say("{0} {0:does} not try any longer.", by).citing(Rule.LATE);
      case TimeUp(boolean early) ->
          early
              ? say("Nobody tries any longer.").as(Cue.STOP, Rule.LATE)
              : say("The time is up.").as(Cue.STOP, Rule.TIME);
      case Required(Seat by, Seat setter) ->
          say("{0} {0:requires} {1} to spell the word.", by, setter)
              .as(Cue.CALL, Rule.PROVE)
              .aloud(by, "What was the word?");
      case Owned(Seat by) -> say("{0} will pay.", by).citing(Rule.FAIL);
      case Spelt(Seat setter, String word, boolean right) when right ->
          say("{0} {0:spells} {1}.", setter, capitals(word)).as(Cue.WORD, Rule.PROVE);
      case Spelt(Seat setter, String word, _) ->
          say("{0} {0:spells} {1}, which is no word of those letters.", setter, capitals(word))
              .citing(Rule.PROVE)
              .announced(setter, 0, "{0} is no word of those letters.", capitals(word));
      case Unspelt(Seat setter) -> say("{0} cannot spell the word.", setter).citing(Rule.PROVE);
      case SolverPaid(Seat setter, Seat by, String word) ->
          say("{0} {0:pays} {1} one counter for {2}.", setter, by, capitals(word))
              .as(Cue.COUNTER, Rule.SOLVE);
      case SetterPaid(Seat by, Seat setter, String word) ->
          say(
                  "{0} {0:has} not solved {1} and {0:pays} {2} one counter.",
                  by, capitals(word), setter)
              .as(Cue.COUNTER, Rule.FAIL);
      case ProofWanting(Seat setter, Seat by, String word) ->
          say("{0} could not spell {1} and {0:pays} {2} two counters.", setter, capitals(word), by)
              .as(Cue.FINE, Rule.PROVE)
              .aloud(setter, -2, "I cannot spell it.");
      case DiscovererPaid(Seat setter, Seat by, String word) ->
          say(
                  setter.equals(by)
                      ? "{0} {0:keeps} the counter for {2}, which was no word."
                      : "{0} {0:gets} {1}'s counter for {2}, which was no word.",
                  by,
                  setter,
                  capitals(word))
              .as(Cue.COUNTER, GeneralRules.DISCOVERER, Rule.BAD_WORD);
      case FirstPaid(Seat first, Seats by) ->
          say("{0} solved first and {0:takes} one more counter from {1}.", first, Phrases.names(by))
              .as(Cue.COUNTER, Rule.FIRST);
      case RoundOver over -> over.reckoning().line(Rule.END);
      case LeadPassed(Seat leader, int distance) ->
          say("The lead passes to {0}; stacks now go {1:places} to the right.", leader, distance)
              .citing(Rule.TRAVEL, GeneralRules.LEAD_LEFT);
      case Won(Seats winners, int counters) ->
          say("{0} with {1:counters}.", Phrases.win(winners), counters).as(Cue.WIN, Rule.END);
    };
  }
}
