package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.engine.Json;
import parlour.engine.LogCodec;
import parlour.engine.Replay;
import parlour.games.Catalog;
import parlour.dictionary.ShippedLexicon;

/// Two people and a bot play Slap Jack to its end through the wire.
class WholeGameTest {
  @TempDir Path folder;

  @Test
  void two_people_and_a_bot_play_a_whole_game_and_its_log_verifies() {
    try (ParlourServer server = ParlourServer.start(ServerOptions.in(folder).withPort(0).withBotPace(40));
        Client client = new Client(server)) {
      Client.Place edwin = client.gather("slap-jack", 3, "{\"tempo\":\"800\",\"ending\":\"most\"}", false);
      Client.Place rosalie = client.join(edwin, "Rosalie");
      assertThat(client.post(edwin.path("/bots"), edwin.token(), "{\"level\":3}").status()).isEqualTo(201);
      try (Client.Connection his = client.connect(edwin); Client.Connection hers = client.connect(rosalie)) {
        assertThat(his.next("table").at("phase").asText()).isEqualTo("gathering");
        assertThat(client.post(edwin.path("/start"), edwin.token(), "").status()).isEqualTo(200);
        String commitment = his.next("table", f -> f.at("phase").asText().equals("playing")).at("commitment").asText();
        Robot one = new Robot(his);
        Robot other = new Robot(hers);
        Thread beside = Thread.ofVirtual().start(other::play);
        Json end = one.play();
        join(beside);
        assertThat(end.at("result").at("points").asItems()).hasSize(3);
        assertThat(end.at("opening").at("salt").asText()).hasSize(64);
        LogCodec.Book book = LogCodec.read(client.get(edwin.path("/log")).text());
        assertThat(book.log().header().seed().commitment()).isEqualTo(commitment);
        var game = Catalog.find("slap-jack").orElseThrow().open(book.log().header().settings().values(), ShippedLexicon.load());
        Replay.Played again = Replay.play(game, book.log());
        assertThat(again.fault()).isEmpty();
        assertThat(again.referee().result()).isEqualTo(book.result());
        assertThat(one.played + other.played).isPositive();
      }
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }
}
