package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.testkit.LoopbackCertificate;

/// Reverse proxies: every recipe for nginx and Caddy in the documents, as it stands there, in a
/// real nginx or Caddy.
class ProxyTest {
  private static final String PATH = "/parlour";
  private static final Pattern FENCE = Pattern.compile("(?s)\n *```([a-z]*)\n(.*?)\n *```");

  /// @param whole whether it has its site with it; else it stands inside one
  record Recipe(String page, String program, String text) {
    boolean whole() {
      return text.contains("parlour.example");
    }

    boolean isBelowPath() {
      return !whole();
    }

    @Override
    public String toString() {
      return page + ", " + program + (whole() ? "" : ", below a path");
    }
  }

  /// Every piece of a page that passes requests on.
  static List<Recipe> recipes(String page, String text) {
    return FENCE
        .matcher(text)
        .results()
        .map(each -> new Recipe(page, each.group(1), each.group(2)))
        .filter(each -> each.text().matches("(?s).*(proxy_pass|reverse_proxy).*"))
        .toList();
  }

  static List<Recipe> recipes() throws IOException {
    List<Recipe> found = new ArrayList<>();
    for (String page : List.of("HOSTING.md", "OPERATING.md"))
      found.addAll(recipes(page, Files.readString(Path.of("../docs", page))));
    return found;
  }

  @Test
  void every_recipe_says_for_which_program_it_is() throws IOException {
    assertThat(recipes()).hasSize(5).allMatch(each -> each.program().matches("nginx|caddy"));
    assertThat(recipes("planted", "\n```\nreverse_proxy 127.0.0.1:8080\n```"))
        .noneMatch(each -> each.program().matches("nginx|caddy"));
  }

  /// The program of that name that a system property points at, or the one on the path.
  private static Optional<Path> program(String name) {
    Stream<String> folders =
        Stream.of((System.getenv().getOrDefault("PATH", "") + ":/usr/sbin").split(":", -1));
    return Stream.concat(
            Stream.of(System.getProperty(name, "")), folders.map(each -> each + "/" + name))
        .filter(each -> !each.isEmpty())
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst();
  }

  /// What stands for the machines, names and files of a recipe here.
  ///
  /// @param secure the port for https
  /// @param plain the port for http
  private record Stage(Path work, int house, int secure, int plain, LoopbackCertificate keys) {
    String onStage(String text) throws Exception {
      String staged = text;
      for (Map.Entry<String, String> each :
          List.of(
              Map.entry("(?:127\\.0\\.0\\.1|10\\.0\\.0\\.1):8080", "127.0.0.1:" + house),
              // The other nodes of a cluster are down.
              Map.entry("10\\.0\\.0\\.[23]:8080", "127.0.0.1:1"),
              Map.entry("parlour\\.example \\{", caddySite()),
              Map.entry("parlour\\.example", "localhost"),
              Map.entry("listen (\\[::\\]:)?80;", "listen $1" + plain + ";"),
              Map.entry("listen (\\[::\\]:)?443 ", "listen $1" + secure + " "),
              Map.entry("\\[::\\]:", "127.0.0.2:"),
              Map.entry("/etc/letsencrypt/\\S+/fullchain\\.pem", keys.certificateFile() + ""),
              Map.entry("/etc/letsencrypt/\\S+/privkey\\.pem", keys.keyFile() + "")))
        staged = staged.replaceAll(each.getKey(), each.getValue());
      return staged;
    }

    private String caddySite() throws Exception {
      return "https://localhost:%d {%n\ttls %s %s%n"
          .formatted(secure, keys.certificateFile(), keys.keyFile());
    }

    ProcessBuilder caddy(Path program, Recipe recipe) throws Exception {
      String site = recipe.whole() ? recipe.text() : "parlour.example {\n" + recipe.text() + "\n}";
      Path file =
          Files.writeString(
              work.resolve("Caddyfile"),
              "{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system %s\n}\n%s"
                  .formatted(work, onStage(site)));
      ProcessBuilder process =
          new ProcessBuilder(
              program.toString(), "run", "--adapter", "caddyfile", "--config", file.toString());
      process.environment().put("HOME", work.toString());
      return process;
    }

