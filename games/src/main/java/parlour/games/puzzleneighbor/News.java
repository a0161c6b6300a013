package parlour.games.puzzleneighbor;

import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.General;
import parlour.games.material.LetterFaces;
import parlour.games.material.Wording;

/// What happens at the table.
sealed interface News extends Event {
  record Passed(Seat by, Seat to, boolean late) implements News {
    @Override
    public Line line() {
      return late
          ? Line.of(
              "The house picks a word for " + by + ", whose stack goes to " + to + ".",
              Line.Cue.DEAL,
              Rule.CHOOSE,
              General.TIME)
          : Line.of(by + " passes a stack face down to " + to + ".", Line.Cue.DEAL, Rule.CHOOSE);
    }
  }

  record Called(Seat leader) implements News {
    @Override
    public Line line() {
      return Line.of(
          leader + " calls \"Puzzle\": all turn up their stacks.",
          Line.Cue.CALL,
          Rule.START,
          Rule.TIME);
    }
  }

  record Announced(Seat by, String word) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " announces " + LetterFaces.capitals(word) + ".",
          Line.Cue.BELL,
          Rule.SOLVE,
          General.POINT_NAME);
    }
  }

  record Yielded(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " does not try any longer.", Rule.FAIL);
    }
  }

  record TimeUp() implements News {
    @Override
    public Line line() {
      return Line.of("The time is up.", Line.Cue.STOP, Rule.TIME);
    }
  }

  record Required(Seat by, Seat setter) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " requires " + setter + " to spell the word within a minute.",
          Line.Cue.CALL,
          Rule.PROVE);
    }
  }

  record Owned(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " will pay.", Rule.FAIL);
    }
  }

  record Spelt(Seat setter, String word, boolean right) implements News {
    @Override
    public Line line() {
      return Line.of(
          setter
              + " spells "
              + LetterFaces.capitals(word)
              + (right ? "." : ", which is no word of those letters."),
          right ? Line.Cue.WORD : Line.Cue.NONE,
          Rule.PROVE);
    }
  }

  record Unspelt(Seat setter) implements News {
    @Override
    public Line line() {
      return Line.of(setter + " cannot spell the word.", Rule.PROVE);
    }
  }

  record SolverPaid(Seat setter, Seat by, String word) implements News {
    @Override
    public Line line() {
      return Line.of(
          setter + " pays " + by + " one counter for " + LetterFaces.capitals(word) + ".",
          Line.Cue.COUNTER,
          Rule.SOLVE);
    }
  }

  record SetterPaid(Seat by, Seat setter, String word) implements News {
    @Override
    public Line line() {
      return Line.of(
          by
              + " has not solved "
              + LetterFaces.capitals(word)
              + " and pays "
              + setter
              + " one counter.",
          Line.Cue.COUNTER,
          Rule.FAIL);
    }
  }

  record ProofWanting(Seat setter, Seat by, String word) implements News {
    @Override
    public Line line() {
      return Line.of(
          setter
              + " could not spell "
              + LetterFaces.capitals(word)
              + " and pays "
              + by
              + " two counters.",
          Line.Cue.FINE,
          Rule.PROVE);
    }
  }

  record DiscovererPaid(Seat setter, Seat by, String word) implements News {
    @Override
    public Line line() {
      String payer =
          setter.equals(by)
              ? " keeps the counter for "
              : " gets of " + setter + " the counter for ";
      return Line.of(
          by + payer + LetterFaces.capitals(word) + ", which was no word.",
          Line.Cue.COUNTER,
          General.DISCOVERER);
    }
  }

  record FirstPaid(Seat first, Seats by) implements News {
    @Override
    public Line line() {
      return Line.of(
          first + " solved first and takes one more counter from " + Wording.names(by) + ".",
          Line.Cue.COUNTER,
          Rule.FIRST);
    }
  }

  record LeadPassed(Seat leader, int distance) implements News {
    @Override
    public Line line() {
      return Line.of(
          "The lead passes to "
              + leader
              + "; stacks now go "
              + Wording.count(distance, "place")
              + " to the right.",
          Rule.TRAVEL,
          General.LEAD_LEFT);
    }
  }

  record Won(Seats winners, int counters) implements News {
    @Override
    public Line line() {
      return Line.of(
          Wording.win(winners) + " with " + Wording.count(counters, "counter") + ".",
          Line.Cue.WIN,
          Rule.END);
    }
  }
}
