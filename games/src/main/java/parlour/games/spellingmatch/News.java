package parlour.games.spellingmatch;

import static parlour.games.material.letters.LetterFaces.capitals;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;

/// What happens at the table, as lines of the minute book. A word that only its author may know is
/// left out for the others.
sealed interface News extends Event {
  record Contributed(Seat by, int number, String word) implements News {
    @Override
    public MinuteLine line() {
      String what = word.isEmpty() ? "the letters of a word" : "the letters of " + capitals(word);
      return MinuteLine.of(
          by.does("picks") + " out " + what + " and " + by.word("mixes") + " them in a stack, number " + number + ".",
          MinuteLine.Cue.CARD,
          Rule.CHOOSE,
          Rule.STACKS);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Contributed(by, number, "");
    }
  }

  record HousePicked(Seat seat, String word) implements News {
    @Override
    public MinuteLine line() {
      String what = word.isEmpty() ? "a word" : capitals(word);
      return MinuteLine.of(
          seat.does("takes") + " too long: the house picks out " + what + " instead.",
          MinuteLine.Cue.BELL,
          Rule.LATE);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(seat) ? this : new HousePicked(seat, "");
    }
  }

  record PassedLeft(int stacks) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Everybody passes " + Phrases.count(stacks, "stack") + " to the left.",
          MinuteLine.Cue.DEAL,
          Rule.PASS_LEFT);
    }
  }

  record SpellCalled(Seat leader, int minutes) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          leader.does("calls") + " \"spell\": all begin, and have "
              + Phrases.count(minutes, "minute")
              + ".",
          MinuteLine.Cue.CALL,
          Rule.CALL,
          GeneralRules.TIME)
          .with(MinuteLine.Callout.great(leader, "Spell!", 0));
    }
  }

  record Took(Seat by, Seat from) implements News {
    @Override
    public MinuteLine line() {
      String place = by.equals(from) ? "a stack that lies at hand" : "a stack from " + from;
      return MinuteLine.of(
          by.does("takes") + " " + place + ".", MinuteLine.Cue.TAKE, Rule.TAKE, Rule.LAST_STACK);
    }
  }

  record Spelt(Seat by, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("spells") + " " + capitals(word) + ".", MinuteLine.Cue.WORD, Rule.VIEW, Rule.NEXT)
          .with(new MinuteLine.Callout(by, capitals(word), 1, false));
    }
  }

  record Proving(Seat by, Seat author) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("calls") + " on " + author + " to form the stack into a word within a minute.",
          MinuteLine.Cue.CALL,
          Rule.PROVE,
          Rule.STUCK)
          .with(MinuteLine.Callout.of(by, "What word is this?"));
    }
  }

  record Formed(Seat author, Seat caller, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          author.does("forms") + " " + capitals(word) + " for " + caller + ": the stack is dead.",
          MinuteLine.Cue.WORD,
          Rule.PROVE,
          Rule.STUCK)
          .with(MinuteLine.Callout.of(author, capitals(word) + "."));
    }
  }

  record Forfeited(Seat author, Seat caller, String letters, int words) implements News {
    @Override
    public MinuteLine line() {
      String stack = author + " cannot form " + capitals(letters) + " into a word";
      return words == 0
          ? MinuteLine.of(
              stack + ", and " + author.word("has") + " no words to forfeit.",
              MinuteLine.Cue.FINE,
              Rule.PROVE_FAIL,
              Rule.STUCK)
          : MinuteLine.of(
              stack
                  + ": "
                  + Phrases.count(words, "word")
                  + (words == 1 ? " now counts for " : " now count for ")
                  + caller
                  + ".",
              MinuteLine.Cue.FINE,
              Rule.PROVE_FAIL,
              Rule.PROVE_GAIN)
              .with(
                  MinuteLine.Callout.great(
                      caller, Phrases.count(words, "word") + " from " + author + "!", words));
    }
  }

  record GameCalled(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("has") + " nothing more to spell and " + by.word("calls") + " \"game\".", MinuteLine.Cue.STOP, Rule.GAME)
          .with(MinuteLine.Callout.great(by, "Game!", 0));
    }
  }

  record TimeOver() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The time to spell is over.",
          MinuteLine.Cue.STOP,
          GeneralRules.TIME_LIMIT,
          Rule.GAME_CALLED);
    }
  }

  record HadNoMoreToSay(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by.does("has") + " no more to say.", Rule.AFTER_GAME);
    }
  }

  record Won(Seats winners, int words, boolean byCalling) implements News {
    @Override
    public MinuteLine line() {
      String most = Phrases.count(words, "word");
      if (winners.size() > 1)
        return MinuteLine.of(
            Phrases.names(winners) + " share the game with " + most + " each.",
            MinuteLine.Cue.WIN,
            Rule.WIN,
            Rule.TIE);
      return byCalling
          ? MinuteLine.of(
              winners.lowest().does("has")
                  + " "
                  + most
                  + " like others, called \"game\" and "
                  + winners.lowest().word("wins")
                  + ".",
              MinuteLine.Cue.WIN,
              Rule.WIN,
              Rule.TIE)
          : MinuteLine.of(
              winners.lowest().does("has") + " " + most + " and " + winners.lowest().word("wins") + ".", MinuteLine.Cue.WIN, Rule.WIN);
    }
  }
}
