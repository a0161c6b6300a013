package parlour.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.app.command.ServeCommand;
import parlour.app.config.Refusal;
import parlour.app.config.ServerSetting;
import parlour.app.config.SettingSources;
import parlour.server.config.HouseRules;
import parlour.server.config.ServerOptions;
import picocli.CommandLine;

/// What can be set, where, and which source takes precedence.
class SettingsTest {
  @TempDir Path folder;

  private static SettingSources choices(Map<String, String> environment, String... flags) {
    CommandLine parlour = Parlour.commandLine();
    CommandLine serve = Objects.requireNonNull(parlour.getSubcommands().get("serve"));
    parlour.parseArgs(Stream.concat(Stream.of("serve"), Stream.of(flags)).toArray(String[]::new));
    return SettingSources.of(serve, ServerSetting.SERVER_SETTINGS, environment);
  }

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("parlour.conf"), text);
  }

  @Test
  void a_flag_comes_before_the_environment_and_that_before_the_file() throws IOException {
    Path file = file("# a remark\nport = 1\nhost = 10.0.0.1\nidle = 7\n");
    Map<String, String> environment =
        Map.of("PARLOUR_CONFIG", file.toString(), "PARLOUR_PORT", "2", "PARLOUR_HOST", "10.0.0.2");
    ServerOptions options = ServeCommand.options(choices(environment, "--port", "3"));
    assertThat(options.network().port()).isEqualTo(3);
    assertThat(options.network().host()).isEqualTo("10.0.0.2");
    assertThat(options.tableDefaults().idle()).hasSeconds(7);
    assertThat(options.tableDefaults().botPacePercent()).isEqualTo(100);
  }

  @Test
  void everything_reaches_the_server() throws IOException {
    Path file =
        file(
            """
            store = postgres://a:b@c/d
            cluster = 10.0.0.1:1, 10.0.0.2:2, 10.0.0.3:3
            node = 10.0.0.2:2
            patience = 90
            behind-proxy = true
            metrics-from = 10.0.0.9
            connections = 5
            school = true
            who-opens = signed-on
            trust-user-header = Remote-User
            trust-user-header-from = 10.0.0.8
            """);
    ServerOptions options =
        ServeCommand.options(choices(Map.of(), "--lan", "--config", file.toString()));
    assertThat(options.network().host()).isEqualTo("0.0.0.0");
    assertThat(options.network().behindProxy()).isTrue();
    assertThat(options.network().metricsFrom()).containsExactly("10.0.0.9");
    assertThat(options.storage().postgresUrl()).isEqualTo("postgres://a:b@c/d");
    assertThat(options.peers().nodes()).hasSize(3);
    assertThat(options.peers().self()).hasToString("10.0.0.2:2");
    assertThat(options.tableDefaults().patience()).hasSeconds(90);
    assertThat(options.rates().connections()).isEqualTo(5);
    assertThat(options.house().opens()).isEqualTo(HouseRules.WhoOpens.SIGNED_ON);
    assertThat(options.house().school()).isTrue();
    assertThat(options.house().signOn())
        .isEqualTo(new HouseRules.SignOn("Remote-User", Set.of("10.0.0.8")));
  }

  @Test
  void nothing_is_sent_out_unless_the_host_has_said_where_to() {
    assertThat(ServeCommand.options(choices(Map.of())).outgoing())
        .isEqualTo(new ServerOptions.Outgoing("", "", Set.of()));
    ServerOptions.Outgoing plain =
        ServeCommand.options(
                choices(
                    Map.of(), "--contact", "ruth@parlour.example", "--public-url", "http://hut"))
            .outgoing();
    assertThat(plain.whyNoPush()).contains("no https address");
    ServerOptions.Outgoing outgoing =
        ServeCommand.options(
                choices(
                    Map.of(),
                    "--contact",
                    "ruth@parlour.example",
                    "--public-url",
                    "http://hut,https://parlour.example/",
                    "--send-to",
                    "https://ntfy.example/,http://127.0.0.1:2586"))
            .outgoing();
    assertThat(outgoing)
        .isEqualTo(
            new ServerOptions.Outgoing(
                "mailto:ruth@parlour.example",
                "https://parlour.example",
                Set.of("https://ntfy.example", "http://127.0.0.1:2586")));
    assertThat(outgoing.whyNoPush()).isEmpty();
    for (String contact : List.of("ruth", "ruth@localhost", "mailto:ruth", "a@b.c,d@e.f"))
      assertThatThrownBy(() -> ServeCommand.options(choices(Map.of(), "--contact", contact)))
          .hasMessage("The setting contact is like host@parlour.example, not \"" + contact + "\".");
    for (String server : List.of("ntfy.example", "ftp://a", "https://a/hook", "https://a@b"))
      assertThatThrownBy(() -> ServeCommand.options(choices(Map.of(), "--send-to", server)))
          .hasMessage("The setting send-to is like https://ntfy.example, not \"" + server + "\".");
  }

  @Test
  void what_makes_no_sense_is_refused_in_one_sentence() throws IOException {
    assertThatThrownBy(() -> ServeCommand.options(choices(Map.of(), "--port", "eighty")))
        .isInstanceOf(Refusal.class)
        .hasMessage("The setting port is a number from 0 to 65535, not \"eighty\".");
    assertThatThrownBy(() -> ServeCommand.options(choices(Map.of("PARLOUR_LAN", "perhaps"))))
        .hasMessage("The setting lan is true or false, not \"perhaps\".");
    Path file = file("prot = 80\n");
    assertThatThrownBy(() -> choices(Map.of(), "--config", file.toString()))
        .hasMessage("There is no setting \"prot\", as the file " + file + " has it.");
    assertThatThrownBy(() -> choices(Map.of(), "--config", folder.resolve("nowhere").toString()))
        .hasMessage("There is no file " + folder.resolve("nowhere") + ".");
    Path broken = Files.writeString(folder.resolve("broken.conf"), "port = \\u12\n");
    assertThatThrownBy(() -> choices(Map.of(), "--config", broken.toString()))
        .hasMessageStartingWith("The file " + broken + " is not a file of settings: ");
    assertThatThrownBy(
            () -> ServeCommand.options(choices(Map.of(), "--cluster", "10.0.0.1:1,10.0.0.2:2")))
        .hasMessageStartingWith("A cluster has at least three nodes");
    assertThatThrownBy(() -> ServeCommand.options(choices(Map.of(), "--cluster", "a,b,c")))
        .hasMessage("A node of a cluster is host:port, not \"a\".");
    assertThatThrownBy(() -> ServeCommand.options(choices(Map.of(), "--who-opens", "friends")))
        .hasMessage(
            "The setting who-opens is one of everybody, invited, signed-on, not \"friends\".");
    assertThatThrownBy(() -> ServeCommand.options(choices(Map.of(), "--who-opens", "signed-on")))
        .hasMessageContaining("name your proxy's header with trust-user-header");
  }

  @Test
  void the_table_in_the_book_has_every_setting_and_no_other() throws IOException {
    List<String> rows =
        Files.readAllLines(Path.of("..", "docs", "OPERATING.md")).stream()
            .filter(line -> line.startsWith("| `--"))
            .toList();
    assertThat(rows)
        .containsExactlyElementsOf(
            ServerSetting.SERVER_SETTINGS.stream()
                .map(
                    s ->
                        "| `"
                            + s.flag()
                            + "` | `"
                            + s.variable()
                            + "` | "
                            + (s.usual().isEmpty() ? "–" : "`" + s.usual() + "`")
                            + " | "
                            + s.about()
                            + " |")
                .toList());
  }

  @Test
  void tables_are_packed_and_unpacked_by_command() {
    StringWriter err = new StringWriter();
    CommandLine line = Parlour.commandLine().setErr(new PrintWriter(err));
    String file = folder.resolve("tables.jsonl").toString();
    assertThat(line.execute("export", file, "--data", folder.resolve("none").toString()))
        .isEqualTo(Refusal.SYSTEM);
    assertThat(err.toString()).startsWith("parlour: There are no tables in the folder");
    assertThat(line.execute("import", file, "--data", folder.resolve("some").toString()))
        .isEqualTo(Refusal.SYSTEM);
    assertThat(err.toString()).contains("parlour: There is no file " + file + ".");
    StringWriter out = new StringWriter();
    line.setOut(new PrintWriter(out));
    assertThat(line.execute("export", file, "--data", folder.resolve("some").toString())).isZero();
    assertThat(line.execute("import", file, "--data", folder.resolve("other").toString())).isZero();
    assertThat(line.execute("tidy", "--data", folder.resolve("other").toString())).isZero();
    assertThat(out.toString())
        .contains("0 tables and evenings could be forgotten; --forget does it.")
        .contains("Packed 0 tables with 0 events into " + file + ".")
        .contains("Unpacked 0 tables with 0 events.");
  }
}
