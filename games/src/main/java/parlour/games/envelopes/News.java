package parlour.games.envelopes;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.games.material.letters.LetterFaces;

/// What happens at the table, as lines of the minute book. A word that only some may hear is empty
/// for the others.
sealed interface News extends Event {
  /// A word was found, which all may hear.
  record Found(Seat by, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("announces") + " " + LetterFaces.capitals(word) + ": one for the pair.",
              MinuteLine.Cue.SCORE,
              Rule.ANNOUNCE,
              Rule.LEADER)
          .with(new MinuteLine.Callout(by, LetterFaces.capitals(word) + "!", 1, false));
    }
  }

  /// What was announced is not the word; only the player who announced it sees what it was.
  record Missed(Seat by, String word) implements News {
    @Override
    public MinuteLine line() {
      String what = word.isEmpty() ? "a word" : LetterFaces.capitals(word);
      return MinuteLine.of(
          by.does("announces") + " " + what + ", which it is not.",
          MinuteLine.Cue.WORD,
          Rule.ANNOUNCE,
          Rule.TRIES);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Missed(by, "");
    }
  }

  record LaidAside(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("lays") + " an envelope aside.", MinuteLine.Cue.CARD, Rule.ASIDE);
    }
  }

  record Stopped() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("\"Stop\" is called.", MinuteLine.Cue.STOP, Rule.STOP, Rule.CEASE);
    }
  }

  /// Which pair has solved more, once nobody tries any longer.
  record Ended(int first, int second) implements News {
    @Override
    public MinuteLine line() {
      String score = Math.max(first, second) + " to " + Math.min(first, second) + ".";
      String text =
          first == second
              ? "Both pairs have solved as many words: " + score
              : Seat.of(first > second ? 0 : 1)
                  + " and "
                  + Seat.of(first > second ? 2 : 3)
                  + " have solved most words, "
                  + score;
      return MinuteLine.of(text, MinuteLine.Cue.WIN, Rule.PAIRS, Rule.LEADER);
    }
  }
}
