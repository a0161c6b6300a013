package parlour.games.court;

import static parlour.engine.MinuteLine.say;
import static parlour.games.material.letters.LetterFaces.capitals;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.Seat;
import parlour.engine.TableRules;

/// What happens at the table, and how the minute book tells it; all of it is public.
sealed interface News extends Event {
  record Pleaded(Seat by, String word) implements News {}

  record Voiced(Seat by, Opinion opinion) implements News {}

  record Ruled(WordVote vote) implements News {}

  @Override
  default MinuteLine line() {
    return told().citing(TableRules.OVERRULE);
  }

  private MinuteLine told() {
    return switch (this) {
      case Pleaded(Seat by, String word) ->
          say("{0} {0:asks} the table to admit {1}.", by, capitals(word))
              .as(Cue.CALL)
              .aloud(by, "Let us admit {0}.", capitals(word));
      case Voiced(Seat by, Opinion opinion) -> say("{0}.", opinion.told(by));
      case Ruled(WordVote vote) ->
          say(
                  vote.isGranted()
                      ? "The table admits {0} for this game, {1} to {2}."
                      : "The table does not admit {0}, {1} to {2}.",
                  capitals(vote.word()),
                  vote.yes().size(),
                  vote.no().size())
              .as(Cue.BELL)
              .announced(
                  vote.by(),
                  0,
                  vote.isGranted() ? "{0} is admitted." : "{0} is not admitted.",
                  capitals(vote.word()));
    };
  }
}
