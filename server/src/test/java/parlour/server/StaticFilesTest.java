package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import parlour.dictionary.ShippedLexicon;
import parlour.lexicon.Lexicon;

/// Static files: pages, drawings and their headers.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StaticFilesTest {
  private ParlourServer server;
  private Client client;
  private Path later;

  @BeforeAll
  void open(@TempDir Path folder, @TempDir Path later) {
    this.later = later;
    System.setProperty("parlour.web", later.toString());
    server = ParlourServer.start(TestOptions.in(folder).withPort(0));
    System.clearProperty("parlour.web");
    client = new Client(server);
  }

  @AfterAll
  void close() {
    client.close();
    server.close();
  }

  private HttpResponse<String> get(String path) {
    return client.raw(client.request(path).GET());
  }

  @Test
  void every_route_of_the_client_gets_its_first_page() {
    for (String route : new String[] {"/", "/t/abcdefghjkmn", "/rules/slap-jack"}) {
      HttpResponse<String> page = get(route);
      assertThat(page.statusCode()).isEqualTo(200);
      assertThat(page.body()).contains("<!doctype html>");
      assertThat(page.headers().firstValue("Content-Type").orElse("")).startsWith("text/html");
      assertThat(page.headers().firstValue("Cache-Control")).contains("no-cache");
    }
  }

  @Test
  void a_file_with_a_hash_in_its_name_is_kept_for_ever_and_one_that_is_known_is_not_sent_again() {
    HttpResponse<String> script = get("/assets/main-A1B2C3D4.js");
    assertThat(script.statusCode()).isEqualTo(200);
    assertThat(script.headers().firstValue("Cache-Control"))
        .contains("public, max-age=31536000, immutable");
    String tag = script.headers().firstValue("ETag").orElseThrow();
    assertThat(
            client
                .raw(client.request("/assets/main-A1B2C3D4.js").header("If-None-Match", tag).GET())
                .statusCode())
        .isEqualTo(304);
  }

  @Test
  void a_file_that_is_made_while_the_server_runs_is_found() throws IOException {
    assertThat(get("/assets/worker-0123456789ab.js").statusCode()).isEqualTo(404);
    Path made = later.resolve("assets/worker-0123456789ab.js");
    Files.createDirectories(made.getParent());
    Files.writeString(made, "export {};");
    assertThat(get("/assets/worker-0123456789ab.js").body()).isEqualTo("export {};");
    Files.writeString(later.resolve("private.key"), "secret");
    assertThat(get("/private.key").statusCode()).isEqualTo(404);
  }

  @Test
  void what_is_not_on_the_shelf_is_not_given_out() {
    for (String path :
        new String[] {
          "/assets/none.js",
          "/.git/config",
          "/.env",
          "/a.b/c",
          "/../server/pekko.conf",
          "/%2e%2e/server/pekko.conf",
          "/art/none.svg",
          "/art/x.html",
          "/dictionary/none.bin.gz",
          "/dictionary/MANIFEST",
          "/dictionary/..%2fweb%2findex.html"
        }) {
      assertThat(get(path).statusCode()).as(path).isIn(400, 404);
    }
  }

  @Test
  void the_register_of_gaps_can_be_read() {
    String register = get("/api/gaps").body();
    assertThat(register).contains("bull-frog.amb.which-bear", "\"lost\":true");
  }

  @Test
  void the_characters_of_slap_jack_are_drawn() {
    HttpResponse<String> drawing = get("/art/willie-whistle.svg");
    assertThat(drawing.statusCode()).isEqualTo(200);
    assertThat(drawing.headers().firstValue("Content-Type")).contains("image/svg+xml");
  }

  @Test
  void the_dictionary_is_given_out_as_it_is_shipped() throws Exception {
    HttpResponse<byte[]> words =
        HttpClient.newHttpClient()
            .send(
                client.request("/dictionary/words.bin.gz").GET().build(),
                HttpResponse.BodyHandlers.ofByteArray());
    assertThat(words.headers().firstValue("Content-Encoding")).isEmpty();
    try (var plain = new GZIPInputStream(new ByteArrayInputStream(words.body()))) {
      assertThat(Lexicon.read(plain.readAllBytes()).version())
          .isEqualTo(ShippedLexicon.load().version());
    }
  }

  @Test
  void nobody_is_given_a_cookie() {
    assertThat(get("/").headers().firstValue("Set-Cookie")).isEmpty();
  }
}
