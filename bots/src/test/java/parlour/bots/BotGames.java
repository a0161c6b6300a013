package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.games.material.CatalogEntry;
import parlour.testkit.TestTable;

/// Games between bots of given levels, each played to its end without a refused move, and the moves
/// made in them.
public record BotGames<M>(List<Simulator.Played<M>> games)
    implements Iterable<Simulator.Played<M>> {
  private static final int MAX_STEPS = 20_000;

  /// Opens a game with the shipped dictionary and these settings, given as names and values in
  /// turn.
  public static <G extends Game<?, ?, ?>> G open(
      Class<G> type, CatalogEntry entry, String... chosen) {
    return type.cast(entry.open(TestTable.settings(chosen), ShippedLexicon.load()));
  }

  /// Plays this many games between bots of these levels, the first in the first chair.
  public static <M, V> BotGames<M> play(int games, Game<?, M, V> game, int... levels) {
    List<Simulator.Played<M>> played = new ArrayList<>();
    for (int seed = 0; seed < games; seed++) {
      List<Bot<M, V>> bots = new ArrayList<>();
      for (int level : levels) bots.add(Bots.seat(game, level));
      Simulator.Played<M> one = Simulator.play(game, seed, bots, MAX_STEPS);
      assertThat(one.result()).as("%s ends, seed %d", game, seed).isPresent();
      assertThat(one.refused()).as("plans refused in %s, seed %d", game, seed).isZero();
      played.add(one);
    }
    return new BotGames<>(played);
  }

  /// The same in every one of these settings.
  public static void play(
      int games, CatalogEntry entry, List<Map<String, String>> settings, int... levels) {
    for (Map<String, String> chosen : settings)
      play(games, entry.open(chosen, ShippedLexicon.load()), levels);
  }

  /// Every move of a kind, in the order of play.
  public <K extends M> List<K> moves(Class<K> kind) {
    return games.stream()
        .flatMap(game -> game.steps().stream())
        .flatMap(step -> step.move().stream())
        .filter(kind::isInstance)
        .map(kind::cast)
        .toList();
  }

  /// How often the bot in the first chair was among the winners.
  public int wins() {
    int wins = 0;
    for (Simulator.Played<M> game : games)
      if (game.result().orElseThrow().winners().has(Seat.of(0))) wins++;
    return wins;
  }

  @Override
  public Iterator<Simulator.Played<M>> iterator() {
    return games.iterator();
  }
}
