package parlour.games.court;

import static parlour.games.material.letters.LetterFaces.capitals;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.engine.TableRules;

/// What happens before the court; all of it is public.
sealed interface News extends Event {
  record Pleaded(Seat by, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " asks the table to admit " + capitals(word) + ".",
          MinuteLine.Cue.CALL,
          TableRules.OVERRULE);
    }
  }

  record Voiced(Seat by, Opinion voice) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by + " " + voice.told() + ".", TableRules.OVERRULE);
    }
  }

  record Ruled(WordVote plea) implements News {
    @Override
    public MinuteLine line() {
      String votes = plea.yes().size() + " to " + plea.no().size() + ".";
      return MinuteLine.of(
          plea.isGranted()
              ? "The table admits " + capitals(plea.word()) + " for this game, " + votes
              : "The table does not admit " + capitals(plea.word()) + ", " + votes,
          MinuteLine.Cue.BELL,
          TableRules.OVERRULE);
    }
  }
}
