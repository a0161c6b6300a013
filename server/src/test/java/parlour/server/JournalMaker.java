package parlour.server;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// Fills the store of a running server with tables and evenings in every state, through its wire,
/// to be kept as the journal of that build: `JournalMaker ADDRESS FILE` writes the secrets that
/// open them to the file.
public final class JournalMaker implements AutoCloseable {
  private static final String BRISK = "{\"dealer\":\"party\",\"ending\":\"most\"}";
  private static final String VOTE = "{\"overrule\":\"vote\"}";
  private static final Duration LONG_ENOUGH = Duration.ofMinutes(3);
  private static final int MOVES = 6;

  /// Games that end by themselves within seconds when bots are quick and people answer by chance.
  private static final List<String> SHORT =
      List.of(
          "crossword",
          "foil",
          "logomachy",
          "wmwt",
          "travelling",
          "letter-pool",
          "animal-rummy",
          "bull-frog",
          "good-books");

  private final URI address;
  private final Client client;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final List<Json> keys = new ArrayList<>();

  private JournalMaker(URI address) {
    this.address = address;
    this.client = new Client(address);
  }

  public static void main(String[] args) throws IOException {
    try (JournalMaker maker = new JournalMaker(URI.create(args[0]))) {
      maker.all();
      Files.write(Path.of(args[1]), maker.keys.stream().map(Json::write).toList());
    }
  }

  private void all() {
    List<Runnable> scripts = new ArrayList<>();
    for (CatalogEntry kind : Catalog.entries()) scripts.add(() -> inPlay(kind));
    for (String game : SHORT) scripts.add(() -> finished(game));
    scripts.addAll(
        List.of(
            this::slapJackWithRematch,
            this::gathered,
            this::family,
            this::comingAndGoing,
            this::voting,
            this::voted));
    scripts.addAll(new JournalEvenings(client, this::keep).scripts());
    CompletableFuture.allOf(
            scripts.stream()
                .map(script -> CompletableFuture.runAsync(script, threads))
                .toArray(CompletableFuture[]::new))
        .join();
  }

  /// A table of two people, at every third of them with a bot, that stops after a few moves.
  private void inPlay(CatalogEntry kind) {
    int people = Math.max(2, kind.seating().fewest());
    boolean bot = Catalog.entries().indexOf(kind) % 3 == 0 && people < kind.seating().most();
    List<Client.Place> places = company(kind.id(), people, bot ? 1 : 0, "{}", "");
    client.start(places.getFirst());
    play(places, MOVES, Duration.ofSeconds(15));
    keep(places);
  }

  private void finished(String game) {
    List<Client.Place> places = company(game, 1, 1, "{}", "");
    client.start(places.getFirst());
    play(places, Integer.MAX_VALUE, LONG_ENOUGH);
    if (client.read(places.getFirst(), "/log").status() != 200)
      throw new IllegalStateException(game + " does not end");
    keep(places);
    if (game.equals("animal-rummy")) keep(rematch(places));
  }

  /// PhotoFinish finishes, an ending, and a second game under way.
  private void slapJackWithRematch() {
    List<Client.Place> places = company("slap-jack", 2, 1, BRISK, "");
    client.start(places.getFirst());
    try (Client.Connection first = client.connect(places.getFirst());
        Client.Connection second = client.connect(places.get(1))) {
      CompletableFuture<Json> beside =
          CompletableFuture.supplyAsync(new SlapJackRobot(second)::play, threads);
      new SlapJackRobot(first).play();
      beside.join();
    }
    keep(places);
    List<Client.Place> again = rematch(places);
    client.start(again.getFirst());
    play(again, 1, Duration.ofSeconds(3));
    keep(again);
  }

  /// An open table that waits for more people; somebody came and left.
  private void gathered() {
    Client.Place host = client.gather("authors", 4, "{}", true);
    Client.Place rosalie = client.join(host, "Rosalie");
    bot(host, 2);
    expect(client.delete(rosalie.path("/seats/" + rosalie.seat()), rosalie.token()), 200);
    keep(List.of(host));
  }

  private void family() {
    List<Client.Place> places = company("wild-animal", 2, 1, "{}", ",\"family\":true");
    client.start(places.getFirst());
    play(places, 3, Duration.ofSeconds(15));
    try (Client.Connection line = client.connect(places.getFirst())) {
      String phrase = line.next("table").at("phrases").asItems().getFirst().write();
      line.send("{\"type\":\"chat\",\"text\":" + phrase + "}");
      line.next("chat");
    }
    keep(places);
  }

