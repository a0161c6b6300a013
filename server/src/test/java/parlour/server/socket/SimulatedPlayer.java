package parlour.server.socket;

import java.util.Optional;
import parlour.engine.wire.Json;
import parlour.server.ChairHistory;
import parlour.server.PlayerCore;

/// A player's [SimulatedDevice] at one chair of a table; what it sends and hears is noted.
final class SimulatedPlayer implements SimulatedDevice.Client {
  private final PlayerCore core;
  private final ChairHistory history;
  private final SimulatedDevice device;

  SimulatedPlayer(
      SimulatedHouse house,
      String table,
      PlayerCore core,
      ChairHistory history,
      SimulatedDevice.Network network,
      long seed) {
    this.core = core;
    this.history = history;
    this.device = new SimulatedDevice(house, () -> house.tableProtocol(table), this, network, seed);
  }

  PlayerCore core() {
    return core;
  }

  SimulatedDevice device() {
    return device;
  }

  @Override
  public String hello() {
    return core.hello(false);
  }

  @Override
  public Optional<String> speak(long nowNanos) {
    Optional<String> frame = core.speak(nowNanos);
    frame.ifPresent(sent -> history.sends(sent, nowNanos));
    return frame;
  }

  @Override
  public void hear(Json frame, long nowNanos) {
    history.hears(frame, nowNanos);
    core.hear(frame, nowNanos);
  }

  @Override
  public boolean isWaiting() {
    return core.pendingId().isPresent() || !core.isGreeted();
  }
}
