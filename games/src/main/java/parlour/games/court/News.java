package parlour.games.court;

import static parlour.games.material.LetterFaces.capitals;

import parlour.engine.Event;
import parlour.engine.House;
import parlour.engine.Line;
import parlour.engine.Seat;

/// What happens before the court; all of it is public.
sealed interface News extends Event {
  record Pleaded(Seat by, String word) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " asks the table to admit " + capitals(word) + ".", Line.Cue.CALL, House.OVERRULE);
    }
  }

  record Voiced(Seat by, Voice voice) implements News {
    @Override
    public Line line() {
      return Line.of(by + " " + voice.told() + ".", House.OVERRULE);
    }
  }

  record Ruled(Plea plea) implements News {
    @Override
    public Line line() {
      String votes = plea.yes().size() + " to " + plea.no().size() + ".";
      return Line.of(
          plea.isGranted()
              ? "The table admits " + capitals(plea.word()) + " for this game, " + votes
              : "The table does not admit " + capitals(plea.word()) + ", " + votes,
          Line.Cue.BELL,
          House.OVERRULE);
    }
  }
}
