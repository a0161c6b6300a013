package parlour.games.authors;

import static parlour.engine.MinuteLine.say;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.games.material.Phrases;
import parlour.games.material.cards.AuthorsPack;

/// What happens at the table, and how the minute book tells it.
sealed interface News extends Event {
  /// @param more whether there is anything left to ask for
  record Given(Seat by, Seat of, int card, boolean more) implements News {}

  record Missed(Seat by, Seat of, int card) implements News {}

  record BookLaid(Seat by, int author) implements News {}

  record TimeRanOut(Seat by) implements News {}

  record Won(Seats winners, Rule rule) implements News {}

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Given(Seat by, Seat of, int card, boolean more) ->
          say(
                  more
                      ? "{0} {0:asks} {1} for {2}, {0:gets} it and {0:asks} again."
                      : "{0} {0:asks} {1} for {2} and {0:gets} it.",
                  by,
                  of,
                  name(card))
              .as(Cue.TAKE, Rule.ASK, Rule.ASK_AGAIN)
              .aloud(by, "To {0}: have you {1}? Yes.", of, AuthorsPack.title(card));
      case Missed(Seat by, Seat of, int card) ->
          say("{0} {0:asks} {1} for {2} in vain.", by, of, name(card))
              .citing(Rule.ASK, Rule.MISS)
              .aloud(by, "To {0}: have you {1}? No.", of, AuthorsPack.title(card));
      case BookLaid(Seat by, int author) -> {
        String laid =
            Sentence.of(
                "{0:lays} down the book of {1}", by, AuthorsPack.authors().get(author).name());
        yield say("{0} {1}.", by, laid).as(Cue.SCORE, Rule.BOOK).announced(by, 1, laid);
      }
      case TimeRanOut(Seat by) ->
          say("Time is up for {0}, and the turn passes.", by)
              .as(Cue.STOP, Rule.TIME)
              .aloud(by, "I took too long.");
      case Won(Seats winners, Rule rule) ->
          say("{0} with most books.", Phrases.winOrShare(winners)).as(Cue.WIN, rule);
    };
  }

  private static String name(int card) {
    return Sentence.of(
        "{0} by {1} ({2})",
        AuthorsPack.title(card), AuthorsPack.author(card), AuthorsPack.number(card));
  }
}