    ProcessBuilder nginx(Path program, Recipe recipe) throws Exception {
      String site =
          recipe.whole()
              ? recipe.text()
              : """
              map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
              server {
                listen 443 ssl;
                ssl_certificate /etc/letsencrypt/live/site/fullchain.pem;
                ssl_certificate_key /etc/letsencrypt/live/site/privkey.pem;
              """
                  + recipe.text()
                  + "\n}";
      String temporary =
          Stream.of("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
              .map(each -> each + "_temp_path " + work.resolve(each) + ";")
              .reduce("", String::concat);
      Path errors = work.resolve("error.log");
      Path file =
          Files.writeString(
              work.resolve("nginx.conf"),
              """
              daemon off;
              master_process off;
              pid %s;
              error_log %s;
              events {}
              http { access_log off; %s
              %s
              }
              """
                  .formatted(work.resolve("pid"), errors, temporary, onStage(site)));
      return new ProcessBuilder(program.toString(), "-e", errors.toString(), "-c", file.toString());
    }
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("recipes")
  void a_game_is_played_through_it(Recipe recipe, @TempDir Path work) throws Exception {
    Optional<Path> program = program(recipe.program());
    assumeTrue(program.isPresent(), () -> "there is no " + recipe.program() + " here");
    String path = recipe.isBelowPath() ? PATH : "";
    List<Integer> ports = FreePorts.of(2);
    try (TestServer server =
        TestServer.open(options -> options.withBasePath(path).withBehindProxy(true))) {
      Stage stage =
          new Stage(work, server.port(), ports.get(0), ports.get(1), new LoopbackCertificate(work));
      Process running =
          (recipe.program().equals("caddy")
                  ? stage.caddy(program.orElseThrow(), recipe)
                  : stage.nginx(program.orElseThrow(), recipe))
              .redirectErrorStream(true)
              .redirectOutput(work.resolve("said").toFile())
              .start();
      try {
        play(stage, path);
        if (recipe.text().contains("return 301 https://$host")) assertSentOnToHttps(stage);
      } finally {
        running.destroy();
        running.waitFor();
      }
    }
  }

  private static void play(Stage stage, String path) {
    HttpClient http = HttpClient.newBuilder().sslContext(stage.keys().tls()).build();
    URI site = URI.create("https://localhost:" + stage.secure() + path + "/");
    try (Client client = new Client(site, path, http)) {
      // Nodes that are down are found out and left alone.
      Patience.await()
          .ignoreExceptions()
          .until(
              () -> IntStream.range(0, 20).allMatch(_ -> status(client, path + "/health") == 200));
      assertThat(client.raw(client.request(path + "/").GET()).body())
          .contains("\"" + path + "/assets/main-");
      assertThat(status(client, path + "/metrics")).isEqualTo(403);
      if (!path.isEmpty())
        assertThat(location(client, path)).as("the path without a stroke").endsWith(path + "/");
      Client.Place host = client.gather("slap-jack", 2, "{}", false);
      Client.Place guest = client.join(host, "Rosa");
      client.start(host);
      try (Client.Connection connection = client.connect(guest)) {
        assertThat(connection.next("scene").at("type").asText()).isEqualTo("scene");
      }
    }
  }

  private static void assertSentOnToHttps(Stage stage) {
    try (Client client = new Client(URI.create("http://localhost:" + stage.plain() + "/"))) {
      assertThat(location(client, "/t/abc")).isEqualTo("https://localhost/t/abc");
    }
  }

  private static int status(Client client, String path) {
    return client.raw(client.request(path).GET()).statusCode();
  }

  private static String location(Client client, String path) {
    return client.raw(client.request(path).GET()).headers().firstValue("Location").orElse("");
  }
}
