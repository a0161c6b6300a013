package parlour.games.bullfrog;

import java.util.List;
import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.HandGains;
import parlour.games.material.Phrases;
import parlour.games.material.cards.AnimalPack;

/// What happens at the table, as lines of the minute book.
sealed interface News extends Event {
  record CardTurned(Seat by, int card, boolean bear) implements News {
    @Override
    public MinuteLine line() {
      return bear
          ? MinuteLine.of(
              by.does("turns") + " up the " + AnimalPack.face(card).name() + ": all throw in!",
              MinuteLine.Cue.BELL,
              Rule.BEAR)
          : MinuteLine.of(
              by.does("turns") + " up the " + AnimalPack.face(card).name() + ".",
              MinuteLine.Cue.CARD,
              Rule.TURN);
    }
  }

  record ThrewIn(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("throws") + " in and " + by.word("calls") + " “Bull-Frog”.",
              MinuteLine.Cue.SLAP,
              Rule.TWO_ACTS)
          .with(MinuteLine.Callout.of(by, "Bull-Frog!"));
    }
  }

  record FalseStart(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by
                  + " threw in before the Bear was there and "
                  + by.word("is")
                  + " the Bull-Frog.",
              MinuteLine.Cue.FINE,
              Rule.FALSE)
          .with(MinuteLine.Callout.of(by, "Oops!"));
    }
  }

  record WasLast(Seat seat, Rule rule) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          rule == Rule.LAST
              ? seat.does("is") + " last and so the Bull-Frog."
              : "The lot makes " + seat + " the Bull-Frog.",
          MinuteLine.Cue.FINE,
          rule);
    }
  }

  record Hops(Seat seat, int deal, HandGains gains) implements News {
    @Override
    public MinuteLine line() {
      String hops = seat.word("hops") + " round the room, croaking";
      int croaks = gains.after().at(seat);
      return MinuteLine.of(
              seat + " " + hops + " (" + Phrases.count(croaks, "croak") + " so far).",
              MinuteLine.Cue.CROAK,
              Rule.FORFEIT)
          .with(MinuteLine.Callout.great(seat, hops + ":", 1));
    }

    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(
          gains.interlude(
              "Deal " + deal,
              each ->
                  new HandGains.Reason(List.of(), each.equals(seat) ? "the Bull-Frog" : "safe")));
    }
  }

  record Dealt(Seat dealer, int deal) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          dealer.does("deals") + " for deal " + deal + ".",
          MinuteLine.Cue.DEAL,
          Rule.NEXT_DEALER);
    }
  }

  record Won(Seats winners) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          Phrases.winOrShare(winners) + " with fewest croaks.",
          MinuteLine.Cue.WIN,
          Rule.SCORE);
    }
  }
}
