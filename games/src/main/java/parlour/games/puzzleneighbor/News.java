package parlour.games.puzzleneighbor;

import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.PerSeat;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;
import parlour.games.material.RoundSummary;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.WonWords;

/// What happens at the table, as lines of the minute book.
sealed interface News extends Event {
  record Passed(Seat by, Seat to, boolean late) implements News {
    @Override
    public MinuteLine line() {
      return late
          ? MinuteLine.of(
              "The house picks a word for " + by + ", whose stack goes to " + to + ".",
              MinuteLine.Cue.DEAL,
              Rule.LATE)
          : MinuteLine.of(
              by.does("passes") + " a stack face down to " + to + ".",
              MinuteLine.Cue.DEAL,
              Rule.CHOOSE);
    }
  }

  record Called(Seat leader) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              leader.does("calls") + " \"Puzzle\": all turn up their stacks.",
              MinuteLine.Cue.CALL,
              Rule.START,
              Rule.TIME)
          .with(MinuteLine.Callout.great(leader, "Puzzle!", 0));
    }
  }

  record Announced(Seat by, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("announces") + " " + LetterFaces.capitals(word) + ".",
              MinuteLine.Cue.BELL,
              Rule.SOLVE,
              GeneralRules.POINT_NAME)
          .with(MinuteLine.Callout.great(by, LetterFaces.capitals(word) + "!", 0));
    }
  }

  record Yielded(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by.does("does") + " not try any longer.", Rule.LATE);
    }
  }

  record TimeUp() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("The time is up.", MinuteLine.Cue.STOP, Rule.TIME);
    }
  }

  record Required(Seat by, Seat setter) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("requires") + " " + setter + " to spell the word within a minute.",
              MinuteLine.Cue.CALL,
              Rule.PROVE)
          .with(MinuteLine.Callout.of(by, "What was the word?"));
    }
  }

  record Owned(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by + " will pay.", Rule.FAIL);
    }
  }

  record Spelt(Seat setter, String word, boolean right) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          setter.does("spells")
              + " "
              + LetterFaces.capitals(word)
              + (right ? "." : ", which is no word of those letters."),
          right ? MinuteLine.Cue.WORD : MinuteLine.Cue.NONE,
          Rule.PROVE);
    }
  }

  record Unspelt(Seat setter) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(setter + " cannot spell the word.", Rule.PROVE);
    }
  }

  record SolverPaid(Seat setter, Seat by, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          setter.does("pays") + " " + by + " one counter for " + LetterFaces.capitals(word) + ".",
          MinuteLine.Cue.COUNTER,
          Rule.SOLVE);
    }
  }

  record SetterPaid(Seat by, Seat setter, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("has")
              + " not solved "
              + LetterFaces.capitals(word)
              + " and "
              + by.word("pays")
              + " "
              + setter
              + " one counter.",
          MinuteLine.Cue.COUNTER,
          Rule.FAIL);
    }
  }

  record ProofWanting(Seat setter, Seat by, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          setter
              + " could not spell "
              + LetterFaces.capitals(word)
              + " and "
              + setter.word("pays")
              + " "
              + by
              + " two counters.",
          MinuteLine.Cue.FINE,
          Rule.PROVE);
    }
  }

  record DiscovererPaid(Seat setter, Seat by, String word) implements News {
    @Override
    public MinuteLine line() {
      String payer =
          setter.equals(by)
              ? by.does("keeps") + " the counter for "
              : by.does("gets") + " " + setter + "'s counter for ";
      return MinuteLine.of(
          payer + LetterFaces.capitals(word) + ", which was no word.",
          MinuteLine.Cue.COUNTER,
          GeneralRules.DISCOVERER,
          Rule.BAD_WORD);
    }
  }

  record FirstPaid(Seat first, Seats by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          first
              + " solved first and "
              + first.word("takes")
              + " one more counter from "
              + Phrases.names(by)
              + ".",
          MinuteLine.Cue.COUNTER,
          Rule.FIRST);
    }
  }

  /// The round is over, and the game pauses for what it brought.
  ///
  /// @param stacks those of the round, by their setters
  /// @param after the counters now
  record RoundOver(Position.Match match, PerSeat<Stack> stacks, Counters after) implements News {
    @Override
    public MinuteLine line() {
      return reckoning().line(Rule.END);
    }

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
            (solved.isSolved() ? "solved " : "did not solve ")
                + LetterFaces.capitals(solved.word())
                + (set.isSolved() ? "; theirs was solved" : "; theirs was not solved");
        reckoning =
            reckoning.plus(
                seat, WonWords.pieces(set.word()), why, match.counters().of(seat), after.of(seat));
      }
      return reckoning;
    }
  }

  record LeadPassed(Seat leader, int distance) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The lead passes to "
              + leader
              + "; stacks now go "
              + Phrases.count(distance, "place")
              + " to the right.",
          Rule.TRAVEL,
          GeneralRules.LEAD_LEFT);
    }
  }

  record Won(Seats winners, int counters) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          Phrases.win(winners) + " with " + Phrases.count(counters, "counter") + ".",
          MinuteLine.Cue.WIN,
          Rule.END);
    }
  }
}
