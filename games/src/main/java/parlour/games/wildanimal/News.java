package parlour.games.wildanimal;

import static parlour.engine.MinuteLine.say;

import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.games.material.Phrases;
import parlour.games.material.RoundGains;
import parlour.games.material.cards.AnimalPack;

/// What happens at the table, and how the minute book tells it.
sealed interface News extends Event {
  record CardTurned(Seat by, int card) implements News {}

  record PackTurned(Seat by) implements News {}

  record Called(Seat by, Seat of, Animal animal) implements News {}

  record Gave(Seat by, Seat to, int cards) implements News {}

  record Miscalled(Seat by, Animal animal, boolean fined) implements News {}

  record NobodyCalled() implements News {}

  record DealOver(int deal, Seats winners, RoundGains gains) implements News {
    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(gains.interlude("Deal " + deal, this::reason));
    }

    private RoundGains.Reason reason(Seat seat) {
      int left = gains.after().at(seat) - gains.before().at(seat);
      return RoundGains.Reason.of(Sentence.of("{0:cards} left", left));
    }
  }

  record Dealt(Seat dealer, int deal) implements News {}

  record Won(Seats winners, Rule rule) implements News {}

  @Override
  default MinuteLine line() {
    return switch (this) {
      case CardTurned(Seat by, int card) ->
          say("{0} {0:turns} up the {1}.", by, AnimalPack.face(card).name())
              .as(Cue.CARD, Rule.START);
      case PackTurned(Seat by) ->
          say("{0} {0:shuffles} {0:their} pile and {0:goes} on.", by)
              .as(Cue.DEAL, Rule.RECYCLE, Rule.SHUFFLE);
      case Called(Seat by, Seat of, Animal animal) ->
          say("{0} {0:calls} “{1}!”, which is {2}.", by, animal.title, of)
              .as(Cue.CALL, Rule.DIGITAL_CALL)
              .aloud(by, "{0}!", animal.title);
      case Gave(Seat by, Seat to, int cards) -> {
        String first = Sentence.of("{0:was} first and {0:gives} {1} {2:cards}", by, to, cards);
        yield say("{0} {1}.", by, first)
            .as(Cue.TAKE, Rule.GIVE, Rule.LEAD)
            .announced(by, -cards, "{0}:", first);
      }
      case Miscalled(Seat by, Animal animal, boolean fined) ->
          say(
                  fined
                      ? "{0} {0:calls} “{1}!” wrongly, {0:gets} a card and cannot call until the"
                          + " next match is over."
                      : "{0} {0:calls} “{1}!” wrongly and cannot call until the next match is"
                          + " over.",
                  by,
                  animal.title)
              .as(Cue.FINE, Rule.WRONG_CALL, Rule.SILENCED)
              .aloud(by, fined ? 1 : 0, "{0}? Oops!", animal.title);
      case NobodyCalled() -> say("Nobody calls in time.").citing(Rule.TEMPO);
      case DealOver(int deal, Seats winners, _) ->
          say("{0} deal {1}; the cards left are counted.", Phrases.win(winners), deal)
              .as(Cue.BELL, Rule.TALLY);
      case Dealt(Seat dealer, int deal) ->
          say("{0} {0:deals} for deal {1}.", dealer, deal).as(Cue.DEAL, Rule.TALLY);
      case Won(Seats winners, Rule rule) ->
          say(
                  "{0} with {1} cards left.",
                  Phrases.win(winners), rule.equals(Rule.WIN) ? "no" : "fewest")
              .as(Cue.WIN, rule)
              .announced(winners.lowest(), 0, "{0} the game!", Phrases.winsTogether(winners));
    };
  }
}
