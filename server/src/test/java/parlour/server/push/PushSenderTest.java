package parlour.server.push;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.engine.wire.Json;
import parlour.server.config.ServerOptions;
import parlour.server.house.HouseBook;
import parlour.server.store.Database;
import parlour.server.store.Store;
import parlour.server.wire.Metrics;

class PushSenderTest {
  private static final Pattern DROPPED =
      Pattern.compile("parlour_notices_total\\{outcome=\"dropped\"\\} ([\\d.]+)");

  @TempDir Path folder;

  private static ServerSocket listening() throws IOException {
    return new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  }

  private static String origin(ServerSocket server) {
    return "http://127.0.0.1:" + server.getLocalPort();
  }

  @Test
  void nobody_waits_for_a_server_that_never_answers_and_no_club_holds_up_another()
      throws IOException, SQLException {
    try (ServerSocket deaf = listening();
        ServerSocket polite = listening();
        Store store = new Store(Database.sqlite(folder.resolve("parlour.db")));
        Metrics metrics = new Metrics(store);
        PushSender sender =
            new PushSender(
                new ServerOptions.Outgoing("", "", Set.of(origin(deaf), origin(polite))),
                new HouseBook(store),
                metrics)) {
      Json notice = Json.fields().put("text", "Ben gives an evening of Foil.").done();
      for (int i = 0; i < 3_000; i++) sender.post("greedy", origin(deaf) + "/hook", notice);
      sender.post("modest", origin(polite) + "/hook?club=1", notice);
      Matcher dropped = DROPPED.matcher(metrics.prometheusText());
      assertThat(dropped.find()).isTrue();
      assertThat(Double.parseDouble(dropped.group(1)))
          .as("one club has so many waiting, and the rest is dropped")
          .isGreaterThan(2_000);
      try (Socket came = polite.accept()) {
        byte[] read = new byte[4_096];
        int length = came.getInputStream().read(read);
        assertThat(new String(read, 0, length, US_ASCII))
            .startsWith("POST /hook?club=1 HTTP/1.1\r\nHost: 127.0.0.1:" + polite.getLocalPort());
        came.getOutputStream().write("HTTP/1.1 204 No Content\r\n\r\n".getBytes(US_ASCII));
      }
    }
  }
}
