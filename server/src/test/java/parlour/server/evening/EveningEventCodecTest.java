package parlour.server.evening;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.engine.play.Seed;
import parlour.engine.wire.Json;
import parlour.games.progressive.EveningLogCodec;
import parlour.games.progressive.Guest;
import parlour.games.progressive.Plan;
import parlour.games.progressive.Score;
import parlour.games.progressive.Step;
import parlour.server.EventSerializer;
import parlour.server.wire.KeyedReply;
import parlour.server.wire.Reply;
import parlour.server.wire.RequestKey;

class EveningEventCodecTest {
  static List<EveningEvent> events() {
    return List.of(
        new EveningEvent.Opened(
            Plan.of("anagrams", Map.of("envelopes", "1"), Map.of("end", "stars-3")),
            new Seed(Long.MIN_VALUE, "0a".repeat(32)),
            new EveningEvent.TokenHashes("ab", "cd", "ef"),
            1_700_000_000_000L),
        stepped(new Step.Arrive("Edwin \"Ned\" Ö", Guest.Part.GENTLEMAN)),
        stepped(new Step.Finish(3, new Score(4, 4, -1))),
        new EveningEvent.TokenGiven(63, "ef"),
        new EveningEvent.Requested(
            new EveningEvent.TokenGiven(63, "ef"),
            new KeyedReply(new RequestKey("ab", "cd"), new Reply(201, "{\"guest\":63}"))),
        new EveningEvent.TablesLaid(2, List.of("k3v9abcdefgh"), List.of("garden", "window")),
        new EveningEvent.TablesLaid(1, List.of("k3v9abcdefgh"), List.of()));
  }

  private static EveningEvent stepped(Step step) {
    return new EveningEvent.Stepped(new EveningLogCodec.Entry(77, step));
  }

  @ParameterizedTest
  @MethodSource("events")
  void an_event_survives_the_disk_and_no_class_name_goes_with_it(EveningEvent event) {
    EventSerializer serializer = new EventSerializer();
    byte[] body = serializer.toBinary(event);
    assertThat(serializer.fromBinary(body, serializer.manifest(event))).isEqualTo(event);
    assertThat(new String(body, UTF_8) + serializer.manifest(event))
        .doesNotContain("parlour.server");
  }

  @Test
  void an_event_of_another_format_is_not_guessed_at() {
    assertThatThrownBy(() -> new EventSerializer().fromBinary(new byte[0], "evening-2"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> EveningEventCodec.read(Json.parse("{\"type\":\"danced\"}")))
        .isInstanceOf(Json.Malformed.class);
    assertThatThrownBy(
            () ->
                EveningEventCodec.read(
                    Json.parse(
                        "{\"type\":\"stepped\",\"at\":1,\"step\":{\"verb\":\"fly\",\"fields\":{}}}")))
        .isInstanceOf(Json.Malformed.class);
  }
}
