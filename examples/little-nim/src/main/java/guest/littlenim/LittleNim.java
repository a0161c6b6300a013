package guest.littlenim;

import static parlour.engine.MinuteLine.say;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import parlour.engine.Clause;
import parlour.engine.Kit;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.GuestGames;
import parlour.games.material.CatalogEntry;
import parlour.games.material.TurnGame;

/// Little Nim: take one, two or three counters; the last counter wins.
public final class LittleNim implements TurnGame<LittleNim.Heap>, GuestGames {
  /// Everything about a game at one moment.
  public record Heap(int left, Seat turn, PerSeat<Integer> won) {}

  @Override
  public List<CatalogEntry> games() {
    return List.of(
        CatalogEntry.guest("little-nim", "Little Nim")
            .summary("Take one, two or three counters; the last one wins.")
            .players(2, 4)
            .minutes(2)
            .rulesVersion(1)
            .opens((settings, lexicon) -> this));
  }

  @Override
  public Kit.Aim aim() {
    return Kit.Aim.most("Whoever takes the last counter wins.", "points");
  }

  @Override
  public List<Kit.Action> actions() {
    return List.of(Kit.Action.of("take", "Take", 0, 'T'));
  }

  @Override
  public Clause rule() {
    return () -> "little-nim.take";
  }

  @Override
  public Heap deal(Seats seats, long seed) {
    return new Heap(15 + (int) Math.floorMod(seed, 7), Seat.of(0), PerSeat.all(seats.size(), 0));
  }

  @Override
  public Seat turn(Heap heap) {
    return heap.turn();
  }

  @Override
  public List<Act> acts(Heap heap) {
    return IntStream.rangeClosed(1, Math.min(3, heap.left()))
        .mapToObj(count -> new Act("take", String.valueOf(count)))
        .toList();
  }

  @Override
  public Step<Heap> after(Heap heap, Act act) {
    Seat by = heap.turn();
    int left = heap.left() - Integer.parseInt(act.with());
    if (left > 0) {
      Heap next = new Heap(left, Seats.first(heap.won().seats()).leftOf(by), heap.won());
      return new Step<>(next, say("{0} {0:takes} {1}.", by, act.with()).as(Cue.COUNTER, rule()));
    }
    Heap over = new Heap(0, Seat.NOBODY, heap.won().with(by, 1));
    MinuteLine win = say("{0} {0:takes} the last counter.", by).as(Cue.WIN, rule());
    return new Step<>(over, win.announced(by, 1, "{0:takes} the last counter!", by));
  }

  @Override
  public PerSeat<Integer> scores(Heap heap) {
    return heap.won();
  }

  @Override
  public List<Zone> zones(Heap heap, Seat eye) {
    Piece counter = new Piece("", Piece.Face.COUNTER);
    return List.of(new Zone.Row("heap", "The heap", Collections.nCopies(heap.left(), counter)));
  }
}
