package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The recipe of docs/HOSTING.md for a path below another site, in a real nginx.
@Tag("long")
class NginxTest {
  private static final String PATH = "/parlour";

  @AutoClose
  private static final TestServer SERVER =
      TestServer.open(options -> options.withBasePath(PATH).withBehindProxy(true));

  /// The program that `-Dnginx` names, or the one on the path.
  private static Optional<Path> nginx() {
    Stream<String> folders =
        Stream.of((System.getenv().getOrDefault("PATH", "") + ":/usr/sbin").split(":", -1));
    return Stream.concat(
            Stream.of(System.getProperty("nginx", "")), folders.map(each -> each + "/nginx"))
        .filter(each -> !each.isEmpty())
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static String recipe() throws IOException {
    String page = Files.readString(Path.of("../docs/HOSTING.md"));
    String chapter = page.substring(page.indexOf("## A path below another site"));
    int from = chapter.indexOf("```nginx") + "```nginx".length();
    return chapter
        .substring(from, chapter.indexOf("```", from))
        .replace("127.0.0.1:8080", "127.0.0.1:" + SERVER.port());
  }

  private static String configuration(Path work, int port) throws IOException {
    return """
    daemon off;
    master_process off;
    pid WORK/pid;
    error_log WORK/error.log;
    events {}
    http {
      access_log off;
      client_body_temp_path WORK/body;
      proxy_temp_path WORK/proxy;
      fastcgi_temp_path WORK/fastcgi;
      uwsgi_temp_path WORK/uwsgi;
      scgi_temp_path WORK/scgi;
      map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
      server {
        listen 127.0.0.1:PORT;
        RECIPE
      }
    }
    """
        .replace("WORK", work.toString())
        .replace("PORT", String.valueOf(port))
        .replace("RECIPE", recipe());
  }

  private static int freePort() throws IOException {
    try (ServerSocket probe = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return probe.getLocalPort();
    }
  }

  @Test
  void a_game_is_played_below_the_path(@TempDir Path work) throws Exception {
    assumeTrue(nginx().isPresent(), "there is no nginx here");
    int port = freePort();
    Path file = Files.writeString(work.resolve("nginx.conf"), configuration(work, port));
    Process running =
        new ProcessBuilder(
                nginx().orElseThrow().toString(),
                "-e",
                work.resolve("error.log").toString(),
                "-c",
                file.toString())
            .inheritIO()
            .start();
    String site = "http://127.0.0.1:" + port;
    try (Client client = new Client(URI.create(site + PATH + "/"), PATH)) {
      Patience.await()
          .ignoreExceptions()
          .until(() -> client.raw(client.request(PATH + "/health").GET()).statusCode() == 200);
      HttpResponse<String> bare = client.raw(client.request(PATH).GET());
      assertThat(bare.headers().firstValue("Location").orElse("")).endsWith(PATH + "/");
      assertThat(client.raw(client.request(PATH + "/").GET()).body())
          .contains("\"" + PATH + "/assets/main-");
      assertThat(client.raw(client.request(PATH + "/metrics").GET()).statusCode()).isEqualTo(403);
      Client.Place host = client.gather("slap-jack", 2, "{}", false);
      Client.Place guest = client.join(host, "Rosa");
      client.start(host);
      try (Client.Connection connection = client.connect(guest)) {
        assertThat(connection.next("scene").at("type").asText()).isEqualTo("scene");
      }
    } finally {
      running.destroy();
      running.waitFor();
    }
  }
}
