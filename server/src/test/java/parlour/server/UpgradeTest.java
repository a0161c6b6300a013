package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import parlour.engine.wire.Json;
import parlour.server.config.Rates;
import parlour.server.config.ServerOptions;
import parlour.server.store.Database;
import parlour.server.store.Store;

/// A house is upgraded from one build to the next ([TwoBuilds]): games in play go on to their end
/// or are ended by ruling, and finished games stay readable.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class UpgradeTest {
  private static final List<String> GAMES =
      List.of(TwoBuilds.KEPT, TwoBuilds.DROPPED, TwoBuilds.SAME);
  private static final List<String> PAGES =
      List.of("/log", "/course", "/replay?from=0&count=40", "/course?eye=1");

  private final Map<String, List<Client.Place>> finished = new HashMap<>();
  private final Map<String, List<Client.Place>> inPlay = new HashMap<>();
  private final Map<String, String> pagesBefore = new HashMap<>();
  private final Map<String, Json> sceneBefore = new HashMap<>();
  private List<UpgradeCheck.Found> concerned = List.of();
  private ParlourServer server;
  private Client client;

  @BeforeAll
  void games_are_dealt_by_one_build_and_read_by_the_next(@TempDir Path folder) throws SQLException {
    ServerOptions options =
        TestOptions.in(folder).withPort(0).withBotPace(0).withRates(Rates.none());
    server = ParlourServer.start(options, TwoBuilds.earlier());
    client = new Client(server);
    for (String game : GAMES) {
      finished.put(game, company(game));
      play(of(finished, game), PersistentPlayer::isOver);
      inPlay.put(game, company(game));
      play(of(inPlay, game), player -> player.stood().size() >= 2);
    }
    for (String game : GAMES) {
      for (String page : PAGES) pagesBefore.put(game + page, read(of(finished, game), page));
      sceneBefore.put(game, scene(of(inPlay, game)));
    }
    client.close();
    server.close();
    try (Store store = new Store(Database.sqlite(folder.resolve("parlour.db")))) {
      concerned = UpgradeCheck.find(store, TwoBuilds.later());
    }
    server = ParlourServer.start(options, TwoBuilds.later());
    client = new Client(server);
  }

  @AfterAll
  void the_house_closes() {
    client.close();
    server.close();
  }

  private static <T> T of(Map<String, T> known, String game) {
    return Objects.requireNonNull(known.get(game));
  }

  private List<Client.Place> company(String game) {
    Client.Place host = client.gather(game, 2, "{}", false);
    Client.Place guest = client.join(host, "Rosalie");
    client.start(host);
    return List.of(host, guest);
  }

  private void play(List<Client.Place> places, Predicate<PersistentPlayer> enough) {
    List<PersistentPlayer> players = new ArrayList<>();
    for (Client.Place place : places)
      players.add(
          new PersistentPlayer(place, () -> List.of(server.address()), 1, place.seat() + 1)
              .until(enough));
    players.forEach(Thread::startVirtualThread);
    Patience.await()
        .pollInterval(Duration.ofMillis(20))
        .until(() -> players.stream().anyMatch(enough));
    players.forEach(PersistentPlayer::stop);
    for (PersistentPlayer player : players) assertThat(player.complaints()).isEmpty();
  }

  private String read(List<Client.Place> places, String page) {
    Client.Answered answered = client.read(places.getFirst(), page);
    assertThat(answered.status()).as(answered.text()).isEqualTo(200);
    return answered.text();
  }

  private Json scene(List<Client.Place> places) {
    try (Client.Connection line = client.connect(places.getFirst())) {
      return line.next("scene");
    }
  }

  private Json table(List<Client.Place> places) {
    return client.read(places.getFirst(), "").json();
  }

  @Test
  void finished_games_are_opened_and_replayed_as_they_were() {
    for (String game : GAMES) {
      assertThat(table(of(finished, game)).at("phase").asText()).isEqualTo("over");
      assertThat(table(of(finished, game)).maybe("fault")).isEmpty();
      for (String page : PAGES)
        assertThat(read(of(finished, game), page)).isEqualTo(pagesBefore.get(game + page));
      assertThat(scene(of(finished, game)).maybe("result")).isPresent();
    }
  }

  @Test
  void finished_games_are_verified_and_analysed_as_far_as_the_rules_are_here() {
    for (String game : GAMES) {
      boolean judged = !game.equals(TwoBuilds.DROPPED);
      Json verified = Json.parse(read(of(finished, game), "/verify"));
      assertThat(verified.at("verified").asBoolean()).isTrue();
      assertThat(verified.at("judged").asBoolean()).isEqualTo(judged);
      assertThat(client.read(of(finished, game).getFirst(), "/analysis").status())
          .isEqualTo(judged ? 200 : 409);
    }
  }

  @Test
  void games_in_play_go_on_to_their_end_under_the_edition_they_were_dealt_with() {
    for (String game : List.of(TwoBuilds.KEPT, TwoBuilds.SAME)) {
      List<Client.Place> places = of(inPlay, game);
      assertThat(scene(places).at("scene")).isEqualTo(of(sceneBefore, game).at("scene"));
      play(places, PersistentPlayer::isOver);
      Json verified = Json.parse(read(places, "/verify"));
      assertThat(verified.at("judged").asBoolean()).isTrue();
      assertThat(read(places, "/log")).contains("\"lexicon\":\"" + OldJournal.FIRST_EDITION);
    }
  }

  @Test
  void a_game_whose_rules_are_gone_ends_with_the_score_it_had() {
    List<Client.Place> places = of(inPlay, TwoBuilds.DROPPED);
    Json table = table(places);
    assertThat(table.at("phase").asText()).isEqualTo("over");
    assertThat(table.at("fault").asText())
        .startsWith("This game ends here, with the score it had. Version ");
    assertThat(scores(scene(places))).isEqualTo(scores(of(sceneBefore, TwoBuilds.DROPPED)));
    assertThat(Json.parse(read(places, "/verify")).at("verified").asBoolean()).isTrue();
    Client.Place host = places.getFirst();
    Client.Answered next = client.post(host.path("/rematch"), host.token(), "");
    assertThat(next.status()).as(next.text()).isEqualTo(201);
  }

  private static List<Json> scores(Json frame) {
    return frame.at("scene").at("places").asItems().stream().map(p -> p.at("score")).toList();
  }

  @Test
  void the_operator_was_told_beforehand() {
    assertThat(concerned)
        .extracting(UpgradeCheck.Found::table, UpgradeCheck.Found::outcome)
        .containsExactlyInAnyOrder(
            org.assertj.core.groups.Tuple.tuple(
                of(inPlay, TwoBuilds.DROPPED).getFirst().table(), UpgradeCheck.Outcome.ENDS),
            org.assertj.core.groups.Tuple.tuple(
                of(finished, TwoBuilds.DROPPED).getFirst().table(), UpgradeCheck.Outcome.SHOWN));
    assertThat(concerned.getFirst().players()).containsExactly("Edwin", "Rosalie");
  }
}
