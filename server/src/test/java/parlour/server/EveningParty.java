package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import parlour.engine.wire.Json;

/// An evening as a hostess and her guests see it over the wire.
final class EveningParty {
  private final String id;
  private final String hostessToken;
  private final String inviteToken;
  private final String watchToken;
  private final List<String> guests = new ArrayList<>();
  private final Map<String, Map<Integer, ChairHistory>> played = new LinkedHashMap<>();
  private Client client;

  private EveningParty(Client client, String id, String hostess, String invite, String screen) {
    this.client = client;
    this.id = id;
    this.hostessToken = hostess;
    this.inviteToken = invite;
    this.watchToken = screen;
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
        opened.at("hostessToken").asText(),
        opened.at("inviteToken").asText(),
        opened.at("watchToken").asText());
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
        .put("hostess", hostessToken)
        .put("invite", inviteToken)
        .put("screen", watchToken)
        .put("guests", Json.texts(guests))
        .done();
  }

  /// The same evening on a restarted server.
  void in(Client other) {
    client = other;
  }

  String id() {
    return id;
  }

  String hostessToken() {
    return hostessToken;
  }

  String inviteToken() {
    return inviteToken;
  }

  String watchToken() {
    return watchToken;
  }

  String guest(int number) {
    return guests.get(number);
  }

  int arrives(String name) {
    Client.Answered came = come(name, inviteToken);
    assertThat(came.status()).as(came.text()).isEqualTo(201);
    guests.add(came.json().at("token").asText());
    return came.json().at("guest").asInt();
  }

  Client.Answered come(String name, String token) {
    return client.post(
        "/api/evenings/" + id + "/guests",
        "",
        Json.fields().put("name", name).put("inviteToken", token).done().write());
  }

  Client.Answered step(String token, String verb, String fields) {
    return client.post(
        "/api/evenings/" + id + "/steps",
        token,
        "{\"verb\":\"" + verb + "\",\"fields\":" + fields + "}");
  }

  void does(String verb) {
    Client.Answered done = step(hostessToken, verb, "{}");
    assertThat(done.status()).as(done.text()).isEqualTo(200);
  }

  Json seen(String token) {
    Client.Answered seen = client.get("/api/evenings/" + id, token);
    assertThat(seen.status()).as(seen.text()).isEqualTo(200);
    return seen.json();
  }

  Client.Answered log(String token) {
    return client.send(
        client
            .request("/api/evenings/" + id + "/log")
            .header("Authorization", "Bearer " + token)
            .GET());
  }

  /// The table a guest plays at now; it is named once it is there.
  Json table(int guest) {
    return Patience.await()
        .until(
            () ->
                seen(guest(guest)).at("tables").asItems().stream()
                    .filter(table -> table.maybe("table").isPresent())
                    .findFirst(),
            Optional::isPresent)
        .orElseThrow();
  }

  /// The first two guests are shown to the head table, so that it cannot finish without them.
  void together() {
    for (int guest = 0; guest < 2; guest++) {
      Json seen = seen(hostessToken);
      if (seen.at("guests").asItems().get(guest).at("table").asInt() == 1) continue;
      List<Json> head = seen.at("tables").asItems().getFirst().at("chairs").asItems();
      int bot = head.stream().mapToInt(Json::asInt).filter(id -> id > 1).findFirst().orElseThrow();
      Client.Answered moved =
          step(hostessToken, "exchange", "{\"one\":\"" + guest + "\",\"other\":\"" + bot + "\"}");
      assertThat(moved.status()).as(moved.text()).isEqualTo(200);
    }
  }

  /// A guest sits down at their table and lays the envelope aside.
  void plays(int guest) {
    Json own = table(guest);
    String table = own.at("table").asText();
    ChairHistory chair =
        played
            .computeIfAbsent(table, _ -> new LinkedHashMap<>())
            .computeIfAbsent(own.at("seat").asInt(), seat -> new ChairHistory(table, seat));
    try (Client.Connection connection = client.open(table).notedIn(chair)) {
      connection.hello("\"token\":\"" + guest(guest) + "\"");
      boolean runs = state(connection.next("table")).equals("runs");
      connection.next("scene");
      if (!runs) gather(connection, table, guest);
      connection.play(1, "aside", "{}");
      connection.next("played");
    }
  }

  /// The other guests come to a table, too, until it begins.
  private void gather(Client.Connection connection, String table, int guest) {
    List<Client.Connection> others = new ArrayList<>();
    for (int other = 0; other < guests.size(); other++) {
      if (other == guest) continue;
      Client.Connection line = client.open(table);
      line.hello("\"token\":\"" + guest(other) + "\"");
      others.add(line);
    }
    connection.next("table", frame -> state(frame).equals("runs"));
    others.forEach(Client.Connection::close);
  }

  /// What the evening wants a table to do.
  static String state(Json tableFrame) {
    return tableFrame.at("evening").at("state").asText();
  }

  /// Compares what was noted at every table with the server's journal.
  void checkTables(Path dataFolder) throws SQLException {
    assertThat(played).isNotEmpty();
    for (Map<Integer, ChairHistory> chairs : played.values())
      assertThat(HistoryChecker.faults(dataFolder, List.copyOf(chairs.values()))).isEmpty();
  }

  Client.Connection watch(String token) {
    Client.Connection connection = client.openEvening(id);
    connection.hello("\"token\":\"" + token + "\"");
    return connection;
  }

  static Json await(Client.Connection connection, Predicate<Json> fits) {
    return connection.next("evening", fits);
  }

  static Predicate<Json> phase(String word) {
    return frame -> frame.at("phase").asText().equals(word);
  }

  static Predicate<Json> round(int number, String phase) {
    return frame -> frame.at("round").asInt() == number && phase(phase).test(frame);
  }
}