  /// Talk, hints, new links, a bot that plays in, a chair handed over and a chair left for good.
  private void comingAndGoing() {
    List<Client.Place> places = company("animal-rummy", 4, 0, "{}", ",\"patience\":1");
    Client.Place host = places.getFirst();
    Client.Place lina = places.get(3);
    client.start(host);
    play(places, 2, Duration.ofSeconds(15));
    try (Client.Connection line = client.connect(host)) {
      line.send("{\"type\":\"chat\",\"text\":\"Ça va? \\uD83C\\uDFB4 \\\"Ünder way\\\"\"}");
      line.next("chat");
      line.send("{\"type\":\"hints\",\"on\":false}");
      line.next("chat");
      line.next("table", f -> standIn(f, 1) && standIn(f, 3));
      lookIn(places.get(1));
      line.next("table", f -> !standIn(f, 1));
      expect(client.post(host.path("/patience"), host.token(), "{\"seconds\":86400}"), 200);
    }
    lookIn(lina); // A bot that plays in gives her chair back, so that she can hand it on.
    Client.Answered pass = client.post(lina.path("/seats/3/pass"), lina.token(), "");
    String word = expect(pass, 201).at("handoverCode").asText();
    Json taken =
        expect(client.post(lina.path("/take"), "", "{\"handoverCode\":\"" + word + "\"}"), 201);
    expect(client.delete(host.path("/seats/2"), places.get(2).token()), 200);
    Json links = expect(client.post(host.path("/links"), host.token(), ""), 201);
    List<String> tokens =
        List.of(host.token(), places.get(1).token(), "", taken.at("token").asText());
    keep(keys(host.table(), links.at("watchToken").asText(), tokens));
  }

  /// Somebody who was away is back, and goes again.
  private void lookIn(Client.Place place) {
    try (Client.Connection line = client.connect(place)) {
      line.next("table");
    }
  }

  private static boolean standIn(Json table, int seat) {
    return table.at("seats").asItems().get(seat).at("standIn").asBoolean();
  }

  /// The table has been asked to admit a word, and one of three has spoken.
  private void voting() {
    keep(vote(1));
  }

  /// The table has admitted a word.
  private void voted() {
    keep(vote(2));
  }

  private List<Client.Place> vote(int voices) {
    List<Client.Place> places = company("logomachy", 4, 0, VOTE, "");
    client.start(places.getFirst());
    play(places, 1, Duration.ofSeconds(15));
    for (Client.Place place : places) {
      try (Client.Connection line = client.connect(place)) {
        long id = line.next("table").at("lastPlay").asLong();
        if (!line.next("scene").at("scene").at("offers").write().contains("plead")) continue;
        line.play(id + 1, "plead", "{\"word\":\"GLORK\"}");
        line.next("played");
        List<Client.Place> others = new ArrayList<>(places);
        others.remove(place);
        for (Client.Place other : others.subList(0, voices)) speak(other);
        return places;
      }
    }
    throw new IllegalStateException("nobody could ask for a vote");
  }

  private void speak(Client.Place place) {
    try (Client.Connection line = client.connect(place)) {
      long id = line.next("table").at("lastPlay").asLong();
      line.play(id + 1, "court-vote", "{\"word\":\"GLORK\",\"voice\":\"for\"}");
      line.next("played");
    }
  }

  private List<Client.Place> company(
      String game, int people, int bots, String settings, String more) {
    List<String> names = List.of("Rosalie", "Tom", "Lina");
    List<Client.Place> places = new ArrayList<>();
    places.add(client.gather(game, people + bots, settings, false, more));
    for (int i = 1; i < people; i++) places.add(client.join(places.getFirst(), names.get(i - 1)));
    for (int i = 0; i < bots; i++) bot(places.getFirst(), people + i);
    return places;
  }

  private void bot(Client.Place host, int seat) {
    String body = "{\"level\":4,\"seat\":" + seat + "}";
    expect(client.post(host.path("/bots"), host.token(), body), 201);
  }

  private List<Client.Place> rematch(List<Client.Place> places) {
    Client.Place host = places.getFirst();
    Json next = expect(client.post(host.path("/rematch"), host.token(), ""), 201);
    String table = next.at("table").asText();
    return places.stream()
        .map(p -> new Client.Place(table, p.seat(), p.token(), p.invite(), p.watch()))
        .toList();
  }

  /// Everybody plays by chance until somebody has made that number of moves, the game is over, or
  /// time is up.
  private void play(List<Client.Place> places, int moves, Duration longest) {
    List<PersistentPlayer> players = new ArrayList<>();
    for (Client.Place place : places)
      players.add(new PersistentPlayer(place, () -> List.of(address), 60, place.seat()));
    CompletableFuture<Void> running =
        CompletableFuture.allOf(
            players.stream()
                .map(player -> CompletableFuture.runAsync(player, threads))
                .toArray(CompletableFuture[]::new));
    BooleanSupplier enough =
        () -> players.stream().anyMatch(p -> p.isOver() || p.stood().size() >= moves);
    long until = System.nanoTime() + longest.toNanos();
    while (!enough.getAsBoolean() && System.nanoTime() < until) rest();
    players.forEach(PersistentPlayer::stop);
    running.join();
  }

  private static void rest() {
    try {
      Thread.sleep(20);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private static Json expect(Client.Answered answered, int status) {
    if (answered.status() != status) throw new IllegalStateException(answered.text());
    return answered.json();
  }

  private void keep(List<Client.Place> places) {
    Client.Place host = places.getFirst();
    keep(keys(host.table(), host.watch(), places.stream().map(Client.Place::token).toList()));
  }

  /// The secrets of a table.
  ///
  /// @param tokens of the chairs in their order, nothing where nobody holds one
  static Json keys(String table, String watch, List<String> tokens) {
    return Json.fields()
        .put("table", table)
        .put("watch", watch)
        .put("tokens", Json.texts(tokens))
        .done();
  }

  private synchronized void keep(Json line) {
    keys.add(line);
  }

  @Override
  public void close() {
    threads.shutdown();
    client.close();
  }
}
