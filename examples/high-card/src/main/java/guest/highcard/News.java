package guest.highcard;

import static parlour.engine.MinuteLine.say;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.PerSeat;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;

/// What happens at the table, and how the minute book tells it.
///
/// `{0} {0:lays}` reads "You lay" to the player themselves, "Clara lays" to the others.
sealed interface News extends Event {
  record Laid(Seat by, int card) implements News {}

  record Taken(Seat by, int card) implements News {}

  /// A hand is over: the table pauses on what everybody got.
  record HandOver(int hand, PerSeat<Integer> gained, PerSeat<Integer> points) implements News {
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

  record Won(Seats winners) implements News {}

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Laid(Seat by, int card) -> say("{0} {0:lays} {1}.", by, card + 1).as(Cue.CARD, Rule.LAY);
      case Taken(Seat by, int card) ->
          say("{0} {0:takes} the round with {1}.", by, card + 1)
              .as(Cue.TAKE, Rule.ROUND)
              .announced(by, 1, "takes the round:");
      case HandOver(int hand, _, _) -> say("Hand {0} is over.", hand).as(Cue.SCORE, Rule.HANDS);
      case Won(Seats winners) -> say("{0}.", Phrases.winOrShare(winners)).as(Cue.WIN, Rule.WIN);
    };
  }
}
