package parlour.games.bullfrog;

import static parlour.engine.MinuteLine.say;

import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;
import parlour.games.material.RoundGains;
import parlour.games.material.cards.AnimalPack;

/// What happens at the table, and how the minute book tells it.
sealed interface News extends Event {
  record CardTurned(Seat by, int card, boolean bear) implements News {}

  record ThrewIn(Seat by) implements News {}

  record FalseStart(Seat by) implements News {}

  record WasLast(Seat seat, Rule rule) implements News {}

  /// @param last whether it was the last deal
  record Hops(Seat seat, int deal, boolean last, RoundGains gains) implements News {
    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(
          gains.interlude(
              "Deal " + deal + (last ? ", the last" : ""),
              each -> RoundGains.Reason.of(each.equals(seat) ? "the Bull-Frog" : "safe")));
    }
  }

  record Dealt(Seat dealer, int deal) implements News {}

  record Won(Seats winners) implements News {}

  @Override
  default MinuteLine line() {
    return switch (this) {
      case CardTurned(Seat by, int card, boolean bear) when bear ->
          say("{0} {0:turns} up the {1}: all throw in!", by, AnimalPack.face(card).name())
              .as(Cue.BELL, Rule.BEAR)
              .aloud(by, "The {0}!", AnimalPack.face(card).name());
      case CardTurned(Seat by, int card, _) ->
          say("{0} {0:turns} up the {1}.", by, AnimalPack.face(card).name())
              .as(Cue.CARD, Rule.TURN);
      case ThrewIn(Seat by) ->
          say("{0} {0:throws} in and {0:calls} “Bull-Frog”.", by)
              .as(Cue.SLAP, Rule.TWO_ACTS)
              .aloud(by, "Bull-Frog!");
      case FalseStart(Seat by) ->
          say("{0} threw in before the Bear was there and {0:is} the Bull-Frog.", by)
              .as(Cue.FINE, Rule.FALSE)
              .aloud(by, "Oops!");
      case WasLast(Seat seat, Rule rule) ->
          say(
                  rule.equals(Rule.LAST)
                      ? "{0} {0:is} last and so the Bull-Frog."
                      : "The lot makes {0} the Bull-Frog.",
                  seat)
              .as(Cue.FINE, rule);
      case Hops(Seat seat, _, _, RoundGains gains) ->
          say(
                  "{0} {0:hops} round the room, croaking ({1:croaks} so far).",
                  seat, gains.after().at(seat))
              .as(Cue.CROAK, Rule.FORFEIT)
              .announced(seat, 1, "{0:hops} round the room, croaking:", seat);
      case Dealt(Seat dealer, int deal) ->
          say("{0} {0:deals} for deal {1}.", dealer, deal).as(Cue.DEAL, Rule.NEXT_DEALER);
      case Won(Seats winners) ->
          say("{0} with fewest croaks.", Phrases.winOrShare(winners))
              .as(Cue.WIN, Rule.SCORE)
              .announced(winners.lowest(), 0, "{0}: fewest croaks!", Phrases.winsOrShare(winners));
    };
  }
}
