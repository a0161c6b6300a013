package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.config.CannotServe;
import parlour.server.config.ServerOptions;
import parlour.server.store.Postgres;

/// Backup and restore of tables, from one store to another.
class BackupTest {
  @TempDir Path folder;
  private Client.Place host = new Client.Place("", 0, "", "", "");
  private Client.Place other = host;

  private ServerOptions old() {
    return TestOptions.in(folder.resolve("old")).withPort(0).withBotPace(2);
  }

  @BeforeEach
  void two_tables_are_played_at() {
    try (ParlourServer server = ParlourServer.start(old());
        Client client = new Client(server)) {
      host = client.gather("animal-rummy", 2, "{}", true);
      other = client.gather("slap-jack", 2, "{}", false);
      client.post(host.path("/bots"), host.token(), "{}");
      client.start(host);
      try (Client.Connection hostConnection = client.connect(host)) {
        hostConnection.send("{\"type\":\"chat\",\"text\":\"Ünder way\"}");
        hostConnection.next("chat");
        // Exports while the server runs.
        Backup.Counts counts =
            Backup.export(old().storage(), folder.resolve("open.jsonl"), Set.of());
        assertThat(counts.tables()).isEqualTo(2);
      }
    }
  }

  private static void refuses(Runnable deed, String sentence) {
    assertThatThrownBy(deed::run)
        .isInstanceOfSatisfying(
            CannotServe.class, no -> assertThat(no.sentence()).isEqualTo(sentence));
  }

  @Test
  void only_the_servers_own_user_may_read_the_folder_the_store_and_exports() throws IOException {
    Path old = folder.resolve("old");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(old)))
        .isEqualTo("rwx------");
    Files.setPosixFilePermissions(
        old.resolve("parlour.db"), PosixFilePermissions.fromString("rw-r--r--"));
    try (ParlourServer server = ParlourServer.start(old())) {
      assertThat(server.port()).isPositive();
      try (var files = Files.list(old)) {
        for (Path file : files.filter(Files::isRegularFile).toList())
          assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
              .as(file.getFileName().toString())
              .isEqualTo("rw-------");
      }
    }
    assertThat(
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(folder.resolve("open.jsonl"))))
        .isEqualTo("rw-------");
  }

  @Test
  void an_evening_goes_along_with_its_tables() {
    Path file = folder.resolve("evening.jsonl");
    ServerOptions fresh = TestOptions.in(folder.resolve("fresh")).withPort(0).withBotPace(2);
    EveningParty party;
    String table;
    try (ParlourServer server = ParlourServer.start(old());
        Client client = new Client(server)) {
      party = EveningParty.open(client, "{\"club\":\"8\"}");
      party.arrives("Edwin");
      party.does("begin");
      table = party.table(0).at("table").asText();
    }
    Backup.Counts exported = Backup.export(old().storage(), file, Set.of());
    assertThat(Backup.restore(fresh.storage(), file)).isEqualTo(exported);
    try (ParlourServer server = ParlourServer.start(fresh);
        Client client = new Client(server)) {
      party.in(client);
      assertThat(party.table(0).at("table").asText()).isEqualTo(table);
    }
  }

  @Test
  void a_table_goes_on_in_postgres_and_comes_back() {
    Path file = folder.resolve("tables.jsonl");
    Backup.Counts exported = Backup.export(old().storage(), file, Set.of());
    ServerOptions fresh = old().withStore(Postgres.database());
    assertThat(Backup.restore(fresh.storage(), file)).isEqualTo(exported);
    assertThat(Backup.restore(fresh.storage(), file))
        .as("again")
        .isEqualTo(new Backup.Counts(exported.tables(), exported.events(), exported.tables()));
    try (ParlourServer server = ParlourServer.start(fresh);
        Client client = new Client(server)) {
      assertThat(client.get("/api/tables").text()).contains(host.table());
      try (Client.Connection hostConnection = client.connect(host)) {
        assertThat(hostConnection.next("table").at("phase").asText()).isEqualTo("playing");
        assertThat(hostConnection.next("chat").at("text").asText()).isEqualTo("Ünder way");
      }
    }
    Path back = folder.resolve("back.jsonl");
    Backup.export(fresh.storage(), back, Set.of(host.table()));
    ServerOptions home = TestOptions.in(folder.resolve("home"));
    assertThat(Backup.restore(home.storage(), back).tables()).isEqualTo(1);
  }

  @Test
  void a_file_that_is_not_whole_or_tells_another_history_changes_nothing() throws IOException {
    Path file = folder.resolve("tables.jsonl");
    Backup.export(old().storage(), file, Set.of());
    List<String> lines = Files.readAllLines(file);
    ServerOptions.Storage fresh = TestOptions.in(folder.resolve("new")).storage();
    Path bad = folder.resolve("bad.jsonl");
    Files.write(bad, lines.subList(0, lines.size() - 1));
    refuses(() -> Backup.restore(fresh, bad), "The file breaks off before its end.");
    Files.writeString(bad, "{\"type\":\"event\"}\n");
    refuses(() -> Backup.restore(fresh, bad), "That file is not a backup of Parlour tables.");
    refuses(
        () -> Backup.restore(fresh, folder.resolve("nowhere")),
        "There is no file " + folder.resolve("nowhere") + ".");
    Files.write(bad, lines.stream().filter(line -> !line.contains("\"seq\":2,")).toList());
    assertThatThrownBy(() -> Backup.restore(fresh, bad))
        .hasMessageMatching("Line \\d of the file cannot be read: An event of a table is missing.");
    Files.write(bad, lines.stream().map(line -> line.replace("Edwin", "Edgar")).toList());
    Backup.restore(fresh, bad);
    assertThatThrownBy(() -> Backup.restore(fresh, file))
        .hasMessageEndingWith("is already there with another history; nothing was changed.");
    refuses(
        () -> Backup.export(old().storage(), bad, Set.of("abcdefghjkmn")),
        "There is no table abcdefghjkmn.");
    refuses(
        () -> Backup.export(TestOptions.in(folder.resolve("empty")).storage(), bad, Set.of()),
        "There are no tables in the folder " + folder.resolve("empty") + ".");
    assertThat(other.table()).isNotEqualTo(host.table());
  }

  @Test
  void what_root_imports_or_restores_belongs_to_the_owner_of_the_folder(@TempDir Path folder)
      throws IOException {
    assumeTrue("root".equals(System.getProperty("user.name")), "only root can give files away");
    UserPrincipal owner =
        folder.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody");
    ServerOptions from = TestOptions.in(folder.resolve("from")).withPort(0);
    try (ParlourServer server = ParlourServer.start(from);
        Client client = new Client(server)) {
      client.gather("slap-jack", 2, "{}", false);
    }
    Path file = folder.resolve("tables.jsonl");
    Backup.export(from.storage(), file, Set.of());
    Path copy = new DailyCopies(folder.resolve("from"), 1).make(Instant.EPOCH).file();
    Map<String, Consumer<Path>> ways =
        Map.of(
            "import", home -> Backup.restore(TestOptions.in(home).storage(), file),
            "restore", home -> DailyCopies.restore(copy, home));
    for (Map.Entry<String, Consumer<Path>> way : ways.entrySet()) {
      Path home = Files.createDirectory(folder.resolve(way.getKey()));
      Files.setOwner(home, owner);
      way.getValue().accept(home);
      assertThat(home.resolve("parlour.db")).exists();
      try (Stream<Path> all = Files.walk(home)) {
        for (Path made : all.toList())
          assertThat(Files.getOwner(made)).as("%s", made).isEqualTo(owner);
      }
    }
  }
}
