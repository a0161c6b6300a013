package parlour.app;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.app.CommandOutput.run;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.app.config.Refusal;
import parlour.server.DeskDeed;
import parlour.server.DeskKey;
import parlour.server.ParlourServer;
import parlour.server.ShownSetting;
import parlour.server.config.ServerOptions;
import parlour.server.table.state.InstalledGames;
import parlour.testkit.Seeds;

/// The host's desk from the command line, backups and their restoring.
class DeskCommandTest {
  @TempDir private Path folder;

  private CommandOutput at(ParlourServer server, String... what) {
    return run(
        Stream.concat(
                Stream.of(what),
                Stream.of(
                    "--data", folder.resolve("data").toString(), "--port", server.port() + ""))
            .toArray(String[]::new));
  }

  private static void gather(ParlourServer server) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      String table = "{\"game\":\"slap-jack\",\"seats\":2,\"name\":\"Ann\"}";
      HttpRequest request =
          HttpRequest.newBuilder(server.address().resolve("api/tables"))
              .POST(HttpRequest.BodyPublishers.ofString(table))
              .build();
      assertThat(client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode())
          .isEqualTo(201);
    }
  }

  @Test
  void it_does_all_that_the_page_does() throws Exception {
    Path data = folder.resolve("data");
    List<ShownSetting> settings = List.of(new ShownSetting("port", "0", "flag"));
    try (ParlourServer server =
        ParlourServer.start(
            ServerOptions.in(data).withSeeds(Seeds.ofDeals()).withPort(0),
            InstalledGames.house(),
            settings)) {
      assertThat(at(server, "desk").out())
          .isEqualTo("http://127.0.0.1:" + server.port() + "/#house=" + DeskKey.of(data) + "\n");
      assertThat(at(server, "desk", "status").out()).contains("store          embedded");
      assertThat(at(server, "desk", "settings").out())
          .isEqualTo("name  value  from\nport  0      flag\n");
      for (DeskDeed deed : DeskDeed.values())
        assertThat(at(server, "desk", "--help").out()).containsPattern("\\b" + deed.word() + "\\b");
      assertThat(at(server, "desk", "backup").out()).contains("file           parlour-");
      assertThat(at(server, "desk", "tidy").code()).isZero();
      assertThat(at(server, "desk", "log").code()).isZero();
      assertThat(at(server, "desk", "invite").out())
          .startsWith("http://127.0.0.1:" + server.port() + "/#invitation=");
      assertThat(at(server, "desk", "invitation").out())
          .contains("opens          everybody", "made ");
      assertThat(at(server, "desk", "uninvite").out()).contains("is void");
      assertThat(at(server, "desk", "invitation").out()).doesNotContain("made ");
      assertThat(at(server, "desk", "record").out())
          .contains("made the invitation", "struck the invitation")
          .containsPattern("made a backup +parlour-");
      assertThat(at(server, "desk", "delete", "aaaaaaaaaaaa").code()).isEqualTo(Refusal.NO);
      assertThat(at(server, "desk", "delete").code()).isEqualTo(Refusal.USAGE);
      assertThat(at(server, "desk", "end", "aaaaaaaaaaaa").code()).isEqualTo(Refusal.NO);
      assertThat(at(server, "desk", "end").code()).isEqualTo(Refusal.USAGE);
      assertThat(at(server, "desk", "hush", "now").code()).isEqualTo(Refusal.USAGE);
      assertThat(at(server, "desk", "say", "We", "close", "at", "ten.").out())
          .isEqualTo("text           We close at ten.\n");
      assertThat(at(server, "desk", "notice").out()).contains("We close at ten.");
      assertThat(at(server, "desk", "hush").code()).isZero();
      assertThat(at(server, "desk", "notice").out()).isEmpty();
      assertThat(at(server, "desk", "dance").err())
          .startsWith("parlour: The desk does not know \"dance\"");
      String packed = folder.resolve("tables.jsonl").toString();
      gather(server);
      assertThat(run("export", packed, "--data", data.toString()).out())
          .startsWith("Packed 1 table with ");
      String elsewhere = folder.resolve("elsewhere").toString();
      assertThat(run("import", packed, "--data", elsewhere).out())
          .startsWith("Unpacked 1 table with ");
      assertThat(run("import", packed, "--data", elsewhere).out())
          .isEqualTo("Nothing new: what the file holds was there already.\n");
      CommandOutput made = run("backup", "--data", data.toString());
      assertThat(made.out()).startsWith("Made " + data.toAbsolutePath());
    }
    assertThat(run("desk", "status", "--data", data.toString(), "--port", "1").err())
        .startsWith("parlour: No parlour answers at ");
    try (Stream<Path> copies = Files.list(data.resolve("backups"))) {
      String copy = copies.findFirst().orElseThrow().toString();
      String fresh = folder.resolve("fresh").toString();
      assertThat(run("restore", copy, "--data", fresh).out()).startsWith("Restored into ");
      assertThat(run("restore", copy, "--data", fresh).err()).contains("has tables already");
      // A log of writes that stayed behind would be written over the backup.
      Files.delete(Path.of(fresh, "parlour.db"));
      Files.writeString(Path.of(fresh, "parlour.db-wal"), "");
      assertThat(run("restore", copy, "--data", fresh).err()).contains("move parlour.db, ");
    }
  }
}
