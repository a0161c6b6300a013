package parlour.app.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import parlour.app.config.Refusal;
import parlour.bots.BotSeat;
import parlour.bots.Contestant;
import parlour.engine.Answer;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Zone;
import parlour.engine.play.Referee;
import parlour.engine.wire.NameTemplate;
import parlour.engine.wire.ScenePrinter;

/// A game in the terminal: you at seat 0, bots at the others.
public final class TerminalTable<S, M, V> {
  private static final Seat YOU = Seat.of(0);
  private static final String[] NAMES = {
    "You", "Rosalie", "Edwin", "Harriet", "Walter", "Beatrice", "Hugo", "Mabel"
  };
  private static final String END_OF_INPUT = "\u0004";

  private final Referee<S, M, V> referee;
  private final List<BotSeat<M, V>> bots = new ArrayList<>();
  private final BlockingQueue<String> typed = new LinkedBlockingQueue<>();
  private final BufferedReader in;
  private final PrintWriter out;
  private final long startNanos = System.nanoTime();
  private String lastDrawn = "";

  /// @param others who sits in the other chairs, in turn
  public TerminalTable(
      Game<S, M, V> game,
      int seats,
      List<Contestant> others,
      long seed,
      BufferedReader in,
      PrintWriter out) {
    this.referee = new Referee<>(game, seats, seed);
    this.in = in;
    this.out = out;
    for (int i = 1; i < seats; i++) {
      Bot<M, V> bot = others.get((i - 1) % others.size()).seat(game);
      bots.add(new BotSeat<>(Seat.of(i), bot, new Dice(seed * 31 + i)));
    }
  }

  public void run() {
    Thread.ofVirtual().start(this::listen);
    out.println("Type a verb and what it needs, such as: take man. Type quit to leave.");
    try {
      while (!referee.prompt().isOver()) {
        long now = nowMillis();
        if (referee.isDue(now)) tell(referee.timeUp(now));
        else if (!aBotPlays(now) && !youPlay()) return;
      }
      draw();
      referee.result().ifPresent(this::result);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    out.flush();
  }

  private void listen() {
    try {
      for (String line = in.readLine(); line != null; line = in.readLine()) typed.add(line.strip());
    } catch (IOException _) {
      // A terminal that cannot be read any more counts as left.
    }
    typed.add(END_OF_INPUT);
  }

  private long nowMillis() {
    return (System.nanoTime() - startNanos) / 1_000_000;
  }

  private Optional<BotSeat<M, V>> nextBot() {
    Optional<BotSeat<M, V>> first = Optional.empty();
    for (BotSeat<M, V> bot : bots) {
      bot.think(referee, nowMillis());
      if (bot.hasPlan() && (first.isEmpty() || bot.dueMillis() < first.get().dueMillis()))
        first = Optional.of(bot);
    }
    return first;
  }

  private boolean aBotPlays(long now) {
    Optional<BotSeat<M, V>> bot = nextBot().filter(first -> first.dueMillis() <= now);
    bot.ifPresent(due -> tell(referee.playMove(due.seat(), due.takePlan(), now)));
    return bot.isPresent();
  }

  /// Waits for a line until the next bot or the clock is due; returns false once you have left.
  private boolean youPlay() throws InterruptedException {
    draw();
    Prompt prompt = referee.prompt();
    long until =
        Math.min(prompt.deadlineMillis(), nextBot().map(BotSeat::dueMillis).orElse(Prompt.NEVER));
    long wait = until == Prompt.NEVER ? Long.MAX_VALUE : Math.max(1, until - nowMillis());
    String line = typed.poll(wait, TimeUnit.MILLISECONDS);
    if (line == null) return true;
    if (line.equals(END_OF_INPUT) || line.equals("quit")) {
      out.println("You have left the table.");
      out.flush();
      return false;
    }
    if (!line.isEmpty()) answer(line);
    return true;
  }

  private void answer(String line) {
    try {
      Answer answer = AnswerLine.read(referee.scene(YOU), line);
      tell(referee.play(YOU, answer, nowMillis()));
    } catch (Refusal refusal) {
      out.println(refusal.sentence());
      out.flush();
    }
  }

  private void tell(Referee.Decision decision) {
    switch (decision) {
      case Referee.Decision.Accepted(List<Event> events) -> {
        for (Event event : events) out.println("  " + named(event.seenBy(YOU).line().text()));
      }
      case Referee.Decision.Refused(var clause, String why) ->
          out.println(named(why) + " [" + clause.id() + "]");
    }
    out.flush();
  }

  /// Draws the table when it is your turn and it looks different from before.
  private void draw() {
    if (!referee.prompt().asks(YOU) && !referee.prompt().isOver()) return;
    String scene = ScenePrinter.draw(lookedAt(referee.scene(YOU)), TerminalTable::name);
    if (scene.equals(lastDrawn)) return;
    lastDrawn = scene;
    out.println();
    out.print(scene);
    out.flush();
  }

  /// The scene with what matters nearest to where you write: what one may look up comes first, then
  /// the table, then what the moment is about, and your hand last.
  private static Scene lookedAt(Scene scene) {
    List<Zone> zones = new ArrayList<>(scene.zones());
    zones.sort(Comparator.comparing(Zone::role, Comparator.reverseOrder()));
    return scene.with(zones);
  }

  private void result(Result result) {
    List<String> winners = new ArrayList<>();
    for (Seat seat : result.winners()) winners.add(name(seat));
    out.println("Winner: " + String.join(" and ", winners) + ". Points: " + result.points());
  }

  private static String named(String text) {
    return NameTemplate.fill(text, TerminalTable::name);
  }

  private static String name(Seat seat) {
    return seat.index() < NAMES.length ? NAMES[seat.index()] : "Guest " + seat.index();
  }
}
