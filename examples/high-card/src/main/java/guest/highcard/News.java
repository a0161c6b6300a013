package guest.highcard;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.PerSeat;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;

/// What happens at the table, as lines of the minute book.
///
/// `seat.does("lays")` reads "You lay" to the player themselves, "Clara lays" to the others.
sealed interface News extends Event {
  record Laid(Seat by, int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by.does("lays") + " " + (card + 1) + ".", MinuteLine.Cue.CARD, Rule.LAY);
    }
  }

  record Taken(Seat by, int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("takes") + " the round with " + (card + 1) + ".",
              MinuteLine.Cue.TAKE,
              Rule.ROUND)
          .with(MinuteLine.Callout.great(by, "takes the round:", 1));
    }
  }

  /// A hand is over: the table pauses on what everybody got.
  record HandOver(int hand, PerSeat<Integer> gained, PerSeat<Integer> points) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("Hand " + hand + " is over.", MinuteLine.Cue.SCORE, Rule.HANDS);
    }

    @Override
    public Optional<Scene.Interlude> interlude() {
      List<Scene.Gain> gains = new ArrayList<>();
      for (Seat seat : Seats.first(points.seats()))
        gains.add(
            new Scene.Gain(
                seat,
                List.of(),
                Phrases.count(gained.at(seat), "round"),
                gained.at(seat),
                points.at(seat)));
      gains.sort(Comparator.comparingInt(Scene.Gain::gain).reversed());
      return Optional.of(new Scene.Interlude("Hand " + hand, List.copyOf(gains), ""));
    }
  }

  record Won(Seats winners) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(Phrases.winOrShare(winners) + ".", MinuteLine.Cue.WIN, Rule.WIN);
    }
  }
}
