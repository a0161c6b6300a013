package parlour.server.table.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.engine.Answer;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.engine.play.Seed;
import parlour.engine.wire.Json;
import parlour.server.EventSerializer;
import parlour.server.table.SlapJackMatches;
import parlour.server.wire.KeyedReply;
import parlour.server.wire.Reply;
import parlour.server.wire.RequestKey;

class TableEventCodecTest {
  static List<TableEvent> events() {
    Log.Entry slap = new Log.Entry(1_234, Seat.of(1), Answer.of("slap", "turn", "4"));
    PhotoFinish photoFinish =
        new PhotoFinish(40, List.of(new PhotoFinish.Press(Seat.of(1), 1_250, 16_000, 1_234)));
    return List.of(
        new TableEvent.Gathered(
            "slap-jack",
            new Settings(Map.of("tempo", "800")),
            3,
            true,
            true,
            new TableEvent.TokenHashes("ab", "cd")),
        new TableEvent.Sat(Seat.of(0), "Edwin \"Ned\"", "ef"),
        new TableEvent.HandedOver(Seat.of(0), "fe"),
        new TableEvent.NameStruck(Seat.of(1)),
        new TableEvent.BotSat(Seat.of(2), "Aunt Clara", 4, Long.MIN_VALUE),
        new TableEvent.Left(Seat.of(2)),
        new TableEvent.Started(SlapJackMatches.header(3, -77)),
        new TableEvent.Played(slap, 9, Optional.of(photoFinish)),
        new TableEvent.Played(slap, 9, Optional.empty()),
        new TableEvent.Played(Log.Entry.clock(5_000), 0, Optional.empty()),
        new TableEvent.Said(Seat.of(0), "Ça va? 🎴", 93_411),
        new TableEvent.ClockStopped(12_345, List.of(3, -1)),
        new TableEvent.AttachedToEvening("k3v9abcdefgh", 4, 2),
        new TableEvent.AttachedToClub("k3v9abcdefgh"),
        new TableEvent.PlayedOverDays(3),
        new TableEvent.TurnTimeSet(1_794_988_800_000L, 1_794_902_400_000L),
        new TableEvent.MemberSat(Seat.of(1), "Ruth", new ClubMember(3, List.of("ab", "cd"), true)),
        new TableEvent.MemberChanged(Seat.of(1), List.of(), false),
        new TableEvent.MemberChanged(Seat.of(1), List.of("ab"), true),
        new TableEvent.EveningStateSet(EveningLink.State.HELD, 77),
        new TableEvent.EveningStateSet(EveningLink.State.STOPPED, 78),
        new TableEvent.Started(sealed(SlapJackMatches.header(3, -77))),
        new TableEvent.Ended(),
        new TableEvent.Rematched("k3v9abcdefgh"),
        new TableEvent.Requested(
            new TableEvent.Sat(Seat.of(1), "Rosalie", "ef"),
            new KeyedReply(new RequestKey("ab", "cd"), new Reply(201, "{\"seat\":1}"))));
  }

  private static Log.Header sealed(Log.Header header) {
    Seed seed = new Seed(header.seed().value(), header.seed().salt(), "garden window");
    return new Log.Header(
        header.game(), header.rules(), header.settings(), header.lexicon(), header.seats(), seed);
  }

  @ParameterizedTest
  @MethodSource("events")
  void an_event_survives_the_disk_and_no_class_name_goes_with_it(TableEvent event) {
    EventSerializer serializer = new EventSerializer();
    byte[] body = serializer.toBinary(event);
    assertThat(serializer.fromBinary(body, serializer.manifest(event))).isEqualTo(event);
    assertThat(
            new String(body, java.nio.charset.StandardCharsets.UTF_8) + serializer.manifest(event))
        .doesNotContain("parlour.server");
  }

  @Test
  void a_build_that_knows_no_requests_reads_the_event_itself() {
    Json written = TableEventCodec.write(events().getLast());
    Json.Writer known = Json.fields();
    written
        .asFields()
        .forEach(
            (name, value) -> {
              if (!name.equals(KeyedReply.FIELD)) known.put(name, value);
            });
    assertThat(TableEventCodec.read(known.done())).isEqualTo(events().getLast().bare());
  }

  @Test
  void an_event_of_another_format_is_not_guessed_at() {
    assertThatThrownBy(() -> new EventSerializer().fromBinary(new byte[0], "table-2"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> TableEventCodec.read(Json.parse("{\"type\":\"danced\"}")))
        .isInstanceOf(Json.Malformed.class);
  }
}
