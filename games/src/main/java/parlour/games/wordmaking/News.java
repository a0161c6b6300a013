package parlour.games.wordmaking;

import static parlour.engine.MinuteLine.say;
import static parlour.games.material.letters.LetterFaces.capital;
import static parlour.games.material.letters.LetterFaces.capitals;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;
import parlour.lexicon.Letters;

/// What happens at the table, and how the minute book tells it; nothing of it is private.
sealed interface News extends Event {
  record Drew(Seat by, char letter) implements News {}

  /// @param drew whether the player has drawn
  record Made(Seat by, String word, boolean drew) implements News {
    private Rule[] rules() {
      if (word.length() == 1) return new Rule[] {Rule.OPEN_WORD};
      return new Rule[] {Rule.MAKE, drew ? Rule.PLACE : Rule.DRAW_KEPT};
    }
  }

  record Took(Seat by, Standing taken, String word) implements News {
    private MinuteLine told() {
      String old = capitals(taken.word());
      String made = capitals(word);
      Letters letters = Letters.of(word).minus(taken.letters());
      String added = String.join(", ", letters.toString().split(""));
      return taken.owner().equals(by)
          ? say("{0} {0:lengthens} {1} with {2} and {0:has} {3}.", by, old, added, made)
              .as(Cue.WORD, word.equals(taken.word() + "s") ? Rule.PLURAL_OWN : Rule.OWN_WORDS)
              .aloud(by, "{0}", made)
          : say(
                  "{0} {0:takes} {1}'s {2} with {3} and {0:makes} {4}.",
                  by, taken.owner(), old, added, made)
              .as(Cue.TAKE, word.contains(taken.word()) ? Rule.TAKE : Rule.REORDER)
              .announced(by, 1, "{0} is now {1}!", old, made);
    }
  }

  record ToPool(Seat by, char letter) implements News {}

  record DrawnByClock(Seat by, char letter) implements News {}

  record TimeUp(Seat by) implements News {}

  record Doubted(Seat by, Standing word) implements News {}

  record Hushed(Seat by) implements News {}

  record NotConsulted(Standing word) implements News {}

  record Consulted(Standing word, String verdict) implements News {}

  record HasEnough(Seat by, int words) implements News {}

  record Won(Seat by, int words) implements News {}

  /// @param letters whether others have as many words, and letters decide
  record Exhausted(Seats best, int words, boolean letters) implements News {}

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Drew(Seat by, char letter) ->
          say("{0} {0:draws} {1}.", by, capital(letter))
              .as(Cue.CARD, Rule.DRAW)
              .aloud(by, "{0}!", capital(letter));
      case Made made ->
          say("{0} {0:makes} {1}.", made.by(), capitals(made.word()))
              .as(Cue.WORD, made.rules())
              .aloud(made.by(), 1, "{0}", capitals(made.word()));
      case Took took -> took.told();
      case ToPool(Seat by, char letter) ->
          say("{0}'s {1} goes to the pool.", by, capital(letter))
              .as(Cue.CARD, Rule.TO_POOL, Rule.DECLINED);
      case DrawnByClock(Seat by, char letter) ->
          say("Time is up before {0} {0:has} drawn: the house draws {1}.", by, capital(letter))
              .as(Cue.BELL, Rule.LATE_DRAW)
              .aloud(by, "The house draws {0} for me.", capital(letter));
      case TimeUp(Seat by) ->
          say("Time is up: {0}'s turn is over.", by)
              .as(Cue.BELL, Rule.ALL_HE_CAN)
              .aloud(by, "I took too long.");
      case Doubted(Seat by, Standing word) ->
          say("{0} {0:doubts} {1}'s {2}.", by, word.owner(), capitals(word.word()))
              .as(Cue.KNOCK, Rule.DOUBT)
              .aloud(by, "Is {0} a word?", capitals(word.word()));
      case NotConsulted(Standing word) ->
          say("Too few want {0} looked up: it stands.", capitals(word.word()))
              .citing(Rule.DOUBT_VOTE)
              .aloud(word.owner(), "{0} stands.", capitals(word.word()));
      case Consulted(Standing word, String verdict) when verdict.isEmpty() ->
          say("{0} is in the dictionary: it stands.", capitals(word.word()))
              .citing(Rule.DICTIONARY)
              .announced(word.owner(), 0, "{0} stands.", capitals(word.word()));
      case Consulted(Standing word, String verdict) ->
          say("{0}: it falls, and its letters go back.", verdict)
              .as(Cue.FINE, Rule.DICTIONARY, Rule.FALL)
              .announced(word.owner(), -1, "{0} falls!", capitals(word.word()));
      case Hushed(Seat by) ->
          say("{0} {0:doubts} no more until the turn has gone round.", by).citing(Rule.WRONG_DOUBT);
      case HasEnough(Seat by, int words) ->
          say(
                  "{0} {0:has} {1:words}, and {0:wins} if they still stand when {0:their} turn"
                      + " comes.",
                  by, words)
              .as(Cue.BELL, Rule.RETAIN)
              .announced(by, 0, "I have {0:words}!", words);
      case Won(Seat by, int words) ->
          say("{0} {0:has} {1:words} and {0:wins}.", by, words)
              .as(Cue.WIN, Rule.WIN)
              .announced(by, 0, "{0:wins} with {1:words}!", by, words);
      case Exhausted(_, int words, _) when words == 0 ->
          say("The box is empty and nobody can go on: nobody has a word.")
              .as(Cue.WIN, Rule.BOX_EMPTY);
      case Exhausted(Seats best, int words, boolean letters) ->
          say(
                  "The box is empty and nobody can go on: {0} {1} most words, {2}{3}.",
                  Phrases.names(best),
                  best.size() == 1 ? best.lowest().word("has") : "have",
                  words,
                  letters ? ", and most letters" : "")
              .as(Cue.WIN, Rule.BOX_EMPTY);
    };
  }
}
