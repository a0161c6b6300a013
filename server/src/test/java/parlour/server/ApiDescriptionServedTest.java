package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import parlour.engine.wire.Json;
import parlour.server.wire.ApiDescription;

/// What the server sends is what its own descriptions say, and it takes no more than they say.
/// [Client] holds every frame and response of every test to them; here are those that no other test
/// asks for, and tests that can see a fault.
class ApiDescriptionServedTest {
  @AutoClose private static final TestServer SERVER = TestServer.open(0);

  private final Client client = SERVER.client();

  private static Json change(Json object, String name, Json value) {
    Json.Writer out = Json.fields();
    object.asFields().forEach(out::put);
    return out.put(name, value).done();
  }

  @Test
  void pages_have_the_shape_that_openapi_says() {
    for (String page :
        List.of(
            "/api",
            "/api/games",
            "/api/games/foil/rules",
            "/api/gaps",
            "/api/words/man?game=foil",
            "/api/tables",
            "/api/evenings")) assertThat(client.get(page).status()).as(page).isEqualTo(200);
    Client.Place host = client.gather("skat", 2, "{}", true);
    assertThat(client.get(host.path("")).status()).isEqualTo(200);
    assertThat(client.post(host.path("/bots"), host.token(), "{\"level\":2}").status())
        .isEqualTo(201);
    client.start(host);
    assertThat(client.get("/api/tables").status()).isEqualTo(200);
  }

  /// A generator makes nothing of an object that is not said to have anything.
  @Test
  void no_object_is_bare() {
    List<String> bare = new ArrayList<>();
    for (String name : List.of(ApiDescription.OPENAPI, ApiDescription.ASYNCAPI))
      bare(name, ApiDescription.read(name), bare);
    assertThat(bare).isEmpty();
    bare("planted", Json.parse("{\"content\":{\"type\":\"object\"}}"), bare);
    assertThat(bare).containsExactly("planted.content");
  }

  private static void bare(String at, Json part, List<String> found) {
    if (part instanceof Json.Items(List<Json> items))
      for (int i = 0; i < items.size(); i++) bare(at + "[" + i + "]", items.get(i), found);
    if (!(part instanceof Json.Fields(Map<String, Json> fields))) return;
    if (Json.of("object").equals(fields.get("type"))
        && !fields.containsKey("properties")
        && !fields.containsKey("additionalProperties")) found.add(at);
    fields.forEach((name, value) -> bare(at + "." + name, value, found));
  }

  @Test
  void a_lab_of_every_game_shows_what_is_described() {
    for (Json game : client.get("/api/games").json().asItems()) {
      StringBuilder bots = new StringBuilder("0");
      for (int i = 1; i < game.at("fewest").asInt(); i++) bots.append(",1");
      Json seen =
          client
              .post(
                  "/api/lab",
                  "",
                  "{\"game\":"
                      + game.at("id").write()
                      + ",\"bots\":["
                      + bots
                      + "],\"seed\":3,\"show\":[\"prompt\",\"scene\",\"legal\",\"actions\",\"vector\",\"state\",\"lines\"]}")
              .json();
      String lab = "/api/lab/" + seen.at("lab").asText();
      for (int i = 0; i < 25 && !seen.at("done").asBoolean(); i++) {
        List<Json> legal = seen.at("legal").asItems();
        String step =
            legal.isEmpty()
                ? "{\"wait\":true}"
                : "{\"answer\":" + legal.get(i % legal.size()).at("answer").write() + "}";
        Client.Answered stepped = client.post(lab + "/step", "", step);
        // Rewards are fractions, which our own reader does not read.
        if (stepped.status() != 200 || stepped.text().contains("\"rewards\"")) break;
        seen = stepped.json();
      }
      assertThat(client.get(lab + "/legal").status()).isEqualTo(200);
      assertThat(client.get(lab + "/table").status()).isEqualTo(200);
      if (game.at("id").asText().equals("skat"))
        assertThat(client.get(lab + "/features").status()).isEqualTo(200);
      assertThat(client.delete(lab, "").status()).isEqualTo(200);
    }
  }

