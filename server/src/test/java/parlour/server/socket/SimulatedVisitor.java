package parlour.server.socket;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import parlour.engine.wire.Json;
import parlour.server.ChairHistory;
import parlour.server.PlayerCore;
import parlour.server.evening.EveningReplay;
import parlour.testkit.RandomSceneBot;

/// The page of somebody at an evening, the hostess, a guest or a screen, on its [SimulatedDevice]:
/// goes to the table it is sent to, and plays there.
final class SimulatedVisitor implements SimulatedDevice.Client {
  private final SimulatedHouse house;
  private final String token;
  private final SimulatedDevice.Network network;
  private final Random random;
  private final Wits wits;
  private final SimulatedDevice device;
  private final Set<Json> frames = new LinkedHashSet<>();
  private final Map<String, ChairHistory> chairs = new LinkedHashMap<>();
  private final List<SimulatedPlayer> players = new ArrayList<>();
  private boolean greeted;
  private Optional<Json> shown = Optional.empty();
  private String table = "";

  /// Who plays for them in a chair.
  interface Wits {
    PlayerCore.Wit at(String table, int seat);
  }

  /// Somebody who plays at random.
  SimulatedVisitor(
      SimulatedHouse house,
      String evening,
      String token,
      SimulatedDevice.Network network,
      long seed) {
    this(
        house,
        evening,
        token,
        network,
        seed,
        (table, _) -> new RandomSceneBot(seed ^ table.hashCode())::answer);
  }

  SimulatedVisitor(
      SimulatedHouse house,
      String evening,
      String token,
      SimulatedDevice.Network network,
      long seed,
      Wits wits) {
    this.house = house;
    this.token = token;
    this.network = network;
    this.random = new Random(seed);
    this.wits = wits;
    this.device =
        new SimulatedDevice(
            house,
            () -> EveningReplay.protocol(house.evening(evening)),
            this,
            network,
            random.nextLong());
  }

  SimulatedDevice device() {
    return device;
  }

  /// The newest frame of the evening.
  Optional<Json> shown() {
    return shown;
  }

  boolean isShown(String phase) {
    return shown.filter(frame -> frame.at("phase").asText().equals(phase)).isPresent();
  }

  /// Every frame of the evening that ever came.
  Set<Json> frames() {
    return frames;
  }

  /// What was sent and heard at a table, if they sat there.
  Optional<ChairHistory> chair(String table) {
    return Optional.ofNullable(chairs.get(table));
  }

  /// The devices at the tables, also those that were put away.
  List<SimulatedPlayer> players() {
    return players;
  }

  void retire() {
    device.retire();
    players.forEach(player -> player.device().retire());
  }

  @Override
  public String hello() {
    greeted = false;
    return Json.fields().put("type", "hello").put("token", token).done().write();
  }

  @Override
  public Optional<String> speak(long nowNanos) {
    return Optional.empty();
  }

  @Override
  public boolean isWaiting() {
    return !greeted;
  }

  @Override
  public void hear(Json frame, long nowNanos) {
    if (!frame.at("type").asText().equals("evening")) return;
    greeted = true;
    frames.add(frame);
    // An older frame may have been overtaken.
    if (shown.isPresent() && lastLine(frame) < lastLine(shown.get())) return;
    shown = Optional.of(frame);
    follow(frame);
  }

  private static long lastLine(Json frame) {
    List<Json> lines = frame.at("lines").asItems();
    return lines.isEmpty() ? 0 : lines.getLast().at("n").asLong();
  }

  private void follow(Json frame) {
    Optional<Json> own =
        frame.at("tables").asItems().stream()
            .filter(each -> each.maybe("table").isPresent())
            .findFirst();
    String now = own.map(each -> each.at("table").asText()).orElse("");
    if (now.equals(table)) return;
    if (!players.isEmpty()) players.getLast().device().retire();
    table = now;
    if (own.isEmpty()) return;
    int seat = own.get().at("seat").asInt();
    ChairHistory chair = chairs.computeIfAbsent(now, _ -> new ChairHistory(now, seat));
    long pause = TimeUnit.MILLISECONDS.toNanos(200 + random.nextInt(4_000));
    PlayerCore core = new PlayerCore(token, pause, wits.at(now, seat));
    players.add(new SimulatedPlayer(house, now, core, chair, network, random.nextLong()));
  }
}
