package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.engine.wire.Json;

/// Lag compensation over a real line: a player far away is not late for it. Every part of it that
/// needs no clock is in `RaceWindowTest`.
@Tag("long")
@Tag("timed")
class RaceTest {
  /// Half of what the way to the far player takes. On a machine that is busy with other things the
  /// second press may be read later than that, and then it was later.
  private static final long TOGETHER_MICROS = 60_000;

  @Test
  void of_two_who_press_together_the_one_far_away_pressed_first(@TempDir Path folder) {
    try (ParlourServer server = ParlourServer.start(TestOptions.in(folder).withPort(0));
        Client client = new Client(server)) {
      List<Json> presses = pressTogether(client);
      for (int i = 0; i < 4 && apart(presses) > TOGETHER_MICROS; i++)
        presses = pressTogether(client);
      assertThat(apart(presses)).isLessThan(TOGETHER_MICROS);
      assertThat(presses.stream().map(press -> press.at("seat").asInt())).containsExactly(1, 0);
      assertThat(presses.getFirst().at("trip").asLong()).isBetween(95_000L, 150_000L);
      assertThat(presses.getFirst().at("at").asLong())
          .isLessThan(presses.getLast().at("at").asLong());
      assertThat(presses.getFirst().at("arrived").asLong())
          .isGreaterThanOrEqualTo(presses.getLast().at("arrived").asLong());
    }
  }

  private static long apart(List<Json> presses) {
    return Math.abs(
        presses.getFirst().at("arrived").asLong() - presses.getLast().at("arrived").asLong());
  }

  /// What the table notes of two who press at the same picture, the near one just before the far
  /// one.
  private static List<Json> pressTogether(Client client) {
    Client.Place near = client.gather("slap-jack", 2, "{\"tempo\":\"800\"}", false);
    Client.Place far = client.join(near, "Rosalie");
    try (Client.Connection hostConnection = client.connect(near);
        Client.Connection friendConnection = client.open(near.table()).faraway(200)) {
      friendConnection.hello("\"token\":\"" + far.token() + "\"");
      hostConnection.next("table");
      // Five pings go out at once, and come back from far away.
      Patience.await().pollDelay(Duration.ofSeconds(3)).until(() -> true);
      client.start(near);
      Json picture = hostConnection.next("scene", RaceTest::showsPicture).at("scene");
      String turn = picture.at("headline").asText().replaceAll("\\D", "");
      // Both make the wrong sound: after the right one the other player would be late.
      String amiss = picture.at("zones").write().contains("Slap Jack") ? "whistle" : "slap";
      hostConnection.play(1, amiss, "{\"turn\":\"" + turn + "\"}");
      // Two connections are read by two threads: the host's press is surely in before the other.
      Patience.await().pollDelay(Duration.ofMillis(20)).until(() -> true);
      friendConnection.play(1, amiss, "{\"turn\":\"" + turn + "\"}");
      hostConnection.next("played");
      friendConnection.next("played");
      return client.read(near, "/timing").json().asItems().getLast().at("presses").asItems();
    }
  }

  private static boolean showsPicture(Json frame) {
    String zones = frame.at("scene").at("zones").write();
    return List.of("Willie", "Gertie", "Slap Jack", "Sing").stream().anyMatch(zones::contains);
  }
}
