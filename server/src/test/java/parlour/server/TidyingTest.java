package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.config.Retention;
import parlour.server.config.ServerOptions;

/// What is forgotten after a while, by whom, and what is not.
@Order(3)
class TidyingTest {
  private static final String BRISK = "{\"dealer\":\"party\",\"ending\":\"most\"}";

  @TempDir Path folder;

  private static Instant in(Duration time) {
    return Instant.now().plus(time);
  }

  @Test
  void tables_are_forgotten_when_they_have_been_kept_long_enough() {
    ServerOptions options = TestOptions.in(folder).withPort(0).withBotPace(2);
    Client.Place gathering;
    Client.Place playing;
    Client.Place over;
    String rematch;
    try (ParlourServer server = ParlourServer.start(options);
        Client client = new Client(server)) {
      gathering = client.gather("slap-jack", 2, "{}", true);
      playing = client.gather("animal-rummy", 2, "{}", false);
      client.join(playing, "Rosalie");
      client.start(playing);
      over = client.gather("slap-jack", 3, BRISK, false);
      for (int i = 0; i < 2; i++) client.post(over.path("/bots"), over.token(), "{}");
      client.start(over);
      SlapJackRobot.playToTheEnd(client, over, new ChairHistory(over.table(), over.seat()));
      rematch = client.rematch(over);
    }
    ServerOptions.Storage storage = options.storage();
    Retention usual = Retention.usual();
    Retention week = usual.withFinished(Duration.ofDays(7));
    assertThat(Tidying.byHand(storage, week, in(Duration.ofHours(47)), true)).isEmpty();
    assertThat(tables(Tidying.byHand(storage, week, in(Duration.ofDays(3)), false)))
        .containsExactlyInAnyOrder(gathering.table(), rematch);
    assertThat(tables(Tidying.byHand(storage, usual, in(Duration.ofDays(20)), true)))
        .as("finished games stay for ever unless the operator says otherwise")
        .containsExactlyInAnyOrder(gathering.table(), rematch);
    try (ParlourServer server = ParlourServer.start(options);
        Client client = new Client(server)) {
      client.post(over.path("/rematch"), over.token(), "");
      assertThat(client.get("/api/tables/" + rematch).status())
          .as("the old table does not bring its rematch back")
          .isEqualTo(404);
    }
    assertThat(tables(Tidying.byHand(storage, week, in(Duration.ofDays(8)), true)))
        .containsExactly(over.table());
    try (ParlourServer server = ParlourServer.start(options);
        Client client = new Client(server)) {
      for (Client.Place gone : List.of(gathering, over))
        assertThat(client.get(gone.path("")).status()).isEqualTo(404);
      assertThat(client.get(playing.path("")).json().at("phase").asText()).isEqualTo("playing");
      assertThat(client.get("/api/tables").text()).doesNotContain(gathering.table());
    }
    assertThat(tables(Tidying.byHand(storage, usual, in(Duration.ofDays(31)), true)))
        .containsExactly(playing.table());
  }

  @Test
  void a_table_over_days_is_kept_while_a_turn_runs_and_thirty_days_after() {
    ServerOptions options = TestOptions.in(folder).withPort(0);
    Client.Place playing;
    Client.Place undealt;
    try (ParlourServer server = ParlourServer.start(options);
        Client client = new Client(server)) {
      ClubParty club = ClubParty.found(client, "Ruth");
      int ben = club.join("Ben").member();
      playing = club.startOverDays("logomachy", 7, 2, ben);
      undealt = club.startOverDays("logomachy", 7, 2, ben);
      client.start(playing);
    }
    ServerOptions.Storage storage = options.storage();
    Retention usual = Retention.usual();
    assertThat(tables(Tidying.byHand(storage, usual, in(Duration.ofDays(13)), false))).isEmpty();
    assertThat(tables(Tidying.byHand(storage, usual, in(Duration.ofDays(36)), false)))
        .as("the turn has ended less than thirty days ago")
        .containsExactly(undealt.table());
    assertThat(tables(Tidying.byHand(storage, usual, in(Duration.ofDays(38)), false)))
        .containsExactlyInAnyOrder(undealt.table(), playing.table());
  }

  private static List<String> tables(List<Tidying.Found> found) {
    return found.stream().map(Tidying.Found::id).toList();
  }

  @Test
  void evenings_are_forgotten_like_tables() {
    ServerOptions options = TestOptions.in(folder).withPort(0);
    EveningParty gathering;
    EveningParty playing;
    try (ParlourServer server = ParlourServer.start(options);
        Client client = new Client(server)) {
      gathering = EveningParty.open(client, "{}");
      gathering.arrives("Rosalie");
      playing = EveningParty.open(client, "{}");
      playing.arrives("Edwin");
      playing.does("begin");
    }
    ServerOptions.Storage storage = options.storage();
    Retention usual = Retention.usual();
    assertThat(evenings(Tidying.byHand(storage, usual, in(Duration.ofHours(47)), true))).isEmpty();
    assertThat(evenings(Tidying.byHand(storage, usual, in(Duration.ofDays(3)), true)))
        .containsExactly(gathering.id());
    try (ParlourServer server = ParlourServer.start(options);
        Client client = new Client(server)) {
      assertThat(client.get("/api/evenings/" + gathering.id(), gathering.hostessToken()).status())
          .isEqualTo(404);
      playing.in(client);
      assertThat(playing.seen(playing.hostessToken()).at("phase").asText()).isEqualTo("playing");
    }
    assertThat(evenings(Tidying.byHand(storage, usual, in(Duration.ofDays(31)), true)))
        .containsExactly(playing.id());
  }

  private static List<String> evenings(List<Tidying.Found> found) {
    return found.stream()
        .filter(each -> each.kind() == Tidying.Kind.EVENING)
        .map(Tidying.Found::id)
        .toList();
  }

  @Test
  void a_host_deletes_a_table_and_nothing_of_it_is_kept() {
    ServerOptions options = TestOptions.in(folder).withPort(0);
    try (ParlourServer server = ParlourServer.start(options);
        Client client = new Client(server)) {
      Client.Place host = client.gather("slap-jack", 2, "{}", true);
      Client.Place friend = client.join(host, "Rosalie");
      Client.Place other = client.gather("slap-jack", 2, "{}", true);
      assertThat(client.delete(host.path(""), friend.token()).status()).isEqualTo(403);
      try (Client.Connection connection = client.connect(friend)) {
        connection.next("table");
        assertThat(client.delete(host.path(""), host.token()).status()).isEqualTo(200);
        assertThat(connection.next("closed").at("code").asInt()).isEqualTo(1008);
      }
      assertThat(client.get(host.path("")).status()).isEqualTo(404);
      assertThat(client.get("/api/tables").text())
          .doesNotContain(host.table())
          .contains(other.table());
      client.join(other, "Rosalie");
      client.start(other);
      assertThat(client.delete(other.path(""), other.token()).status())
          .as("in the middle of a game with others")
          .isEqualTo(409);
      Path file = folder.resolve("all.jsonl");
      assertThat(Backup.export(options.storage(), file, Set.of()).tables()).isEqualTo(1);
    }
  }
}
