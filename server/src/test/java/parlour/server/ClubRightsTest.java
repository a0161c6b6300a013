package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import parlour.engine.wire.Json;
import parlour.server.wire.Secrets;

/// Every token that somebody may come by, against every route of a club; see docs/SECURITY.md.
class ClubRightsTest {
  @AutoClose private static final TestServer SERVER = TestServer.open(1);

  private final Client client = SERVER.client();

  /// A request to a club; the body is empty for a `DELETE` and a `GET`.
  private record Route(String method, String path, String body) {
    static Route post(String path, String body) {
      return new Route("POST", path, body);
    }

    static Route delete(String path) {
      return new Route("DELETE", path, "");
    }
  }

  private static final Route SHOW = new Route("GET", "", "");

  /// What is for keepers: each of these concerns the member 0, who is another.
  private static final List<Route> KEEPERS =
      List.of(
          Route.delete(""),
          Route.delete("/invitations"),
          Route.delete("/members/0"),
          Route.delete("/members/0/name"),
          Route.post("/members/0/keeper", "{\"on\":false}"),
          Route.post("/members/2/keeper", "{\"on\":true}"),
          Route.post("/members/0/code", ""),
          Route.delete("/members/0/devices/0"),
          Route.post("/webhook", "{\"url\":\"https://ntfy.example/club\"}"),
          Route.delete("/webhook"),
          Route.post("/quiet", "{\"on\":true}"));

  /// What members do for themselves; the member 1 is another to every stranger.
  private static final List<Route> MEMBERS =
      List.of(
          SHOW,
          new Route("GET", "/book", ""),
          new Route("GET", "/book.csv", ""),
          Route.post("/invitations", ""),
          Route.delete("/members/1"),
          Route.delete("/members/1/name"),
          Route.post("/members/1/code", ""),
          Route.delete("/members/1/devices/0"),
          Route.post(
              "/notices",
              "{\"endpoint\":\"https://push.example/1\",\"p256dh\":\"\",\"auth\":\"\","
                  + "\"zone\":\"UTC\",\"from\":22,\"until\":7}"),
          Route.delete("/notices"),
          Route.post("/clock", "{\"on\":true}"),
          Route.post("/tables", ClubParty.table("logomachy", 2)),
          Route.post("/evening", "{\"game\":\"anagrams\"}"),
          Route.post("/evening/guests", "{}"));

  private int status(ClubParty club, Route route, String token) {
    HttpRequest.Builder request =
        client
            .request(club.path(route.path()))
            .method(route.method(), HttpRequest.BodyPublishers.ofString(route.body()));
    if (!token.isEmpty()) request.header("Authorization", "Bearer " + token);
    return client.send(request).status();
  }

  @Test
  void no_token_does_what_it_was_not_given_for() {
    ClubParty club = ClubParty.found(client, "Ruth");
    ClubParty.Seat ben = club.join("Ben");
    ClubParty.Seat tom = club.join("Tom");
    Client.Place table = club.start(club.token(), "logomachy", 3, ben.member());
    Client.Place guest = client.join(table, "Grandma Ilse");
    String usedCode = club.code(ben.member(), ben.token());
    ClubParty.Seat struck = club.device(usedCode);
    assertThat(client.delete(club.path("/members/1/devices/1"), ben.token()).status())
        .isEqualTo(200);
    assertThat(client.delete(club.path("/members/2"), tom.token()).status()).isEqualTo(200);
    ClubParty other = ClubParty.found(client, "Mallory");

    Map<String, String> strangers = new LinkedHashMap<>();
    strangers.put("nobody", "");
    strangers.put("a guess", "x".repeat(43));
    strangers.put("the keeper of another club", other.token());
    strangers.put("an invitation of another club", other.invite());
    strangers.put("the invite link of a table", table.invite());
    strangers.put("the watch link of a table", table.watch());
    strangers.put("a guest's chair at a table of the club", guest.token());
    strangers.put("a struck device", struck.token());
    strangers.put("a code that was used", usedCode);
    strangers.put("a member who has left", tom.token());

    Json before = club.seen(club.token()).at("members");
    int tried = 0;
    for (Map.Entry<String, String> stranger : strangers.entrySet())
      for (List<Route> routes : List.of(KEEPERS, MEMBERS))
        for (Route route : routes) {
          assertThat(status(club, route, stranger.getValue()))
              .as("%s: %s", stranger.getKey(), route)
              .isIn(401, 403);
          tried++;
        }
    for (Route route : KEEPERS) {
      assertThat(status(club, route, ben.token())).as("a member: %s", route).isEqualTo(403);
      tried++;
    }
    for (List<Route> routes : List.of(KEEPERS, MEMBERS))
      for (Route route : routes) {
        if (route.equals(SHOW)) continue;
        assertThat(status(club, route, club.invite()))
            .as("an invitation: %s", route)
            .isEqualTo(403);
        tried++;
      }
    for (Map.Entry<String, String> stranger : strangers.entrySet()) {
      assertThat(club.useCode(stranger.getValue()).status())
          .as("%s as a code", stranger.getKey())
          .isEqualTo(403);
      assertThat(club.tryToJoin("Silas", stranger.getValue()).status())
          .as("%s as an invitation", stranger.getKey())
          .isEqualTo(403);
      try (Client.Connection watching = club.watch(stranger.getValue())) {
        assertThat(watching.next("problem").at("detail").asText())
            .as(stranger.getKey())
            .isEqualTo("That opens nothing of this club.");
      }
      tried += 3;
    }
    assertThat(tried).as("so many were tried").isEqualTo(315);
    assertThat(club.seen(club.token()).at("members")).isEqualTo(before);
    assertThat(client.get(club.path(""), club.invite()).json().at("type").asText())
        .as("an invitation tells which club it is, and no more")
        .isEqualTo("invitation");
  }

  @Test
  void an_invitation_that_was_called_back_lets_nobody_in() {
    ClubParty club = ClubParty.found(client, "Ruth");
    ClubParty.Seat ben = club.join("Ben");
    String invited =
        client.post(club.path("/invitations"), ben.token(), "").json().at("inviteToken").asText();
    assertThat(client.delete(club.path("/invitations"), club.token()).status()).isEqualTo(200);
    for (String token : List.of(club.invite(), invited))
      assertThat(club.tryToJoin("Silas", token).status()).isEqualTo(403);
  }

  @Test
  void a_device_sees_its_own_members_devices_and_a_keepers_sees_all() {
    ClubParty club = ClubParty.found(client, "Ruth");
    ClubParty.Seat ben = club.join("Ben");
    assertThat(club.member(ben.token(), 0).maybe("devices")).isEmpty();
    assertThat(club.member(ben.token(), 1).at("devices").asItems()).hasSize(1);
    assertThat(club.member(club.token(), 1).at("devices").asItems()).hasSize(1);
    assertThat(club.seen(club.token()).write()).doesNotContain(Secrets.hash(ben.token()));
  }
}
