package parlour.games.envelopes;

import static parlour.engine.MinuteLine.say;
import static parlour.games.material.letters.LetterFaces.capitals;
import static parlour.games.material.letters.LetterFaces.said;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Partners;
import parlour.games.material.Phrases;

/// What happens at the table, and how the minute book tells it. A word that only some may hear is
/// empty for the others.
sealed interface News extends Event {
  /// A word was found, which all may hear.
  record Found(Seat by, String word) implements News {}

  /// What was announced is not the word; only the player who announced it sees what it was.
  record Missed(Seat by, String word) implements News {
    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Missed(by, "");
    }
  }

  record LaidAside(Seat by) implements News {}

  record Stopped() implements News {}

  /// Which pair has solved more, once nobody tries any longer.
  record Ended(int first, int second) implements News {
    private Seats winners() {
      return Partners.side(true, Seat.of(first > second ? 0 : 1));
    }
  }

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Found(Seat by, String word) ->
          say("{0} {0:announces} {1}: one for the pair.", by, capitals(word))
              .as(Cue.SCORE, Rule.ANNOUNCE, Rule.LEADER)
              .aloud(by, 1, "{0}!", capitals(word));
      case Missed(Seat by, String word) ->
          say("{0} {0:announces} {1}, which it is not.", by, said(word))
              .as(Cue.WORD, Rule.ANNOUNCE, Rule.TRIES)
              .aloud(by, word.isEmpty() ? "That was not it." : "{0} was not it.", capitals(word));
      case LaidAside(Seat by) ->
          say("{0} {0:lays} an envelope aside.", by).as(Cue.CARD, Rule.ASIDE);
      case Stopped() -> say("\"Stop\" is called.").as(Cue.STOP, Rule.STOP, Rule.CEASE);
      case Ended(int first, int second) when first == second ->
          say("Both pairs have solved as many words: {0} to {1}.", first, second)
              .as(Cue.WIN, Rule.PAIRS, Rule.LEADER);
      case Ended ended ->
          say(
                  "{0} have solved most words, {1} to {2}.",
                  Phrases.names(ended.winners()),
                  Math.max(ended.first, ended.second),
                  Math.min(ended.first, ended.second))
              .as(Cue.WIN, Rule.PAIRS, Rule.LEADER)
              .announced(
                  ended.winners().lowest(),
                  0,
                  "{0}: most words!",
                  Phrases.winsTogether(ended.winners()));
    };
  }
}
