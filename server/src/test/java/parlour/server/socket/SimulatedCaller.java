package parlour.server.socket;

import java.util.HexFormat;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import org.apache.pekko.actor.typed.ActorRef;
import parlour.games.progressive.Step;
import parlour.server.evening.EveningCommand;
import parlour.server.wire.IdempotencyKey;
import parlour.server.wire.Reply;

/// Asks for the steps of an evening over HTTP in [VirtualTime], one at a time, again and again
/// until there is an answer: requests and answers are slow and get lost. A repeated request has the
/// idempotency key of the first.
final class SimulatedCaller {
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(15);
  private static final long PAUSE = TimeUnit.SECONDS.toNanos(1);

  private final SimulatedHouse house;
  private final String evening;
  private final StepHistory history;
  private final SimulatedDevice.Network network;
  private final Random random;
  private boolean busy;

  SimulatedCaller(
      SimulatedHouse house,
      String evening,
      StepHistory history,
      SimulatedDevice.Network network,
      long seed) {
    this.house = house;
    this.evening = evening;
    this.history = history;
    this.network = network;
    this.random = new Random(seed);
  }

  /// Whether a step waits for its answer.
  boolean isBusy() {
    return busy;
  }

  StepHistory history() {
    return history;
  }

  /// A request as a node of the server reads it, each time it comes.
  interface Reading {
    EveningCommand command(IdempotencyKey key, ActorRef<Reply> replyTo);
  }

  /// Asks for a step with a token; `then` comes after the answer, whatever it is.
  void take(Step step, String token, Runnable then) {
    ask(
        step,
        (key, to) ->
            new EveningCommand.Act(step.write(), token, key.request(step.toString(), token), to),
        (_, _) -> then.run());
  }

  /// Asks for a step by its command.
  void ask(Step step, Reading reading, BiConsumer<IdempotencyKey, Reply> then) {
    busy = true;
    String key = HexFormat.of().toHexDigits(random.nextLong());
    new Request(history.asks(step, VirtualTime.nowNanos()), IdempotencyKey.of(key), reading, then)
        .send();
  }

  private final class Request {
    private final StepHistory.Asked asked;
    private final IdempotencyKey key;
    private final Reading reading;
    private final BiConsumer<IdempotencyKey, Reply> then;
    private int attempt;

    Request(
        StepHistory.Asked asked,
        IdempotencyKey key,
        Reading reading,
        BiConsumer<IdempotencyKey, Reply> then) {
      this.asked = asked;
      this.key = key;
      this.reading = reading;
      this.then = then;
    }

    void send() {
      int now = ++attempt;
      carry(
          () -> {
            var _ =
                house
                    .askEvening(evening, to -> reading.command(key, to))
                    .thenAccept(reply -> carry(() -> answered(now, reply)));
          });
      VirtualTime.after(PATIENCE, () -> unanswered(now));
    }

    private void carry(Runnable deliver) {
      if (!network.isHealed() && random.nextInt(1_000) < network.lost()) return;
      VirtualTime.after(random.nextLong(Math.max(1, network.slowestNanos())), deliver);
    }

    private void answered(int of, Reply reply) {
      if (of != attempt) return;
      if (reply.status() >= 500) {
        unanswered(of);
        return;
      }
      attempt++;
      asked.answered(reply.isSuccess(), VirtualTime.nowNanos());
      busy = false;
      then.accept(key, reply);
    }

    /// Nobody knows what became of it: it is asked for again.
    private void unanswered(int of) {
      if (of != attempt) return;
      attempt++;
      asked.unanswered();
      VirtualTime.after(PAUSE, this::send);
    }
  }
}
