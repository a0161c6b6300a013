package parlour.server.http;

import static org.eclipse.jetty.util.thread.Invocable.InvocationType.NON_BLOCKING;

import java.net.InetSocketAddress;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.eclipse.jetty.websocket.core.WebSocketConnection;
import parlour.server.config.Rates;
import parlour.server.wire.RateLimiter;

/// Accepts a limited number of TCP connections from each address, so many at a time and so many a
/// second, and closes those that keep the server waiting for a request: half-open ones, and ones
/// that send a byte now and then (Slowloris).
///
/// Jetty's own idle timeout begins again with every byte; here the whole time counts.
final class LimitedConnector extends ServerConnector {
  private static final long SWEEP_MILLIS = 500;

  private final int mostOpen;
  private final RateLimiter opened;
  private final long limitNanos;
  private final ConcurrentHashMap<String, Integer> open = new ConcurrentHashMap<>();

  /// The addresses under which connections were counted; a closed one no longer knows its own.
  private final ConcurrentHashMap<EndPoint, String> addresses = new ConcurrentHashMap<>();

  /// Since when each connection is waited for; those that are not are not in it.
  private final ConcurrentHashMap<EndPoint, Long> awaitedSinceNanos = new ConcurrentHashMap<>();

  /// What one address may have.
  ///
  /// @param open connections at a time
  /// @param opened how fast new ones may follow each other, but for programs on this machine; one
  ///   that goes wrong before a request can be read, and is closed for it, has counted here
  record PerAddress(int open, Rates.Rate opened) {}

  /// @param limit how long a connection may take over the head of a request, and over its body
  LimitedConnector(Server server, HttpConnectionFactory http, PerAddress most, Duration limit) {
    super(server, http);
    this.mostOpen = most.open();
    this.opened = new RateLimiter(most.opened());
    this.limitNanos = limit.toNanos();
  }

  @Override
  protected void doStart() throws Exception {
    super.doStart();
    sweepLater();
  }

  private void sweepLater() {
    getScheduler().schedule(this::sweep, SWEEP_MILLIS, TimeUnit.MILLISECONDS);
  }

  private void sweep() {
    long now = System.nanoTime();
    awaitedSinceNanos.forEach(
        (connection, since) -> {
          boolean isHttp = connection.getConnection() instanceof Connection.UpgradeFrom;
          if (isHttp && connection.isOpen() && now - since <= limitNanos) return;
          awaitedSinceNanos.remove(connection);
          if (isHttp)
            connection.close(); // It may have become a WebSocket, which has its own limits.
        });
    if (isRunning()) sweepLater();
  }

  @Override
  protected SocketChannelEndPoint newEndPoint(
      SocketChannel channel, ManagedSelector selector, SelectionKey key) {
    return new SelectedEndPoint(channel, selector, key, getScheduler());
  }

  /// Has the frames of WebSockets read by the selector's own thread. Whoever receives them only
  /// passes them on to an actor and never blocks, so another thread would be one more wake-up.
  private static final class SelectedEndPoint extends SocketChannelEndPoint {
    SelectedEndPoint(
        SocketChannel channel, ManagedSelector selector, SelectionKey key, Scheduler scheduler) {
      super(channel, selector, key, scheduler);
    }

    @Override
    public void fillInterested(Callback callback) {
      super.fillInterested(
          getConnection() instanceof WebSocketConnection
              ? Callback.from(NON_BLOCKING, callback::succeeded, callback::failed)
              : callback);
    }
  }

  @Override
  protected void onEndPointOpened(EndPoint connection) {
    super.onEndPointOpened(connection);
    await(connection);
    String address = address(connection);
    addresses.put(connection, address);
    boolean tooMany = open.merge(address, 1, Integer::sum) > mostOpen;
    boolean tooFast = !RequestGuard.LOOPBACK.contains(address) && !opened.tryAcquire(address);
    if (tooMany || tooFast) connection.close();
  }

  @Override
  protected void onEndPointClosed(EndPoint connection) {
    super.onEndPointClosed(connection);
    received(connection);
    String address = addresses.remove(connection);
    if (address != null)
      open.computeIfPresent(address, (_, count) -> count <= 1 ? null : count - 1);
  }

  /// The connection is waited for, from now on.
  void await(EndPoint connection) {
    awaitedSinceNanos.put(connection, System.nanoTime());
    if (!connection.isOpen()) awaitedSinceNanos.remove(connection);
  }

  /// What the connection was waited for has come.
  void received(EndPoint connection) {
    awaitedSinceNanos.remove(connection);
  }

  private static String address(EndPoint connection) {
    return connection.getRemoteSocketAddress() instanceof InetSocketAddress address
            && address.getAddress() != null
        ? RequestGuard.counted(address.getAddress().getHostAddress())
        : "";
  }
}
