package parlour.games.wordmaking;

import static parlour.games.material.Phrases.count;
import static parlour.games.material.Phrases.names;
import static parlour.games.material.letters.LetterFaces.capital;
import static parlour.games.material.letters.LetterFaces.capitals;

import parlour.engine.Clause;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.lexicon.Letters;

/// What happens at the table, as lines of the minute book; nothing of it is private.
sealed interface News extends Event {
  record Drew(Seat by, char letter) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("draws") + " " + capital(letter) + ".", MinuteLine.Cue.CARD, Rule.DRAW)
          .with(MinuteLine.Callout.of(by, capital(letter) + "!"));
    }
  }

  /// @param drew whether the player has drawn
  record Made(Seat by, String word, boolean drew) implements News {
    @Override
    public MinuteLine line() {
      return told().with(new MinuteLine.Callout(by, capitals(word), 1, false));
    }

    private MinuteLine told() {
      String line = by.does("makes") + " " + capitals(word) + ".";
      if (word.length() == 1) return MinuteLine.of(line, MinuteLine.Cue.WORD, Rule.OPEN_WORD);
      return drew
          ? MinuteLine.of(line, MinuteLine.Cue.WORD, Rule.MAKE, Rule.PLACE)
          : MinuteLine.of(line, MinuteLine.Cue.WORD, Rule.MAKE, Rule.DRAW_KEPT);
    }
  }

  record Took(Seat by, Standing taken, String word) implements News {
    @Override
    public MinuteLine line() {
      Letters added = Letters.of(word).minus(taken.letters());
      String with = " with " + String.join(", ", added.toString().split("")) + " and ";
      if (taken.owner().equals(by)) {
        Clause clause = word.equals(taken.word() + "s") ? Rule.PLURAL_OWN : Rule.OWN_WORDS;
        String line = by.does("lengthens") + " " + capitals(taken.word()) + with + by.word("has") + " ";
        return MinuteLine.of(line + capitals(word) + ".", MinuteLine.Cue.WORD, clause)
            .with(MinuteLine.Callout.of(by, capitals(word)));
      }
      String line = by.does("takes") + " " + taken.owner() + "'s " + capitals(taken.word()) + with;
      return MinuteLine.of(
          line + by.word("makes") + " " + capitals(word) + ".",
          MinuteLine.Cue.TAKE,
          word.contains(taken.word()) ? Rule.TAKE : Rule.REORDER)
          .with(
              MinuteLine.Callout.great(
                  by, capitals(taken.word()) + " is now " + capitals(word) + "!", 1));
    }
  }

  record ToPool(Seat by, char letter) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + "'s " + capital(letter) + " goes to the pool.",
          MinuteLine.Cue.CARD,
          Rule.TO_POOL,
          Rule.DECLINED);
    }
  }

  record DrawnByClock(Seat by, char letter) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Time is up before "
              + by.does("has") + " drawn: the house draws "
              + capital(letter)
              + ".",
          MinuteLine.Cue.BELL,
          Rule.LATE_DRAW);
    }
  }

  record TimeUp(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Time is up: " + by + "'s turn is over.", MinuteLine.Cue.BELL, Rule.ALL_HE_CAN);
    }
  }

  record Doubted(Seat by, Standing word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("doubts") + " " + word.owner() + "'s " + capitals(word.word()) + ".",
          MinuteLine.Cue.KNOCK,
          Rule.DOUBT)
          .with(MinuteLine.Callout.of(by, "Is " + capitals(word.word()) + " a word?"));
    }
  }

  record NotConsulted(Standing word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Too few want " + capitals(word.word()) + " looked up: it stands.", Rule.DOUBT_VOTE);
    }
  }

  record Consulted(Standing word, String verdict) implements News {
    @Override
    public MinuteLine line() {
      String shown = capitals(word.word());
      return verdict.isEmpty()
          ? MinuteLine.of(shown + " is in the dictionary: it stands.", Rule.DICTIONARY)
          : MinuteLine.of(
              verdict + ": it falls, and its letters go back.",
              MinuteLine.Cue.FINE,
              Rule.DICTIONARY,
              Rule.FALL);
    }
  }

  record HasEnough(Seat by, int words) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("has")
              + " "
              + count(words, "word")
              + ", and "
              + by.word("wins")
              + " if they still stand when "
              + by.word("their")
              + " turn comes.",
          MinuteLine.Cue.BELL,
          Rule.RETAIN)
          .with(MinuteLine.Callout.great(by, "I have " + count(words, "word") + "!", 0));
    }
  }

  record Won(Seat by, int words) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("has") + " " + count(words, "word") + " and " + by.word("wins") + ".", MinuteLine.Cue.WIN, Rule.WIN);
    }
  }

  record Exhausted(Seats best, int words) implements News {
    @Override
    public MinuteLine line() {
      String most = best.size() == 1 ? " " + best.lowest().word("has") + " most words, " : " have most words and letters, ";
      return MinuteLine.of(
          "The box is empty and nobody can go on: " + names(best) + most + words + ".",
          MinuteLine.Cue.WIN,
          Rule.BOX_EMPTY);
    }
  }
}
