package parlour.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.engine.wire.Json;
import parlour.server.table.TableServices;
import parlour.server.table.state.TableEvent;
import parlour.server.table.state.TableEventCodec;

/// `kill -9` while a turn over days runs: it ends when it was to end, and is played though nobody
/// opens the table.
@Order(2)
class OverDaysKillTest {
  @Test
  void a_turn_ends_at_its_time_whatever_was_killed(@TempDir Path folder)
      throws IOException, InterruptedException, SQLException {
    ClubParty club;
    ClubParty.Seat ben;
    Client.Place table;
    long until;
    try (ServerProcess server = new ServerProcess(folder, 2);
        Client client = new Client(server.address())) {
      club = ClubParty.found(client, "Ruth");
      ben = club.join("Ben");
      table = club.startOverDays("logomachy", 3, 2, ben.member());
      client.start(table);
      until = awaitUntil(club);
      server.kill();
    }
    try (ServerProcess server = new ServerProcess(folder, 2);
        Client client = new Client(server.address())) {
      ClubParty again = new ClubParty(client, club.id(), club.token(), club.invite());
      assertThat(awaitUntil(again)).as("the same moment").isEqualTo(until);
      server.kill();
    }
    endTurn(folder, table.table());
    try (ServerProcess server = new ServerProcess(folder, 2);
        Client client = new Client(server.address())) {
      ClubParty again = new ClubParty(client, club.id(), club.token(), club.invite());
      // Nobody opens the table: the club hears of the next turn from it.
      Patience.await().untilAsserted(() -> assertThat(awaitUntil(again)).isNotEqualTo(until));
      try (Client.Connection connection = client.connect(table)) {
        assertThat(connection.next("chat").at("text").asText())
            .startsWith("The time is out. A stand-in plays this turn for ");
      }
    }
  }

  /// When the time of the turn ends, as the club knows it.
  private static long awaitUntil(ClubParty club) {
    long[] until = {0};
    Patience.await()
        .until(
            () -> {
              Json time = club.turnTime(club.token());
              until[0] = time.at("until").asLong();
              return until[0] > System.currentTimeMillis();
            });
    return until[0];
  }

  /// Stores that the time of the turn ended a moment ago, as if the days had passed.
  private static void endTurn(Path folder, String table) throws SQLException {
    long now = System.currentTimeMillis();
    String pid = TableServices.persistenceId(table);
    byte[] body =
        TableEventCodec.write(new TableEvent.TurnTimeSet(now - 1_000, now - 1_000))
            .write()
            .getBytes(UTF_8);
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("parlour.db"));
        PreparedStatement insert =
            connection.prepareStatement(
                "INSERT INTO events SELECT pid, seq + 1, writer, serializer, manifest, ?, written"
                    + " FROM events WHERE pid = ? ORDER BY seq DESC LIMIT 1");
        PreparedStatement alarm =
            connection.prepareStatement("UPDATE due SET at = ? WHERE pid = ?")) {
      insert.setBytes(1, body);
      insert.setString(2, pid);
      assertThat(insert.executeUpdate()).isEqualTo(1);
      alarm.setLong(1, now - 1_000);
      alarm.setString(2, pid);
      assertThat(alarm.executeUpdate()).isEqualTo(1);
    }
  }
}
