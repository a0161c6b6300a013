package parlour.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// To doubt everything is never the best play: a bot that does so wins no more than its fair share
/// among bots that are otherwise the same.
///
/// `-Dlaws.doubters=300` measures it over as many games, and prints what it finds.
@Execution(ExecutionMode.CONCURRENT)
class DoubtingEverythingTest {
  private static final int GAMES = Integer.getInteger("laws.doubters", 6);
  private static final int SEATS = 3;
  private static final Set<String> DOUBTS = Set.of("challenge", "doubt");

  @TestFactory
  Stream<DynamicTest> wins_no_more_than_its_share() {
    return Catalog.entries().stream()
        .filter(
            entry ->
                entry.settings().stream()
                    .anyMatch(s -> s.name().equals("judge") && s.allows("vigilance")))
        .map(entry -> DynamicTest.dynamicTest(entry.id(), () -> measure(entry)));
  }

  private static void measure(CatalogEntry entry) {
    Map<String, String> chosen =
        entry.id().equals("anagrams")
            ? Map.of("judge", "vigilance", "form", "varied")
            : Map.of("judge", "vigilance");
    double share = share(entry.open(chosen, ShippedLexicon.load()), true);
    double fair = 1.0 / SEATS;
    double chance = 3 * Math.sqrt(fair * (1 - fair) / GAMES);
    if (GAMES > 50)
      System.out.printf(
          "%s: doubting everything wins %.3f, otherwise %.3f%n",
          entry.id(), share, share(entry.open(chosen, ShippedLexicon.load()), false));
    assertThat(share).as(entry.id()).isLessThanOrEqualTo(fair + chance);
  }

  /// How many games, ties divided, the first seat wins; the seats change from game to game.
  private static <S, M, V> double share(Game<S, M, V> game, boolean everything) {
    double won = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      int own = seed % SEATS;
      List<Bot<M, V>> bots = new ArrayList<>();
      for (int i = 0; i < SEATS; i++) {
        Bot<M, V> bot = Bots.seat(game, Bots.USUAL);
        bots.add(everything && i == own ? new Doubting<>(game, bot) : bot);
      }
      Seats winners = Simulator.play(game, seed, bots, 20_000).result().orElseThrow().winners();
      if (winners.has(Seat.of(own))) won += 1.0 / winners.size();
    }
    return won / GAMES;
  }

  /// Doubts whatever it can, and else plays as another does.
  private record Doubting<M, V>(Game<?, M, V> game, Bot<M, V> otherwise) implements Bot<M, V> {
    @Override
    public Optional<Reply<M>> reply(V view, Prompt prompt, Dice dice) {
      List<M> doubts = new ArrayList<>();
      if (game.scene(view).offers().stream().anyMatch(offer -> DOUBTS.contains(offer.verb())))
        game.moves(
            view,
            move -> {
              if (DOUBTS.contains(game.write(move).verb())) doubts.add(move);
            });
      return doubts.isEmpty()
          ? otherwise.reply(view, prompt, dice)
          : Optional.of(new Reply<>(doubts.getFirst(), 300));
    }
  }
}
