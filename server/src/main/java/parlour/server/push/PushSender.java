package parlour.server.push;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.engine.wire.Json;
import parlour.server.config.ServerOptions;
import parlour.server.house.HouseBook;
import parlour.server.wire.Metrics;
import parlour.server.wire.Problem;
import parlour.server.wire.Workroom;

/// Sends what leaves the house. Whoever gives it something never waits: there is a queue with an
/// end, in which those who send take turns, and a message too many is dropped.
public final class PushSender implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(PushSender.class);
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  /// So often, at most, the log says that the house is refused.
  private static final Duration WARNING = Duration.ofHours(1);

  private static final int THREADS = 4;
  private static final int MOST_WAITING = 2_000;
  private static final int MOST_OF_ONE = 500;

  private final ServerOptions.Outgoing outgoing;
  private final Optional<Vapid> vapid;
  private final Destinations destinations;
  private final Courier courier;
  private final Metrics metrics;
  private final Semaphore room = new Semaphore(MOST_WAITING);
  private final ExecutorService threads =
      Executors.newFixedThreadPool(
          THREADS, Thread.ofPlatform().name("push-", 1).daemon().factory());
  private final Workroom turns = new Workroom(threads, MOST_OF_ONE);
  private final AtomicLong warnAfterMillis = new AtomicLong();

  public PushSender(ServerOptions.Outgoing outgoing, HouseBook book, Metrics metrics) {
    this.outgoing = outgoing;
    this.vapid =
        outgoing.whyNoPush().isEmpty()
            ? Optional.of(Vapid.of(book, outgoing.contact()))
            : Optional.empty();
    this.destinations = new Destinations(outgoing.sendTo());
    this.courier = new Courier(PATIENCE);
    this.metrics = metrics;
  }

  /// The public key that browsers subscribe with; none where nothing is pushed.
  public Optional<String> publicKey() {
    return vapid.map(Vapid::publicKey);
  }

  /// How this house may send things out.
  public ServerOptions.Outgoing outgoing() {
    return outgoing;
  }

  /// Why a browser's subscription is refused, if it is. This may take a while.
  public Optional<String> objection(Subscription subscription) {
    if (vapid.isEmpty()) return Optional.of(outgoing.whyNoPush());
    if (!subscription.hasKeys()) return Optional.of("Those are no keys of a browser.");
    try {
      var _ = destinations.pushService(subscription.endpoint());
      return Optional.empty();
    } catch (Destinations.Refused refused) {
      return Optional.of(String.valueOf(refused.getMessage()));
    }
  }

  /// Why a webhook is refused, if it is. This may take a while.
  public Optional<String> objection(String webhook) {
    try {
      var _ = destinations.webhook(webhook);
      return Optional.empty();
    } catch (Destinations.Refused refused) {
      return Optional.of(String.valueOf(refused.getMessage()));
    }
  }

  /// Pushes a message to a browser.
  ///
  /// @param sender who takes turns with others
  /// @param whenGone runs, on a thread of this, if the push service no longer knows the browser
  public void push(String sender, Subscription to, Message message, Runnable whenGone) {
    if (vapid.isPresent())
      enqueue(
          sender,
          () -> {
            int status = push(vapid.get(), to, message);
            if (status == 404 || status == 410) whenGone.run();
            return status;
          });
  }

  private int push(Vapid house, Subscription to, Message message)
      throws IOException, GeneralSecurityException, Destinations.Refused {
    Destinations.Vetted service = destinations.pushService(to.endpoint());
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put(
        "Authorization", house.authorization(Destinations.origin(service.uri()), Instant.now()));
    headers.put("TTL", String.valueOf(message.timeToLive().toSeconds()));
    headers.put("Topic", message.topic());
    headers.put("Urgency", message.urgency().wireName());
    headers.put("Content-Encoding", "aes128gcm");
    headers.put("Content-Type", "application/octet-stream");
    return courier.post(service, headers, Encryption.encrypt(message.body().getBytes(UTF_8), to));
  }

  /// Posts JSON to a webhook.
  public void post(String sender, String webhook, Json body) {
    enqueue(
        sender,
        () ->
            courier.post(
                destinations.webhook(webhook),
                Map.of("Content-Type", "application/json"),
                body.write().getBytes(UTF_8)));
  }

  private interface Delivery {
    /// The status of the answer.
    int run() throws IOException, GeneralSecurityException, Destinations.Refused;
  }

  private void enqueue(String sender, Delivery delivery) {
    if (!room.tryAcquire()) {
      metrics.noticeSent("dropped");
      return;
    }
    try {
      turns.of(sender).execute(() -> deliver(delivery));
    } catch (Problem | RejectedExecutionException _) { // It has enough waiting, or all is closing.
      room.release();
      metrics.noticeSent("dropped");
    }
  }

  private void deliver(Delivery delivery) {
    room.release();
    try {
      int status = delivery.run();
      metrics.noticeSent(
          status < 300 ? "sent" : status == 404 || status == 410 ? "gone" : "refused");
      if (status == 401 || status == 403) warn(status);
    } catch (IOException
        | GeneralSecurityException
        | Destinations.Refused
        | RuntimeException broken) {
      metrics.noticeSent("failed");
      LOG.debug("A notice could not be sent", broken);
    }
  }

  private void warn(int status) {
    long now = System.currentTimeMillis();
    long due = warnAfterMillis.get();
    if (now >= due && warnAfterMillis.compareAndSet(due, now + WARNING.toMillis()))
      LOG.warn(
          "A push service or webhook refuses this house ({}); is its contact a real address?",
          status);
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
