package parlour.bench;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.zip.Deflater;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneFrame;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// How many bytes a play sends to each screen: as a whole scene, as what changed, and as that
/// compressed on a line of its own (permessage-deflate, with the frames before as context).
///
/// Games of three bots (or as many as it takes), over every seat; frames that show nothing new are
/// not sent and not counted.
public final class FrameBench {
  private static final int GAMES = 3;
  private static final int MOST_STEPS = 400;
  private static final int FLUSH_BYTES = 4; // What ends a flush is not sent.

  private final List<Integer> wholes = new ArrayList<>();
  private final List<Integer> changes = new ArrayList<>();
  private final List<Integer> compressed = new ArrayList<>();

  private FrameBench() {}

  public static void main(String[] arguments) {
    System.out.println(
        "| game | scene, median B | change, median B | change, nine of ten below, B |"
            + " compressed, median B |");
    System.out.println("|---|---|---|---|---|");
    List<Integer> medians = new ArrayList<>();
    List<Integer> compressedMedians = new ArrayList<>();
    for (CatalogEntry entry : Catalog.entries()) {
      if (arguments.length > 0 && !List.of(arguments).contains(entry.id())) continue;
      FrameBench bench = new FrameBench();
      for (int seed = 1; seed <= GAMES; seed++)
        bench.play(entry, entry.open(Map.of(), ShippedLexicon.load()), seed);
      medians.add(quantile(bench.changes, 50));
      compressedMedians.add(quantile(bench.compressed, 50));
      System.out.printf(
          Locale.ROOT,
          "| %s | %,d | %,d | %,d | %,d |%n",
          entry.id(),
          quantile(bench.wholes, 50),
          quantile(bench.changes, 50),
          quantile(bench.changes, 90),
          quantile(bench.compressed, 50));
    }
    System.out.printf(
        Locale.ROOT,
        "| median of the games | | %,d | | %,d |%n",
        quantile(medians, 50),
        quantile(compressedMedians, 50));
  }

  private <S, M, V> void play(CatalogEntry entry, Game<S, M, V> game, long seed) {
    int seats = Math.clamp(3, entry.seating().fewest(), entry.seating().most());
    List<Bot<M, V>> bots =
        IntStream.range(0, seats).mapToObj(_ -> Bots.seat(game, Bots.USUAL)).toList();
    List<Deflater> lines =
        IntStream.range(0, seats)
            .mapToObj(_ -> new Deflater(Deflater.DEFAULT_COMPRESSION, true))
            .toList();
    Referee<S, M, V> referee = new Referee<>(game, seats, seed);
    for (Log.Entry step : Simulator.play(game, seed, bots, MOST_STEPS).entries(game)) {
      Referee<S, M, V> before = referee.copy();
      if (referee.apply(step) instanceof Referee.Decision.Accepted(List<Event> events))
        for (int i = 0; i < seats; i++)
          measure(before, referee, Seat.of(i), events, step, lines.get(i));
    }
    lines.forEach(Deflater::end);
  }

  private void measure(
      Referee<?, ?, ?> before,
      Referee<?, ?, ?> after,
      Seat eye,
      List<Event> events,
      Log.Entry step,
      Deflater line) {
    List<Json> lines =
        SceneFrame.lines(
            events.stream().map(event -> new SceneFrame.Minute(1, step.atMillis(), event)).toList(),
            eye,
            0);
    Json change = SceneFrame.change(before, after, eye);
    if (lines.isEmpty() && change.asFields().isEmpty()) return;
    String text =
        Json.text(out -> SceneFrame.change(after, 100, step.atMillis(), change, lines, out));
    changes.add(text.length());
    compressed.add(compressedLength(text, line));
    wholes.add(
        Json.text(out -> SceneFrame.scene(after, 100, step.atMillis(), eye, lines, out)).length());
  }

  private static int compressedLength(String text, Deflater line) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    line.setInput(bytes);
    byte[] out = new byte[2 * bytes.length + 64];
    return line.deflate(out, 0, out.length, Deflater.SYNC_FLUSH) - FLUSH_BYTES;
  }

  private static int quantile(List<Integer> values, int percent) {
    int[] sorted = values.stream().mapToInt(Integer::intValue).toArray();
    Arrays.sort(sorted);
    return sorted[Math.min(sorted.length - 1, sorted.length * percent / 100)];
  }
}
