package parlour.server;

import java.util.List;
import parlour.engine.wire.Json;

/// A club of a test, and what is asked of it over HTTP.
///
/// @param token of the founder's device
record ClubParty(Client client, String id, String token, String invite) {
  /// Somebody who belongs to a club, on one device.
  record Seat(int member, String token) {}

  static ClubParty found(Client client, String founder) {
    Client.Answered founded =
        client.post(
            "/api/clubs",
            "",
            "{\"club\":\"The Thursday Circle\",\"name\":\"" + founder + "\",\"device\":\"Phone\"}");
    if (founded.status() != 201) throw new IllegalStateException(founded.text());
    Json json = founded.json();
    return new ClubParty(
        client,
        json.at("club").asText(),
        json.at("token").asText(),
        json.at("inviteToken").asText());
  }

  String path(String more) {
    return "/api/clubs/" + id + more;
  }

  Client.Answered tryToJoin(String name, String invitation) {
    return client.post(
        path("/members"), "", "{\"name\":\"" + name + "\",\"inviteToken\":\"" + invitation + "\"}");
  }

  Seat join(String name) {
    return seat(tryToJoin(name, invite));
  }

  private static Seat seat(Client.Answered answered) {
    if (answered.status() != 201) throw new IllegalStateException(answered.text());
    return new Seat(answered.json().at("member").asInt(), answered.json().at("token").asText());
  }

  /// A code for one more device of a member.
  String code(int member, String by) {
    Client.Answered made = client.post(path("/members/" + member + "/code"), by, "");
    if (made.status() != 201) throw new IllegalStateException(made.text());
    return made.json().at("deviceCode").asText();
  }

  Client.Answered useCode(String code) {
    return client.post(
        path("/devices"), "", "{\"deviceCode\":\"" + code + "\",\"device\":\"Laptop\"}");
  }

  Seat device(String code) {
    return seat(useCode(code));
  }

  static String table(String game, int seats, Integer... members) {
    return "{\"game\":\""
        + game
        + "\",\"seats\":"
        + seats
        + (game.equals("slap-jack")
            ? ",\"settings\":{\"dealer\":\"party\",\"ending\":\"most\"}"
            : "")
        + ",\"members\":"
        + List.of(members)
        + "}";
  }

  /// Starts a game with others; the chair of whoever starts it.
  Client.Place start(String by, String game, int seats, Integer... members) {
    return start(by, table(game, seats, members));
  }

  /// The same over days.
  Client.Place startOverDays(String game, int days, int seats, Integer... members) {
    return start(token, overDays(game, days, seats, members));
  }

  static String overDays(String game, int days, int seats, Integer... members) {
    return "{\"game\":\"%s\",\"days\":%d,\"seats\":%d,\"members\":%s}"
        .formatted(game, days, seats, List.of(members));
  }

  /// Whom the one table of the club waits for, and until when.
  Json turnTime(String eye) {
    return seen(eye).at("tables").asItems().getFirst().at("turnTime");
  }

  private Client.Place start(String by, String wish) {
    Client.Answered laid = client.post(path("/tables"), by, wish);
    if (laid.status() != 201) throw new IllegalStateException(laid.text());
    Json json = laid.json();
    return new Client.Place(
        json.at("table").asText(),
        json.at("seat").asInt(),
        by,
        json.at("inviteToken").asText(),
        json.at("watchToken").asText());
  }

  Json seen(String token) {
    return client.get(path(""), token).json();
  }

  Json member(String eye, int member) {
    return seen(eye).at("members").asItems().stream()
        .filter(each -> each.at("member").asInt() == member)
        .findFirst()
        .orElseThrow();
  }

  /// The phase of a table, as the club knows it; empty if it does not list it.
  String phase(String eye, String table) {
    return seen(eye).at("tables").asItems().stream()
        .filter(each -> each.at("table").asText().equals(table))
        .map(each -> each.at("phase").asText())
        .findFirst()
        .orElse("");
  }

  Client.Connection watch(String token) {
    Client.Connection connection = client.openClub(id);
    connection.hello("\"token\":\"" + token + "\"");
    return connection;
  }
}
