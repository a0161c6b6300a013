package parlour.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import parlour.engine.wire.Json;
import parlour.lexicon.house.HouseList;
import parlour.server.config.HouseRules;
import parlour.server.wire.Secrets;

/// Who may open tables, evenings and clubs: every kind of token and stranger at every door.
class FrontDoorTest {
  private static final String PROXY = "127.0.0.2";
  private static final String HEADER = "Remote-User";

  @AutoClose private static final TestServer INVITES = house(HouseRules.WhoOpens.INVITED, Set.of());

  @AutoClose
  private static final TestServer SIGNS_ON = house(HouseRules.WhoOpens.SIGNED_ON, Set.of(PROXY));

  /// Every route that opens something, with a body that is as it should be.
  private static final Map<String, String> DOORS =
      Map.of(
          "/api/tables", "{\"game\":\"slap-jack\",\"seats\":2,\"name\":\"Edwin\"}",
          "/api/evenings", "{\"game\":\"anagrams\"}",
          "/api/clubs", "{\"club\":\"Thursday\",\"name\":\"Edwin\"}");

  private static TestServer house(HouseRules.WhoOpens opens, Set<String> proxies) {
    HouseRules rules =
        new HouseRules(HouseList.NONE, opens, new HouseRules.SignOn(HEADER, proxies), false);
    return TestServer.open(options -> options.with(rules));
  }

  private static Client.Answered desk(String method) {
    return INVITES
        .client()
        .send(
            INVITES
                .client()
                .request("/api/house/invitation")
                .header("Authorization", "Bearer " + DeskKey.of(INVITES.folder()))
                .method(method, HttpRequest.BodyPublishers.noBody()));
  }

  private static String invite() {
    return desk("POST").json().at("inviteToken").asText();
  }

  private static String body(String door) {
    return Objects.requireNonNull(DOORS.get(door));
  }

  private static Json opened(String door, String invitation) {
    Client.Answered answer = INVITES.client().post(door, invitation, body(door));
    assertThat(answer.status()).as(door + " " + answer.text()).isEqualTo(201);
    return answer.json();
  }

  private static Json door(String token) {
    Client.Answered asked =
        token.isEmpty()
            ? INVITES.client().get("/api/door")
            : INVITES.client().get("/api/door", token);
    assertThat(asked.status()).isEqualTo(200);
    return asked.json();
  }

  @Test
  void only_the_houses_invitation_opens_and_no_other_token_does() {
    Client client = INVITES.client();
    String before = invite();
    String invitation = invite();
    Json table = opened("/api/tables", invitation);
    Json evening = opened("/api/evenings", invitation);
    Json club = opened("/api/clubs", invitation);
    List<String> others =
        new ArrayList<>(
            List.of("x", before, invitation + "x", invitation.substring(1), "", "Bearer"));
    for (String name : List.of("token", "inviteToken", "watchToken"))
      others.add(table.at(name).asText());
    for (String name : List.of("hostessToken", "inviteToken", "watchToken"))
      others.add(evening.at(name).asText());
    for (String name : List.of("token", "inviteToken")) others.add(club.at(name).asText());
    others.add(DeskKey.of(INVITES.folder()));
    int tried = 0;
    for (Map.Entry<String, String> each : DOORS.entrySet()) {
      for (String wrong : others) {
        Client.Answered answer = client.post(each.getKey(), wrong, each.getValue());
        assertThat(answer.status()).as(each.getKey() + " with " + wrong).isEqualTo(403);
        assertThat(answer.detail()).contains("ask for the house's link");
        tried++;
      }
      Client.Answered query =
          client.post(each.getKey() + "?inviteToken=" + invitation, "", each.getValue());
      assertThat(query.status()).as("never in a query").isEqualTo(403);
      Client.Answered named =
          client.send(
              client
                  .request(each.getKey())
                  .header(HEADER, "edwin")
                  .POST(HttpRequest.BodyPublishers.ofString(each.getValue())));
      assertThat(named.status()).as("nobody asked for names").isEqualTo(403);
      tried += 2;
    }
    assertThat(tried).isEqualTo(51);
  }

