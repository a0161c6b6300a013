package parlour.server.table.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.wire.SceneFrame;

/// Nobody can count plays they must not know of: each eye is told how many lines it may read
/// itself, and no other number.
class LineCountsTest {
  private static final Seat ANNA = Seat.of(0);
  private static final Seat BERT = Seat.of(1);

  /// Something that only some may read.
  private record Told(Seats to) implements Event {
    @Override
    public MinuteLine line() {
      return MinuteLine.say(to.isEmpty() ? "" : "A word is written.");
    }

    @Override
    public Event seenBy(Seat eye) {
      return !eye.isNobody() && to.has(eye) ? this : new Told(Seats.NONE);
    }
  }

  /// Something that all may read.
  private record Shouted() implements Event {
    @Override
    public MinuteLine line() {
      return MinuteLine.say("A card is turned.");
    }
  }

  private static final List<Event> EVENTS =
      List.of(new Shouted(), new Told(Seats.of(ANNA)), new Told(Seats.NONE));

  @Test
  void each_eye_counts_what_it_may_read() {
    LineCounts none = LineCounts.none(2);
    LineCounts once = none.after(EVENTS);
    assertThat(once.at(ANNA)).isEqualTo(2);
    assertThat(once.at(BERT)).isEqualTo(1);
    assertThat(once.at(Seat.NOBODY)).isEqualTo(1);
    LineCounts twice = once.after(EVENTS);
    assertThat(twice.at(ANNA)).isEqualTo(4);
    assertThat(twice.at(BERT)).isEqualTo(2);
    assertThat(twice.at(Seat.NOBODY)).isEqualTo(2);
    assertThat(twice.after(List.of())).isEqualTo(twice);
    assertThat(none.at(ANNA)).isZero();
  }

  @Test
  void the_lines_of_a_games_beginning_are_those_of_its_first_entries() {
    List<SceneFrame.Minute> minutes =
        List.of(
            new SceneFrame.Minute(1, 0, EVENTS.get(0)),
            new SceneFrame.Minute(2, 0, EVENTS.get(1)),
            new SceneFrame.Minute(3, 0, EVENTS.get(0)));
    for (int entries = 0; entries <= 3; entries++) {
      assertThat(LineCounts.until(entries, minutes, ANNA)).isEqualTo(entries);
      assertThat(LineCounts.until(entries, minutes, BERT)).isEqualTo((entries + 1) / 2);
    }
  }
}
