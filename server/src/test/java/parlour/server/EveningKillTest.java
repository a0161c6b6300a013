package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.engine.wire.Json;
import parlour.games.progressive.EveningLogCodec;

/// An evening whose server is killed in its second game.
@Order(2)
class EveningKillTest {
  @Test
  void nothing_is_lost_and_it_goes_on(@TempDir Path folder)
      throws IOException, InterruptedException, SQLException {
    EveningParty party;
    String table;
    String before;
    try (ServerProcess server = new ServerProcess(folder, 1);
        Client first = new Client(server.address())) {
      party = EveningParty.open(first, EveningServerTest.TWO_GAMES);
      party.arrives("Edwin");
      party.arrives("Rosalie");
      party.does("seat");
      party.together();
      try (Client.Connection hostess = party.watch(party.hostessToken())) {
        party.does("begin");
        party.plays(0);
        party.plays(1);
        EveningParty.await(hostess, EveningParty.round(2, "seated"));
      }
      party.together();
      party.does("begin");
      table = party.table(0).at("table").asText();
      before = stars(party.seen(party.watchToken()));
      party.plays(0);
      server.kill();
    }
    try (ServerProcess server =
            new ServerProcess(folder, 1, "-Dpekko.actor.serialize-messages=on");
        Client second = new Client(server.address())) {
      party.in(second);
      Json woken = party.seen(party.guest(0));
      assertThat(woken.at("round").asInt()).isEqualTo(2);
      assertThat(stars(woken)).isEqualTo(before);
      assertThat(party.table(0).at("table").asText()).isEqualTo(table);
      try (Client.Connection hostess = party.watch(party.hostessToken());
          Client.Connection edwin = second.open(table)) {
        edwin.hello("\"token\":\"" + party.guest(0) + "\"");
        assertThat(edwin.next("table").at("lastPlay").asLong()).isEqualTo(1);
        party.plays(1);
        Json over = EveningParty.await(hostess, EveningParty.phase("over"));
        assertThat(over.at("last").at("tables").asItems()).hasSize(2);
      }
      String log = party.log(party.hostessToken()).text();
      assertThat(EveningLogCodec.verify(log)).isInstanceOf(EveningLogCodec.Verdict.Holds.class);
      party.checkTables(folder);
    }
  }

  private static String stars(Json seen) {
    StringBuilder stars = new StringBuilder();
    for (Json guest : seen.at("guests").asItems())
      stars
          .append(guest.at("name").asText())
          .append(guest.at("gold").asInt())
          .append(guest.at("red").asInt());
    return stars.toString();
  }
}
