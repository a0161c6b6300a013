package parlour.games.court;

import static parlour.games.material.letters.LetterFaces.capitals;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.engine.TableRules;

/// What happens at the table, as lines of the minute book; all of it is public.
sealed interface News extends Event {
  record Pleaded(Seat by, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("asks") + " the table to admit " + capitals(word) + ".",
              MinuteLine.Cue.CALL,
              TableRules.OVERRULE)
          .with(MinuteLine.Callout.of(by, "Let us admit " + capitals(word) + "."));
    }
  }

  record Voiced(Seat by, Opinion opinion) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(opinion.told(by) + ".", TableRules.OVERRULE);
    }
  }

  record Ruled(WordVote vote) implements News {
    @Override
    public MinuteLine line() {
      String votes = vote.yes().size() + " to " + vote.no().size() + ".";
      return MinuteLine.of(
          vote.isGranted()
              ? "The table admits " + capitals(vote.word()) + " for this game, " + votes
              : "The table does not admit " + capitals(vote.word()) + ", " + votes,
          MinuteLine.Cue.BELL,
          TableRules.OVERRULE);
    }
  }
}
