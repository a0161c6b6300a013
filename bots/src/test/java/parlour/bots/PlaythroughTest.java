package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.engine.wire.NameTemplate;
import parlour.engine.wire.ScenePrinter;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

/// Golden playthroughs: one whole game of every kind between bots, kept as text that can be read.
class PlaythroughTest {
  private static final long SEED = 1874;
  private static final int MAX_CHARACTERS = 36_000;

  @TestFactory
  Stream<DynamicTest> every_game_plays_as_it_did_before() {
    return Catalog.entries().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.id(),
                    () ->
                        Golden.check(
                            entry.id(), play(entry, entry.open(Map.of(), ShippedLexicon.load())))));
  }

  private static <S, M, V> String play(CatalogEntry entry, Game<S, M, V> game) {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < TestTables.seats(entry); i++) bots.add(Bots.seat(game, 2 + i % 3));
    Simulator.Played<M> played = Simulator.play(game, SEED, bots, 100_000);
    assertThat(played.result()).as("it ends").isPresent();
    assertThat(played.refused()).as("plans the rules refused").isZero();
    return tell(game, bots.size(), played.entries(game));
  }

  /// Shows some scenes of every chair, every line of the minutes, and the end.
  private static String tell(Game<?, ?, ?> game, int seats, List<Log.Entry> entries) {
    Referee<?, ?, ?> referee = new Referee<>(game, seats, SEED);
    StringBuilder out = new StringBuilder();
    scene(referee, Seat.of(0), out);
    int step = 0;
    for (Log.Entry entry : entries) {
      if (!(referee.apply(entry) instanceof Referee.Decision.Accepted(List<Event> events)))
        throw new AssertionError("refused: " + entry);
      if (out.length() > MAX_CHARACTERS - 4_000) continue;
      for (Event event : events) {
        out.append(entry.atMillis() / 1000)
            .append(" s  ")
            .append(NameTemplate.fill(event.line().text(), Transcript::name));
        if (!event.line().clauses().isEmpty()) out.append("  ").append(event.line().clauses());
        out.append('\n');
      }
      if (++step % 40 == 0) scene(referee, Seat.of(step / 40 % (seats + 1) - 1), out);
    }
    if (out.length() > MAX_CHARACTERS - 4_000) out.append("… and so on to the end:\n");
    scene(referee, Seat.NOBODY, out);
    return out.append("result: ")
        .append(referee.result().orElseThrow().points())
        .append('\n')
        .toString();
  }

  private static void scene(Referee<?, ?, ?> referee, Seat eye, StringBuilder out) {
    out.append("-- seen by ")
        .append(eye.isNobody() ? "an onlooker" : Transcript.name(eye))
        .append('\n');
    out.append(ScenePrinter.draw(referee.scene(eye), Transcript::name));
  }
}
