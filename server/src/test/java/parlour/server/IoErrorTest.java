package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;

/// A server whose writes fail with an I/O error of the operating system, brought about by
/// forbidding its process to write to files (`RLIMIT_FSIZE`), with a game in play.
@ResourceLock(value = ServerLog.ERRORS, mode = ResourceAccessMode.READ)
@Order(6)
@EnabledOnOs(value = OS.LINUX, disabledReason = "prlimit is a command of Linux")
@Tag("timed")
class IoErrorTest {
  @Test
  void an_io_error_is_said_at_once_and_only_once_and_survived(@TempDir Path folder)
      throws IOException, InterruptedException {
    List<String> errors;
    int tables;
    try (ServerProcess server = ServerProcess.quiet(folder, 2);
        Client client = new Client(server.address())) {
      // A table that goes on by itself tries to store something every second or so.
      Client.Place host = client.gather("slap-jack", 3, "{\"tempo\":\"800\"}", false);
      for (int i = 0; i < 2; i++) client.post(host.path("/bots"), host.token(), "{\"level\":3}");
      client.start(host);
      try (Client.Connection connection = client.connect(host)) {
        connection.next("scene");
        tables =
            1
                + new DiskTrial(client)
                    .run(() -> limitFiles(server, "0:"), () -> limitFiles(server, "unlimited:"));
      }
      server.stop();
      errors = server.logged().stream().filter(line -> line.contains("ERROR")).toList();
    }
    assertThat(errors.stream().filter(line -> line.contains("I/O error"))).hasSize(1);
    // On a starved machine a table may not be read back in time meanwhile.
    assertThat(errors)
        .allMatch(line -> line.contains("I/O error") || line.contains("stored or read"));
    Backup.Counts stored =
        Backup.export(TestOptions.in(folder).storage(), folder.resolve("all.jsonl"), Set.of());
    assertThat(stored.tables()).as("tables stored").isEqualTo(tables);
  }

  private static void limitFiles(ServerProcess server, String limit) {
    try {
      int code =
          new ProcessBuilder("prlimit", "--pid", String.valueOf(server.pid()), "--fsize=" + limit)
              .inheritIO()
              .start()
              .waitFor();
      assertThat(code).as("prlimit").isZero();
    } catch (IOException | InterruptedException broken) {
      throw new IllegalStateException(broken);
    }
  }
}
