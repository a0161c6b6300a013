package parlour.server.socket;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import parlour.engine.wire.Json;
import parlour.games.progressive.Step;

/// Leads an evening to its end in [VirtualTime] by what her page shows, which may be old news:
/// fills envelopes, shows guests to their places, rings the bell, calls a pause.
final class SimulatedHostess {
  private static final long TICK = TimeUnit.MILLISECONDS.toNanos(700);
  private static final long GATHERING = TimeUnit.SECONDS.toNanos(40);

  /// Words that stand in no minute book.
  static final List<String> WORDS =
      List.of(
          "garden", "window", "bottle", "candle", "basket", "pencil", "orange", "kitten", "ribbon",
          "button", "market", "planet");

  private final SimulatedVisitor page;
  private final SimulatedCaller caller;
  private final String token;
  private final int guests;
  private final Random random;
  private final long sinceNanos = VirtualTime.nowNanos();

  /// Whether she stops games, or lets them come to their end.
  private final boolean rings;

  private boolean retired;

  SimulatedHostess(
      SimulatedVisitor page, SimulatedCaller caller, String token, int guests, long seed) {
    this.page = page;
    this.caller = caller;
    this.token = token;
    this.guests = guests;
    this.random = new Random(seed);
    this.rings = random.nextBoolean();
    VirtualTime.after(TICK, this::tick);
  }

  void retire() {
    retired = true;
  }

  private void tick() {
    if (retired) return;
    if (!caller.isBusy()) page.shown().ifPresent(this::decide);
    VirtualTime.after(TICK, this::tick);
  }

  private boolean chance(int inHundred) {
    return random.nextInt(100) < inHundred;
  }

  private void decide(Json shown) {
    boolean paused = shown.at("paused").asBoolean();
    switch (shown.at("phase").asText()) {
      case "gathering" -> gather(shown);
      case "seated" -> {
        if (paused) take(new Step.Resume());
        else if (chance(5)) take(new Step.Pause());
        else if (chance(10)) prepare();
        else if (chance(40)) exchange(shown);
        else if (shown.at("round").asInt() > 1 && chance(3)) take(new Step.Close());
        else if (chance(50)) take(new Step.Begin());
      }
      case "playing" -> {
        if (paused && chance(20)) take(new Step.Resume());
        else if (!paused && chance(1)) take(new Step.Pause());
        else if (rings && chance(3)) take(new Step.Stop());
      }
      default -> {}
    }
  }

  private void gather(Json shown) {
    boolean late = VirtualTime.nowNanos() - sinceNanos > GATHERING;
    int here = shown.at("guests").asItems().size();
    if (here == 0 || (here < guests && !late)) return;
    if (chance(30)) prepare();
    else take(chance(50) ? new Step.Seat() : new Step.Begin());
  }

  private void prepare() {
    List<String> words = new ArrayList<>(WORDS);
    Collections.shuffle(words, random);
    take(new Step.Prepare(List.copyOf(words.subList(0, 4 + random.nextInt(3)))));
  }

  /// Anybody changes places with anybody, or is told that it cannot be.
  private void exchange(Json shown) {
    int known = shown.at("guests").asItems().size();
    take(new Step.Exchange(random.nextInt(known), random.nextInt(known)));
  }

  private void take(Step step) {
    caller.take(step, token, () -> {});
  }
}
