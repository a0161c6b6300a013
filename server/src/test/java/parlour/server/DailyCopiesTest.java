package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.config.CannotServe;
import parlour.server.config.ServerOptions;

/// Backups that the server makes by itself, while people play.
class DailyCopiesTest {
  private static final Instant NOON = Instant.parse("2026-11-18T12:00:00Z");

  @TempDir Path folder;

  @Test
  void a_copy_made_in_play_has_all_that_was_acknowledged_and_is_served_again() throws IOException {
    ServerOptions old = TestOptions.in(folder.resolve("old")).withPort(0).withBotPace(0);
    ServerOptions fresh = TestOptions.in(folder.resolve("fresh")).withPort(0);
    DailyCopies.Copy copy;
    Client.Place spoken;
    try (ParlourServer server = ParlourServer.start(old);
        Client client = new Client(server)) {
      for (int i = 0; i < 8; i++) playByBots(client);
      spoken = client.gather("slap-jack", 2, "{}", false);
      try (Client.Connection connection = client.connect(spoken)) {
        connection.send("{\"type\":\"chat\",\"text\":\"Before the copy\"}");
        connection.next("chat");
        copy = new DailyCopies(folder.resolve("old"), 3).make(NOON);
      }
    }
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy.file())))
        .isEqualTo("rw-------");
    assertThat(DailyCopies.restore(copy.file(), folder.resolve("fresh")).events())
        .isEqualTo(copy.events());
    Path before = folder.resolve("before.jsonl");
    Path after = folder.resolve("after.jsonl");
    Backup.export(fresh.storage(), before, Set.of());
    Backup.export(old.storage(), after, Set.of());
    try (Stream<String> kept = Files.lines(before);
        Stream<String> all = Files.lines(after)) {
      List<String> events = kept.filter(line -> line.contains("\"event\"")).toList();
      assertThat(events).hasSize(Math.toIntExact(copy.events()));
      assertThat(all.toList()).as("every event of the copy, as it was stored").containsAll(events);
      assertThat(events).anyMatch(line -> line.contains("Before the copy"));
    }
    try (ParlourServer server = ParlourServer.start(fresh);
        Client client = new Client(server)) {
      assertThat(client.get(spoken.path(""), spoken.token()).text()).contains("slap-jack");
    }
  }

  private static void playByBots(Client client) {
    Client.Place host = client.gather("animal-rummy", 2, "{}", false);
    client.post(host.path("/bots"), host.token(), "{}");
    client.start(host);
  }

  @Test
  void one_is_made_a_day_and_the_newest_are_kept() throws IOException {
    Path data = store();
    DailyCopies copies = new DailyCopies(data, 2);
    copies.makeWhenDue(NOON);
    assertThat(copies.all()).hasSize(1);
    Instant made = Files.getLastModifiedTime(copies.all().getFirst()).toInstant();
    copies.makeWhenDue(made.plus(Duration.ofHours(23)));
    assertThat(copies.all()).as("not yet a day old").hasSize(1);
    for (int day = 1; day < 4; day++) copies.make(NOON.plus(Duration.ofDays(day)));
    assertThat(copies.all())
        .extracting(file -> file.getFileName().toString())
        .containsExactly("parlour-20261121-120000.db", "parlour-20261120-120000.db");
    assertThat(copies.ageAt(made.plus(Duration.ofDays(3)))).isPresent();
    new DailyCopies(data.resolve("none"), 0).makeWhenDue(NOON);
    assertThat(data.resolve("none")).doesNotExist();
  }

  @Test
  void nothing_is_overwritten_and_a_damaged_copy_is_none() throws IOException {
    Path data = store();
    Path copy = new DailyCopies(data, 1).make(NOON).file();
    refuses(
        () -> DailyCopies.restore(copy, data),
        "The folder "
            + data
            + " has tables already; name a new one with --data, or stop the server and move"
            + " parlour.db, parlour.db-wal and parlour.db-shm away.");
    byte[] bytes = Files.readAllBytes(copy);
    for (int i = 4_096; i < bytes.length; i++) bytes[i] = 7;
    Path damaged = Files.write(folder.resolve("damaged.db"), bytes);
    assertThatThrownBy(() -> DailyCopies.restore(damaged, folder.resolve("other")))
        .isInstanceOf(CannotServe.class)
        .hasMessageContaining("cannot be restored");
    assertThat(folder.resolve("other")).doesNotExist();
    refuses(
        () -> new DailyCopies(folder.resolve("empty"), 1).make(NOON),
        "There are no tables in the folder " + folder.resolve("empty") + ".");
  }

  private Path store() {
    Path data = folder.resolve("data");
    try (ParlourServer server = ParlourServer.start(TestOptions.in(data).withPort(0));
        Client client = new Client(server)) {
      client.gather("slap-jack", 2, "{}", false);
    }
    return data;
  }

  private static void refuses(Runnable deed, String sentence) {
    assertThatThrownBy(deed::run)
        .isInstanceOfSatisfying(
            CannotServe.class, no -> assertThat(no.sentence()).isEqualTo(sentence));
  }
}