  @Test
  void guests_by_link_stay_guests_and_members_of_a_club_play_there() {
    Client client = INVITES.client();
    String invitation = invite();
    Json table = opened("/api/tables", invitation);
    Json evening = opened("/api/evenings", invitation);
    Json club = opened("/api/clubs", invitation);
    Client.Answered seat =
        client.post(
            "/api/tables/" + table.at("table").asText() + "/seats",
            "",
            "{\"name\":\"Rosa\",\"inviteToken\":\"" + table.at("inviteToken").asText() + "\"}");
    assertThat(seat.status()).isEqualTo(201);
    assertThat(
            client
                .post("/api/tables", seat.json().at("token").asText(), body("/api/tables"))
                .status())
        .isEqualTo(403);
    assertThat(
            client
                .post(
                    "/api/evenings/" + evening.at("evening").asText() + "/guests",
                    "",
                    "{\"name\":\"Rosa\",\"inviteToken\":\""
                        + evening.at("inviteToken").asText()
                        + "\"}")
                .status())
        .isEqualTo(201);
    String path = "/api/clubs/" + club.at("club").asText();
    Client.Answered member =
        client.post(
            path + "/members",
            "",
            "{\"name\":\"Rosa\",\"inviteToken\":\"" + club.at("inviteToken").asText() + "\"}");
    assertThat(member.status()).isEqualTo(201);
    assertThat(
            client
                .post(
                    path + "/tables",
                    member.json().at("token").asText(),
                    "{\"game\":\"slap-jack\",\"seats\":2,\"members\":[0]}")
                .status())
        .isEqualTo(201);
  }

  @Test
  void the_invitation_is_made_renewed_and_struck_and_stored_as_a_hash() throws IOException {
    String first = invite();
    assertThat(door(first).at("may").asBoolean()).isTrue();
    String second = invite();
    assertThat(door(first).at("may").asBoolean()).as("the one before is void").isFalse();
    assertThat(door(second).at("may").asBoolean()).isTrue();
    assertThat(desk("GET").json().at("made").asText()).startsWith("20");
    assertThat(files(INVITES.folder())).as("the token").doesNotContain(second);
    assertThat(files(INVITES.folder())).as("its hash").contains(Secrets.hash(second));
    assertThat(desk("DELETE").status()).isEqualTo(200);
    assertThat(door(second).at("may").asBoolean()).isFalse();
    assertThat(door("").at("why").asText()).endsWith("sit down by the link to a table.");
    assertThat(desk("GET").json().maybe("made")).isEmpty();
  }

  /// The bytes of every file of the store.
  private static String files(Path folder) throws IOException {
    StringBuilder bytes = new StringBuilder();
    try (Stream<Path> all = Files.list(folder)) {
      for (Path file : all.filter(each -> each.toString().contains("parlour.db")).toList())
        bytes.append(Files.readString(file, ISO_8859_1));
    }
    return bytes.toString();
  }

  /// A request from an address of this machine, as a proxy at that address would send it.
  private static int from(String address, String door, String... headers)
      throws IOException, InterruptedException {
    try (HttpClient client =
        HttpClient.newBuilder().localAddress(InetAddress.getByName(address)).build()) {
      HttpRequest.Builder request =
          HttpRequest.newBuilder(SIGNS_ON.address().resolve(door))
              .POST(HttpRequest.BodyPublishers.ofString(body(door)));
      if (headers.length > 0) request.headers(headers);
      return client.send(request.build(), HttpResponse.BodyHandlers.discarding()).statusCode();
    }
  }

  @Test
  void a_proxys_header_is_believed_from_its_address_alone() throws Exception {
    int forged = 0;
    for (String door : DOORS.keySet()) {
      assertThat(from(PROXY, door, HEADER, "rosa@school")).as(door).isEqualTo(201);
      for (String[] headers :
          List.of(
              new String[] {},
              new String[] {HEADER, ""},
              new String[] {HEADER, "  "},
              new String[] {"X-Remote-User", "rosa"}))
        assertThat(from(PROXY, door, headers)).as(door).isEqualTo(403);
      for (String[] headers :
          List.of(
              new String[] {HEADER, "rosa@school"},
              new String[] {HEADER, "rosa", "X-Forwarded-For", PROXY},
              new String[] {HEADER, "rosa", "Forwarded", "for=" + PROXY},
              new String[] {HEADER, "rosa", "X-Real-IP", PROXY},
              new String[] {"Authorization", "Bearer " + DeskKey.of(SIGNS_ON.folder())})) {
        assertThat(from("127.0.0.1", door, headers)).as(door).isEqualTo(403);
        assertThat(from("127.0.0.3", door, headers)).as(door).isEqualTo(403);
        forged += 2;
      }
    }
    assertThat(forged).isEqualTo(30);
  }
}
