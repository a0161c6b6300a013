package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import parlour.engine.wire.Json;

/// An evening as a hostess and her guests see it over the wire.
final class EveningParty {
  private final String id;
  private final String hostess;
  private final String invite;
  private final String screen;
  private final List<String> guests = new ArrayList<>();
  private Client client;

  private EveningParty(Client client, String id, String hostess, String invite, String screen) {
    this.client = client;
    this.id = id;
    this.hostess = hostess;
    this.invite = invite;
    this.screen = screen;
  }

  /// Envelopes with one word for everybody are the shortest game there is.
  static EveningParty open(Client client, String evening) {
    Client.Answered made =
        client.post(
            "/api/evenings",
            "",
            "{\"game\":\"anagrams\",\"table\":{\"envelopes\":\"1\"},\"evening\":" + evening + "}");
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    Json opened = made.json();
    return new EveningParty(
        client,
        opened.at("evening").asText(),
        opened.at("hostess").asText(),
        opened.at("invite").asText(),
        opened.at("screen").asText());
  }

  /// An evening by the secrets that [#keys] gave; their names are those of a file, not of the wire.
  static EveningParty known(Client client, Json keys) {
    EveningParty party =
        new EveningParty(
            client,
            keys.at("evening").asText(),
            keys.at("hostess").asText(),
            keys.at("invite").asText(),
            keys.at("screen").asText());
    keys.at("guests").asItems().forEach(token -> party.guests.add(token.asText()));
    return party;
  }

  /// All that opens it, to be kept.
  Json keys() {
    return Json.fields()
        .put("evening", id)
        .put("hostess", hostess)
        .put("invite", invite)
        .put("screen", screen)
        .put("guests", Json.texts(guests))
        .done();
  }

  /// The same evening in a house that was opened again.
  void in(Client other) {
    client = other;
  }

  String id() {
    return id;
  }

  String hostess() {
    return hostess;
  }

  String invite() {
    return invite;
  }

  String screen() {
    return screen;
  }

  String guest(int number) {
    return guests.get(number);
  }

  int arrives(String name) {
    Client.Answered came = come(name, invite);
    assertThat(came.status()).as(came.text()).isEqualTo(201);
    guests.add(came.json().at("token").asText());
    return came.json().at("guest").asInt();
  }

  Client.Answered come(String name, String word) {
    return client.post(
        "/api/evenings/" + id + "/guests",
        "",
        Json.fields().put("name", name).put("invite", word).done().write());
  }

  Client.Answered step(String token, String verb, String fields) {
    return client.post(
        "/api/evenings/" + id + "/steps",
        token,
        "{\"verb\":\"" + verb + "\",\"fields\":" + fields + "}");
  }

  void does(String verb) {
    Client.Answered done = step(hostess, verb, "{}");
    assertThat(done.status()).as(done.text()).isEqualTo(200);
  }

  Json seen(String secret) {
    Client.Answered seen =
        client.send(
            client
                .request("/api/evenings/" + id)
                .header("Authorization", "Bearer " + secret)
                .GET());
    assertThat(seen.status()).as(seen.text()).isEqualTo(200);
    return seen.json();
  }

  Client.Answered log(String secret) {
    return client.send(
        client
            .request("/api/evenings/" + id + "/log")
            .header("Authorization", "Bearer " + secret)
            .GET());
  }

  /// The table a guest plays at now.
  static Json table(Json seen) {
    return seen.at("tables").asItems().stream()
        .filter(table -> table.maybe("table").isPresent())
        .findFirst()
        .orElseThrow(() -> new AssertionError("no table of his own: " + seen.write()));
  }

  /// The first two guests are shown to the head table, so that it cannot finish without them.
  void together() {
    for (int guest = 0; guest < 2; guest++) {
      Json seen = seen(hostess);
      if (seen.at("guests").asItems().get(guest).at("table").asInt() == 1) continue;
      List<Json> head = seen.at("tables").asItems().getFirst().at("chairs").asItems();
      int bot = head.stream().mapToInt(Json::asInt).filter(id -> id > 1).findFirst().orElseThrow();
      Client.Answered moved =
          step(hostess, "exchange", "{\"one\":\"" + guest + "\",\"other\":\"" + bot + "\"}");
      assertThat(moved.status()).as(moved.text()).isEqualTo(200);
    }
  }

  /// A guest sits down at his table and lays his envelope aside.
  void plays(int guest) {
    Json own = table(seen(guest(guest)));
    try (Client.Connection line = client.open(own.at("table").asText())) {
      line.hello("\"token\":\"" + guest(guest) + "\"");
      line.next("scene");
      line.play(1, "aside", "{}");
      line.next("played");
    }
  }

  Client.Connection watch(String secret) {
    Client.Connection line = client.openEvening(id);
    line.hello("\"secret\":\"" + secret + "\"");
    return line;
  }

  static Json await(Client.Connection line, Predicate<Json> fits) {
    return line.next("evening", fits);
  }

  static Predicate<Json> phase(String word) {
    return frame -> frame.at("phase").asText().equals(word);
  }

  static Predicate<Json> round(int number, String phase) {
    return frame -> frame.at("round").asInt() == number && phase(phase).test(frame);
  }
}
