package parlour.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.app.command.ServeCommand;
import parlour.app.config.ServerSetting;
import parlour.app.config.SettingSources;
import parlour.app.doctor.ServerProbe;
import parlour.server.ParlourServer;
import parlour.testkit.LoopbackCertificate;
import parlour.testkit.PathProxy;

/// What `parlour doctor` finds, and what it says to do.
@Order(2)
class DoctorTest {
  /// Longer than any machine takes to answer.
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  @TempDir Path folder;

  /// Looks at this address, however long it takes to answer.
  private CommandOutput looksAt(String url, String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of("doctor", "--data", folder.toString(), "--url", url, "--within", "180"));
    arguments.addAll(List.of(more));
    return CommandOutput.run(arguments.toArray(String[]::new));
  }

  @Test
  void a_machine_that_is_ready_is_told_so() {
    CommandOutput found = CommandOutput.run("doctor", "--port", "0", "--data", folder.toString());
    assertThat(found.code()).as(found.out()).isZero();
    assertThat(found.out())
        .contains("ok    Java", "ok    port", "ok    rights", "ok    disk", "ok    clock")
        .contains("There are no tables yet", "Only this machine reaches it");
    assertThat(folder).isEmptyDirectory();
    assertThat(
            CommandOutput.run(
                    "doctor", "--port", "0", "--data", folder.toString(), "--behind-proxy")
                .out())
        .contains("ok    reach    Your proxy reaches it");
  }

  @Test
  void tables_of_an_archive_beside_this_one_are_pointed_at() throws IOException {
    Path before = Files.createDirectories(folder.resolve("parlour-0.1/data"));
    Files.writeString(before.resolve("parlour.db"), "tables");
    Path now = Files.createDirectories(folder.resolve("parlour-0.2"));
    CommandOutput found =
        CommandOutput.run("doctor", "--port", "0", "--data", now.resolve("data").toString());
    assertThat(found.out())
        .contains("note  store    There are no tables yet, but " + before + " has some");
  }

  @Test
  void a_busy_port_a_broken_store_and_a_folder_that_cannot_be_made_are_in_the_way()
      throws IOException {
    Files.writeString(
        folder.resolve("parlour.db"), "no database at all, but long enough to be one");
    try (ServerSocket busy = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = String.valueOf(busy.getLocalPort());
      CommandOutput found =
          CommandOutput.run("doctor", "--port", port, "--data", folder.toString());
      assertThat(found.code()).isEqualTo(1);
      assertThat(found.out())
          .contains("bad   port", "choose another with --port")
          .contains("bad   store", "restore a backup");
    }
    assertThat(CommandOutput.run("doctor", "--port", "0", "--data", "/dev/null/tables").out())
        .contains("bad   rights", "choose another folder with --data");
  }

  @Test
  void a_store_of_a_newer_version_is_told_with_what_to_do() throws SQLException {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("parlour.db"));
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE schema_history (version TEXT, success BOOLEAN)");
      statement.execute("INSERT INTO schema_history VALUES ('999', 1)");
    }
    CommandOutput found = CommandOutput.run("doctor", "--port", "0", "--data", folder.toString());
    assertThat(found.code()).isEqualTo(1);
    assertThat(found.out()).contains("bad   store", "schema 999", "start that version again");
  }

  @Test
  void a_database_that_is_not_there_is_named_without_its_password() {
    CommandOutput found =
        CommandOutput.run(
            "doctor",
            "--port",
            "0",
            "--data",
            folder.toString(),
            "--store",
            "postgres://me:secret@127.0.0.1:1/none");
    assertThat(found.out())
        .contains("bad   store", "check that PostgreSQL runs")
        .doesNotContain("secret");
  }

  @Test
  void a_running_server_is_asked_what_a_browser_would_ask() throws IOException {
    var settings =
        SettingSources.of(
            Map.of("port", "0", "data", folder.toString()),
            ServerSetting.SERVER_SETTINGS,
            Map.of());
    try (ParlourServer server = ParlourServer.start(ServeCommand.options(settings))) {
      CommandOutput found =
          looksAt(server.address().toString(), "--port", String.valueOf(server.port()));
      assertThat(found.out())
          .contains("A parlour answers at port", "ok    address", "ok    proxy")
          .contains("ok    socket", "note  time", "note  metrics")
          .containsPattern("ok    store .*, schema \\d+\\.");
      assertThat(found.code()).as(found.out()).isZero();
      try (PathProxy proxy = new PathProxy(server.port(), "/games", true)) {
        String below = "http://127.0.0.1:" + proxy.port() + "/games";
        assertThat(looksAt(below).out())
            .as("the house does not know of the path")
            .contains("bad   path", "set base-path there = /games");
      }
    }
  }

  @Test
  void an_address_that_is_none_is_refused() {
    CommandOutput found = CommandOutput.run("doctor", "--url", "parlour.example");
    assertThat(found.code()).isEqualTo(2);
    assertThat(found.err()).contains("is no address such as");
  }

  @Test
  void no_time_at_all_to_answer_is_refused() {
    CommandOutput found = CommandOutput.run("doctor", "--within", "0");
    assertThat(found.code()).isEqualTo(2);
    assertThat(found.err()).contains("--within takes 1 to 600 seconds, not 0.");
  }

  @Test
  void a_clock_that_is_wrong_is_told_by_how_much() throws IOException {
    HttpServer site =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    site.createContext(
        "/",
        request -> {
          request.sendResponseHeaders(200, -1);
          request.close();
        });
    site.start();
    try {
      assertThat(time(site, 0)).contains("OK").contains("agrees");
      assertThat(time(site, 10)).contains("BAD").containsPattern("(599|6\\d\\d) s behind");
      assertThat(time(site, -10)).contains("BAD").containsPattern("(599|[56]\\d\\d) s ahead");
    } finally {
      site.stop(0);
    }
  }

  /// What is found of the clock of a site by a machine whose own is so many minutes ahead.
  private static String time(HttpServer site, int minutes) {
    Clock clock = Clock.offset(Clock.systemUTC(), Duration.ofMinutes(minutes));
    return new ServerProbe("http://127.0.0.1:" + site.getAddress().getPort(), clock, PATIENCE)
        .all().stream()
            .filter(each -> each.check().equals("time"))
            .map(each -> each.grade() + " " + each.text())
            .findFirst()
            .orElseThrow();
  }

  @Test
  void an_authority_of_ones_own_is_believed_when_its_file_is_named() throws Exception {
    LoopbackCertificate keys = new LoopbackCertificate(folder);
    HttpsServer site =
        HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    site.setHttpsConfigurator(new HttpsConfigurator(keys.tls()));
    site.createContext(
        "/",
        request -> {
          request.sendResponseHeaders(200, -1);
          request.close();
        });
    site.start();
    String url = "https://localhost:" + site.getAddress().getPort();
    try {
      assertThat(looksAt(url).out())
          .contains("bad   address", "its certificate is not believed", "--ca");
      String authority = keys.certificateFile().toString();
      assertThat(looksAt(url, "--ca", authority).out()).contains("ok    address");
    } finally {
      site.stop(0);
    }
  }
}