  @Test
  void frames_of_every_kind_are_described() {
    Client.Place host = client.gather("skat", 2, "{}", false);
    client.post(host.path("/bots"), host.token(), "{\"level\":1}");
    client.start(host);
    Set<String> seen = new HashSet<>();
    try (Client.Connection connection = client.connect(host)) {
      connection.send("{\"type\":\"chat\",\"text\":\"Good evening\"}");
      connection.play(1, "dance", "{}");
      connection.send("nonsense");
      boolean drawn = false;
      while (!seen.containsAll(Set.of("table", "scene", "chat", "refused", "played", "problem"))) {
        Json frame = connection.any();
        String type = frame.at("type").asText();
        assertThat(Described.faultsOfFrame(frame)).isEmpty();
        seen.add(type);
        boolean asked =
            type.equals("scene") && frame.at("prompt").at("must").asItems().contains(Json.of(0));
        if (asked && !drawn) {
          connection.play(2, "draw", "{}");
          drawn = true;
        }
      }
    }
  }

  @Test
  void a_frame_that_is_not_as_described_is_seen() {
    Client.Place host = client.gather("skat", 2, "{}", false);
    client.post(host.path("/bots"), host.token(), "{\"level\":1}");
    client.start(host);
    Json frame;
    try (Client.Connection connection = client.connect(host)) {
      frame = connection.next("scene");
    }
    Json scene = frame.at("scene");
    List<Json> zones = new ArrayList<>(scene.at("zones").asItems());
    zones.set(0, change(zones.getFirst(), "kind", Json.of("heap")));
    for (Json wrong :
        List.of(
            change(frame, "scene", change(scene, "zones", Json.items(zones))),
            change(frame, "scene", change(scene, "colour", Json.of("red"))),
            change(frame, "seq", Json.of("1")),
            change(frame, "type", Json.of("dance"))))
      assertThat(Described.faultsOfFrame(wrong)).as(wrong.write()).isNotEmpty();
    assertThat(Described.faultsOfResponse("get", "/api/tables/k3v9", 200, "{}")).isNotEmpty();
  }

  @Test
  void a_field_that_does_not_exist_is_refused_at_every_route() {
    Map<String, Json> paths = ApiDescription.read(ApiDescription.OPENAPI).at("paths").asFields();
    Set<String> asked = new TreeSet<>();
    paths.forEach(
        (route, methods) -> {
          if (methods.maybe("post").isEmpty()) return;
          String path =
              route
                  .replace("{id}", "0123456789abcdef0123456789abcdef")
                  .replace("{seat}", "0")
                  .replace("{member}", "0")
                  .replace("{date}", "2026-01-01")
                  .replace("{game}", "skat");
          String token = route.startsWith("/api/house") ? DeskKey.of(SERVER.folder()) : "token";
          Client.Answered answered = client.post(path, token, "{\"colour\":\"red\"}");
          assertThat(answered.status()).as(route).isEqualTo(400);
          assertThat(answered.detail()).as(route).startsWith("There is no field \"colour\"");
          asked.add(route);
        });
    assertThat(asked).hasSizeGreaterThan(18);
  }

  @Test
  void a_slip_is_told_with_the_name_that_was_meant_and_the_field_it_is_in() {
    assertThat(
            client
                .post(
                    "/api/tables",
                    "",
                    "{\"game\":\"skat\",\"seats\":2,\"name\":\"Edwin\",\"setings\":{}}")
                .detail())
        .isEqualTo("There is no field \"setings\"; did you mean \"settings\"?");
    assertThat(
            client
                .post("/api/tables", "", "{\"game\":\"skat\",\"seats\":\"2\",\"name\":\"Edwin\"}")
                .detail())
        .isEqualTo("A whole number was expected in \"seats\", not \"2\".");
    assertThat(client.post("/api/lab", "", "{\"game\":\"skat\",\"bots\":[0,\"3\"]}").detail())
        .isEqualTo("A whole number was expected in \"bots[1]\", not \"3\".");
    String lab = client.post("/api/lab", "", "{\"game\":\"skat\"}").json().at("lab").asText();
    Json refused =
        client.post("/api/lab/" + lab + "/step", "", "{\"answer\":{\"verb\":\"dance\"}}").json();
    assertThat(refused.at("status").asInt()).isEqualTo(409);
    assertThat(refused.at("detail").asText()).doesNotContain(refused.at("clause").asText());
    assertThat(
            client
                .post(
                    "/api/lab/" + lab + "/step",
                    "",
                    "{\"answer\":{\"verb\":\"dance\",\"feilds\":{}}}")
                .detail())
        .isEqualTo("There is no field \"feilds\"; did you mean \"fields\"?");
  }
}
