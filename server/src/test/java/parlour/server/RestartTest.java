package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlour.engine.wire.Json;
import parlour.server.config.CannotServe;
import parlour.server.config.ServerOptions;
import parlour.server.store.Dialect;
import parlour.server.store.Postgres;

/// A server that is stopped and started again, or cannot start at all.
class RestartTest {
  @TempDir Path folder;

  private ServerOptions options() {
    return TestOptions.in(folder).withPort(0).withBotPace(10);
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void a_table_goes_on_where_it_stood_and_its_clock_stood_still_meanwhile(Dialect dialect) {
    ServerOptions options =
        options().withStore(dialect == Dialect.POSTGRESQL ? Postgres.database() : "");
    Client.Place host;
    Json before;
    Json said;
    long served;
    try (ParlourServer server = ParlourServer.start(options);
        Client client = new Client(server)) {
      host = client.gather("slap-jack", 2, "{\"tempo\":\"800\"}", true);
      client.post(host.path("/bots"), host.token(), "{}");
      client.start(host);
      try (Client.Connection hostConnection = client.connect(host)) {
        before = hostConnection.next("scene", f -> f.at("seq").asInt() >= 1);
        served = System.nanoTime();
        hostConnection.send("{\"type\":\"chat\",\"text\":\"Good night\"}");
        said = hostConnection.next("chat");
        assertThat(said.at("at").asLong())
            .isGreaterThanOrEqualTo(before.at("lines").asItems().getLast().at("at").asLong());
      }
    }
    served = System.nanoTime() - served;
    try (ParlourServer server = ParlourServer.start(options);
        Client client = new Client(server)) {
      assertThat(client.get("/api/tables").text()).contains(host.table());
      long again = System.nanoTime();
      try (Client.Connection hostConnection = client.connect(host)) {
        Json table = hostConnection.next("table");
        assertThat(table.at("phase").asText()).isEqualTo("playing");
        Json after = hostConnection.next("scene");
        assertThat(after.at("seq").asInt()).isGreaterThanOrEqualTo(before.at("seq").asInt());
        assertThat(after.at("lines").asItems()).containsAll(before.at("lines").asItems());
        served += System.nanoTime() - again;
        assertThat(after.at("now").asLong() - said.at("at").asLong())
            .as("what passed since it was said, but for the time it took to start again")
            .isBetween(0L, TimeUnit.NANOSECONDS.toMillis(served) + 1);
        assertThat(hostConnection.next("chat")).isEqualTo(said);
        hostConnection.next("scene", f -> f.at("seq").asInt() > after.at("seq").asInt());
      }
    }
  }

  @Test
  void a_table_nobody_is_at_goes_to_sleep_and_wakes_when_somebody_comes() {
    try (ParlourServer server = ParlourServer.start(options().withIdle(Duration.ofMillis(400)));
        Client client = new Client(server)) {
      Client.Place host = client.gather("slap-jack", 2, "{}", false);
      client.post(host.path("/bots"), host.token(), "{}");
      client.start(host);
      Json before;
      try (Client.Connection hostConnection = client.connect(host)) {
        before = hostConnection.next("scene", f -> f.at("seq").asInt() >= 1);
      }
      Patience.await()
          .untilAsserted(
              () -> assertThat(client.get("/metrics").text()).contains("\nparlour_tables 0.0\n"));
      try (Client.Connection hostConnection = client.connect(host)) {
        Json after = hostConnection.next("scene");
        assertThat(after.at("seq").asInt()).isGreaterThanOrEqualTo(before.at("seq").asInt());
        hostConnection.next("scene", f -> f.at("seq").asInt() > after.at("seq").asInt());
      }
    }
  }

  @Test
  void two_servers_cannot_share_a_data_folder() {
    try (ParlourServer server = ParlourServer.start(options())) {
      assertThat(server.port()).isPositive();
      assertThatThrownBy(() -> ParlourServer.start(options()))
          .isInstanceOfSatisfying(
              CannotServe.class,
              no ->
                  assertThat(no.sentence())
                      .isEqualTo(
                          "A server, or a command that changes tables, uses the data folder "
                              + folder
                              + "."));
    }
  }

  @Test
  void a_busy_port_is_said_in_one_sentence() throws IOException {
    try (ServerSocket busy = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      assertThatThrownBy(() -> ParlourServer.start(options().withPort(busy.getLocalPort())))
          .isInstanceOfSatisfying(
              CannotServe.class,
              no ->
                  assertThat(no.sentence())
                      .isEqualTo(
                          "Port "
                              + busy.getLocalPort()
                              + " of 127.0.0.1 cannot be used; another program may have it."));
    }
  }

  @Test
  void a_data_folder_that_cannot_be_written_is_said_in_one_sentence() throws IOException {
    Path file = Files.createFile(folder.resolve("a-file"));
    assertThatThrownBy(() -> ParlourServer.start(TestOptions.in(file.resolve("data")).withPort(0)))
        .isInstanceOfSatisfying(
            CannotServe.class,
            no ->
                assertThat(no.sentence())
                    .isEqualTo(
                        "The data folder " + file.resolve("data") + " cannot be written to."));
    Path broken = Files.createDirectory(folder.resolve("broken"));
    Files.writeString(
        broken.resolve("parlour.db"),
        "this is no database, and there are more than a few bytes of it".repeat(50));
    assertThatThrownBy(() -> ParlourServer.start(TestOptions.in(broken).withPort(0)))
        .isInstanceOfSatisfying(
            CannotServe.class,
            no ->
                assertThat(no.sentence())
                    .startsWith("The data folder " + broken + " cannot be used: ")
                    .endsWith("; parlour doctor says what to do."));
  }
}
